"""The lessons as files of the page."""

from __future__ import annotations

import msgspec

from folsom.lessons.express import EXPRESS
from folsom.lessons.recording import Recorder
from folsom.lessons.script import Script
from folsom.lessons.super import SUPER

FILES = {"web/src/games/express/lesson.json": EXPRESS, "web/src/games/super/lesson.json": SUPER}


def file_of(script: Script) -> bytes:
    """A lesson as JSON, a line for each scene."""
    lesson = msgspec.to_builtins(Recorder(script).lesson())
    scenes = b",\n".join(map(msgspec.json.encode, lesson.pop("scenes")))
    return msgspec.json.encode(lesson)[:-1] + b',"scenes":[\n' + scenes + b"\n]}\n"
