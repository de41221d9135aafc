"""The games that the page offers to watch: played by strong bots, and chosen for their drama.

`python -m tools.famous_games` plays them again from their seeds. `python -m tools.famous_games search FIRST LAST` plays
the games of these seeds and says how dramatic each is.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from folsom import GAMES
from folsom.bots import player_named
from folsom.games import Event
from tests.support.random_games import AnyGame
from tools.repository import ROOT

MODULES = ROOT / "web" / "src" / "games"
BOT = "search:1000"  # as strong as a desperado; a budget of iterations plays the same game everywhere
CLOSE = 150  # dollars between the first two
LARGE = 500  # dollars: a jewel or more


class Famous(NamedTuple):
    """A game worth watching: who plays, from which seed."""

    players: int
    seed: int


FAMOUS = {"express": Famous(4, 1902), "super": Famous(5, 1866)}


def path_of(key: str) -> Path:
    """Where the page has a game's record."""
    return MODULES / key / "famous.folsom"


def played(key: str, famous: Famous) -> AnyGame:
    """The whole game."""
    kind = GAMES[key]
    game = kind.of(kind.make_table(players=famous.players), famous.seed)
    player, rng = player_named(BOT, key), random.Random(famous.seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.view(seat), game.choices(seat), rng))
    return game


# --- drama -----------------------------------------------------------------------------------


def _express_drama(game: AnyGame) -> float:
    """Leads that change, loot that is punched loose, and a close end."""
    money = [0] * game.players
    changes, leader, punched = 0, -1, 0
    for seat, dollars, is_punch in _takings(game.open_events(0)):
        money[seat] += dollars
        punched += is_punch and -dollars >= LARGE
        if money.count(max(money)) == 1 and money.index(max(money)) != leader:
            changes, leader = changes + 1, money.index(max(money))
    first, second = sorted(game.result.money, reverse=True)[:2]
    return 2 * changes + punched + (4 if first - second <= CLOSE else 0)


def _takings(events: Iterable[Event]) -> Iterable[tuple[int, int, bool]]:
    """What each seat gains and loses, and whether a punch did it; here each seat has one bandit."""
    for event in events:
        value = int(event.facts.get("value") or 0)
        if event.name in {"robbed", "pickpocketed"}:
            yield event.facts["bandit"], value, False
        elif event.name in {"dropped", "lost purse"}:
            yield event.facts["bandit"], -value, event.name == "dropped"
        elif event.name == "pocketed":
            yield event.facts["bandit"], value, False
            yield event.facts["target"], -value, True


def _super_drama(game: AnyGame) -> float:
    """Shots that hit, bandits who fall late, and one who is left."""
    names = [event.name for event in game.open_events(0)]
    falls = names.count("fell off") + names.count("left behind")
    return names.count("hit") / 2 + 2 * falls + len(game.rounds) + (3 if falls == game.players - 1 else 0)


DRAMA: dict[str, Callable[[AnyGame], float]] = {"express": _express_drama, "super": _super_drama}


# --- the program -----------------------------------------------------------------------------


def search(first: int, last: int) -> None:
    """Say how dramatic the games of these seeds are."""
    for key, famous in FAMOUS.items():
        for seed in range(first, last + 1):
            game = played(key, famous._replace(seed=seed))
            print(key, seed, DRAMA[key](game), list(game.result.money), flush=True)


def main() -> None:
    """Write the records, or search."""
    if sys.argv[1:2] == ["search"]:
        search(int(sys.argv[2]), int(sys.argv[3]))
        return
    for key, famous in FAMOUS.items():
        path_of(key).write_text(played(key, famous).record(), encoding="utf-8")
        print(path_of(key).relative_to(ROOT))


if __name__ == "__main__":
    main()
