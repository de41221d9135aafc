"""The bot that searches: information-set Monte Carlo tree search."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from folsom.bots.bot import Budget
from folsom.bots.express.mind import Mind, Tried
from folsom.bots.express.policy import FARSIGHTED, POLICIES
from folsom.bots.express.searching import Manner
from folsom.bots.express.tree import TREES
from folsom.bots.pace import bursts
from folsom.bots.picking import best, by_visits, checked_number, checked_word, settled
from folsom.express.components import ROUNDS, SEATS
from folsom.games import Choice, View
from folsom.kernel import many, write

USUAL = 2000  # iterations
ROOM = 1 << 17  # nodes, at most: what doesn't fit isn't remembered
# By number of players, as measured: see docs/bots.md
TUNED_CURIOSITY = {2: 0.5, 3: 0.25, 4: 0.25, 5: 0.5, 6: 0.5}
TUNED_ROLLOUT = {2: "keen", 3: "keen", 4: "farsighted", 5: "farsighted", 6: "farsighted"}
TUNED_GUIDE = {2: 0.3, 3: 0.3, 4: 0.3, 5: 1.0, 6: 1.0}
TUNED = "tuned"
# Rehearsals, as measured: see docs/bots.md
LONG = 40.0  # milliseconds: a choice that takes as many has time for them
SELDOM, NEAR, REHEARSED = 0.02, 0.03, 4  # rehearsed is what wasn't tried seldom and seems as good; so many, at most
PRIOR = 60  # what the search found counts as much as so many rehearsals
ENOUGH = 250  # rehearsals
LONGEST = 1000  # iterations of a choice in one: it can't be stopped in the middle


@dataclass(frozen=True)
class SearchBot:
    """Takes the choice that it tried most in the games that it imagined, in which each seat plays to win.

    An iteration is a world, played to the end of so many rounds: by the tree as far as that reaches, then by a
    rollout policy. What is reached is the end of the game, or valued by fitted weights. Given more time than the tree
    can use, it rehearses its best choices.
    """

    curiosity: float = 0.0  # 0: as tuned for the number of players
    rounds: int = 1
    rollout: str = TUNED  # for the number of players, or one of the policies
    tree: str = "single"
    temperature: float = 0.0
    guide: float = 0.0  # the weight of wishes in the tree, where the rollout policy has any; 0: as tuned
    groundwork: int = 4000  # iterations before the first rehearsal; none is held within less than twice as many
    rehearsal: int = 20  # iterations of each choice in a rehearsal; 0: none is held

    def __post_init__(self) -> None:
        checked_word("rollout", self.rollout, (TUNED, *POLICIES))
        checked_word("tree", self.tree, TREES)
        checked_number("curiosity", self.curiosity, 0)
        checked_number("rounds", self.rounds, 1)
        checked_number("temperature", self.temperature, 0)
        checked_number("guide", self.guide, 0)
        checked_number("groundwork", self.groundwork, 1)
        checked_number("rehearsal", self.rehearsal, 0, LONGEST)

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The choice that was tried most; with time for rehearsals, the one that promises most after them."""
        if self._rehearses(budget):
            worths = self.rehearsed(view, budget, rng)
            return best(choices, [worths.get(choice.code, -inf) for choice in choices], rng)
        visits = self.visits(view, budget, rng, to_the_end=self.temperature > 0)
        return by_visits(choices, [visits.get(choice.code, 0) for choice in choices], self.temperature, rng)

    def visits(self, view: View[Any], budget: Budget, rng: random.Random, *, to_the_end: bool = True) -> dict[int, int]:
        """How often each choice was tried within a budget, or until it was settled which is tried most."""
        mind, root, pace = self.mind(view, budget, rng), self._root(view), bursts(budget, USUAL)
        for burst in pace:
            mind.search(burst)
            if not to_the_end and settled(_visits(mind.tried(root)).values(), pace.left):
                break
        return _visits(mind.tried(root))

    def rehearsed(self, view: View[Any], budget: Budget, rng: random.Random) -> dict[int, float]:
        """What the best choices are worth, by a search and by rehearsals within what is left of the budget then."""
        first = self._first_part(budget)
        mind, ends = self.mind(view, first, rng, rehearsing=True), _time_after(budget.milliseconds)
        for burst in bursts(first, USUAL):
            mind.search(burst)
        worths = promising(mind.tried(self._root(view)))
        left, worlds = (inf if budget.iterations is None else budget.iterations) - self.groundwork, 0
        while len(worths) > 1 and worlds < ENOUGH and left > 0 and time.thread_time() < ends:
            brought, made = mind.rehearse(worths, self.rehearsal)
            left, worlds = left - made, worlds + 1
            for choice, worth in brought.items():
                worths[choice] += (worth - worths[choice]) / (PRIOR + worlds)
        return worths

    def _rehearses(self, budget: Budget) -> bool:
        """Whether there is enough to spend for a search and for rehearsals of its best choices."""
        able = self.rehearsal > 0 and self.temperature == 0 and bool(budget)
        enough = budget.iterations is None or budget.iterations >= 2 * self.groundwork
        return able and enough and (budget.milliseconds is None or budget.milliseconds >= LONG)

    def _first_part(self, budget: Budget) -> Budget:
        """What is spent before rehearsals: iterations, and no more than half of the time."""
        return Budget(self.groundwork, None if budget.milliseconds is None else budget.milliseconds / 2)

    def mind(self, view: View[Any], budget: Budget, rng: random.Random, *, rehearsing: bool = False) -> Mind:
        """A search that hasn't begun yet, with room for what a budget allows."""
        return Mind(view, rng, self._manners(view.players), self._room(view.players, budget), rehearsing=rehearsing)

    def _root(self, view: View[Any]) -> int:
        """Of the tree by which the seat chooses."""
        return view.record.seat if self.tree == "multi" else 0

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


def promising(tried: dict[int, Tried]) -> dict[int, float]:
    """What the best choices of a search are worth: the one tried most, and those that could be as good."""
    order = sorted(tried, key=lambda choice: tried[choice].visits, reverse=True)
    first, seldom = tried[order[0]], SELDOM * sum(choice.visits for choice in tried.values())
    near = [choice for choice in order if tried[choice].visits >= seldom and tried[choice].worth > first.worth - NEAR]
    return {choice: tried[choice].worth for choice in near[:REHEARSED]}


def _visits(tried: dict[int, Tried]) -> dict[int, int]:
    return {choice: found.visits for choice, found in tried.items()}


def _time_after(milliseconds: float | None) -> float:
    """When this time is over, by the clock of this thread."""
    return inf if milliseconds is None else time.thread_time() + milliseconds / 1000
