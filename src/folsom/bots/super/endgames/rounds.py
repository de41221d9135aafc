"""A round of an endgame in Python: its outcomes, and the plans that lead to them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from folsom.bots.super.endgames import entry_points
from folsom.bots.super.endgames.loot import Transition
from folsom.bots.super.endgames.position import (
    BANDIT_BITS,
    MOST_BANDITS,
    WHERE_AT,
    PlayOrder,
)
from folsom.bots.super.endgames.position_numbers import Numbers, count_of
from folsom.bots.super.endgames.solver_workspace import BASE_PLANS
from folsom.kernel import many, words
from folsom.kernel.log import Log
from folsom.super.state import AT_LOCOMOTIVE, GOES_ON, State


def taker_of(number: int) -> int:
    """The place in the order of play of the bandit who took the last car: the farthest from the locomotive (S4.1d)."""
    bandits = [
        number >> (MOST_BANDITS - 1 - place) * BANDIT_BITS & (1 << BANDIT_BITS) - 1 for place in range(count_of(number))
    ]
    return max(range(len(bandits)), key=lambda place: bandits[place] >> WHERE_AT)


@dataclass(frozen=True)
class RoundOutcome:
    """A possible outcome of a round: the end of the game, or a next position."""

    ended_by: int
    left: tuple[int, ...]  # places in the order of play; if the game has ended, those that share the first place
    taker: int
    number: int  # of the next position

    @classmethod
    def read(cls, word: int) -> RoundOutcome:
        """The outcome that `outcome_of` has packed."""
        left = word >> entry_points.LEFT_AT & (1 << entry_points.LEFT_BITS) - 1
        return cls(
            ended_by=word & (1 << entry_points.ENDED_BITS) - 1,
            left=tuple(place for place in range(MOST_BANDITS) if left >> place & 1),
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
        """The places left, in the next round's order of play: the first player passes to the left (S4.1f)."""
        return tuple(sorted(self.left, key=lambda place: (place - 1) % MOST_BANDITS))

    @property
    def from_taker(self) -> tuple[int, ...]:
        """The places left, by their next roles: starting with the one who took the car."""
        return tuple(sorted(self.left, key=lambda place: (place - self.taker) % MOST_BANDITS))

    def transition(self, taker_before: int, count: int) -> Transition:
        """The transition of this outcome: `from_taker` by previous roles, in a round of *count* bandits."""
        return tuple((place - taker_before) % count for place in self.from_taker)


@dataclass(frozen=True)
class RoundStart:
    """A round-start position: its possible outcomes, and the one that each joint plan leads to."""

    number: int
    outcomes: tuple[RoundOutcome, ...]
    cells: Numbers  # by each player's plan in the order of play, plans with the same outcomes merged
    plans: tuple[tuple[int, ...], ...]  # of each player in the order of play: the plans that are left

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many plans each player has; in a duel the third has one."""
        sizes = self.cells.shape
        return sizes + (1,) * (MOST_BANDITS - len(sizes))


def round_of(number: int) -> RoundStart:
    """The round that starts in a position."""
    count = count_of(number)
    resolved = words(BASE_PLANS**count)
    entry_points.resolve(number, many(State, 2), many(PlayOrder, 1), many(Log, 1), resolved)
    found, cells = np.unique(np.asarray(resolved), return_inverse=True)
    cells = cells.reshape((BASE_PLANS,) * count).transpose()  # the plan of the first player came last
    plans = []
    for place in range(count):
        kept = _distinct(np.moveaxis(cells, place, 0))
        cells = np.take(cells, kept, axis=place)
        plans.append(kept)
    outcomes = tuple(RoundOutcome.read(int(word)) for word in found)
    return RoundStart(number, outcomes, np.ascontiguousarray(cells, np.int64), tuple(plans))


def _distinct(rows: Numbers) -> tuple[int, ...]:
    """The first of each set of equal rows."""
    first: dict[bytes, int] = {}
    for place, row in enumerate(rows):
        first.setdefault(row.tobytes(), place)
    return tuple(first.values())
