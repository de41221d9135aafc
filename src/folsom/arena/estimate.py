"""Confidence intervals for means over blocks of games.

The games of a block share a deal, so they aren't independent; blocks are. A mean over games is the ratio of two sums
over blocks, and its standard error is the cluster-robust one of a ratio. If all blocks have the same number of
games, this is the usual standard error of the blocks' means.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
TAIL = (1 - CONFIDENCE) / 2
INTERVALS = (
    "95 % intervals from the spread between blocks (Student's t, blocks less one degrees of freedom); "
    "where all blocks agree on all or nothing, Clopper and Pearson's over blocks"
)
# Student's t at 97.5 % for 1, 2, … degrees of freedom; for more, a series is exact enough
FEW_DEGREES = (12.70620474, 4.30265273, 3.18244631, 2.77644511, 2.57058184, 2.44691185, 2.36462425, 2.30600414)

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval, if there's more than one block."""

    mean: float
    low: float | None
    high: float | None

    def as_dict(self) -> dict[str, float | None]:
        """The estimate as JSON data, for programs."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def mean_of(totals: Numbers, counts: Numbers) -> Estimate | None:
    """The mean of the blocks' *totals* over their *counts*; None if the counts are all 0."""
    counted = counts > 0
    blocks, totals, counts = int(counted.sum()), totals[counted], counts[counted]
    if blocks == 0:
        return None
    mean = float(totals.sum() / counts.sum())
    if blocks == 1:
        return Estimate(mean, None, None)
    spread = sqrt(float(np.square(totals - mean * counts).sum()) * blocks / (blocks - 1)) / float(counts.sum())
    reach = student(blocks - 1) * spread
    return Estimate(mean, mean - reach, mean + reach)


def share_of(totals: Numbers, counts: Numbers) -> Estimate | None:
    """The mean of a share, whose interval stays between 0 and 1."""
    found = mean_of(totals, counts)
    if found is None or found.low is None or found.high is None:
        return found
    bound = TAIL ** (1 / int((counts > 0).sum()))
    if found.mean == 0 or found.mean == 1:
        return Estimate(found.mean, bound if found.mean else 0.0, 1.0 if found.mean else 1 - bound)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(degrees: int) -> float:
    """Student's t at 97.5 %, to five digits, by Cornish and Fisher's series."""
    if degrees <= len(FEW_DEGREES):
        return FEW_DEGREES[degrees - 1]
    z = NormalDist().inv_cdf(1 - TAIL)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / degrees**power for power, term in enumerate(terms)))
