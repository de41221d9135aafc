"""Many games of Express, each with one learner."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from folsom.envs.batch import NOBODY
from folsom.envs.express.batch import ExpressEnvBatch
from folsom.envs.learner_batch import Flags, LearnerBatch, Numbers
from folsom.kernel.batch import as_words
from folsom.kernel.records import picked, put_back


class ExpressLearnerBatch(LearnerBatch, ExpressEnvBatch):
    """*count* games; the other seats act one after the other until it's the learner's turn."""

    def _make_buffers(self) -> None:
        super()._make_buffers()
        self._gained = np.zeros(self.count, np.float32)

    @property
    def open_actions(self) -> npt.NDArray[np.uint8]:
        """One row per game: 1 for each action that the learner can take, all 0 if the game has ended."""
        return np.asarray(self.masks)

    @property
    def ended(self) -> Flags:
        """Whether the game ended for the learner in the last step."""
        return np.asarray(self.dones != 0)

    @property
    def gained(self) -> npt.NDArray[np.float32]:
        """The learner's reward for the last step, in each game."""
        return self._gained

    def _deal(self, ended: int) -> None:
        super()._deal(ended)
        self._others_answer()

    def act(self, actions: Numbers, which: Flags) -> None:
        """Take the learner's legal actions in these games."""
        self._gained[:] = 0
        self._take(actions, which)
        self._others_answer()

    def _others_answer(self) -> None:
        """Let the other seats choose until no game is waiting for them."""
        while (others := (self.seats != self.seat) & (self.seats != NOBODY)).any():
            chosen = self.sample()
            if self.policy is not None:
                chosen[others] = self._answers(self.policy, others, self.seats, self.masks)
            self._take(chosen, others)

    def _take(self, actions: Numbers, which: Flags) -> None:
        """Take an action in these games; the others wait."""
        self._in_parts(self._take_part, actions, which)
        self._gained += self.rewards[:, self.seat]

    def _take_part(self, worker: int, first: int, end: int, actions: Numbers, which: Flags) -> None:
        games = first + np.flatnonzero(which[first:end])
        chosen, played = self._choices[first : first + len(games)], picked(self._states, games)
        legal = as_words(np.asarray(self._legal)[games])
        self.entry_points.say_choices(played, as_words(actions[games]), legal, chosen)
        self.position_type.entry_points.step_many(played, chosen, self._logs[worker : worker + 1])
        put_back(self._states, games, played)
        self.entry_points.tell_envs(first, end, self._states, self._reward, *self._telling)
