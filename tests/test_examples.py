"""The examples run, in every mode, and say what they promise."""

import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
Run = Callable[..., list[str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs an example as a command with these arguments; the lines that it prints."""

    def run_example(name: str, *arguments: str) -> list[str]:
        path = EXAMPLES / name
        monkeypatch.setattr(sys, "argv", [str(path), *arguments])
        runpy.run_path(str(path), run_name="__main__")
        return capsys.readouterr().out.splitlines()

    return run_example


def test_a_first_game_is_told_from_the_first_round_to_the_reckoning(run: Run) -> None:
    lines = run("first_game.py")
    assert any(line.startswith("Round 1:") for line in lines)
    assert "The train has arrived." in lines
    assert lines[-4].startswith("1. ")


def test_a_first_game_is_told_by_one_seat(run: Run) -> None:
    dealt = [line for line in run("first_game.py") if " is dealt " in line]
    hidden = [line for line in dealt if re.search(r"is dealt \d cards\.", line)]
    assert len(dealt) == 5 * 4
    assert len(hidden) == 5 * 3


def test_many_games_are_counted_by_place(run: Run) -> None:
    lines = run("count_games.py", "200")
    won = [float(re.findall(r"([\d.]+)%", line)[0]) for line in lines]
    assert len(won) == 4
    assert sum(won) >= 99.9  # ties count for all who tie
    assert all(10 < share < 45 for share in won)


def test_a_bot_of_ones_own_plays_a_whole_game(run: Run) -> None:
    lines = run("own_bot.py", "1")
    name = re.fullmatch(r"The bot is (\w+)\.", lines[0])
    assert name is not None
    assert any(line.startswith(f"1. {name[1]} ") for line in lines)


def test_every_example_has_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in tests] == []
