"""Stocks of larger games that are of a class of the game of three: what may come of them is the same.

With more players fewer cards are unseen, so not every stock has a class there. Those who have fallen keep their cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product

from folsom.bots.super.endgames.ledger import LAST_CARS, Ledger, Place, signature_of, unseen
from folsom.bots.super.endgames.loot import Stock
from folsom.super.components import CAR_CARDS

MOST_CARS = 4  # with more, two or three can't be left in a game of three


def stocks_of(count: int, cards: int, drawn: int) -> Iterator[Stock]:
    """Every stock of so many bandits, with so many cards unseen and at most so many drawn, one by the last taker."""
    for hands in product(range(drawn + 1), repeat=count):
        if hands[0] and sum(hands) <= drawn:
            owners = [role for role in range(count) if hands[role]]
            for order in permutations(owners):
                for dearer in combinations_with_replacement(range(cards + 1), len(order)):
                    above = dict(zip(order, dearer, strict=True))
                    yield Stock(hands, tuple(above.get(role, cards) for role in range(count)), order)


def guests(ledger: Ledger, players: int) -> dict[Place, dict[Stock, int]]:
    """The classes of the stocks of a game of so many players, those that have one."""
    classes: dict[Place, dict[Stock, int]] = {}
    for cars in range(LAST_CARS, MOST_CARS + 1):
        for count in (2, 3):
            cards = unseen(cars, players)
            found = (
                (stock, _class_of(ledger, stock, cars, players, classes))
                for stock in stocks_of(count, cards, CAR_CARDS - cards)
            )
            classes[cars, count] = {stock: kind for stock, kind in found if kind is not None}
    return classes


def _class_of(
    ledger: Ledger, stock: Stock, cars: int, players: int, later: dict[Place, dict[Stock, int]]
) -> int | None:
    """The class of a stock, if all that may come of it has one."""
    if cars == LAST_CARS:
        return stock.winner
    try:
        return ledger.class_of((cars, len(stock.cards)), signature_of(stock, cars, players, later))
    except KeyError:
        return None
