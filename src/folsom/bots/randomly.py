"""The bot that takes whatever comes."""

from __future__ import annotations

import random
from collections.abc import Sequence

from folsom.games import Choice, ExpressView


class RandomBot:
    """Every choice is as good as any other."""

    def choose(self, view: ExpressView, choices: Sequence[Choice], rng: random.Random) -> Choice:
        """Any of the choices."""
        return rng.choice(choices)
