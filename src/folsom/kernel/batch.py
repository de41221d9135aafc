"""Many games at once: arrays of states, for bots, environments and statistics."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from folsom.kernel.chance import Chance, seed_chance
from folsom.kernel.log import Log
from folsom.kernel.mode import MODE, Mode
from folsom.kernel.options import SetupError, is_whole
from folsom.kernel.position import GameTable, Position
from folsom.kernel.records import many, words

Words = npt.NDArray[np.int64]
P = TypeVar("P", bound=Position[Any, Any, Any])


class Batch(Generic[P]):
    """*count* games of one table, each with its own chance, all drawn from one seed."""

    position_type: type[P]

    def __init__(self, table: GameTable, count: int, seed: int) -> None:
        if not is_whole(count) or count < 1:
            raise SetupError(f"a batch holds at least one game, not {count!r}")
        self.count, self.players, self.table = count, table.players, table
        state_type = self.position_type.state_type
        self._logs, self._dice = many(Log, 1), many(Chance, 1)
        seed_chance(seed).write(self._dice, 0)
        self._template, self._states = many(state_type, 1), many(state_type, count)
        table.template(Chance()).write(self._template, 0)
        self.restart()

    @property
    def _entry_points(self) -> Any:
        return self.position_type.entry_points

    def restart(self) -> None:
        """Restart every game, with new chance from the batch's seed."""
        self._entry_points.new_many(self._states, self._template, self._logs, self._dice)

    def playout(self) -> int:
        """Play every game at random to its end; return the number of decisions."""
        return int(self._entry_points.playout_many(self._states, self._logs, self._dice))

    def outcome(self) -> tuple[Words, Words]:
        """Each seat's current value and rank: one row per game, one column per seat."""
        seats = self.position_type.seats
        worths, ranks = words(self.count * seats), words(self.count * seats)
        self._entry_points.outcome_many(self._states, worths, ranks)
        return self._by_seat(worths), self._by_seat(ranks)

    def _by_seat(self, row: list[int]) -> Words:
        return np.asarray(row).reshape(self.count, self.position_type.seats)[:, : self.players]

    def put(self, index: int, position: P) -> None:
        """Set one game to a position; raises `ValueError` if its number of players or its options differ."""
        if (position.players, position.options) != (self.players, self.position(index).options):
            raise ValueError("a batch holds games of one number of players and one set of options")
        position.state.write(self._states, index)

    def position(self, index: int) -> P:
        """A copy of one game of the batch."""
        return self.position_type(self.position_type.state_type.twin(self._states[index]))

    def copy(self) -> Self:
        """A copy of the games, with the same chance ahead of them."""
        return deepcopy(self)


class JointBatch(Batch[P]):
    """Games in which several seats may choose at once: choices have one row per game, one column per seat."""

    choice_name = "choice"

    def to_act(self) -> Words:
        """For each game, the set of seats that have a choice to make, as bits; 0 when the game is over."""
        seats = words(self.count)
        self._entry_points.legal_many(self._states, seats)
        return np.asarray(seats)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.to_act() == 0)

    def random_choices(self) -> Words:
        """A random choice for every seat that has one to make: one row per game, one column per seat."""
        chosen = words(self.count * self.position_type.seats)
        self._entry_points.choose_many(self._states, chosen, self._dice)
        return self._by_seat(chosen)

    def step(self, chosen: npt.ArrayLike) -> None:
        """Make the choices of all seats that have one to make, given by number, one row per game.

        Choices for other seats are ignored. If a choice isn't legal, raises `ValueError` naming the first such game
        and seat, and nothing changes.
        """
        codes = whole_numbers(chosen)
        self._check(codes)
        rows = np.zeros((self.count, self.position_type.seats), np.int64)
        rows[:, : self.players] = codes
        self._entry_points.step_many(self._states, as_words(rows.reshape(-1)), self._logs)

    def _check(self, codes: Words) -> None:
        shape = (self.count, self.players)
        if codes.shape != shape:
            raise ValueError(f"an array of shape {shape} is needed, one row per game, not one of shape {codes.shape}")
        asked = self.to_act()[:, None] >> np.arange(self.players) & 1 == 1
        wrong = np.argwhere(asked & ~self._allowed(codes, asked))
        if wrong.size:
            game, seat = wrong[0]
            raise ValueError(f"{self.choice_name} {codes[game, seat]} isn't legal for seat {seat} of game {game}")

    def _allowed(self, codes: Words, asked: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
        """Which of the choices of the seats that have one to make are legal."""
        allowed = np.zeros(codes.shape, np.bool_)
        for game, seat in np.argwhere(asked):
            choices = int(self._entry_points.legal(self._states, int(game), int(seat)))
            allowed[game, seat] = codes[game, seat] >= 0 and choices >> int(codes[game, seat]) & 1
        return allowed


def whole_numbers(chosen: npt.ArrayLike) -> Words:
    """Choices as an array of whole numbers; raises `ValueError` for other numbers."""
    numbers = np.asarray(chosen)
    if numbers.size and numbers.dtype.kind not in "iu":
        raise ValueError(f"choices are whole numbers, not {numbers.dtype}")
    return np.ascontiguousarray(numbers, np.int64)


def as_words(numbers: Words) -> Any:
    """Numbers as the rules of this process take them."""
    return numbers.tolist() if MODE is Mode.INTERPRETED else numbers
