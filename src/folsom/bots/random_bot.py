"""The random bot, which plays every game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.games import Choice, View


@dataclass(frozen=True)
class RandomBot:
    """Chooses at random, in every game."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return a random choice."""
        return rng.choice(choices)
