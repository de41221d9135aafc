"""Loot of larger games that has a class in the game of three, because its possible futures are the same.

With more players fewer cards are unseen, so not all loot has a class. Fallen bandits keep their cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product

from folsom.bots.super.endgames.loot import LootState
from folsom.bots.super.endgames.loot_classes import LAST_CARS, LootClasses, Place, signature_of, unseen
from folsom.super.components import CAR_CARDS

MOST_CARS = 4  # with more, two or three can't be left in a game of three


def loot_states(count: int, cards: int, drawn: int) -> Iterator[LootState]:
    """All loot of *count* bandits with *cards* unseen and at most *drawn* won, one of them by the last taker."""
    for hands in product(range(drawn + 1), repeat=count):
        if hands[0] and sum(hands) <= drawn:
            owners = [role for role in range(count) if hands[role]]
            for order in permutations(owners):
                for better in combinations_with_replacement(range(cards + 1), len(order)):
                    above = dict(zip(order, better, strict=True))
                    yield LootState(hands, tuple(above.get(role, cards) for role in range(count)), order)


def classes_in_larger_game(base: LootClasses, players: int) -> dict[Place, dict[LootState, int]]:
    """The class of each loot state that has one, in a game of *players*."""
    classes: dict[Place, dict[LootState, int]] = {}
    for cars in range(LAST_CARS, MOST_CARS + 1):
        for count in (2, 3):
            cards = unseen(cars, players)
            found = (
                (loot, _class_of(base, loot, cars, players, classes))
                for loot in loot_states(count, cards, CAR_CARDS - cards)
            )
            classes[cars, count] = {loot: kind for loot, kind in found if kind is not None}
    return classes


def _class_of(
    base: LootClasses, loot: LootState, cars: int, players: int, later: dict[Place, dict[LootState, int]]
) -> int | None:
    """The class of some loot, if all its possible futures have one."""
    if cars == LAST_CARS:
        return loot.winner
    try:
        return base.class_of((cars, len(loot.cards)), signature_of(loot, cars, players, later))
    except KeyError:
        return None
