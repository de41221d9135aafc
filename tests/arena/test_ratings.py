"""Ratings: they find the strengths behind rankings, and don't depend on what they mustn't."""

from __future__ import annotations

from math import log
from statistics import mean

import numpy as np
import pytest

from folsom.arena.ratings import ANCHOR, SCALE, Ranking, fit, rankings_of, ratings

Strengths = list[float]


def drawn(rng: np.random.Generator, seats: list[int], strengths: Strengths) -> Ranking:
    """A ranking from the model: the one whose exponential clock rings first is first."""
    clocks = [rng.exponential(1 / strengths[one]) for one in seats]
    ranks = tuple(sorted(clocks).index(clock) + 1 for clock in clocks)
    return tuple(seats), ranks


def blocks_drawn(strengths: Strengths, blocks: int, seats: int, seed: int = 3) -> list[list[Ranking]]:
    rng = np.random.default_rng(seed)
    everyone = len(strengths)
    tables = [list(map(int, rng.choice(everyone, seats, replace=False))) for _ in range(blocks)]
    return [[drawn(rng, table, strengths) for _ in range(seats)] for table in tables]


def fitted_weights(blocks: list[list[Ranking]], contestants: int) -> list[float]:
    rankings = rankings_of(blocks, contestants)
    return [float(each) for each in fit(rankings, np.ones(len(blocks)), np.zeros(contestants))]


def test_known_strengths_are_found() -> None:
    strengths = [1.0, 2.0, 4.0, 0.5, 8.0]
    found = fitted_weights(blocks_drawn(strengths, 2000, 3), 5)
    true = [log(each) for each in strengths]
    assert found == pytest.approx([each - mean(true) for each in true], abs=0.07)


def test_intervals_hold_known_strengths() -> None:
    strengths = [1.0, 2.0, 4.0, 0.5]
    true = [ANCHOR + SCALE * (log(each) - mean(map(log, strengths))) for each in strengths]
    held = 0
    for seed in range(6):
        for estimate, truth in zip(ratings(rankings_of(blocks_drawn(strengths, 60, 3, seed), 4), 1), true, strict=True):
            assert estimate.low is not None
            assert estimate.high is not None
            assert estimate.low < estimate.mean < estimate.high
            held += estimate.low <= truth <= estimate.high
    assert held >= 20  # of 24


def test_two_players_have_the_odds_of_their_wins() -> None:
    won: list[Ranking] = [((0, 1), (1, 2))]
    lost: list[Ranking] = [((0, 1), (2, 1))]
    blocks = [won] * 300 + [lost] * 100
    one, other = fitted_weights(blocks, 2)
    assert one - other == pytest.approx(log(3), abs=0.01)
    first, second = ratings(rankings_of(blocks, 2), 1)
    assert first.mean - second.mean == pytest.approx(400 * log(3) / log(10), abs=2)
    assert first.mean + second.mean == pytest.approx(2 * ANCHOR)


def test_neither_the_order_of_games_nor_of_seats_matters() -> None:
    blocks = blocks_drawn([1.0, 2.0, 4.0, 0.5], 50, 3)
    turned = [[(seats[::-1], ranks[::-1]) for seats, ranks in block[::-1]] for block in blocks[::-1]]
    assert fitted_weights(turned, 4) == pytest.approx(fitted_weights(blocks, 4))


def test_names_do_not_matter() -> None:
    blocks = blocks_drawn([1.0, 2.0, 4.0, 0.5], 50, 3)
    renamed = [[(tuple(3 - one for one in seats), ranks) for seats, ranks in block] for block in blocks]
    assert fitted_weights(renamed, 4) == pytest.approx(fitted_weights(blocks, 4)[::-1])


def test_a_tie_is_half_of_each_order() -> None:
    tied: list[list[Ranking]] = [[((0, 1, 2), (1, 1, 3))], [((0, 1, 2), (3, 1, 1))]]
    orders: list[list[Ranking]] = [
        [((0, 1, 2), (1, 2, 3)), ((0, 1, 2), (2, 1, 3))],
        [((0, 1, 2), (3, 1, 2)), ((0, 1, 2), (3, 2, 1))],
    ]
    once, twice = rankings_of(tied, 3), rankings_of(orders, 3)
    doubled = fit(once, np.full(2, 2.0), np.zeros(3))
    assert list(doubled) == pytest.approx(list(fit(twice, np.ones(2), np.zeros(3))))


def test_all_tied_are_equal() -> None:
    assert fitted_weights([[((0, 1, 2), (1, 1, 1))]] * 10, 3) == pytest.approx([0, 0, 0])


def test_clones_share_a_strength() -> None:
    """One of strength 3 among three clones of strength 1 wins half the games."""
    rng = np.random.default_rng(8)
    blocks = [[drawn(rng, [0, 1, 1, 1], [3.0, 1.0])] for _ in range(4000)]
    one, other = fitted_weights(blocks, 2)
    assert one - other == pytest.approx(log(3), abs=0.08)


def test_one_that_always_wins_has_a_high_rating_but_no_endless_one() -> None:
    best, rest = ratings(rankings_of([[((0, 1), (1, 2))]] * 50, 2), 1)
    assert 500 < best.mean - rest.mean < 3000
    assert (best.low, best.high) == (None, None)


def test_ratings_can_be_made_again() -> None:
    rankings = rankings_of(blocks_drawn([1.0, 2.0, 4.0], 30, 3), 3)
    assert ratings(rankings, 5) == ratings(rankings, 5)
