"""`folsom compile`: what it compiles, and what nothing else does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from folsom import GAMES
from folsom.cli import main

Capture = pytest.CaptureFixture[str]
READY = """
import folsom
for game in folsom.GAMES.values():
    doors = vars(game.position_type.doors).values()
    print(game.name, sum(len(door.overloads) for door in doors if getattr(door, "is_door", False)))
"""


def ready_after(program: str) -> dict[str, int]:
    """How many doors of each game a program needs."""
    done = subprocess.run([sys.executable, "-c", program + READY], capture_output=True, text=True, check=True)
    return {name: int(count) for name, count in map(str.split, done.stdout.splitlines())}


@pytest.mark.compiled_only
def test_the_doors_of_every_game_are_counted(capsys: Capture) -> None:
    assert main(["compile"]) == 0
    said = capsys.readouterr().out
    assert all(f" doors of {game.name}" in said for game in GAMES.values())
    assert "0 doors" not in f" {said}"
    assert "are ready" in said


@pytest.mark.parametrize(("word", "name", "other"), [("express", "Express", "Super"), ("SUPER", "Super", "Express")])
def test_one_game_can_be_compiled_alone(capsys: Capture, word: str, name: str, other: str) -> None:
    assert main(["compile", word]) == 0
    said = capsys.readouterr().out
    assert f"doors of {name} are ready" in said
    assert other not in said


def test_an_unknown_game_is_answered_with_those_there_are(capsys: Capture) -> None:
    assert main(["compile", "chess"]) == 2
    assert capsys.readouterr().err == "folsom: there is no game 'chess'; there are express, superexpress\n"


@pytest.mark.compiled_only
def test_what_is_imported_compiles_nothing() -> None:
    assert ready_after("import folsom.games, folsom.cli.play, folsom.cli.bench") == {"Express": 0, "Super": 0}


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "other"), [("Express", "Super"), ("Super", "Express")])
def test_a_game_needs_no_door_of_another(game: str, other: str) -> None:
    ready = ready_after(f"import folsom; game = folsom.{game}(seed=1); game.view(0), game.choices(game.to_act[0])")
    assert ready[game] > 0
    assert ready[other] == 0
