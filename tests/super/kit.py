"""Super, as the tests that hold for every game take it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from folsom import Super
from folsom.kernel import words
from folsom.super.components import SEATS
from folsom.super.statistics import SUMS
from tests.super.conserved import CHECKS
from tests.super.siblings import comes_to_light, exchange
from tests.support.game_kit import Kit, Secret
from tests.support.many_games import SEED, Herd

OWN_PLAN = Secret(frozenset({"choice", "forced"}), frozenset({"seat"}))


class SuperHerd(Herd):
    """Plans come in one by one, in any order, so that states are seen in which some are in and some are not."""

    game = Super

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._rng = random.Random(SEED)

    def decide(self, chosen: list[int]) -> None:
        """One plan in every game that goes on."""
        to_act = words(self.size)
        self.entry_points.legal_many(self.states, to_act)
        for index, seats in enumerate(to_act):
            if seats:
                seat = self._rng.choice([seat for seat in range(SEATS) if seats >> seat & 1])
                self.entry_points.apply(self.states, index, seat, chosen[index * SEATS + seat], self.logs)


def step_alone(game: Super, chosen: np.ndarray[Any, Any]) -> None:
    """A whole round: the plans that are missing."""
    for seat in game.to_act:
        game.play(seat, int(chosen[seat]))


KIT = Kit(
    game=Super,
    herd=SuperHerd,
    checks=CHECKS,
    longest_game=SEATS * (SEATS + 1),  # a plan each, as many rounds as cars
    sums=SUMS,
    step_alone=step_alone,
    exchange=exchange,
    comes_to_light=comes_to_light,
    open_facts=frozenset(
        (
            *("seat", "bandit", "target", "round", "number", "first", "card", "turn", "way", "car", "level"),
            *("from_car", "to_car", "action", "reason", "value", "ended_by", "place"),
        )
    ),
    secrets={"chose": OWN_PLAN, "changed": OWN_PLAN},
    private=frozenset({"changed"}),
)
