"""Many games at once: arrays of states, stepped by one call, for bots, environments and statistics."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from folsom.express import doors
from folsom.express.choices import CHOICES
from folsom.express.components import SEATS
from folsom.express.house import Position
from folsom.express.log import Log
from folsom.express.state import State
from folsom.express.table import Table
from folsom.kernel import MODE, Chance, Mode, many, read, seed_chance, words

Words = npt.NDArray[np.int64]


class Batch:
    """*count* games of one table, each with its own chance, all drawn from one seed."""

    def __init__(self, table: Table, count: int, seed: int) -> None:
        if count < 1:
            raise ValueError(f"a batch holds at least one game, not {count}")
        self.count = count
        self._logs = many(Log, 1)
        self._dice = many(Chance, 1)
        seed_chance(seed).write(self._dice, 0)
        self._template = many(State, 1)
        table.template(Chance()).write(self._template, 0)
        self._states = many(State, count)
        self.restart()

    def restart(self) -> None:
        """Start every game anew, with the chance that comes next."""
        doors.new_many(self._states, self._template, self._logs, self._dice)

    def legal(self) -> tuple[Words, Words]:
        """For each game the seat to act, and the set of its choices as bits: none when the game is over."""
        seats, choices = words(self.count), words(self.count)
        doors.legal_many(self._states, seats, choices)
        return np.asarray(seats), np.asarray(choices)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.legal()[1] == 0)

    def random_choices(self) -> Words:
        """A random legal choice for every game that goes on, uniform over distinct ones."""
        chosen = words(self.count)
        doors.choose_many(self._states, chosen, self._dice)
        return np.asarray(chosen)

    def step(self, chosen: npt.ArrayLike) -> None:
        """Make a choice in every game that goes on, by its number; games that are over pay no heed.

        Raises `ValueError` that names the first game whose choice isn't legal; nothing changes then.
        """
        codes = np.ascontiguousarray(chosen, np.int64)
        self._check(codes)
        doors.step_many(self._states, _as_words(codes), self._logs)

    def _check(self, codes: Words) -> None:
        if codes.shape != (self.count,):
            raise ValueError(f"{self.count} choices are needed, one a game, not an array of shape {codes.shape}")
        legal = self.legal()[1]
        in_range = (codes >= 0) & (codes < CHOICES)
        allowed = in_range & (legal >> np.where(in_range, codes, 0) & 1 == 1)
        wrong = np.flatnonzero((legal != 0) & ~allowed)
        if wrong.size:
            raise ValueError(f"choice {codes[wrong[0]]} isn't legal in game {wrong[0]}")

    def playout(self) -> int:
        """Play every game on at random to its end; the number of decisions."""
        return int(doors.playout_many(self._states, self._logs, self._dice))

    def outcome(self) -> tuple[Words, Words]:
        """Each seat's money and rank as they stand, a row a game, a column a seat."""
        moneys, ranks = words(self.count * SEATS), words(self.count * SEATS)
        doors.outcome_many(self._states, moneys, ranks)
        players = int(read(self._template, 0, "players"))
        shape = (self.count, SEATS)
        return np.asarray(moneys).reshape(shape)[:, :players], np.asarray(ranks).reshape(shape)[:, :players]

    def put(self, index: int, position: Position) -> None:
        """Set one game to a position."""
        position.state.write(self._states, index)

    def position(self, index: int) -> Position:
        """One game of the batch, apart."""
        return Position(State.twin(self._states[index]))

    def copy(self) -> Self:
        """The same games, apart, with the same chance to come."""
        return deepcopy(self)


def _as_words(codes: Words) -> Any:
    """The choices as the rules of this process take them."""
    return codes.tolist() if MODE is Mode.INTERPRETED else codes
