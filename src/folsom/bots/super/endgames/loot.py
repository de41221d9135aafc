"""What of the loot decides an endgame, and how chance changes it (S4.1d, S5.2).

Only those on the train count: how many cards each has, and whose best card is dearer. A car's value is drawn from
the unseen ones when it is won; so of each best card it matters how many unseen ones are dearer.

Bandits are told by their *role*: who took the last car has role 0, the others follow in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from folsom.super.components import CAR_CARDS

CARDS_BITS, DEARER_BITS, OUTDONE_BITS = 3, 4, 2
HAND_BITS = CARDS_BITS + DEARER_BITS + OUTDONE_BITS

Step = tuple[int, ...]  # how a round goes on: the roles of those left, from the one who takes the car


@dataclass(frozen=True)
class Stock:
    """The loot of the bandits left, by role."""

    cards: tuple[int, ...]
    dearer: tuple[int, ...]  # the unseen cards that are dearer than one's best; all, if one has none
    order: tuple[int, ...]  # who has cards, the owner of the dearest first

    @classmethod
    def empty(cls, count: int) -> Self:
        """Nobody has won a car."""
        return cls((0,) * count, (CAR_CARDS,) * count, ())

    def after(self, step: Step, above: int) -> Stock:
        """The stock after a round whose car is one that *above* unseen ones are dearer than."""
        return self._with_card(step[0], above)._kept_by(step)

    def _with_card(self, taker: int, above: int) -> Stock:
        cards = tuple(count + (role == taker) for role, count in enumerate(self.cards))
        dearer = [count - (above < count) for count in self.dearer]
        if above >= self.dearer[taker]:
            return Stock(cards, tuple(dearer), self.order)
        dearer[taker] = above
        others = [role for role in self.order if role != taker]
        place = sum(self.dearer[role] <= above for role in others)
        return Stock(cards, tuple(dearer), (*others[:place], taker, *others[place:]))

    def _kept_by(self, left: Step) -> Stock:
        return Stock(
            tuple(self.cards[role] for role in left),
            tuple(self.dearer[role] for role in left),
            tuple(left.index(role) for role in self.order if role in left),
        )

    @property
    def winner(self) -> int:
        """Who wins at the locomotive: most cards, then the dearest (S5.2)."""
        return next(role for role in self.order if self.cards[role] == max(self.cards))

    @property
    def number(self) -> int:
        """All of it as one number, as `stock_number` reads it off a state."""
        number = 0
        for role, (cards, dearer) in enumerate(zip(self.cards, self.dearer, strict=True)):
            outdone = self.order.index(role) if role in self.order else len(self.order)
            number = ((number << CARDS_BITS | cards) << DEARER_BITS | dearer) << OUTDONE_BITS | outdone
        return number


def steps(count: int) -> Iterator[Step]:
    """Every way in which a round of so many can go on: by who is left, two at least, and who takes the car."""
    for left in range(2, count + 1):
        for roles in combinations(range(count), left):
            for place in range(left):
                yield roles[place:] + roles[:place]
