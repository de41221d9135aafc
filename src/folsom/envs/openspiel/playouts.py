"""Random play to the end, in compiled code: an evaluator for OpenSpiel's searches."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.envs.openspiel.state import FolsomState
from folsom.games.checks import checked_count, checked_seed
from folsom.kernel import Chance, many, seed_chance
from folsom.kernel.log import Log


class Playouts:
    """An evaluator for OpenSpiel's MCTS and IS-MCTS: plays a state to the end at random."""

    def __init__(self, count: int = 1, seed: int = 0) -> None:
        self._count = checked_count(count, "the number of games")
        self._dice, self._logs = many(Chance, 1), many(Log, 1)
        seed_chance(checked_seed(seed)).write(self._dice, 0)

    def evaluate(self, state: FolsomState) -> npt.NDArray[np.float64]:
        """Each player's mean reward."""
        node = state.node
        if node.game is None or node.is_chance:
            raise ValueError("a state where players choose is needed")
        position: Any = node.game.position
        states = many(position.state_type, self._count)
        for index in range(self._count):
            position.state.write(states, index)
        position.entry_points.playout_many(states, self._logs, self._dice)
        reward = node.encoding.entry_points.reward_for
        seats = range(position.players)
        gained = [[float(reward(states, index, seat, state.kind)) for seat in seats] for index in range(self._count)]
        return np.asarray(np.mean(gained, axis=0), np.float64)

    def prior(self, state: FolsomState) -> list[tuple[int, float]]:
        """Every legal action, all equally likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
