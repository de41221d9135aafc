"""Thinking until a budget is spent: in bursts of iterations, short enough to stop in time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from folsom.bots.bot import Budget

FIRST_BURST = 16
BURSTS = 8  # into which a time is divided, about


def bursts(budget: Budget, usual: int, clock: Callable[[], float] = time.thread_time) -> Iterator[int]:
    """How many iterations to make next, until the budget is spent: *usual* ones where none is set.

    There is always a first burst, so that there is something to choose by.
    """
    left = budget.iterations if budget else usual
    if budget.milliseconds is None:
        assert left is not None, "a budget that isn't in milliseconds is in iterations"
        yield left
        return
    seconds, began, done, burst = budget.milliseconds / 1000, clock(), 0, FIRST_BURST
    while left is None or done < left:
        burst = burst if left is None else min(burst, left - done)
        yield burst
        done += burst
        spent = clock() - began
        if spent >= seconds:
            return
        burst = _next_burst(done, spent, seconds)


def _next_burst(done: int, spent: float, seconds: float) -> int:
    """What takes a share of the time, and no longer than what is left of it."""
    pace = done / max(spent, 1e-6)
    return max(1, int(pace * min(seconds / BURSTS, seconds - spent)))
