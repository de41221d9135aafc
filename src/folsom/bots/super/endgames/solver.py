"""All endgames of a game of three, solved backwards: a round leaves one car fewer, so nothing ever comes back.

Each position is solved for every class of loot. What a mix brings is kept with the precision that the tablebase has,
and positions with more cars are solved by that; what it brings exactly, and what the best answer to it would bring
over all rounds to come, is kept beside it for the certificate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from folsom.bots.super.endgames import entry_points
from folsom.bots.super.endgames.ledger import FIRST_CARS, PLAYERS, Ledger, Matrix
from folsom.bots.super.endgames.numbers import cars_of, count_of
from folsom.bots.super.endgames.position import BANDIT_BITS, COUNT_BITS, PLACE_BITS, WHERE_AT
from folsom.bots.super.endgames.rounds import Outcome, Round, round_of, taker_of
from folsom.bots.super.endgames.tablebase import as_kept
from folsom.bots.super.endgames.work import ROWS, THREE, Work
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
    """What is known of one position, by class of loot and by place in the order of play."""

    means: Matrix  # what the mixes bring
    answers: Matrix  # what the best answer to the others' mixes brings
    gains: Matrix  # by class: the most that is left to gain in this round
    worths: Matrix = field(init=False)  # the means as the tablebase keeps them

    def __post_init__(self) -> None:
        self.worths = as_kept(self.means)


def _dice() -> list[Chance]:
    """The chance that every round is solved with."""
    dice = many(Chance, 2)
    seed_chance(0).write(dice, 0)
    return dice


Known = Callable[[int], Matrix]  # what is known of a next position, by class and place


@dataclass
class Solver:
    """Finds the positions, then solves them one by one; what is solved already may be given."""

    solved: dict[int, Solved] = field(default_factory=dict)
    ledger: Ledger = field(default_factory=Ledger)
    rounds: dict[int, Round] = field(default_factory=dict)

    def find(self) -> Iterator[int]:
        """Find all positions from the start on; how many are known so far, again and again."""
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
        """Solve what isn't solved yet, the fewest cars first; how many are, again and again."""
        for number in sorted(self.rounds):
            if number not in self.solved:
                self.solved[number] = self.solution(self.rounds[number])
            yield len(self.solved)

    def solution(self, of: Round) -> Solved:
        """One position, for every class of loot, those with a car fewer being solved."""
        works, cells = self._work(of), as_words(of.cells.reshape(-1))
        place = cars_of(of.number), count_of(of.number)
        classes = self.ledger.size(place)
        mixes, gains = floats([0.0] * ROWS * classes), floats([0.0] * classes)
        kept = self._brought(of, lambda number: self.solved[number].worths)
        entry_points.solve_rounds(works, place[1], cells, kept, classes, _dice(), mixes, gains)
        means, _ = self._judged(of, works, mixes, lambda number: self.solved[number].means)
        _, answers = self._judged(of, works, mixes, lambda number: self.solved[number].answers)
        return Solved(means[:, : place[1]], answers[:, : place[1]], np.asarray(gains))

    def _work(self, of: Round) -> list[Work]:
        works = many(Work, 1)
        write(works, 0, "plans", list(of.sizes))
        return works

    def _judged(self, of: Round, works: list[Work], mixes: list[float], known: Known) -> tuple[Matrix, Matrix]:
        classes = len(mixes) // ROWS
        means, answers = floats([0.0] * THREE * classes), floats([0.0] * THREE * classes)
        entry_points.judge_rounds(
            works, as_words(of.cells.reshape(-1)), self._brought(of, known), classes, mixes, means, answers
        )
        return np.asarray(means).reshape(classes, THREE), np.asarray(answers).reshape(classes, THREE)

    def _brought(self, of: Round, known: Known) -> list[float]:
        """What each outcome brings to each of three: a block for each class of loot."""
        place = cars_of(of.number), count_of(of.number)
        brought = np.zeros((self.ledger.size(place), len(of.outcomes), THREE))
        for number, outcome in enumerate(of.outcomes):
            brought[:, number, : place[1]] = self._shares(of, outcome, known)
        return floats(brought.reshape(-1))

    def _shares(self, of: Round, outcome: Outcome, known: Known) -> Matrix:
        """What one outcome brings to each in the order of play, by class of loot."""
        place = cars_of(of.number), count_of(of.number)
        shares = np.zeros((self.ledger.size(place), place[1]))
        if outcome.goes_on or outcome.at_locomotive:
            chances = self.ledger.chances(place, outcome.step(taker_of(of.number), place[1]))
            if outcome.goes_on:
                shares[:, outcome.next_order] = chances @ known(outcome.number)
            else:
                shares[:, outcome.from_taker] = chances
        else:
            shares[:, outcome.left] = 1 / len(outcome.left)
        return shares
