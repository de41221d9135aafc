"""The search bot: simultaneous-move Monte Carlo tree search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.pace import bursts
from folsom.bots.parameters import check_number, check_word
from folsom.bots.selection import choice_by_visits
from folsom.bots.super import entry_points
from folsom.bots.super.endgames.lookup import Tablebase
from folsom.bots.super.endgames.tablebase import EMPTY, shipped
from folsom.bots.super.rollout import POLICIES
from folsom.bots.super.selection_rules import RULES, TUNED_RULES
from folsom.bots.super.tree import Arm, Node, Tree
from folsom.bots.super.workspace import MOST_ROUNDS, SearchConfig, Workspace
from folsom.bots.super.worlds import STATES
from folsom.games import Choice, Super, View
from folsom.kernel import many, read, words, write

DEFAULT_ITERATIONS = 2000
MOST_NODES, MOST_ARMS = 1 << 14, 1 << 21
SLOTS = 2 * MOST_NODES
TUNED = "tuned"


@dataclass(frozen=True)
class SearchBot:
    """Searches a tree in which all seats plan at once, each for its own share of the first place.

    While it searches, seats plan by `uct` or `regret`, or by whichever is better for the number of players. At
    temperature 0 it makes the plan with the most visits; above, it draws plans in proportion to their visits.
    """

    rule: str = TUNED
    exploration: float = 0.7  # the constant of UCB1
    floor: float = 0.1  # the chance of a plan drawn at random, in regret matching
    rollout: str = "sensible"
    depth: int = MOST_ROUNDS
    endgames: bool = True  # whether solved endgames are looked up
    temperature: float = 0.0

    def __post_init__(self) -> None:
        check_word("rule", self.rule, (TUNED, *RULES))
        check_word("rollout", self.rollout, POLICIES)
        check_number("exploration", self.exploration, 0)
        check_number("floor", self.floor, 0, 1)
        check_number("depth", self.depth, 1, MOST_ROUNDS)
        check_number("temperature", self.temperature, 0)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the plan with the most visits, or one drawn in proportion to visits."""
        visits = self.visits(view, len(choices), budget, rng)
        return choice_by_visits(choices, visits, self.temperature, rng)

    def visits(self, view: View[Any], plans: int, budget: Budget, rng: random.Random) -> list[float]:
        """How often each of a seat's plans was visited within a budget."""
        return self.all_visits(view, plans, budget, rng)[view.record.seat]

    def all_visits(self, view: View[Any], plans: int, budget: Budget, rng: random.Random) -> list[list[float]]:
        """How often each plan of every seat was visited within a budget."""
        nodes = MOST_NODES if budget.milliseconds else min(budget.iterations or DEFAULT_ITERATIONS, MOST_NODES)
        arms = min(nodes * view.players * plans, MOST_ARMS)
        tree = Tree(words(SLOTS), many(Node, nodes), many(Arm, arms))
        buffers = Buffers(Super, Workspace, view, rng, states=STATES)
        write(buffers.workspaces, 0, "config", self._config(view.players))
        for burst in bursts(budget, DEFAULT_ITERATIONS):
            entry_points.search(*buffers.arrays, tree, self._tablebase(view), burst)
        firsts = range(0, view.players * plans, plans)  # the root is the first node
        return [[float(read(tree.arms, first + place, "visits")) for place in range(plans)] for first in firsts]

    def _tablebase(self, view: View[Any]) -> Tablebase:
        return shipped() if self.endgames and not view.record.extensions else EMPTY

    def _config(self, players: int) -> SearchConfig:
        config = SearchConfig()
        config.rule = TUNED_RULES[players] if self.rule == TUNED else RULES.index(self.rule)
        config.exploration, config.floor, config.depth = self.exploration, self.floor, self.depth
        config.rollout = POLICIES.index(self.rollout)
        return config
