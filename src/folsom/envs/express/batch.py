"""Many games of Express for learners: one seat acts at a time."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY, EnvBatch
from folsom.envs.express import entry_points
from folsom.envs.express.actions import ACTIONS
from folsom.envs.express.layout import LAYOUT
from folsom.express.position import Position
from folsom.kernel import words


class ExpressEnvBatch(EnvBatch):
    """*count* games of one table; `seats` says who acts in each, or -1 if the game is over."""

    layout = LAYOUT
    actions = ACTIONS
    position_type = Position
    places = 1
    entry_points: ClassVar[Any] = entry_points

    @property
    def asking_shape(self) -> tuple[int, ...]:
        """One entry per game: one seat acts at a time."""
        return (self.count,)

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self.seats = np.zeros(self.count, np.int64)
        self._legal = words(self.count)
        self._sampled = np.zeros(self.count, np.int64)

    @property
    def _asking(self) -> tuple[Any, ...]:
        return self.seats, self._legal, self._masks

    def _choose(self, taken: list[int]) -> None:
        wrong = self.entry_points.say_choices(self._states, taken, self._legal, self._choices)
        if wrong != NOBODY:
            raise ValueError(f"action {taken[wrong]} can't be taken in game {wrong}; see its row of `masks`")

    def sample(self) -> npt.NDArray[np.int64]:
        """Random legal actions, chosen uniformly; every call returns the same array."""
        self.entry_points.pick_actions(self._legal, self._sampling, self._sampled)
        return self._sampled
