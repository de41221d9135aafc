"""`folsom compile`: what it compiles, and what nothing else does."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from folsom import GAMES
from folsom.cli import main
from folsom.games import PLUGINS

Capture = pytest.CaptureFixture[str]
READY = """
import folsom
from folsom.games import PLUGINS
for key, game in folsom.GAMES.items():
    bots = PLUGINS[key].load("bot_entry_points")
    compiled = [*vars(game.position_type.entry_points).values(), *vars(bots).values()]
    print(game.name, sum(len(one.overloads) for one in compiled if getattr(one, "is_entry_point", False)))
"""


BOT_MODULES = """
import folsom.bots, sys
for name, module in list(sys.modules.items()):
    compiled = [value for value in vars(module).values() if type(value).__name__ == "RuleDispatcher"]
    own = [value for value in compiled if value.is_entry_point and value.__module__ == name]
    if name.startswith("folsom.bots") and own:
        print(name)
"""


def printed(program: str) -> list[str]:
    """The lines that a Python process of its own prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def ready_after(program: str) -> dict[str, int]:
    """How many entry points of each game, rules and bots, a program needs."""
    return {name: int(count) for name, count in map(str.split, printed(program + READY))}


@pytest.mark.compiled_only
def test_the_entry_points_of_every_game_are_counted(capsys: Capture) -> None:
    assert main(["compile"]) == 0
    for game, line in zip(GAMES.values(), capsys.readouterr().out.splitlines(), strict=True):
        parts = r"(\d+) entry points of the rules, (\d+) of the bots and (\d+) of the environments"
        counts = re.match(rf"{game.name}: {parts} are ready \(", line)
        assert counts is not None
        assert min(map(int, counts.groups())) > 0


@pytest.mark.compiled_only
def test_whatever_the_bots_call_is_compiled_too() -> None:
    assert set(printed(BOT_MODULES)) == {f"folsom.bots.{game}.entry_points" for game in GAMES}
    assert [PLUGINS[game].bot_entry_points for game in GAMES] == [f"folsom.bots.{game}.entry_points" for game in GAMES]


@pytest.mark.parametrize(("word", "name", "other"), [("express", "Express", "Super"), ("SUPER", "Super", "Express")])
def test_one_game_can_be_compiled_alone(capsys: Capture, word: str, name: str, other: str) -> None:
    assert main(["compile", word]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{name}: ")
    assert other not in said


@pytest.mark.compiled_only
def test_the_rules_can_be_compiled_alone(capsys: Capture) -> None:
    assert main(["compile", "--rules"]) == 0
    for game, line in zip(GAMES.values(), capsys.readouterr().out.splitlines(), strict=True):
        assert re.match(rf"{game.name}: \d+ entry points of the rules are ready \(", line)


def test_an_unknown_game_is_answered_with_those_there_are(capsys: Capture) -> None:
    assert main(["compile", "chess"]) == 2
    assert capsys.readouterr().err == "folsom: there is no game 'chess'; there are express, super\n"


@pytest.mark.compiled_only
def test_what_is_imported_compiles_nothing() -> None:
    assert ready_after("import folsom.games, folsom.cli.play, folsom.cli.bench") == {"Express": 0, "Super": 0}


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "other"), [("Express", "Super"), ("Super", "Express")])
def test_a_game_needs_no_entry_point_of_another(game: str, other: str) -> None:
    ready = ready_after(f"import folsom; game = folsom.{game}(seed=1); game.view(0), game.choices(game.to_act[0])")
    assert ready[game] > 0
    assert ready[other] == 0
