"""The greedy bot, which looks one round ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.pace import bursts
from folsom.bots.parameters import check_word
from folsom.bots.selection import best_choice
from folsom.bots.super import entry_points
from folsom.bots.super.rollout import POLICIES
from folsom.bots.super.workspace import SearchConfig, Workspace
from folsom.bots.super.worlds import STATES
from folsom.games import Choice, Super, View
from folsom.kernel import read, write

DEFAULT_WORLDS = 16


@dataclass(frozen=True)
class GreedyBot:
    """Makes the plan that does best when everyone else plans at random and the game is played out at random.

    An iteration tries every plan in one world.
    """

    rollout: str = "any"

    def __post_init__(self) -> None:
        check_word("rollout", self.rollout, POLICIES)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the plan with the largest share of the first place."""
        buffers, config = Buffers(Super, Workspace, view, rng, states=STATES), SearchConfig()
        config.rollout = POLICIES.index(self.rollout)
        write(buffers.workspaces, 0, "config", config)
        for burst in bursts(budget, DEFAULT_WORLDS):
            entry_points.look_ahead(*buffers.arrays, burst)
        values = read(buffers.workspaces, 0, "plan_values")
        return best_choice(choices, [float(values[place]) for place in range(len(choices))], rng)
