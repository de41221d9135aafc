"""What every bot is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from folsom.games import Choice, Eye


class Bot(Protocol):
    """A mind that knows what its seat may know, and no more.

    It keeps nothing between choices: the same view, choices and dice give the same choice.
    """

    def choose(self, view: Eye[Any], choices: Sequence[Choice], rng: random.Random) -> Choice:
        """One of the choices, of which there is at least one."""
