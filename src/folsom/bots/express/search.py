"""The search bot: information-set Monte Carlo tree search."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.express.rollout import POLICIES, PRIOR_GUIDED
from folsom.bots.express.searcher import ChoiceStats, Searcher
from folsom.bots.express.tree import TREES
from folsom.bots.express.workspace import SearchConfig
from folsom.bots.pace import bursts
from folsom.bots.parameters import check_number, check_word
from folsom.bots.selection import best_choice, choice_by_visits, is_decided
from folsom.express.components import ROUNDS, SEATS
from folsom.games import Choice, View

DEFAULT_ITERATIONS = 2000
MOST_NODES = 1 << 17  # choices that don't fit aren't remembered
# By number of players, as measured: see docs/research-log.md
TUNED_EXPLORATION = {2: 0.5, 3: 0.25, 4: 0.25, 5: 0.5, 6: 0.5}
TUNED_ROLLOUT = {2: "heuristic", 3: "heuristic", 4: "prior", 5: "prior", 6: "prior"}
TUNED_PRIOR_WEIGHT = {2: 0.3, 3: 0.3, 4: 0.3, 5: 1.0, 6: 1.0}
TUNED = "tuned"
# Nested search, as measured: see docs/research-log.md
SHORTEST_NESTED_BUDGET = 40.0  # milliseconds: a smaller budget leaves no time for nested search
LEAST_VISIT_SHARE = 0.02  # of all iterations, for a choice to be a candidate
LARGEST_VALUE_GAP = 0.03  # of a victory, between a candidate and the choice that was visited most
MOST_CANDIDATES = 4
OUTER_WEIGHT = 60  # the value from the outer search counts as much as this many nested worlds
MOST_NESTED_WORLDS = 250
MOST_NESTED_ITERATIONS = 1000  # a decision: a nested search can't be stopped in the middle


@dataclass(frozen=True)
class SearchBot:
    """Makes the choice that it visited most in imagined games where every seat plays to win.

    An iteration imagines a world and plays it for some rounds: by the tree as far as that reaches, then by a rollout
    policy. The position reached is valued by its result, or by fitted weights. A budget that is larger than the tree
    can use goes into nested searches of the best choices.
    """

    exploration: float = 0.0  # the constant of UCB1; 0: as tuned for the number of players
    rounds: int = 1
    rollout: str = TUNED  # for the number of players, or one of the rollout policies
    tree: str = "single"
    temperature: float = 0.0
    prior_weight: float = 0.0  # of the policy prior in the tree, with rollout `prior`; 0: as tuned
    outer_iterations: int = 4000  # before nested search, which needs a budget of at least twice as many
    nested_iterations: int = 20  # for each decision in a nested search; 0: no nested search

    def __post_init__(self) -> None:
        check_word("rollout", self.rollout, (TUNED, *POLICIES))
        check_word("tree", self.tree, TREES)
        check_number("exploration", self.exploration, 0)
        check_number("rounds", self.rounds, 1)
        check_number("temperature", self.temperature, 0)
        check_number("prior_weight", self.prior_weight, 0)
        check_number("outer_iterations", self.outer_iterations, 1)
        check_number("nested_iterations", self.nested_iterations, 0, MOST_NESTED_ITERATIONS)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the choice with the most visits or, after a nested search, the one with the best value."""
        if self._has_nested_search(budget):
            values = self.nested_values(view, budget, rng)
            return best_choice(choices, [values.get(choice.code, -inf) for choice in choices], rng)
        visits = self.visits(view, budget, rng, stop_early=self.temperature == 0)
        return choice_by_visits(choices, [visits.get(choice.code, 0) for choice in choices], self.temperature, rng)

    def visits(
        self, view: View[Any], budget: Budget, rng: random.Random, *, stop_early: bool = False
    ) -> dict[int, int]:
        """How often each choice was visited within a budget; may stop early, once no other can be visited most."""
        searcher, root, pace = self.searcher(view, budget, rng), self._root(view), bursts(budget, DEFAULT_ITERATIONS)
        for burst in pace:
            searcher.search(burst)
            if stop_early and is_decided(_visits(searcher.stats(root)).values(), pace.left):
                break
        return _visits(searcher.stats(root))

    def nested_values(self, view: View[Any], budget: Budget, rng: random.Random) -> dict[int, float]:
        """The values of the best choices, from a search and from nested searches with the rest of the budget."""
        outer = self._outer_budget(budget)
        searcher, ends = self.searcher(view, outer, rng, nested=True), _time_after(budget.milliseconds)
        for burst in bursts(outer, DEFAULT_ITERATIONS):
            searcher.search(burst)
        values = candidates(searcher.stats(self._root(view)))
        left, worlds = (inf if budget.iterations is None else budget.iterations) - self.outer_iterations, 0
        while len(values) > 1 and worlds < MOST_NESTED_WORLDS and left > 0 and time.thread_time() < ends:
            found, spent = searcher.search_nested(values, self.nested_iterations)
            left, worlds = left - spent, worlds + 1
            for choice, value in found.items():
                values[choice] += (value - values[choice]) / (OUTER_WEIGHT + worlds)
        return values

    def _has_nested_search(self, budget: Budget) -> bool:
        """Whether the budget is large enough for a search and for nested searches after it."""
        able = self.nested_iterations > 0 and self.temperature == 0 and bool(budget)
        enough = budget.iterations is None or budget.iterations >= 2 * self.outer_iterations
        return able and enough and (budget.milliseconds is None or budget.milliseconds >= SHORTEST_NESTED_BUDGET)

    def _outer_budget(self, budget: Budget) -> Budget:
        """What is spent before nested search: iterations, and at most half of the time."""
        return Budget(self.outer_iterations, None if budget.milliseconds is None else budget.milliseconds / 2)

    def searcher(self, view: View[Any], budget: Budget, rng: random.Random, *, nested: bool = False) -> Searcher:
        """A search that hasn't begun, with room for what a budget allows."""
        return Searcher(view, rng, self._config(view.players), self._nodes(view.players, budget), nested=nested)

    def _root(self, view: View[Any]) -> int:
        """The root of the tree by which the seat chooses."""
        return view.record.seat if self.tree == "multi" else 0

    def _config(self, players: int) -> SearchConfig:
        config, rollout = SearchConfig(), TUNED_ROLLOUT[players] if self.rollout == TUNED else self.rollout
        config.exploration = self.exploration or TUNED_EXPLORATION[players]
        config.rounds = min(self.rounds, ROUNDS)
        config.rollout = POLICIES.index(rollout)
        if config.rollout == PRIOR_GUIDED:
            config.prior_weight = self.prior_weight or TUNED_PRIOR_WEIGHT[players]
        config.trees = TREES.index(self.tree)
        return config

    def _nodes(self, players: int, budget: Budget) -> int:
        """How many nodes a budget can need: the roots, and one in each tree for each iteration."""
        iterations = budget.iterations if budget else DEFAULT_ITERATIONS
        grown = MOST_NODES if iterations is None else iterations * (players if self.tree == "multi" else 1)
        return min(SEATS + grown, MOST_NODES)


def candidates(stats: dict[int, ChoiceStats]) -> dict[int, float]:
    """The values of the choices worth a nested search: the one visited most, and those that could be as good."""
    order = sorted(stats, key=lambda choice: stats[choice].visits, reverse=True)
    first, least_visits = stats[order[0]], LEAST_VISIT_SHARE * sum(choice.visits for choice in stats.values())
    good = [
        choice
        for choice in order
        if stats[choice].visits >= least_visits and stats[choice].value > first.value - LARGEST_VALUE_GAP
    ]
    return {choice: stats[choice].value for choice in good[:MOST_CANDIDATES]}


def _visits(stats: dict[int, ChoiceStats]) -> dict[int, int]:
    return {choice: found.visits for choice, found in stats.items()}


def _time_after(milliseconds: float | None) -> float:
    """What this thread's CPU clock will show after this much more time."""
    return inf if milliseconds is None else time.thread_time() + milliseconds / 1000
