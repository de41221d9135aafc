"""Thinking until a budget is spent: in bursts of iterations, short enough to stop in time and to hear ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import ceil, inf

from folsom.bots.bot import Budget

FIRST_BURST = 16
BURSTS = 8  # into which a time is divided, at least, about
LONGEST_BURST = 0.005  # seconds
INSTANT = 1e-6  # seconds: less can't be told from nothing
UNEVEN = 1.25  # by which the pace may still rise, at most


class Pace:
    """How many iterations to make next, one burst after the other, until the budget is spent.

    There is always a first burst, so that there is something to choose by.
    """

    def __init__(self, budget: Budget, usual: int, clock: Callable[[], float]) -> None:
        self._iterations = usual if not budget else inf if budget.iterations is None else budget.iterations
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
        """How many iterations can still come, at most, once a burst is made."""
        in_time = UNEVEN * self._rate * max(0.0, self._seconds - self._spent)
        return min(self._iterations - self._done, inf if in_time == inf else ceil(in_time))

    @property
    def _spent(self) -> float:
        return self._clock() - self._began

    @property
    def _rate(self) -> float:
        return self._done / max(self._spent, INSTANT)

    def _next_burst(self) -> int:
        """What takes a share of the time, and no longer than what is left of it."""
        return max(1, int(self._rate * min(self._seconds / BURSTS, self._seconds - self._spent, LONGEST_BURST)))


def bursts(budget: Budget, usual: int, clock: Callable[[], float] = time.thread_time) -> Pace:
    """Bursts of iterations within a budget: *usual* ones where none is set."""
    return Pace(budget, usual, clock)
