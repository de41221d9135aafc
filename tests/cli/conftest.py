"""A keyboard and a screen for each test of the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.bots import LEVELS, Budget, Player
from folsom.bots.random_bot import RandomBot
from folsom.cli import seats
from folsom.cli.language import speak
from folsom.locale import FALLBACK
from tests.support.terminal import Command


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A terminal speaks English, whatever this machine's locale is."""
    monkeypatch.setenv("LC_ALL", "C")
    yield
    speak(FALLBACK)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """`folsom` with its own data folder."""
    return Command(monkeypatch, tmp_path / "data")


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Six quick levels of every game, instead of those there are, the weakest first."""
    names = ["calf", "foal", "colt", "pony", "horse", "bronco"]
    for game in LEVELS:
        players = {name: Player(name, RandomBot(), Budget(iterations=place)) for place, name in enumerate(names, 1)}
        monkeypatch.setitem(LEVELS, game, players)
    monkeypatch.setattr(seats, "DEFAULT_LEVEL", "colt")
    return names
