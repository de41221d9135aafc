"""Many games of Express at once: arrays of states, stepped by one call."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from folsom.express.choice_codes import CHOICES
from folsom.express.position import Position
from folsom.kernel import batch, words
from folsom.kernel.batch import Words, as_words, whole_numbers


class ExpressBatch(batch.Batch[Position]):
    """*count* games of one table, each with its own random numbers, all derived from one seed."""

    position_type = Position

    def legal(self) -> tuple[Words, Words]:
        """The seat to act in each game, and the set of its choices as bits, which is empty when the game is over."""
        seats, choices = words(self.count), words(self.count)
        self._entry_points.legal_many(self._states, seats, choices)
        return np.asarray(seats), np.asarray(choices)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.legal()[1] == 0)

    def random_choices(self) -> Words:
        """A random legal choice for every unfinished game, uniform over distinct choices."""
        chosen = words(self.count)
        self._entry_points.choose_many(self._states, chosen, self._dice)
        return np.asarray(chosen)

    def step(self, chosen: npt.ArrayLike) -> None:
        """Make a choice, given by its number, in every unfinished game; finished games stay as they are.

        Raises `ValueError` if a choice isn't legal, naming the first such game; then no game changes.
        """
        codes = whole_numbers(chosen)
        self._check(codes)
        self._entry_points.step_many(self._states, as_words(codes), self._logs)

    def _check(self, codes: Words) -> None:
        if codes.shape != (self.count,):
            raise ValueError(f"{self.count} choices are needed, one a game, not an array of shape {codes.shape}")
        legal = self.legal()[1]
        in_range = (codes >= 0) & (codes < CHOICES)
        allowed = in_range & (legal >> np.where(in_range, codes, 0) & 1 == 1)
        wrong = np.flatnonzero((legal != 0) & ~allowed)
        if wrong.size:
            raise ValueError(f"choice {codes[wrong[0]]} isn't legal in game {wrong[0]}")
