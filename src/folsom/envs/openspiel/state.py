"""What the states of both games have in common."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

from folsom.envs.openspiel.moment import Moment, Outcomes
from folsom.envs.openspiel.observer import sight
from folsom.envs.openspiel.package import pyspiel

FRACTION_BITS = 53  # that a sampler's number has


class FolsomState(pyspiel.State):
    """A state of OpenSpiel around a moment of a game; `moment.game` is the truth, for tools."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.moment: Moment = game.opening
        self.kind: int = game.kind

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.over

    def returns(self) -> list[float]:
        """What each player has got so far: all of it comes at the end."""
        return self.moment.rewards(self.kind)

    def chance_outcomes(self) -> Outcomes:
        """What chance can bring, and how likely each is."""
        return self.moment.outcomes()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """Another state that looks the same to a player, its hidden facts drawn from what they can be."""
        state: Self = self.clone()
        state.moment = self.moment.imagined(player, random.Random(int(sampler() * 2**FRACTION_BITS)))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.moment.outcome_words(action)
        return self.moment.encoding.action_names[action]

    def __str__(self) -> str:
        seen = [f"player {seat}\n{sight(self.moment, seat)}" for seat in range(self.moment.table.players)]
        waiting = (
            [] if self.moment.answer is None else ["chance answers player {}, choice {}".format(*self.moment.answer)]
        )
        return "\n\n".join(seen + waiting)
