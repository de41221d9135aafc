"""The standard error of a sampled figure."""

from __future__ import annotations

from math import sqrt


def standard_error(count: int, total: float, squares: float) -> float | None:
    """Of a mean, from the sample's sum and the sum of its squares; one sample alone has none."""
    if count == 1:
        return None
    return sqrt((count * squares - total * total) / (count - 1)) / count
