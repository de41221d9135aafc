"""The records that people are shown: whole games in `examples/`, and the examples in `docs/notation.md`.

`python -m tools.sample_records` plays them again and quotes them again on the page; review the diff.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from folsom import GAMES
from folsom.bots import Player, player_named
from tests.support.random_games import AnyGame
from tools.notation_page import with_example, with_quotations
from tools.repository import ROOT

EXAMPLES = ROOT / "examples"
PAGE = ROOT / "docs" / "notation.md"


class Table(NamedTuple):
    """A game of some kind, and what is chosen before it."""

    game: str
    chosen: dict[str, Any]

    def begin(self) -> AnyGame:
        """The game at its first decision."""
        kind, chosen = GAMES[self.game], dict(self.chosen)
        seed = chosen.pop("seed")
        return kind.of(kind.make_table(**chosen), seed)


SAMPLES = {
    "four_bandits": Table("express", {"seed": 1899, "characters": ["Tuco", "Belle", "Django", "Cheyenne"]}),
    "super_bandits": Table("super", {"seed": 1900, "characters": ["Tuco", "Belle", "Django", "Cheyenne"]}),
    "super_extensions": Table("super", {"seed": 1869, "players": 5, "reflex": "on", "horse": "on"}),
    "two_teams": Table(
        "express",
        {
            "players": 2,
            "seed": 1866,
            "characters": ["Tuco", "Cheyenne", "Django", "Doc"],
            "known_purses": "off",
        },
    ),
}
QUOTED_RESULTS = {"express": "four_bandits", "super": "super_bandits"}


class Example(NamedTuple):
    """The record of a page: its table, and what it has to show."""

    table: Table
    to_be_shown: tuple[str, ...]


PAGE_EXAMPLES = {
    "express": Example(
        Table(
            "express",
            {
                "seed": 1900,
                "characters": ["Ghost", None, None],
                "cars": [None, "Mail", None],
                "first_player": 2,
            },
        ),
        (
            r"^5\. .*(?<!\(forced\))$",
            r"(?<!\(forced\))\n; The plan is set",
            r": rob a \w+$",
            r": move to [\w ]+$",
            r"\(forced\)\n(?s:.*)\(forced\)$",
            r"^; .* has no effect, ",
        ),
    ),
    "super": Example(
        Table(
            "super",
            {"seed": 1900, "characters": ["Ghost", None, None, None], "first_player": 2, "reflex": "on"},
        ),
        (
            r"^\d+\. (\w+): .*\n(\d.*\n)*\d+\. \1: (?s:.*)Round 2",
            r"Reflex",
            r"hits \w+\. \w+ is thrown to ",
            r" has no effect, ",
            r" stands up\.",
            r" is left behind ",
        ),
    ),
}
FIRST_DICE = 1900
LAST_ROUND_OF_EXAMPLE = 2
SECOND_THOUGHTS = 5  # of so many plans one is changed


# --- games -----------------------------------------------------------------------------------


def player(table: Table, name: str) -> Player:
    """A player of a game, by name."""
    return player_named(name, table.game)


def play(game: AnyGame, seat: int, chooser: Player, rng: random.Random) -> None:
    """One choice."""
    game.play(seat, chooser.choose(game.view(seat), game.choices(seat), rng))


def sample(name: str) -> str:
    """A whole game of greedy bots."""
    table = SAMPLES[name]
    game, greedy = table.begin(), player(table, "greedy")
    rng = random.Random(game.seed)
    while not game.over:
        play(game, game.to_act[0], greedy, rng)
    return game.record()


def example(wanted: Example) -> str:
    """The first random game that shows all there is to be shown."""
    games = (short_game(wanted.table, random.Random(dice)) for dice in count(FIRST_DICE))
    return next(game for game in games if all(re.search(each, game, re.MULTILINE) for each in wanted.to_be_shown))


def short_game(table: Table, rng: random.Random) -> str:
    """A random game that stops behind the first choice of its last round, unless it is over before."""
    game, anyhow = table.begin(), player(table, "random")
    while len(game.rounds) < LAST_ROUND_OF_EXAMPLE and not game.over:
        play(game, asked(game, rng), anyhow, rng)
    if not game.over:
        play(game, game.to_act[0], anyhow, rng)
    return game.record()


def asked(game: AnyGame, rng: random.Random) -> int:
    """Whoever is to act first, or now and then one who may think again."""
    others = [seat for seat in range(game.players) if seat not in game.to_act and game.choices(seat)]
    return rng.choice(others) if others and not rng.randrange(SECOND_THOUGHTS) else game.to_act[0]


# --- files -----------------------------------------------------------------------------------


def path_of(name: str) -> Path:
    """Where a sample is kept."""
    return EXAMPLES / f"{name}.folsom"


def whole_games() -> dict[str, str]:
    """The samples whose results the page quotes, by game."""
    return {game: path_of(name).read_text() for game, name in QUOTED_RESULTS.items()}


def page() -> str:
    """The page with new examples."""
    text = PAGE.read_text()
    for wanted in PAGE_EXAMPLES.values():
        text = with_example(text, example(wanted))
    return with_quotations(text, whole_games())


def written(path: Path, text: str) -> str:
    """Write a file; whether it changed."""
    changed = not path.exists() or path.read_text() != text
    path.write_text(text)
    return f"{'changed' if changed else 'same   '} {path.name}"


def changes() -> Iterator[str]:
    """Write the samples and the page; what was done."""
    for name in SAMPLES:
        yield written(path_of(name), sample(name))
    yield written(PAGE, page())


if __name__ == "__main__":
    for done in changes():
        print(done)
