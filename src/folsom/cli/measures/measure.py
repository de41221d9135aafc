"""What a measure is, and how much work goes into it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

BENCH_SEED = 1899
NANOSECONDS = 10**9

GAMES_A_SECOND, ROUNDS_A_SECOND, ITERATIONS_A_SECOND = "games/s", "rounds/s", "iter/s"
NS, PER_CENT, SECONDS, BYTES = "ns", "%", "s", "bytes"


@dataclass(frozen=True)
class Effort:
    """How often each measure is repeated, and how much a run does; shorter runs are repeated more often."""

    runs: int
    games: int
    copies: int
    batches: int
    iterations: int
    processes: int
    cold_processes: int


FULL = Effort(runs=9, games=50_000, copies=5_000_000, batches=45, iterations=20_000, processes=5, cold_processes=3)
QUICK = Effort(runs=3, games=10_000, copies=500_000, batches=9, iterations=5_000, processes=3, cold_processes=0)


@dataclass(frozen=True)
class Measure:
    """One figure of the bench: its key in JSON, what it is, its unit, and how its runs are taken."""

    key: str
    about: str
    unit: str
    runs: Callable[[Effort], list[float]]
    at_least: float | None = None
    at_most: float | None = None

    @property
    def more_is_better(self) -> bool:
        """Whether this is a rate, not a time or a size."""
        return self.unit in {GAMES_A_SECOND, ROUNDS_A_SECOND, ITERATIONS_A_SECOND}

    def met_by(self, figure: float) -> bool | None:
        """Whether a figure meets the target; None without a target."""
        if self.at_least is not None:
            return figure >= self.at_least
        return None if self.at_most is None else figure <= self.at_most


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU time that some work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began
