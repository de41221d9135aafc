"""What a compiled mind has before it while it makes one choice."""

from __future__ import annotations

import random
from typing import Any

from folsom.games import Game, View
from folsom.kernel import SEED_BITS, Chance, many, seed_chance
from folsom.kernel.log import Log


class Desk:
    """A seat's view of a game, so many empty worlds, a log that is off, and dice; behind the view, empty ones."""

    def __init__(
        self, game: type[Game[Any, Any]], worlds: int, view: View[Any], rng: random.Random, *, views: int = 1
    ) -> None:
        if not isinstance(view, game.view_type):
            raise TypeError(f"this bot plays {game.name}: it needs a view of that game, not {type(view).__name__}")
        self.views: list[Any] = many(game.position_type.view_record, views)
        self.states: list[Any] = many(game.position_type.state_type, worlds)
        self.logs, self.dice = many(Log, 1), many(Chance, 1)
        view.record.write(self.views, 0)
        seed_chance(rng.getrandbits(SEED_BITS)).write(self.dice, 0)
