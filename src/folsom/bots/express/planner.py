"""The planner bot: flat Monte Carlo over plans for the whole round."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.flat import MOST_TURNS, CardSequence
from folsom.bots.express.workspace import SearchConfig, Workspace
from folsom.bots.express.worlds import STATES
from folsom.bots.pace import bursts
from folsom.bots.parameters import check_number
from folsom.express.state import SCHEMING
from folsom.games import Choice, Express, View
from folsom.kernel import many, read, write


@dataclass(frozen=True)
class PlannerBot:
    """Tries sequences of its own choices for the round, and makes the first choice of the best one.

    The others play at random. An iteration carries out one sequence in one imagined world.
    """

    plans: int = 64
    iterations: int = 2000
    exploration: float = 0.1

    def __post_init__(self) -> None:
        check_number("plans", self.plans, 1)
        check_number("iterations", self.iterations, 1)
        check_number("exploration", self.exploration, 0)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the first choice of the most visited plan; ties go to the plan with the best value."""
        firsts = self._firsts(view, choices)
        buffers = Buffers(Express, Workspace, view, rng, states=STATES)
        plans, done = _plans(firsts, choices, rng), 0
        write(buffers.workspaces, 0, "config", self._config())
        for burst in bursts(budget, self.iterations):
            entry_points.try_plans(*buffers.arrays, plans, done, burst)
            done += burst
        return firsts[max(range(len(firsts)), key=lambda number: _score(plans, number))]

    def _config(self) -> SearchConfig:
        config = SearchConfig()
        config.exploration = self.exploration
        return config

    def _firsts(self, view: View[Any], choices: Sequence[Choice]) -> list[Choice]:
        """The first choice of each plan: every choice once, or in Schemin' repeated until there are enough plans."""
        if view.record.phase != SCHEMING:
            return list(choices)
        return [choices[number % len(choices)] for number in range(max(self.plans, len(choices)))]


def _plans(firsts: Sequence[Choice], choices: Sequence[Choice], rng: random.Random) -> list[CardSequence]:
    """A plan for each first choice, continued at random with the choices that are legal now."""
    plans = many(CardSequence, len(firsts))
    for number, first in enumerate(firsts):
        followers = rng.choices(choices, k=MOST_TURNS - 1)
        write(plans, number, "choices", [first.code, *(choice.code for choice in followers)])
    return plans


def _score(plans: list[CardSequence], number: int) -> tuple[int, float]:
    """A plan's visits, and the sum of its values."""
    return int(read(plans, number, "visits")), float(read(plans, number, "total"))
