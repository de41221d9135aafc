"""Many games of Super, each with one learner."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from folsom.envs.learner_batch import Flags, LearnerBatch, Numbers
from folsom.envs.super.batch import SuperEnvBatch


class SuperLearnerBatch(LearnerBatch, SuperEnvBatch):
    """*count* games; a step is a round, which all seats plan at once."""

    @property
    def open_actions(self) -> npt.NDArray[np.uint8]:
        """One row per game: 1 for each plan that the learner can make, all 0 if it has fallen."""
        return np.asarray(self.masks[:, self.seat])

    @property
    def ended(self) -> Flags:
        """Whether the game ended for the learner in the last step."""
        return np.asarray(self.fallen[:, self.seat] != 0)

    @property
    def gained(self) -> npt.NDArray[np.float32]:
        """The learner's reward for the last step, in each game."""
        return self.rewards[:, self.seat]

    def act(self, actions: Numbers, which: Flags) -> None:
        """Make the learner's plans, which must be legal, in these games; the other games advance, too."""
        plans = self.sample()
        if self.policy is not None:
            self._others_plan(plans, which)
        plans[which, self.seat] = actions[which]
        self.step(plans)

    def _others_plan(self, plans: Numbers, which: Flags) -> None:
        for seat in set(range(self.players)) - {self.seat}:
            asked = which & (self.asked[:, seat] != 0)
            if self.policy is not None and asked.any():
                seats = np.full(self.count, seat, np.int64)
                plans[asked, seat] = self._answers(self.policy, asked, seats, self.masks[:, seat])
