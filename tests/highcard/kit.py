"""The toy game, as the tests that hold for every game take it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from folsom import GAMES, Event
from folsom.kernel import words
from folsom.kernel.plain.entry_points import A_SEAT, FIRST_SEAT
from tests.support.conservation import apart, union, within
from tests.support.game_kit import Kit, Secret
from tests.support.many_games import SEED, Herd
from tests.support.random_games import Array, View

SEATS, HAND, CARDS = 2, 3, 12
DECK = (1 << CARDS) - 1
OWN = frozenset({"seat"})


class HighCardHerd(Herd):
    """Choices come in one by one, in any order."""

    game = GAMES["highcard"]

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._rng = random.Random(SEED)

    def decide(self, chosen: list[int]) -> None:
        """One choice in every game that goes on."""
        to_act = words(self.size)
        self.entry_points.legal_many(self.states, to_act)
        for index, seats in enumerate(to_act):
            if seats:
                seat = self._rng.choice([seat for seat in range(SEATS) if int(seats) >> seat & 1])
                self.entry_points.apply(self.states, index, seat, chosen[index * SEATS + seat], self.logs)


def cards_are_somewhere_once(s: Array) -> Array:
    """D1: in a hand, played, or out of the game."""
    places = np.concatenate([s["hand"], s["played"][:, None]], axis=1)
    return (
        apart(places)
        & within(places, np.full((len(s), 1), DECK))
        & (np.bitwise_count(union(places)) == SEATS * (HAND + s["round_number"]))
    )


def choices_are_of_a_hand(s: Array) -> Array:
    """D2."""
    chosen = np.where(s["chosen"] > 0, 1 << np.maximum(s["chosen"].astype(np.int64) - 1, 0), 0)
    return (chosen & ~s["hand"] == 0).all(axis=1)


def a_point_is_won_each_round(s: Array) -> Array:
    """D3."""
    return s["points"].sum(axis=1) == s["round_number"] + (s["phase"] == 1)


def exchange(state: Any, viewer: View, rng: random.Random) -> None:
    """The other's hand, and what they have chosen, is any other."""
    left = [card for card in range(CARDS) if not state.played >> card & 1]
    if viewer is not None:
        left = [card for card in left if not state.hand[viewer] >> card & 1]
    for seat in range(SEATS):
        if seat != viewer:
            cards = rng.sample(left, state.hand[seat].bit_count())
            left = [card for card in left if card not in cards]
            state.hand[seat] = sum(1 << card for card in cards)
            state.chosen[seat] = rng.choice(cards) + 1 if state.chosen[seat] else 0


def comes_to_light(one: Event | None, other: Event | None, game: Any, viewer: View) -> bool:
    """Whether two worlds may differ first here: a card is turned up (D3), or drawn from what the other hasn't (D1)."""
    return one is not None and other is not None and one.name == other.name and one.name in {"revealed", "dealt"}


def step_alone(game: Any, chosen: np.ndarray[Any, Any]) -> None:
    """A whole round."""
    for seat in game.to_act:
        game.play(seat, int(chosen[seat]))


KIT = Kit(
    game=GAMES["highcard"],
    herd=HighCardHerd,
    checks=(cards_are_somewhere_once, choices_are_of_a_hand, a_point_is_won_each_round),
    longest_game=6,
    sums=FIRST_SEAT + A_SEAT * SEATS,
    step_alone=step_alone,
    exchange=exchange,
    comes_to_light=comes_to_light,
    open_facts=frozenset({"seat", "round", "number", "card"}),
    secrets={
        "dealt": Secret(frozenset({"cards"}), OWN),
        "chose": Secret(frozenset({"choice", "forced"}), OWN),
    },
)
