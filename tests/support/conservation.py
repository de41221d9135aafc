"""Conservation: everything of a game is somewhere, once, and says the same wherever it is said twice.

Each check looks at an array of states at a decision and answers with one truth for each game. Every game has
checks of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tests.support.random_games import Array

Check = Callable[[Array], Array]


def union(sets: Array) -> Array:
    """What is in any set of a row."""
    return np.bitwise_or.reduce(sets, axis=1)


def apart(sets: Array) -> Array:
    """Whether no two sets of a row share a member."""
    return np.bitwise_count(sets).sum(axis=1) == np.bitwise_count(union(sets))


def within(part: Array, whole: Array) -> Array:
    """Whether a set, or every set of a row, has no member that the whole lacks."""
    return (part & ~whole == 0).reshape(len(part), -1).all(axis=1)


def seated(s: Array, seats: int) -> Array:
    """For each seat whether anyone sits there."""
    return np.arange(seats) < s["players"][:, None]


def broken(checks: Sequence[Check], states: Array) -> dict[str, int]:
    """The checks that fail, each with the first game that fails it; empty when all is conserved."""
    truths = {check.__name__: check(states) for check in checks}
    return {name: int(np.argmin(truth)) for name, truth in truths.items() if not truth.all()}
