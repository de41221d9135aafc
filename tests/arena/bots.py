"""Bots for contests in tests, named as `tests.arena.bots:First`."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots import Budget
from folsom.games import Choice, View

MINDS = "tests.arena.bots"


class First:
    """Takes the first choice."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        return choices[0]


class Last:
    """Takes the last choice."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        return choices[-1]


class Slow:
    """Waits, without thinking, and takes the last choice."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        time.sleep(0.005)
        return choices[-1]


class Thinker:
    """Thinks for some milliseconds of CPU time."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        began = time.thread_time()
        while time.thread_time() - began < 0.003:
            pass
        return choices[-1]


@dataclass(frozen=True)
class Cheat:
    """Chooses what wasn't offered, from some round on."""

    round_number: int = 1

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        offered = choices[0]
        return Choice(offered.seat, 99, "win") if view.round_number >= self.round_number else offered


class Raises:
    """Fails."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        raise KeyError("no idea")


class Leaves:
    """Leaves the program in the usual way."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        sys.exit(7)


class Dies:
    """Takes its process with it."""

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        os._exit(7)


def bot_name(name: str) -> str:
    """The name by which a contest knows a bot of this file."""
    return f"{MINDS}:{name}"
