"""The bot that searches: simultaneous-move Monte Carlo tree search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.desk import Desk
from folsom.bots.pace import bursts
from folsom.bots.picking import by_visits, checked_number, checked_word
from folsom.bots.super import entry_points
from folsom.bots.super.choosing import RULES, USUAL_RULES
from folsom.bots.super.endgames.position import Order
from folsom.bots.super.endgames.tablebase import EMPTY, Tablebase, shipped
from folsom.bots.super.policy import POLICIES
from folsom.bots.super.searching import DEPTH, Manner, Path
from folsom.bots.super.tree import Arm, Node, Tree
from folsom.bots.super.worlds import PLACES
from folsom.games import Choice, Super, View
from folsom.kernel import floats, many, read, words, write
from folsom.super.components import PLANS, SEATS

USUAL = 2000  # iterations
NODES, ARMS = 1 << 14, 1 << 21  # at most
SLOTS = 2 * NODES
AS_USUAL = "usual"


@dataclass(frozen=True)
class SearchBot:
    """Every seat looks for its best plan against the others' plans, all at once, in each position that comes up.

    The rule by which seats choose while they search is `uct` or `regret`, or the better one for so many players. With
    a temperature of 0 the plan that was tried most is made, with more also others, in proportion to their trials.
    """

    rule: str = AS_USUAL
    curiosity: float = 0.7  # of UCT
    floor: float = 0.1  # the chance of any plan at all, in regret matching
    rollout: str = "sensible"
    depth: int = DEPTH
    endgames: bool = True  # whether solved ones are looked up
    temperature: float = 0.0

    def __post_init__(self) -> None:
        checked_word("rule", self.rule, (AS_USUAL, *RULES))
        checked_word("rollout", self.rollout, POLICIES)
        if not 1 <= self.depth <= DEPTH:
            raise ValueError(f"depth is a number of rounds from 1 to {DEPTH}, not {self.depth}")
        checked_number("curiosity", self.curiosity, 0)
        checked_number("temperature", self.temperature, 0)
        if not 0 <= self.floor <= 1:
            raise ValueError(f"floor is a chance from 0 to 1, not {self.floor}")

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """A plan by how often each was tried."""
        weights = self.weights(view, len(choices), budget, rng)
        return by_visits(choices, weights, self.temperature, rng)

    def weights(self, view: View[Any], count: int, budget: Budget, rng: random.Random) -> list[float]:
        """How often each of a seat's plans was tried within a budget."""
        nodes = NODES if budget.milliseconds else min(budget.iterations or USUAL, NODES)
        room = nodes, min(nodes * view.players * count, ARMS)
        search = _Search(Desk(Super, len(PLACES), view, rng), room, self._manners(view), self._tablebase(view))
        for burst in bursts(budget, USUAL):
            search.go_on(burst)
        return search.weights(view.record.seat, count)

    def _tablebase(self, view: View[Any]) -> Tablebase:
        return shipped() if self.endgames and not view.record.extensions else EMPTY

    def _manners(self, view: View[Any]) -> list[Manner]:
        manners = many(Manner, 1)
        rule = USUAL_RULES[view.players] if self.rule == AS_USUAL else RULES.index(self.rule)
        write(manners, 0, "rule", rule)
        for name in ("curiosity", "floor", "depth"):
            write(manners, 0, name, getattr(self, name))
        write(manners, 0, "policy", POLICIES.index(self.rollout))
        return manners


class _Search:
    """One search: what it remembers, and what it works with."""

    def __init__(self, desk: Desk, room: tuple[int, int], manners: list[Manner], base: Tablebase) -> None:
        nodes, self._arms = many(Node, room[0]), many(Arm, room[1])
        tree = (many(Tree, 1), words(SLOTS), nodes, self._arms)
        solved = (base.positions, base.stocks, base.worths, many(Order, 1))
        workings = (many(Path, 1), floats([0.0] * SEATS), floats([0.0] * PLANS))
        self._arrays = (desk.views, desk.states, *tree, manners, *solved, *workings, desk.logs, desk.dice)

    def go_on(self, iterations: int) -> None:
        """So many iterations more."""
        entry_points.search(*self._arrays, iterations)

    def weights(self, seat: int, count: int) -> list[float]:
        """How often each of a seat's plans was tried at the table."""
        return [float(read(self._arms, seat * count + place, "visits")) for place in range(count)]
