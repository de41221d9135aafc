"""The bot that plans its whole round."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.desk import Desk
from folsom.bots.express import entry_points
from folsom.bots.express.flat import TURNS, Plan
from folsom.bots.express.worlds import WORLDS
from folsom.bots.pace import bursts
from folsom.bots.picking import checked_number
from folsom.express.state import SCHEMING
from folsom.games import Choice, Express, View
from folsom.kernel import many, read, write


@dataclass(frozen=True)
class PlannerBot:
    """Tries sequences of its own choices for the round, others playing at random, and begins the one that leads most.

    An iteration is one sequence, carried out in one imagined world.
    """

    plans: int = 64
    iterations: int = 2000
    curiosity: float = 0.1

    def __post_init__(self) -> None:
        checked_number("plans", self.plans, 1)
        checked_number("iterations", self.iterations, 1)
        checked_number("curiosity", self.curiosity, 0)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The first choice of the sequence that was tried most; among equals, of the one that brought most."""
        firsts = self._firsts(view, choices)
        desk, plans, tries = Desk(Express, WORLDS, view, rng), _plans(firsts, choices, rng), 0
        for burst in bursts(budget, self.iterations):
            entry_points.try_plans(desk.views, desk.states, plans, tries, burst, self.curiosity, desk.logs, desk.dice)
            tries += burst
        return firsts[max(range(len(firsts)), key=lambda number: _success(plans, number))]

    def _firsts(self, view: View[Any], choices: Sequence[Choice]) -> list[Choice]:
        """The first choice of each plan: all that there are, in Schemin' again and again."""
        if view.record.phase != SCHEMING:
            return list(choices)
        return [choices[number % len(choices)] for number in range(max(self.plans, len(choices)))]


def _plans(firsts: Sequence[Choice], choices: Sequence[Choice], rng: random.Random) -> list[Plan]:
    """A plan for each first choice; what follows is any of the choices that there are now."""
    plans = many(Plan, len(firsts))
    for number, first in enumerate(firsts):
        followers = rng.choices(choices, k=TURNS - 1)
        write(plans, number, "choices", [first.code, *(choice.code for choice in followers)])
    return plans


def _success(plans: list[Plan], number: int) -> tuple[int, float]:
    """How often a plan was tried, and what it brought in all."""
    return int(read(plans, number, "visits")), float(read(plans, number, "total"))
