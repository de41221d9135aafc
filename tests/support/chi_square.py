"""Whether chance is as it should be: chi-square tests at fixed seeds, so that the verdict is always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import combinations
from typing import Any

from scipy import stats

UNLIKELY = 1e-4


def fits(observed: Iterable[Hashable], expected: Mapping[Any, float]) -> None:
    """Nothing was seen that can't be, and what was seen is as frequent as expected."""
    counts = Counter(observed)
    assert counts.keys() <= expected.keys()
    scale = counts.total() / sum(expected.values())
    outcome = stats.chisquare([counts[key] for key in expected], [scale * weight for weight in expected.values()])
    assert outcome.pvalue > UNLIKELY


def alike(outcomes: Iterable[Hashable]) -> dict[Hashable, float]:
    """Each outcome as likely as any other."""
    return dict.fromkeys(outcomes, 1.0)


def sets_of(members: Iterable[int], size: int) -> dict[Hashable, float]:
    """Every subset of that size, as a word of bits, each as likely as any other."""
    return alike(sum(1 << member for member in chosen) for chosen in combinations(members, size))
