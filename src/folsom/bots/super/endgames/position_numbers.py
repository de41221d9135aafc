"""Reading a position's number in Python: see `position`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from folsom.bots.super.endgames.position import CARS_AT, COUNT_AT, COUNT_BITS

Numbers = npt.NDArray[np.int64]


def cars_of(number: int) -> int:
    """The cars left in a position, the locomotive included."""
    return number >> CARS_AT


def count_of(number: int) -> int:
    """How many bandits are left in a position."""
    return number >> COUNT_AT & (1 << COUNT_BITS) - 1
