"""What a compiled mind has before it while it makes one choice."""

from __future__ import annotations

import random
from typing import Any

from folsom.bots.superexpress.worlds import PLACES
from folsom.games import Eye, SuperView
from folsom.kernel import SEED_BITS, Chance, many, seed_chance
from folsom.kernel.log import Log
from folsom.superexpress.state import State
from folsom.superexpress.view import View


class Desk:
    """A seat's view, room for worlds, a log that is off, and dice."""

    def __init__(self, view: Eye[Any], rng: random.Random) -> None:
        if not isinstance(view, SuperView):
            raise TypeError(f"this bot plays Super: it needs a view of that game, not {type(view).__name__}")
        self.views, self.states = many(View, 1), many(State, len(PLACES))
        self.logs, self.dice = many(Log, 1), many(Chance, 1)
        view.record.write(self.views, 0)
        seed_chance(rng.getrandbits(SEED_BITS)).write(self.dice, 0)
