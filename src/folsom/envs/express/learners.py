"""Many games of Express, each with one learner."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY
from folsom.envs.express import learner_doors
from folsom.envs.express.batch import ExpressEnvBatch
from folsom.envs.express.learner_doors import ACT, DEAL, EVERYBODY, WAIT
from folsom.envs.learners import Flags, Learners, Numbers


class ExpressLearners(Learners, ExpressEnvBatch):
    """*count* games; the others are asked one after the other until it is the learner's turn."""

    learner_doors: ClassVar[Any] = learner_doors

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self._chosen = np.zeros(self.count, np.int64)

    @property
    def open_actions(self) -> npt.NDArray[np.uint8]:
        """1 for each action that the learner can take, in each game: none where it has ended."""
        return np.asarray(self.masks)

    @property
    def ended(self) -> Flags:
        """In which games the last step was the learner's last."""
        return np.asarray(self.dones != 0)

    def _deal(self) -> None:
        self.deal(np.ones(self.count, np.bool_))

    def deal(self, which: Flags) -> None:
        """Begin a new game in these places."""
        self._bring_on(which, DEAL)
        self._others_answer()

    def act(self, actions: Numbers, which: Flags) -> None:
        """Take the learner's actions, which are legal, in these games."""
        self._chosen[which] = actions[which]
        self._bring_on(which, ACT)
        self._others_answer()

    def _others_answer(self) -> None:
        """Let the policy choose until no game waits for another seat; chance has done so already."""
        while self.policy is not None and (others := (self.seats != self.seat) & (self.seats != NOBODY)).any():
            self._chosen[others] = self._answers(self.policy, others, self.seats, self.masks)
            self._bring_on(others, ACT)

    def _bring_on(self, which: Flags, what: int) -> None:
        self._in_parts(self._bring_on_part, np.where(which, what, WAIT).astype(np.uint8))

    def _bring_on_part(self, worker: int, first: int, end: int, doing: npt.NDArray[np.uint8]) -> None:
        games = (first, end, self._states, self._template, self._dice, self._logs, worker)
        wanted = (self.seat if self.policy is None else EVERYBODY, doing, self._chosen, self._reward)
        found = (self.seats, self._legal, self._masks, self._rewards, self.dones)
        self.learner_doors.bring_on(*games, *wanted, *found)
