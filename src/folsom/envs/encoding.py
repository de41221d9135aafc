"""The observations, actions and rewards of a single game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.history import History
from folsom.envs.layout import ObservationLayout, Vector
from folsom.games import Game, IllegalChoice
from folsom.kernel import buffer, many

Mask = npt.NDArray[np.int8]


class Encoding(ABC):
    """How one game is encoded in numbers. A seat of None is a spectator."""

    game: type[Game[Any, Any]]
    layout: ObservationLayout
    history: History
    action_names: tuple[str, ...]
    entry_points: ClassVar[Any]

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.action_names)

    def observe(self, game: Game[Any, Any], seat: int | None) -> Vector:
        """What a seat may know, as numbers."""
        rows = buffer(self.entry_points.Row, 1)
        self.entry_points.write_view(game.position.view_record_of(seat), 0, rows)
        return np.asarray(rows["numbers"][0], np.float32)

    def mask(self, game: Game[Any, Any], seat: int) -> Mask:
        """1 for each action that a seat can take now; all 0 unless it's to act."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(game, seat)] = 1
        return mask

    @abstractmethod
    def legal(self, game: Game[Any, Any], seat: int) -> list[int]:
        """The actions that a seat can take now."""

    @abstractmethod
    def choice(self, game: Game[Any, Any], seat: int, action: int) -> int:
        """The number of the choice that a seat's action stands for."""

    @abstractmethod
    def action(self, game: Game[Any, Any], seat: int, choice: int) -> int:
        """The action that stands for a seat's choice, given the choice's number."""

    def play(self, game: Game[Any, Any], seat: int, action: int) -> None:
        """Take an action; an illegal one raises `IllegalChoice` with the reason and changes nothing."""
        if not 0 <= action < self.actions:
            raise IllegalChoice(f"there is no action {action}; they are 0 to {self.actions - 1}", game.position.rule)
        game.play(seat, self.choice(game, seat, action))

    def reward(self, game: Game[Any, Any], seat: int, kind: int) -> float:
        """A seat's reward, once its game has ended."""
        states = many(game.position.state_type, 1)
        game.position.state.write(states, 0)
        return float(self.entry_points.reward_for(states, 0, seat, kind))
