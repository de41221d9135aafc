"""Thinking in bursts, until a budget is spent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from folsom.bots import Budget
from folsom.bots.pace import BURSTS, FIRST_BURST, LONGEST_BURST, bursts

USUAL = 500


class Thinker:
    """A clock that goes on by the time that iterations take."""

    def __init__(self, seconds_each: float) -> None:
        self.now, self.seconds_each = 100.0, seconds_each
        self.made: list[int] = []

    def clock(self) -> float:
        return self.now

    def think(self, budget: Budget) -> list[int]:
        """Make every burst that is asked for; how many iterations each had."""
        for burst in bursts(budget, USUAL, self.clock):
            self.made.append(burst)
            self.now += burst * self.seconds_each
        return self.made


def test_without_a_budget_the_usual_iterations_are_made() -> None:
    assert sum(Thinker(1.0).think(Budget())) == USUAL


@pytest.mark.parametrize("iterations", [1, 7, 100_000])
def test_iterations_are_made_however_long_they_take(iterations: int) -> None:
    assert sum(Thinker(1.0).think(Budget(iterations=iterations))) == iterations


def test_no_burst_is_so_long_that_an_interruption_would_wait() -> None:
    made = Thinker(1e-4).think(Budget(iterations=100_000))
    assert max(made) * 1e-4 <= LONGEST_BURST
    assert len(made) < 2 * 100_000 * 1e-4 / LONGEST_BURST


@pytest.mark.parametrize("seconds_each", [1e-6, 1e-4, 0.7e-3, 1e-3])
def test_a_time_is_used_and_hardly_overrun(seconds_each: float) -> None:
    thinker = Thinker(seconds_each)
    made = thinker.think(Budget(milliseconds=100))
    spent = sum(made) * seconds_each
    assert 0.9 <= spent / 0.1 <= 1.1
    assert (made[0], min(made) >= 1) == (FIRST_BURST, True)
    assert max(made[1:], default=0) * seconds_each <= 0.1 / BURSTS + seconds_each


def test_there_is_a_first_burst_however_short_the_time() -> None:
    assert Thinker(1.0).think(Budget(milliseconds=0.001)) == [FIRST_BURST]


@pytest.mark.parametrize(
    ("iterations", "expected"),
    [
        (1, lambda made: made == [1]),
        (10**9, lambda made: 900 <= sum(made) <= 1100),
        (300, lambda made: sum(made) == 300),
    ],
)
def test_of_iterations_and_a_time_whichever_ends_first_counts(
    iterations: int, expected: Callable[[list[int]], bool]
) -> None:
    assert expected(Thinker(1e-4).think(Budget(iterations, milliseconds=100)))


# --- what is left --------------------------------------------------------------------------------------


def left_after_each_burst(budget: Budget, seconds_each: float) -> list[tuple[float, int]]:
    """After each burst what could still come, and what did."""
    thinker, left = Thinker(seconds_each), []
    pace = bursts(budget, USUAL, thinker.clock)
    for burst in pace:
        thinker.made.append(burst)
        thinker.now += burst * seconds_each
        left.append(pace.left)
    made = thinker.made
    return [(most, sum(made[number + 1 :])) for number, most in enumerate(left)]


def test_of_iterations_exactly_those_are_left_that_come() -> None:
    assert all(most == came for most, came in left_after_each_burst(Budget(iterations=30_000), 1e-6))


def test_no_more_come_in_a_time_than_were_left() -> None:
    found = left_after_each_burst(Budget(milliseconds=100), 1e-5)
    assert all(came <= most <= 1.5 * came + 2 for most, came in found)
    assert found[-1] == (0, 0)
