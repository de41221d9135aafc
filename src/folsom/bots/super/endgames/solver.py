"""All endgames of a game of three, solved backwards: every round leaves one car fewer, so no position comes back.

Each position is solved for every class of loot. Positions with more cars are solved from the values as the tablebase
stores them. The exact values, and those of a best response over all rounds to come, are kept for the certificate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from folsom.bots.super.endgames import entry_points
from folsom.bots.super.endgames.loot_classes import FIRST_CARS, PLAYERS, LootClasses, Matrix
from folsom.bots.super.endgames.position import BANDIT_BITS, COUNT_BITS, MOST_BANDITS, PLACE_BITS, WHERE_AT
from folsom.bots.super.endgames.position_numbers import cars_of, count_of
from folsom.bots.super.endgames.rounds import RoundOutcome, RoundStart, round_of, taker_of
from folsom.bots.super.endgames.solver_workspace import ALL_PLANS, SolverWorkspace
from folsom.bots.super.endgames.tablebase import as_stored
from folsom.kernel import Chance, floats, many, seed_chance, write
from folsom.kernel.batch import as_words

FACING_BACK = 2


def start_number() -> int:
    """The position in which a game of three begins (S1.3, S1.4)."""
    number = FIRST_CARS << COUNT_BITS | PLAYERS
    for place in range(PLAYERS):
        car, way = PLAYERS - place, FACING_BACK if place == PLAYERS - 1 else 0
        number = number << BANDIT_BITS | car << 1 + PLACE_BITS + WHERE_AT | way
    return number


@dataclass
class Solved:
    """The solution of one position, by class of loot and by place in the order of play."""

    values: Matrix  # of the strategies
    best_responses: Matrix  # the values of a best response to the others' strategies
    gains: Matrix  # by class: the most that is left to gain in this round
    stored_values: Matrix = field(init=False)  # as precise as the tablebase stores them

    def __post_init__(self) -> None:
        self.stored_values = as_stored(self.values)


def _dice() -> list[Chance]:
    """The dice that every round is solved with, and room for a copy."""
    dice = many(Chance, 2)
    seed_chance(0).write(dice, 0)
    return dice


def _workspace(of: RoundStart) -> list[SolverWorkspace]:
    workspaces = many(SolverWorkspace, 1)
    write(workspaces, 0, "players", count_of(of.number))
    write(workspaces, 0, "plans", list(of.sizes))
    return workspaces


Known = Callable[[int], Matrix]  # the values of a next position, by class and place


@dataclass
class Solver:
    """Finds the positions, then solves them one by one; some may already be solved."""

    solved: dict[int, Solved] = field(default_factory=dict)
    loot_classes: LootClasses = field(default_factory=LootClasses)
    rounds: dict[int, RoundStart] = field(default_factory=dict)

    def find(self) -> Iterator[int]:
        """Find all positions from the start; yields how many are found so far."""
        left = [start_number()]
        seen = set(left)
        while left:
            found = round_of(left.pop())
            self.rounds[found.number] = found
            later = {outcome.number for outcome in found.outcomes if outcome.goes_on} - seen
            seen |= later
            left += sorted(later)
            yield len(self.rounds)

    def solve(self) -> Iterator[int]:
        """Solve what isn't solved yet, the fewest cars first; yields how many are solved so far."""
        for number in sorted(self.rounds):
            if number not in self.solved:
                self.solved[number] = self.solution(self.rounds[number])
            yield len(self.solved)

    def solution(self, of: RoundStart) -> Solved:
        """The solution of one position for every class of loot; positions with one car fewer must be solved already."""
        workspaces, cells = _workspace(of), as_words(of.cells.reshape(-1))
        place = cars_of(of.number), count_of(of.number)
        classes = self.loot_classes.size(place)
        strategies, gains = floats([0.0] * ALL_PLANS * classes), floats([0.0] * classes)
        stored = self._outcome_values(of, lambda number: self.solved[number].stored_values)
        entry_points.solve_rounds(workspaces, cells, stored, _dice(), strategies, gains)
        values, _ = self._evaluated(of, workspaces, strategies, lambda number: self.solved[number].values)
        _, best_responses = self._evaluated(
            of, workspaces, strategies, lambda number: self.solved[number].best_responses
        )
        return Solved(values[:, : place[1]], best_responses[:, : place[1]], np.asarray(gains))

    def _evaluated(
        self, of: RoundStart, workspaces: list[SolverWorkspace], strategies: list[float], known: Known
    ) -> tuple[Matrix, Matrix]:
        classes = len(strategies) // ALL_PLANS
        values, best_responses = floats([0.0] * MOST_BANDITS * classes), floats([0.0] * MOST_BANDITS * classes)
        cells = as_words(of.cells.reshape(-1))
        entry_points.evaluate_rounds(
            workspaces, cells, self._outcome_values(of, known), strategies, values, best_responses
        )
        return np.asarray(values).reshape(classes, MOST_BANDITS), np.asarray(best_responses).reshape(
            classes, MOST_BANDITS
        )

    def _outcome_values(self, of: RoundStart, known: Known) -> list[float]:
        """The values of each outcome to each of three players: a block for each class of loot."""
        place = cars_of(of.number), count_of(of.number)
        outcome_values = np.zeros((self.loot_classes.size(place), len(of.outcomes), MOST_BANDITS))
        for number, outcome in enumerate(of.outcomes):
            outcome_values[:, number, : place[1]] = self._shares(of, outcome, known)
        return floats(outcome_values.reshape(-1))

    def _shares(self, of: RoundStart, outcome: RoundOutcome, known: Known) -> Matrix:
        """The values of one outcome to each player in the order of play, by class of loot."""
        place = cars_of(of.number), count_of(of.number)
        shares = np.zeros((self.loot_classes.size(place), place[1]))
        if outcome.goes_on or outcome.at_locomotive:
            chances = self.loot_classes.chances(place, outcome.transition(taker_of(of.number), place[1]))
            if outcome.goes_on:
                shares[:, outcome.next_order] = chances @ known(outcome.number)
            else:
                shares[:, outcome.from_taker] = chances
        else:
            shares[:, outcome.left] = 1 / len(outcome.left)
        return shares
