"""Many games at once, each with one learner; chance or a policy plays the other seats."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY, EnvBatch
from folsom.games import SetupError
from folsom.kernel import buffer
from folsom.kernel.options import is_whole
from folsom.kernel.position import GameTable

Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]
Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.uint8]], npt.ArrayLike]
"""Takes observations and masks, a row for each seat to act; returns an action for each."""


class LearnerBatch(EnvBatch):
    """*count* games of one table; each one waits for the learner, or has ended for it."""

    def __init__(
        self, table: GameTable, count: int, *, seat: int, policy: Policy | None, seed: int, reward: str, threads: int
    ) -> None:
        if not is_whole(seat) or seat not in range(table.players):
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {table.players - 1}")
        self.seat, self.policy = seat, policy
        super().__init__(table, count, seed=seed, reward=reward, observe=False, auto_reset=False, threads=threads)

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self._seat_rows: Any = buffer(self.entry_points.Row, self.count)
        self._seen: npt.NDArray[np.float32] = self._seat_rows.view(np.float32).reshape(self.count, self.layout.size)

    @property
    @abstractmethod
    def open_actions(self) -> npt.NDArray[np.uint8]:
        """One row per game: 1 for each action that the learner can take, all 0 if the game has ended."""

    @property
    @abstractmethod
    def ended(self) -> Flags:
        """Whether the game ended for the learner in the last step."""

    @property
    @abstractmethod
    def gained(self) -> npt.NDArray[np.float32]:
        """The learner's reward for the last step, in each game."""

    def deal(self, which: Flags) -> None:
        """Begin a new game in these places."""
        self.dones[:] = which
        self._deal(int(np.count_nonzero(which)))
        self.dones[which] = 0

    @abstractmethod
    def act(self, actions: Numbers, which: Flags) -> None:
        """Take the learner's legal actions in these games."""

    def observe_learner(self) -> npt.NDArray[np.float32]:
        """The learner's observation of each game."""
        return self._observe_as(np.full(self.count, self.seat, np.int64)).copy()

    def _observe_as(self, viewers: Numbers) -> npt.NDArray[np.float32]:
        """The observation of one seat in each game; NOBODY skips a game."""
        self._in_parts(self._observe_part_as, viewers)
        return self._seen

    def _observe_part_as(self, worker: int, first: int, end: int, viewers: list[int]) -> None:
        games = (first, end, self._states, self._views, worker, self._empty)
        self.entry_points.observe_as(*games, self._seat_rows, viewers)

    def _answers(self, policy: Policy, which: Flags, seats: Numbers, masks: npt.NDArray[np.uint8]) -> Numbers:
        """A policy's actions for one seat in each of these games; raises `ValueError` for an illegal one."""
        games = np.flatnonzero(which)
        seen = self._observe_as(np.where(which, seats, NOBODY))[games]
        chosen = np.asarray(policy(seen, masks[games]))
        if chosen.shape != games.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"a policy gives a whole number for each of {len(games)} rows, not {chosen!r}")
        check_legal(chosen, masks[games], "the policy's action {} can't be taken")
        return chosen


def check_legal(actions: Numbers, masks: npt.NDArray[np.uint8], complaint: str) -> None:
    """Check each action against its row of masks; raises `ValueError` with the first illegal one."""
    outside = (actions < 0) | (actions >= masks.shape[-1])
    wrong = outside | (masks[np.arange(len(actions)), np.where(outside, 0, actions)] == 0)
    if wrong.any():
        first = int(np.flatnonzero(wrong)[0])
        raise ValueError(complaint.format(actions[first], first))
