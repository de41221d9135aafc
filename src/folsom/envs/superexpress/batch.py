"""Many games of Super for learners: all seats in play plan at once, and a step is a round."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY, EnvBatch
from folsom.envs.superexpress import doors
from folsom.envs.superexpress.actions import ACTIONS
from folsom.envs.superexpress.layout import LAYOUT
from folsom.superexpress.house import Position


class SuperEnvBatch(EnvBatch):
    """*count* games of one table; `asked` says who plans in each, `fallen` whose game has just ended."""

    layout = LAYOUT
    actions = ACTIONS
    position_type = Position
    doors: ClassVar[Any] = doors

    @property
    def asking_shape(self) -> tuple[int, ...]:
        """All seats are asked in each game."""
        return (self.count, self.players)

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self.asked = np.zeros(self.asking_shape, np.uint8)
        self.fallen = np.zeros(self.asking_shape, np.uint8)
        self._asked, self._fallen = self.asked.reshape(-1), self.fallen.reshape(-1)
        self._sampled = np.zeros(self.asking_shape, np.int64)

    def _deal(self) -> None:
        self.fallen[:] = 0
        self.doors.deal_envs(self._states, self._template, self._dice, self._logs, self._asked, self._masks)

    def _check(self, taken: list[int]) -> None:
        wrong = self.doors.first_illegal(taken, self._asked, self._masks)
        if wrong != NOBODY:
            game, seat = divmod(wrong, self.players)
            raise ValueError(f"action {taken[wrong]} can't be taken by seat {seat} of game {game}; see `masks`")

    def _step_part(self, worker: int, first: int, end: int, taken: list[int]) -> None:
        games = (first, end, self._states, self._template, self._dice, self._logs, worker)
        found = (self._asked, self._masks, self._rewards, self._fallen, self.dones)
        self.doors.step_envs(*games, taken, self._reward, int(self.auto_reset), *found)

    def sample(self) -> npt.NDArray[np.int64]:
        """Random actions, uniform over those that can be taken; the same array each time."""
        self.doors.pick_actions(self._states, self._sampling, self._sampled.reshape(-1))
        return self._sampled
