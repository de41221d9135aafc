"""The lessons as files of the page."""

from __future__ import annotations

import msgspec

from folsom.games import BUILT_IN
from folsom.lessons.recording import Recorder
from folsom.lessons.script import Script

FILES: dict[str, Script] = {
    f"web/src/games/{plugin.key}/lesson.json": plugin.load("lesson") for plugin in BUILT_IN if plugin.lesson is not None
}


def file_of(script: Script) -> bytes:
    """A lesson as JSON, one line per scene."""
    lesson = msgspec.to_builtins(Recorder(script).lesson())
    scenes = b",\n".join(map(msgspec.json.encode, lesson.pop("scenes")))
    return msgspec.json.encode(lesson)[:-1] + b',"scenes":[\n' + scenes + b"\n]}\n"
