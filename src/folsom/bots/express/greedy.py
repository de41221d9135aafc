"""The bot that looks no farther than its own card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.desk import Desk
from folsom.bots.express import entry_points
from folsom.bots.express.worlds import WORLDS
from folsom.bots.pace import bursts
from folsom.bots.picking import best, checked_number
from folsom.express.choice_codes import CHOICES
from folsom.games import Choice, Express, View
from folsom.kernel import words


@dataclass(frozen=True)
class GreedyBot:
    """Takes the choice after which it owns most when its card has been resolved, on average over imagined worlds.

    What follows that card without a choice is resolved with it.
    An iteration is a world, in which every choice is tried.
    """

    worlds: int = 16

    def __post_init__(self) -> None:
        checked_number("worlds", self.worlds, 1)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """What pays best at once."""
        desk, worths = Desk(Express, WORLDS, view, rng), words(CHOICES)
        for worlds in bursts(budget, self.worlds):
            entry_points.look_ahead(desk.views, desk.states, worlds, desk.logs, desk.dice, worths)
        return best(choices, [int(worths[choice.code]) for choice in choices], rng)
