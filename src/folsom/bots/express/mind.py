"""A search as Python holds it, while one choice is thought about."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from folsom.bots.desk import Desk
from folsom.bots.express import entry_points
from folsom.bots.express.rehearsing import VIEWS
from folsom.bots.express.searching import PATH, Manner
from folsom.bots.express.tree import NONE, Node
from folsom.bots.express.weights import WEIGHTS
from folsom.bots.express.wishes import WISHES
from folsom.bots.express.worlds import WORLDS
from folsom.bots.express.worth import MARKS
from folsom.express.choice_codes import CHOICES
from folsom.express.components import SEATS
from folsom.games import Express, View
from folsom.kernel import compile_entry_point, floats, many, read, words


class Tried(NamedTuple):
    """How often a choice was tried, and what it has brought to its seat on average."""

    visits: int
    worth: float


class Mind:
    """The trees of a search from a seat's view, with room for so many nodes, and stages for rehearsals.

    Once it is made all that it needs is compiled, so that the time of a choice is spent on that choice.
    """

    def __init__(
        self, view: View[Any], rng: random.Random, manners: list[Manner], room: int, *, rehearsing: bool = False
    ) -> None:
        for needed in (entry_points.search, entry_points.rehearse) if rehearsing else (entry_points.search,):
            compile_entry_point(needed)
        self._desk, self._manners = Desk(Express, WORLDS, view, rng, views=VIEWS), manners
        self._nodes, self._used = many(Node, room), 0
        self._workings = (words(PATH + 1), words(SEATS), _zeros(MARKS), _zeros(SEATS), WISHES, words(CHOICES))

    def search(self, iterations: int) -> None:
        """So many iterations more."""
        desk, nodes, manners = self._desk, self._nodes, self._manners
        self._used = entry_points.search(
            desk.views,
            desk.states,
            nodes,
            self._used,
            iterations,
            manners,
            WEIGHTS,
            desk.logs,
            desk.dice,
            *self._workings,
        )

    def tried(self, root: int) -> dict[int, Tried]:
        """What was tried below the root of a tree."""
        found, place = {}, int(read(self._nodes, root, "child"))
        while place != NONE:
            visits, total = int(read(self._nodes, place, "visits")), float(read(self._nodes, place, "total"))
            found[int(read(self._nodes, place, "label"))] = Tried(visits, total / visits if visits else 0.0)
            place = int(read(self._nodes, place, "sibling"))
        return found

    def rehearse(self, choices: Iterable[int], iterations: int) -> tuple[dict[int, float], int]:
        """What each of these choices brings in one world, and how many iterations it took; the trees are lost."""
        desk, nodes, manners, worths = self._desk, self._nodes, self._manners, _zeros(CHOICES)
        some, self._used = sum(1 << choice for choice in choices), 0
        made = entry_points.rehearse(
            desk.views,
            desk.states,
            nodes,
            some,
            iterations,
            worths,
            manners,
            WEIGHTS,
            desk.logs,
            desk.dice,
            *self._workings,
        )
        return {choice: float(worths[choice]) for choice in choices}, int(made)


def _zeros(count: int) -> list[float]:
    return floats([0.0] * count)
