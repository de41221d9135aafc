"""The bot that takes whatever comes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from folsom.games import Choice, Eye


class RandomBot:
    """Every choice is as good as any other."""

    def choose(self, view: Eye[Any], choices: Sequence[Choice], rng: random.Random) -> Choice:
        """Any of the choices."""
        return rng.choice(choices)
