"""Thinking until a budget is spent: in bursts of iterations, short enough to stop in time and to hear ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import inf

from folsom.bots.bot import Budget

FIRST_BURST = 16
BURSTS = 8  # into which a time is divided, about
LONGEST_BURST = 0.1  # seconds
INSTANT = 1e-6  # seconds: less can't be told from nothing


def bursts(budget: Budget, usual: int, clock: Callable[[], float] = time.thread_time) -> Iterator[int]:
    """How many iterations to make next, until the budget is spent: *usual* ones where none is set.

    There is always a first burst, so that there is something to choose by.
    """
    iterations = usual if not budget else inf if budget.iterations is None else budget.iterations
    seconds = inf if budget.milliseconds is None else budget.milliseconds / 1000
    began, done, burst, spent = clock(), 0, FIRST_BURST, 0.0
    while done < iterations and spent < seconds:
        burst = int(min(burst, iterations - done))
        yield burst
        done += burst
        spent = clock() - began
        burst = _next_burst(done / max(spent, INSTANT), seconds, seconds - spent)


def _next_burst(pace: float, seconds: float, left: float) -> int:
    """What takes a share of the time, and no longer than what is left of it."""
    return max(1, int(pace * min(seconds / BURSTS, left, LONGEST_BURST)))
