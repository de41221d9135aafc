"""Deals that a script fits: its cards are in the hands, its round cards come, and its events happen.

Run as a program it names the first one for each lesson.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace

from folsom.games import IllegalChoice
from folsom.lessons.files import FILES
from folsom.lessons.recording import Recorder, ScriptError
from folsom.lessons.script import LessonScene, Script

MANY = range(1_000_000)


def first_deal(script: Script, seeds: Iterable[int] = MANY) -> int | None:
    """The first of these seeds that a script fits, if any."""
    return next((seed for seed in seeds if _fits(replace(script, seed=seed))), None)


def _fits(script: Script) -> bool:
    try:
        _play(script)
        Recorder(script).lesson()
    except (IllegalChoice, ScriptError):
        return False
    return True


def _play(script: Script) -> None:
    """Play everyone's lines without recording them: most deals fail here, and soon."""
    game = script.deal()
    for scene in script.scenes:
        for seat, choice in scene.lines if isinstance(scene, LessonScene) else ():
            game.play(seat, choice)


if __name__ == "__main__":
    for name, script in FILES.items():
        sys.stdout.write(f"{name}: {first_deal(script)}\n")
