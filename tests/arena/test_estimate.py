"""Means with intervals: blocks are the unit, and the intervals hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from folsom.arena.estimate import Estimate, mean_of, share_of, student


@pytest.mark.parametrize("degrees", [*range(1, 40), 60, 100, 999, 100_000])
def test_students_t_is_right_to_five_digits(degrees: int) -> None:
    assert student(degrees) == pytest.approx(stats.t.ppf(0.975, degrees), rel=2e-5)


def test_with_equal_blocks_it_is_the_interval_of_the_blocks_means() -> None:
    totals = np.array([3.0, 1.0, 2.0, 2.5, 0.5])
    found = mean_of(totals, np.full(5, 4.0))
    means = totals / 4
    low, high = stats.t.interval(0.95, 4, means.mean(), stats.sem(means))
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((means.mean(), low, high), rel=1e-6)


def test_blocks_in_which_one_did_not_play_do_not_count() -> None:
    played = mean_of(np.array([1.0, 2.0, 4.0]), np.array([2.0, 2.0, 3.0]))
    with_others = mean_of(np.array([1.0, 0.0, 2.0, 4.0, 0.0]), np.array([2.0, 0.0, 2.0, 3.0, 0.0]))
    assert played == with_others


def test_one_block_has_no_interval_and_none_no_mean() -> None:
    assert mean_of(np.array([2.0]), np.array([4.0])) == Estimate(0.5, None, None)
    assert mean_of(np.array([0.0]), np.array([0.0])) is None


def test_games_of_a_block_that_all_end_alike_count_as_one() -> None:
    """Four games of a deal that are copies of each other say no more than one of them."""
    outcomes = np.array([0.0, 1, 1, 0, 1, 1, 0, 1])
    once = share_of(outcomes, np.ones(8))
    four_times = share_of(4 * outcomes, np.full(8, 4.0))
    assert once == four_times


def test_intervals_hold_the_truth_in_95_of_100() -> None:
    """Shares that vary from deal to deal, in blocks of one to three games."""
    rng = np.random.default_rng(5)
    held, tries = 0, 1500
    for _ in range(tries):
        counts = rng.integers(1, 4, 30)
        by_deal = rng.beta(2, 3, 30)
        found = share_of(rng.binomial(counts, by_deal).astype(float), counts.astype(float))
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.4 <= found.high
    assert 0.93 <= held / tries <= 0.97


def test_a_share_stays_between_none_and_all() -> None:
    found = share_of(np.array([1.0, 1, 1, 0.9]), np.ones(4))
    assert found is not None
    assert found.high == 1


@pytest.mark.parametrize("mean", [0.0, 1.0])
def test_where_all_blocks_agree_the_interval_is_clopper_and_pearsons(mean: float) -> None:
    found = share_of(np.full(20, 3 * mean), np.full(20, 3.0))
    exact = stats.binomtest(int(20 * mean), 20).proportion_ci(0.95, "exact")
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((mean, exact.low, exact.high))
