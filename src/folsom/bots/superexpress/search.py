"""The bot that searches: simultaneous-move Monte Carlo tree search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.pace import bursts
from folsom.bots.picking import by_visits
from folsom.bots.superexpress import doors
from folsom.bots.superexpress.choosing import RULES
from folsom.bots.superexpress.desk import Desk
from folsom.bots.superexpress.endgames.position import Order
from folsom.bots.superexpress.endgames.tablebase import EMPTY, shipped
from folsom.bots.superexpress.policy import POLICIES
from folsom.bots.superexpress.searching import Manner, Path
from folsom.bots.superexpress.tree import Arm, Node, Tree
from folsom.games import Choice, Eye
from folsom.kernel import floats, many, read, words, write
from folsom.superexpress.components import PLANS, SEATS

USUAL = 2000  # iterations
NODES = 1 << 13
ARMS = 1 << 20


@dataclass(frozen=True)
class SearchBot:
    """Every seat looks for its best plan against the others' plans, all at once, in positions as far as they matter."""

    rule: str = "uct"
    curiosity: float = 0.7
    floor: float = 0.1
    rollout: str = "sensible"
    depth: int = 8
    endgames: bool = True
    temperature: float = 0.0

    def choose(self, view: Eye[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The plan that was tried most."""
        desk = Desk(view, rng)
        trees, slots, nodes, arms = many(Tree, 1), words(2 * NODES), many(Node, NODES), many(Arm, ARMS)
        manners, paths, values = self._manners(), many(Path, 1), floats([0.0] * SEATS)
        orders, brought = many(Order, 1), floats([0.0]*PLANS)
        base = shipped() if self.endgames else EMPTY
        for burst in bursts(budget, USUAL):
            (doors.search_uct if self.rule == "uct" else doors.search_regret)(
                desk.views, desk.states, trees, slots, nodes, arms, burst, manners, base.positions, base.stocks, base.worths, orders, values, paths if self.rule == "uct" else brought, desk.logs, desk.dice
            )
        start = view.record.seat * len(choices)
        return by_visits(choices, [read(arms, start + place, "visits") for place in range(len(choices))], self.temperature, rng)

    def _manners(self) -> list[Manner]:
        manners = many(Manner, 1)
        write(manners, 0, "curiosity", self.curiosity)
        write(manners, 0, "floor", self.floor)
        write(manners, 0, "policy", POLICIES.index(self.rollout))
        write(manners, 0, "depth", self.depth)
        return manners
