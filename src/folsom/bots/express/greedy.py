"""The greedy bot, which looks no further than its next card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import STATES
from folsom.bots.pace import bursts
from folsom.bots.parameters import check_number
from folsom.bots.selection import best_choice
from folsom.games import Choice, Express, View
from folsom.kernel import read


@dataclass(frozen=True)
class GreedyBot:
    """Makes the choice that leaves it richest once its card is resolved, on average over imagined worlds.

    What follows that card without a choice is resolved with it. An iteration tries every choice in one world.
    """

    worlds: int = 16

    def __post_init__(self) -> None:
        check_number("worlds", self.worlds, 1)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the choice with the best immediate gain."""
        buffers = Buffers(Express, Workspace, view, rng, states=STATES)
        for worlds in bursts(budget, self.worlds):
            entry_points.look_ahead(*buffers.arrays, worlds)
        values = read(buffers.workspaces, 0, "choice_values")
        return best_choice(choices, [float(values[choice.code]) for choice in choices], rng)
