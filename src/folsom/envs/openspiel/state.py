"""What the states of both games have in common."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

from folsom.envs.openspiel.node import GameNode, Outcomes
from folsom.envs.openspiel.observer import observation_text
from folsom.envs.openspiel.package import pyspiel

FRACTION_BITS = 53  # of a sampler's number


class FolsomState(pyspiel.State):
    """An OpenSpiel state around a node; `node.game` is the full game, for tools."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node: GameNode = game.opening
        self.kind: int = game.kind

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """Each player's return so far: 0 until the end of the game."""
        return self.node.rewards(self.kind)

    def chance_outcomes(self) -> Outcomes:
        """The outcomes of chance, with the probability of each."""
        return self.node.outcomes()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """Another state that looks the same to a player, with its hidden facts sampled."""
        state: Self = self.clone()
        state.node = self.node.imagined(player, random.Random(int(sampler() * 2**FRACTION_BITS)))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.outcome_words(action)
        return self.node.encoding.action_names[action]

    def __str__(self) -> str:
        seen = [f"player {seat}\n{observation_text(self.node, seat)}" for seat in range(self.node.table.players)]
        waiting = (
            [] if self.node.pending is None else ["chance answers player {}, choice {}".format(*self.node.pending)]
        )
        return "\n\n".join(seen + waiting)
