"""Spending a budget in bursts of iterations, short enough to stop in time and to notice Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import ceil, inf

from folsom.bots.bot import Budget

FIRST_BURST = 16  # iterations
BURSTS = 8  # a time budget is divided into about this many, at least
LONGEST_BURST = 0.005  # seconds
CLOCK_STEP = 1e-6  # seconds: a shorter time can't be told from none
MOST_SPEEDUP = 1.25  # by which the rate of iterations may still rise


class Pace:
    """Bursts of iterations until the budget is spent; there is always a first one."""

    def __init__(self, budget: Budget, default: int, clock: Callable[[], float]) -> None:
        self._iterations = default if not budget else inf if budget.iterations is None else budget.iterations
        self._seconds = inf if budget.milliseconds is None else budget.milliseconds / 1000
        self._clock, self._began, self._done = clock, clock(), 0

    def __iter__(self) -> Iterator[int]:
        burst = FIRST_BURST
        while self._done < self._iterations and self._spent < self._seconds:
            burst = int(min(burst, self._iterations - self._done))
            self._done += burst
            yield burst
            burst = self._next_burst()

    @property
    def left(self) -> float:
        """The most iterations that can still follow the current burst."""
        in_time = MOST_SPEEDUP * self._rate * max(0.0, self._seconds - self._spent)
        return min(self._iterations - self._done, inf if in_time == inf else ceil(in_time))

    @property
    def _spent(self) -> float:
        return self._clock() - self._began

    @property
    def _rate(self) -> float:
        return self._done / max(self._spent, CLOCK_STEP)

    def _next_burst(self) -> int:
        """The iterations that fit into a share of the time, and into what is left of it."""
        return max(1, int(self._rate * min(self._seconds / BURSTS, self._seconds - self._spent, LONGEST_BURST)))


def bursts(budget: Budget, default: int, clock: Callable[[], float] = time.thread_time) -> Pace:
    """Bursts of iterations within a budget; *default* iterations if it has none."""
    return Pace(budget, default, clock)
