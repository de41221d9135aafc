"""Golden games: whole random games as text, with everything open, so that a change of the rules shows as a diff.

`python -m tools.golden_games` writes them again; review the diff.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folsom import GAMES
from tests.express.telling import ExpressTelling
from tests.super.telling import SuperTelling
from tests.support.random_games import AnyGame
from tools.golden_text import Broadcaster
from tools.repository import ROOT

FOLDER = ROOT / "tests" / "games"
SEED = 1899


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of one game: the table of each, and the dice of its players where they aren't its name."""

    game: str
    telling: type[Broadcaster]
    tables: dict[str, dict[str, Any]]

    def told(self, name: str) -> tuple[str, AnyGame]:
        """One of them, played now: its text, and the game at its end."""
        kind, table = GAMES[self.game], dict(self.tables[name])
        dice = random.Random(table.pop("dice", name))
        telling = self.telling(kind.of(kind.make_table(**table), SEED), dice)
        text = "\n".join(line.rstrip() for line in telling.lines()) + "\n"
        return _without_doubled_blanks(text), telling.game

    def path(self, name: str) -> Path:
        """Where it is kept."""
        return self.folder / f"{name}.txt"

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return FOLDER / self.game


def _without_doubled_blanks(text: str) -> str:
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text


EXPRESS = GoldenGames(
    "express",
    ExpressTelling,
    {
        "2-players": {"players": 2, "characters": ["Tuco", "Cheyenne", "Django", "Doc"]},
        "2-players-always-hiding": {
            "players": 2,
            "characters": ["Ghost", "Belle", "Tuco", "Cheyenne"],
            "ghost": "always",
        },
        "3-players": {"players": 3},
        "3-players-expert": {"players": 3, "expert": "on"},
        "4-players": {"players": 4},
        "4-players-expert-keeping-bullets": {"players": 4, "expert": "on", "expert_start_discard": "off"},
        "5-players": {"players": 5},
        "5-players-forgetful": {"players": 5, "known_purses": "off", "plan_memory": "off"},
        "6-players": {"players": 6},
        "6-players-expert-few-bullets": {
            "players": 6,
            "expert": "on",
            "neutral_shortage": "deal_until_empty",
            "tie_break": "shots_and_events",
        },
    },
)

SUPER = GoldenGames(
    "super",
    SuperTelling,
    {
        "3-players": {"players": 3},
        "3-players-to-the-locomotive": {"players": 3, "dice": 172},
        "4-players": {"players": 4},
        "4-players-reflex": {"players": 4, "reflex": "on"},
        "4-players-nobody-left": {"players": 4, "dice": 118},
        "5-players": {"players": 5},
        "5-players-horse": {"players": 5, "horse": "on"},
        "5-players-horse-to-the-locomotive": {"players": 5, "horse": "on", "dice": 69},
        "6-players": {"players": 6},
        "6-players-both-extensions": {"players": 6, "reflex": "on", "horse": "on"},
        "7-players": {"players": 7},
        "7-players-both-extensions": {"players": 7, "reflex": "on", "horse": "on"},
    },
)


def changes(golden: GoldenGames) -> Iterator[str]:
    """Write all golden games of one game, and remove those that are none any more; what was done."""
    golden.folder.mkdir(parents=True, exist_ok=True)
    for stray in set(golden.folder.iterdir()) - set(map(golden.path, golden.tables)):
        stray.unlink()
        yield f"removed {golden.game}/{stray.name}"
    for name in golden.tables:
        path, text = golden.path(name), golden.told(name)[0]
        changed = not path.exists() or path.read_text() != text
        path.write_text(text)
        yield f"{'changed' if changed else 'same   '} {golden.game}/{path.name}"


if __name__ == "__main__":
    for golden in (EXPRESS, SUPER):
        for done in changes(golden):
            print(done)
