"""Bots that fail in every way; they are chosen by name, as one's own are."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from typing import Any

from folsom.bots import Budget
from folsom.games import Choice, View


class Raising:
    """It doesn't know what to do."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """No choice."""
        raise RuntimeError("no idea")


class Lying:
    """It makes up a choice of its own."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """A choice that isn't offered."""
        return Choice(0, 10_000, "win")


class Dying:
    """It takes its process with it."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """No choice, ever again."""
        os._exit(3)


class Hanging:
    """It never stops thinking."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """No choice in any time that counts."""
        time.sleep(3600)
        return choices[0]
