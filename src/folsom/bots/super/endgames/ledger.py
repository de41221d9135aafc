"""Classes of loot: stocks that can't be told apart by what may come of them are one class, and nothing is lost.

Backwards from the end: with the locomotive alone a class is who wins. With more cars, two stocks are of one class if
every way in which the round can go on leads them to the same classes with the same chances.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from folsom.bots.super.endgames.loot import Step, Stock, steps
from folsom.super.components import CAR_CARDS

LAST_CARS = 1  # the locomotive alone
PLAYERS = 3
FIRST_CARS = PLAYERS + 2

Matrix = npt.NDArray[np.float64]
Place = tuple[int, int]  # cars left, bandits left
Chances = tuple[tuple[int, Fraction], ...]  # of the next classes
Signature = tuple[Chances, ...]  # by step


def unseen(cars: int, players: int = PLAYERS) -> int:
    """How many cards nobody has seen when so many cars are left."""
    return CAR_CARDS - (players + 2 - cars)


def chances_of(stock: Stock, step: Step, cards: int, later: dict[Stock, int]) -> Chances:
    """Into which classes a stock goes by a step, with so many cards unseen; raises `KeyError` where one has none."""
    found = Counter(later[stock.after(step, card)] for card in range(cards))
    return tuple((kind, Fraction(count, cards)) for kind, count in sorted(found.items()))


def signature_of(stock: Stock, cars: int, players: int, later: dict[Place, dict[Stock, int]]) -> Signature:
    """All that can come of a stock."""
    count, cards = len(stock.cards), unseen(cars, players)
    return tuple(chances_of(stock, step, cards, later[cars - 1, len(step)]) for step in steps(count))


class Ledger:
    """Every stock of two or three bandits in a game of three, and its class."""

    def __init__(self) -> None:
        self.classes: dict[Place, dict[Stock, int]] = {}
        self._signatures: dict[Place, list[Signature]] = {}
        for cars in range(LAST_CARS, FIRST_CARS + 1):
            for count in (2, 3):
                self._sort_out((cars, count))

    def size(self, place: Place) -> int:
        """How many classes there are."""
        return len(self._signatures[place])

    @cache  # noqa: B019  # a ledger lives as long as what asks it
    def chances(self, place: Place, step: Step) -> Matrix:
        """For each class the chances of the classes after a step; with two cars left, of each of those left to win."""
        cars, count = place
        after = (cars - 1, len(step))
        matrix = np.zeros((self.size(place), len(step) if cars - 1 == LAST_CARS else self.size(after)))
        number = list(steps(count)).index(step)
        for row, signature in enumerate(self._signatures[place]):
            for column, chance in signature[number]:
                matrix[row, column] = float(chance)
        return matrix

    def _sort_out(self, place: Place) -> None:
        """Find the class of each stock."""
        stocks = sorted(self._stocks[place], key=lambda stock: stock.number)
        if place[0] == LAST_CARS:
            self.classes[place] = {stock: stock.winner for stock in stocks}
            return
        known: dict[Signature, int] = {}
        self.classes[place] = {}
        for stock in stocks:
            signature = signature_of(stock, place[0], PLAYERS, self.classes)
            self.classes[place][stock] = known.setdefault(signature, len(known))
        self._signatures[place] = list(known)

    def class_of(self, place: Place, signature: Signature) -> int | None:
        """The class of which this is all that can come."""
        known = self._signatures[place]
        return known.index(signature) if signature in known else None

    @cached_property
    def _stocks(self) -> dict[Place, set[Stock]]:
        """All that can come up from the start on."""
        found: dict[Place, set[Stock]] = {
            (cars, count): set() for cars in range(LAST_CARS, FIRST_CARS + 1) for count in (2, 3)
        }
        found[FIRST_CARS, PLAYERS].add(Stock.empty(PLAYERS))
        for cars in range(FIRST_CARS, LAST_CARS, -1):
            for count in (2, 3):
                for step in steps(count):
                    later = found[cars - 1, len(step)]
                    later.update(
                        stock.after(step, card) for stock in found[cars, count] for card in range(unseen(cars))
                    )
        return found
