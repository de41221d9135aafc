"""A round of an endgame as Python sees it: what can come of it, and by which plans."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from folsom.bots.super.endgames import entry_points
from folsom.bots.super.endgames.loot import Step
from folsom.bots.super.endgames.numbers import Numbers, count_of
from folsom.bots.super.endgames.position import (
    BANDIT_BITS,
    FEW,
    WHERE_AT,
    Order,
)
from folsom.bots.super.endgames.work import WIDTH
from folsom.kernel import many, words
from folsom.kernel.log import Log
from folsom.super.state import AT_LOCOMOTIVE, GOES_ON, State


def taker_of(number: int) -> int:
    """Who took the last car, in the order of play: the one who is now farthest from the locomotive (S4.1d)."""
    bandits = [number >> (FEW - 1 - place) * BANDIT_BITS & (1 << BANDIT_BITS) - 1 for place in range(count_of(number))]
    return max(range(len(bandits)), key=lambda place: bandits[place] >> WHERE_AT)


@dataclass(frozen=True)
class Outcome:
    """What a round may lead to: its end, or a next position."""

    ended_by: int
    left: tuple[int, ...]  # places in the order of play; of a game that ended, those who share the first place
    taker: int
    number: int  # of the next position

    @classmethod
    def read(cls, word: int) -> Outcome:
        """As `outcome_of` has written it."""
        left = word >> entry_points.LEFT_AT & (1 << entry_points.LEFT_BITS) - 1
        return cls(
            ended_by=word & (1 << entry_points.ENDED_BITS) - 1,
            left=tuple(place for place in range(FEW) if left >> place & 1),
            taker=word >> entry_points.TAKER_AT & (1 << entry_points.TAKER_BITS) - 1,
            number=word >> entry_points.NEXT_AT,
        )

    @property
    def goes_on(self) -> bool:
        """Whether there is a next round."""
        return self.ended_by == GOES_ON

    @property
    def at_locomotive(self) -> bool:
        """Whether the loot decides (S5.2)."""
        return self.ended_by == AT_LOCOMOTIVE

    @property
    def next_order(self) -> tuple[int, ...]:
        """Those left, in the next round's order of play: the first player passes to the left (S4.1f)."""
        return tuple(sorted(self.left, key=lambda place: (place - 1) % FEW))

    @property
    def from_taker(self) -> tuple[int, ...]:
        """Those left, from the one who took the car on: by their next roles."""
        return tuple(sorted(self.left, key=lambda place: (place - self.taker) % FEW))

    def step(self, taker_before: int, count: int) -> Step:
        """The same by their roles before, in a round of so many."""
        return tuple((place - taker_before) % count for place in self.from_taker)


@dataclass(frozen=True)
class Round:
    """A round-start position: the outcomes that it has, and which of them each joint plan leads to."""

    number: int
    outcomes: tuple[Outcome, ...]
    cells: Numbers  # by the plans of each in the order of play, those with the same outcomes taken as one
    plans: tuple[tuple[int, ...], ...]  # of each in the order of play: which plans these are

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many plans each has; in a duel the third has one."""
        sizes = self.cells.shape
        return sizes + (1,) * (FEW - len(sizes))


def round_of(number: int) -> Round:
    """The round that begins in a position."""
    count = count_of(number)
    resolved = words(WIDTH**count)
    entry_points.resolve(number, many(State, 2), many(Order, 1), many(Log, 1), resolved)
    found, cells = np.unique(np.asarray(resolved), return_inverse=True)
    cells = cells.reshape((WIDTH,) * count).transpose()  # the plan of the first player came last
    plans = []
    for place in range(count):
        kept = _distinct(np.moveaxis(cells, place, 0))
        cells = np.take(cells, kept, axis=place)
        plans.append(kept)
    outcomes = tuple(Outcome.read(int(word)) for word in found)
    return Round(number, outcomes, np.ascontiguousarray(cells, np.int64), tuple(plans))


def _distinct(rows: Numbers) -> tuple[int, ...]:
    """The first of each set of rows that are alike."""
    first: dict[bytes, int] = {}
    for place, row in enumerate(rows):
        first.setdefault(row.tobytes(), place)
    return tuple(first.values())
