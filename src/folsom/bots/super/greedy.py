"""The bot that looks one round ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.desk import Desk
from folsom.bots.pace import bursts
from folsom.bots.picking import best, checked_word
from folsom.bots.super import entry_points
from folsom.bots.super.policy import POLICIES
from folsom.bots.super.worlds import PLACES
from folsom.games import Choice, Super, View
from folsom.kernel import floats
from folsom.super.components import SEATS

USUAL = 16  # worlds


@dataclass(frozen=True)
class GreedyBot:
    """Takes the plan that does best when the others plan by chance and all play on so; an iteration is a world."""

    rollout: str = "any"

    def __post_init__(self) -> None:
        checked_word("rollout", self.rollout, POLICIES)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The plan with the greatest share of the first place."""
        desk, worths, policy = (
            Desk(Super, len(PLACES), view, rng),
            floats([0.0] * len(choices)),
            POLICIES.index(self.rollout),
        )
        values = floats([0.0] * SEATS)
        for burst in bursts(budget, USUAL):
            entry_points.weigh(desk.views, desk.states, burst, policy, desk.logs, desk.dice, values, worths)
        return best(choices, worths, rng)
