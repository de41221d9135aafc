"""The bot that searches: information-set Monte Carlo tree search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.desk import Desk
from folsom.bots.express import doors
from folsom.bots.express.policy import FARSIGHTED, POLICIES
from folsom.bots.express.searching import PATH, Manner
from folsom.bots.express.tree import NONE, TREES, Node
from folsom.bots.express.weights import WEIGHTS
from folsom.bots.express.wishes import WISHES
from folsom.bots.express.worlds import WORLDS
from folsom.bots.express.worth import MARKS
from folsom.bots.pace import bursts
from folsom.bots.picking import by_visits, checked_number, checked_word, settled
from folsom.express.choices import CHOICES
from folsom.express.components import ROUNDS, SEATS
from folsom.games import Choice, Express, Eye
from folsom.kernel import floats, many, read, words, write

USUAL = 2000  # iterations
ROOM = 1 << 17  # nodes, at most: what doesn't fit isn't remembered
# By number of players, as measured: see docs/bots.md
TUNED_CURIOSITY = {2: 0.5, 3: 0.25, 4: 0.25, 5: 0.5, 6: 0.5}
TUNED_ROLLOUT = {2: "keen", 3: "keen", 4: "farsighted", 5: "farsighted", 6: "farsighted"}
TUNED_GUIDE = {2: 0.3, 3: 0.3, 4: 0.3, 5: 1.0, 6: 1.0}
TUNED = "tuned"


@dataclass(frozen=True)
class SearchBot:
    """Takes the choice that it tried most in the games that it imagined, in which each seat plays to win.

    An iteration is a world, played to the end of so many rounds: by the tree as far as that reaches, then by a
    rollout policy. What is reached is the end of the game, or valued by fitted weights.
    """

    curiosity: float = 0.0  # 0: as tuned for the number of players
    rounds: int = 1
    rollout: str = TUNED  # for the number of players, or one of the policies
    tree: str = "single"
    temperature: float = 0.0
    guide: float = 0.0  # the weight of wishes in the tree, where the rollout policy has any; 0: as tuned

    def __post_init__(self) -> None:
        checked_word("rollout", self.rollout, (TUNED, *POLICIES))
        checked_word("tree", self.tree, TREES)
        checked_number("curiosity", self.curiosity, 0)
        checked_number("rounds", self.rounds, 1)
        checked_number("temperature", self.temperature, 0)
        checked_number("guide", self.guide, 0)

    def choose(self, view: Eye[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The choice that was tried most."""
        visits = self.visits(view, budget, rng, to_the_end=self.temperature > 0)
        return by_visits(choices, [visits.get(choice.code, 0) for choice in choices], self.temperature, rng)

    def visits(self, view: Eye[Any], budget: Budget, rng: random.Random, *, to_the_end: bool = True) -> dict[int, int]:
        """How often each choice was tried within a budget, or until it was settled which is tried most."""
        desk, manners = Desk(Express, WORLDS, view, rng), self._manners(view.players)
        nodes, used = many(Node, self._room(view.players, budget)), 0
        workings = (words(PATH + 1), words(SEATS), floats([0.0] * MARKS), floats([0.0] * SEATS), WISHES, words(CHOICES))
        root, pace = view.record.seat if self.tree == "multi" else 0, bursts(budget, USUAL)
        for burst in pace:
            used = doors.search(
                desk.views, desk.states, nodes, used, burst, manners, WEIGHTS, desk.logs, desk.dice, *workings
            )
            if not to_the_end and settled(_visits_below(nodes, root).values(), pace.left):
                break
        return _visits_below(nodes, root)

    def _manners(self, players: int) -> list[Manner]:
        manners, rollout = many(Manner, 1), TUNED_ROLLOUT[players] if self.rollout == TUNED else self.rollout
        write(manners, 0, "curiosity", self.curiosity or TUNED_CURIOSITY[players])
        write(manners, 0, "rounds", min(self.rounds, ROUNDS))
        write(manners, 0, "policy", POLICIES.index(rollout))
        write(manners, 0, "guide", (self.guide or TUNED_GUIDE[players]) if POLICIES[FARSIGHTED] == rollout else 0.0)
        write(manners, 0, "trees", TREES.index(self.tree))
        return manners

    def _room(self, players: int, budget: Budget) -> int:
        """The nodes that these iterations can need: the roots, and one in each tree for each of them."""
        iterations = budget.iterations if budget else USUAL
        grown = ROOM if iterations is None else iterations * (players if self.tree == "multi" else 1)
        return min(SEATS + grown, ROOM)


def _visits_below(nodes: list[Node], root: int) -> dict[int, int]:
    visits, place = {}, int(read(nodes, root, "child"))
    while place != NONE:
        visits[int(read(nodes, place, "label"))] = int(read(nodes, place, "visits"))
        place = int(read(nodes, place, "sibling"))
    return visits
