"""Classes of loot: two kinds of loot with the same possible futures are one class, without loss.

Classes are found backwards from the end. With the locomotive alone, a class is who wins. With more cars, loot is of one
class if every transition leads it to the same classes with the same chances.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from folsom.bots.super.endgames.loot import LootState, Transition, transitions
from folsom.super.components import CAR_CARDS

LAST_CARS = 1  # the locomotive alone
PLAYERS = 3
FIRST_CARS = PLAYERS + 2

Matrix = npt.NDArray[np.float64]
Place = tuple[int, int]  # cars left, bandits left
Chances = tuple[tuple[int, Fraction], ...]  # of the next classes
Signature = tuple[Chances, ...]  # by transition


def unseen(cars: int, players: int = PLAYERS) -> int:
    """How many cards nobody has seen when *cars* are left."""
    return CAR_CARDS - (players + 2 - cars)


def chances_of(loot: LootState, transition: Transition, cards: int, later: dict[LootState, int]) -> Chances:
    """The classes that a transition leads to, with *cards* unseen; raises `KeyError` if one has no class."""
    found = Counter(later[loot.after(transition, card)] for card in range(cards))
    return tuple((kind, Fraction(count, cards)) for kind, count in sorted(found.items()))


def signature_of(loot: LootState, cars: int, players: int, later: dict[Place, dict[LootState, int]]) -> Signature:
    """All possible futures of some loot."""
    count, cards = len(loot.cards), unseen(cars, players)
    return tuple(
        chances_of(loot, transition, cards, later[cars - 1, len(transition)]) for transition in transitions(count)
    )


class LootClasses:
    """The class of all loot that two or three bandits can have in a game of three."""

    def __init__(self) -> None:
        self.classes: dict[Place, dict[LootState, int]] = {}
        self._signatures: dict[Place, list[Signature]] = {}
        for cars in range(LAST_CARS, FIRST_CARS + 1):
            for count in (2, 3):
                self._classify((cars, count))

    def size(self, place: Place) -> int:
        """How many classes there are."""
        return len(self._signatures[place])

    @cache  # noqa: B019  # it lives as long as its users
    def chances(self, place: Place, transition: Transition) -> Matrix:
        """For each class, the chances of the classes after a transition; with two cars left, the chances to win."""
        cars, count = place
        after = (cars - 1, len(transition))
        matrix = np.zeros((self.size(place), len(transition) if cars - 1 == LAST_CARS else self.size(after)))
        number = list(transitions(count)).index(transition)
        for row, signature in enumerate(self._signatures[place]):
            for column, chance in signature[number]:
                matrix[row, column] = float(chance)
        return matrix

    def _classify(self, place: Place) -> None:
        """Find the class of all loot with these cars and bandits left."""
        states = sorted(self._loot_states[place], key=lambda loot: loot.number)
        if place[0] == LAST_CARS:
            self.classes[place] = {loot: loot.winner for loot in states}
            return
        known: dict[Signature, int] = {}
        self.classes[place] = {}
        for loot in states:
            signature = signature_of(loot, place[0], PLAYERS, self.classes)
            self.classes[place][loot] = known.setdefault(signature, len(known))
        self._signatures[place] = list(known)

    def class_of(self, place: Place, signature: Signature) -> int | None:
        """The class with these possible futures, or None."""
        known = self._signatures[place]
        return known.index(signature) if signature in known else None

    @cached_property
    def _loot_states(self) -> dict[Place, set[LootState]]:
        """All loot that can come up from the start."""
        found: dict[Place, set[LootState]] = {
            (cars, count): set() for cars in range(LAST_CARS, FIRST_CARS + 1) for count in (2, 3)
        }
        found[FIRST_CARS, PLAYERS].add(LootState.empty(PLAYERS))
        for cars in range(FIRST_CARS, LAST_CARS, -1):
            for count in (2, 3):
                for transition in transitions(count):
                    later = found[cars - 1, len(transition)]
                    later.update(
                        loot.after(transition, card) for loot in found[cars, count] for card in range(unseen(cars))
                    )
        return found
