"""Many games of Super for learners: all seats in play plan at once, and a step is a round."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY, EnvBatch
from folsom.envs.super import entry_points
from folsom.envs.super.actions import ACTIONS
from folsom.envs.super.layout import LAYOUT
from folsom.super.components import SEATS
from folsom.super.position import Position


class SuperEnvBatch(EnvBatch):
    """*count* games of one table; `asked` says who plans in each, `fallen` for whom it has just ended."""

    layout = LAYOUT
    actions = ACTIONS
    position_type = Position
    places = SEATS
    entry_points: ClassVar[Any] = entry_points

    @property
    def asking_shape(self) -> tuple[int, ...]:
        """One entry per seat of each game: all seats plan at once."""
        return (self.count, self.players)

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self.asked = np.zeros(self.asking_shape, np.uint8)
        self.fallen = np.zeros(self.asking_shape, np.uint8)
        self._asked, self._fallen = self.asked.reshape(-1), self.fallen.reshape(-1)
        self._sampled = np.zeros(self.asking_shape, np.int64)

    @property
    def _asking(self) -> tuple[Any, ...]:
        return self._asked, self._masks

    def reset(self, seed: int) -> None:
        """Restart every game, all dealt from one seed."""
        self.fallen[:] = 0
        super().reset(seed)

    def _choose(self, taken: list[int]) -> None:
        wrong = self.entry_points.say_choices(self._states, taken, self._asked, self._masks, self._choices)
        if wrong != NOBODY:
            game, seat = divmod(wrong, self.players)
            raise ValueError(f"action {taken[wrong]} can't be taken by seat {seat} of game {game}; see `masks`")

    @property
    def _telling(self) -> tuple[Any, ...]:
        return *super()._telling, self._fallen

    def sample(self) -> npt.NDArray[np.int64]:
        """Random legal actions, chosen uniformly; every call returns the same array."""
        self.entry_points.pick_actions(self._states, self._sampling, self._sampled.reshape(-1))
        return self._sampled
