"""Ratings by the Plackett-Luce model: each place goes to one of the seats left, in proportion to their strength.

All places of all games count. If seats share a place, the log-likelihood is its mean over all orders of them, which
keeps it concave. Clones share one strength. A weak normal prior around the mean of all keeps the rating of a contestant
that always wins finite; it also fixes the mean of all ratings, the anchor.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, log

import numpy as np
from numpy.typing import NDArray

from folsom.arena.estimate import TAIL, Estimate, Numbers

SCALE = 400 / log(10)  # ten times the strength is 400 points more, as in Elo's ratings
ANCHOR = 1500.0  # the mean of all contestants
PRIOR_DEVIATION = 1200 / SCALE
RESAMPLES = 400
CONVERGED, MOST_STEPS = 1e-10, 100
NO_SPREAD = 1e-6  # in strength
RATINGS = (
    "Plackett-Luce over all places, ties as every order of them equally, 400 points for ten times the strength, "
    "anchor: the mean of all is 1500; 95 % intervals by bootstrap over blocks, "
    "none where all blocks say the same"
)

Ranking = tuple[tuple[int, ...], tuple[int, ...]]  # contestants by seat, and their ranks
Counts = tuple[int, ...]  # how many seats of each contestant


@dataclass(frozen=True)
class Rankings:
    """The rankings of many blocks as draws: who was chosen, and from which field of candidates."""

    chosen: Numbers  # by block and contestant: how many places were theirs
    fields: Numbers  # each different field of candidates: how many seats of each contestant
    block: NDArray[np.intp]  # of each draw from a field: its block,
    field: NDArray[np.intp]  # the field,
    weight: Numbers  # and how often

    @property
    def blocks(self) -> int:
        """How many blocks there are."""
        return len(self.chosen)


def rankings_of(blocks: Sequence[Sequence[Ranking]], contestants: int) -> Rankings:
    """The draws in the rankings of each block."""
    chosen = np.zeros((len(blocks), contestants))
    numbers: dict[Counts, int] = {}
    draws: list[tuple[int, int, float]] = []
    for number, block in enumerate(blocks):
        weights: defaultdict[Counts, float] = defaultdict(float)
        for seats, ranks in block:
            for field, share in _fields(seats, ranks, contestants):
                weights[field] += share
            chosen[number] += _counted(seats, contestants)
        draws += [(number, numbers.setdefault(field, len(numbers)), weight) for field, weight in weights.items()]
    block_of, field_of, weight_of = (np.array(column) for column in zip(*draws, strict=True))
    return Rankings(chosen, np.array(list(numbers), dtype=float), block_of, field_of, weight_of.astype(float))


def _fields(seats: Sequence[int], ranks: Sequence[int], contestants: int) -> Iterator[tuple[Counts, float]]:
    """The fields from which the places of one game were drawn, and the weight of each.

    For seats that share a place, every subset of them may be left when the next one is drawn.
    """
    for rank in sorted(set(ranks)):
        tied = [seat for seat, other in enumerate(ranks) if other == rank]
        behind = [seat for seat, other in enumerate(ranks) if other > rank]
        for left in range(len(tied), 0, -1):
            for part in combinations(tied, left):
                field = _counted([seats[seat] for seat in (*part, *behind)], contestants)
                yield field, 1 / comb(len(tied), left)


def _counted(seats: Sequence[int], contestants: int) -> Counts:
    return tuple(seats.count(contestant) for contestant in range(contestants))


# --- fitting -------------------------------------------------------------------------------------


def ratings(rankings: Rankings, seed: int) -> list[Estimate]:
    """Each contestant's rating, with an interval if there are two blocks or more."""
    fitted = fit(rankings, np.ones(rankings.blocks), np.zeros(rankings.chosen.shape[1]))
    if rankings.blocks == 1:
        return [Estimate(_points(strength), None, None) for strength in fitted]
    low, high = np.quantile(_resampled(rankings, fitted, seed), [TAIL, 1 - TAIL], axis=0)
    return [_rating(*strengths) for strengths in zip(fitted, low, high, strict=True)]


def _rating(strength: float, low: float, high: float) -> Estimate:
    """A rating with its interval; without one if all blocks agree, since then only the prior limits it."""
    if high - low < NO_SPREAD:
        return Estimate(_points(strength), None, None)
    return Estimate(_points(strength), _points(low), _points(high))


def _resampled(rankings: Rankings, fitted: Numbers, seed: int) -> Numbers:
    """The strengths fitted to blocks drawn with replacement (bootstrap)."""
    rng = np.random.default_rng(seed)
    share = np.full(rankings.blocks, 1 / rankings.blocks)
    drawn = rng.multinomial(rankings.blocks, share, RESAMPLES).astype(float)
    return np.array([fit(rankings, times, fitted) for times in drawn])


def _points(strength: float) -> float:
    return ANCHOR + SCALE * float(strength)


def fit(rankings: Rankings, times: Numbers, start: Numbers) -> Numbers:
    """The likeliest log-strengths if each block counts *times* times, by Newton's method."""
    weight = np.bincount(rankings.field, rankings.weight * times[rankings.block], len(rankings.fields))
    chosen = times @ rankings.chosen
    prior = 1 / PRIOR_DEVIATION**2
    strength = start
    for _ in range(MOST_STEPS):
        shares = rankings.fields * np.exp(strength)
        shares /= shares.sum(axis=1, keepdims=True)
        expected = weight @ shares
        gradient = chosen - expected - prior * strength
        hessian = np.diag(expected + prior) - shares.T @ (weight[:, None] * shares)
        step = np.linalg.solve(hessian, gradient)
        strength = strength + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < CONVERGED:
            break
    return strength
