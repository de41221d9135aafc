"""The part of the loot that decides an endgame, and how chance changes it (S4.1d, S5.2).

Only bandits on the train count: how many cards each has, and whose best card is better. A car's value is drawn from
the unseen cards when it is won, so what matters of a best card is how many unseen cards are better.

Bandits are numbered by *role*: the one who took the last car has role 0, and the others follow in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from folsom.super.components import CAR_CARDS

CARDS_BITS, BETTER_BITS, AHEAD_BITS = 3, 4, 2
HAND_BITS = CARDS_BITS + BETTER_BITS + AHEAD_BITS

Transition = tuple[int, ...]  # the roles of the bandits left after a round, starting with the one who takes the car


@dataclass(frozen=True)
class LootState:
    """The loot of the remaining bandits, by role."""

    cards: tuple[int, ...]
    better: tuple[int, ...]  # how many unseen cards are better than its best one; all, if it has none
    order: tuple[int, ...]  # the roles that have cards, the owner of the best card first

    @classmethod
    def empty(cls, count: int) -> Self:
        """The loot before anyone has won a car."""
        return cls((0,) * count, (CAR_CARDS,) * count, ())

    def after(self, transition: Transition, above: int) -> LootState:
        """The loot after a round whose car has *above* better cards among the unseen ones."""
        return self._with_card(transition[0], above)._kept_by(transition)

    def _with_card(self, taker: int, above: int) -> LootState:
        cards = tuple(count + (role == taker) for role, count in enumerate(self.cards))
        better = [count - (above < count) for count in self.better]
        if above >= self.better[taker]:
            return LootState(cards, tuple(better), self.order)
        better[taker] = above
        others = [role for role in self.order if role != taker]
        place = sum(self.better[role] <= above for role in others)
        return LootState(cards, tuple(better), (*others[:place], taker, *others[place:]))

    def _kept_by(self, left: Transition) -> LootState:
        return LootState(
            tuple(self.cards[role] for role in left),
            tuple(self.better[role] for role in left),
            tuple(left.index(role) for role in self.order if role in left),
        )

    @property
    def winner(self) -> int:
        """The role that wins at the locomotive: most cards, then the best card (S5.2)."""
        return next(role for role in self.order if self.cards[role] == max(self.cards))

    @property
    def number(self) -> int:
        """The whole loot as one number, as `loot_number` computes it from a state."""
        number = 0
        for role, (cards, better) in enumerate(zip(self.cards, self.better, strict=True)):
            ahead = self.order.index(role) if role in self.order else len(self.order)
            number = ((number << CARDS_BITS | cards) << BETTER_BITS | better) << AHEAD_BITS | ahead
        return number


def transitions(count: int) -> Iterator[Transition]:
    """Every way in which a round of *count* bandits can continue: who is left, two at least, and who takes the car."""
    for left in range(2, count + 1):
        for roles in combinations(range(count), left):
            for place in range(left):
                yield roles[place:] + roles[:place]
