"""A search in progress, as Python holds it while one choice is made."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.nested_search import VIEWS
from folsom.bots.express.policy_prior import PRIOR
from folsom.bots.express.tree import NONE, Node
from folsom.bots.express.value_weights import WEIGHTS
from folsom.bots.express.workspace import SearchConfig, Workspace
from folsom.bots.express.worlds import STATES
from folsom.express.choice_codes import CHOICES
from folsom.games import Express, View
from folsom.kernel import compile_entry_point, many, read, write

NO_VALUES = [0.0] * CHOICES


class ChoiceStats(NamedTuple):
    """How often a choice was visited, and its mean value to its seat."""

    visits: int
    value: float


class Searcher:
    """The trees of a search from a seat's view, with room for a number of nodes.

    Making one compiles everything that it needs, so that the time of a choice is spent on that choice.
    """

    def __init__(
        self,
        view: View[Any],
        rng: random.Random,
        config: SearchConfig,
        nodes: int,
        *,
        nested: bool = False,
        weights: list[float] = WEIGHTS,
    ) -> None:
        for needed in (entry_points.search, entry_points.search_nested) if nested else (entry_points.search,):
            compile_entry_point(needed)
        self.buffers: Buffers[Workspace] = Buffers(Express, Workspace, view, rng, states=STATES, views=VIEWS)
        self.nodes = many(Node, nodes)
        for name, value in {"config": config, "weights": weights, "prior": PRIOR}.items():
            write(self.buffers.workspaces, 0, name, value)

    def search(self, iterations: int) -> None:
        """Run *iterations* more."""
        entry_points.search(*self.buffers.arrays, self.nodes, iterations)

    def stats(self, root: int) -> dict[int, ChoiceStats]:
        """The statistics of each choice below the root of a tree, by the choice's code."""
        found, place = {}, int(read(self.nodes, root, "child"))
        while place != NONE:
            visits, total = int(read(self.nodes, place, "visits")), float(read(self.nodes, place, "total"))
            found[int(read(self.nodes, place, "label"))] = ChoiceStats(visits, total / visits if visits else 0.0)
            place = int(read(self.nodes, place, "sibling"))
        return found

    def search_nested(self, choices: Iterable[int], iterations: int) -> tuple[dict[int, float], int]:
        """The value of each of these choices in one world, and the iterations used; the trees are lost."""
        write(self.buffers.workspaces, 0, "choice_values", NO_VALUES)
        codes = sum(1 << choice for choice in choices)
        spent = entry_points.search_nested(*self.buffers.arrays, self.nodes, codes, iterations)
        values = read(self.buffers.workspaces, 0, "choice_values")
        return {choice: float(values[choice]) for choice in choices}, int(spent)
