"""What a compiled mind has before it while it makes one choice."""

from __future__ import annotations

import random
from typing import Any

from folsom.express.state import State
from folsom.express.view import View
from folsom.games import Eye
from folsom.kernel import SEED_BITS, Chance, many, seed_chance
from folsom.kernel.log import Log

WORLDS = 3  # an empty one, and two to play in


class Desk:
    """A seat's view, room for worlds, a log that is off, and dice."""

    def __init__(self, view: Eye[Any], rng: random.Random) -> None:
        self.views, self.states = many(View, 1), many(State, WORLDS)
        self.logs, self.dice = many(Log, 1), many(Chance, 1)
        view.record.write(self.views, 0)
        seed_chance(rng.getrandbits(SEED_BITS)).write(self.dice, 0)
