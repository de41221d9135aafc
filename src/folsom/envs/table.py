"""One table in numbers: the game that is played at it, and what its seats get of it."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from folsom.envs.encoding import Mask
from folsom.envs.encodings import ENCODINGS
from folsom.envs.history import Rows
from folsom.envs.layout import Vector
from folsom.envs.rewards import reward_named
from folsom.games import GAMES, Game, key_named


class EnvTable:
    """A table, named as the game's class takes it, at which one game after the other is dealt."""

    def __init__(self, game: str, players: int | None, reward: str, table: Mapping[str, Any]) -> None:
        self.name = key_named(game)
        self.encoding = ENCODINGS[self.name]
        self._set_up = GAMES[self.name].make_table(players, **table)
        self.players = self._set_up.players
        self._reward = reward_named(reward)
        self._game: Game[Any, Any] | None = None

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        if self._game is None:
            raise ValueError("no game has been dealt yet: call reset first")
        return self._game

    def deal(self, seed: int) -> None:
        """Begin a new game: the one that its class deals with this seed."""
        self._game = GAMES[self.name].of(self._set_up, seed)

    def whole_action(self, action: object) -> int:
        """An action as a number; raises `TypeError` where it isn't a whole one."""
        try:
            if isinstance(action, bool):
                raise TypeError
            return operator.index(action)  # type: ignore[arg-type] # that is what is asked here
        except TypeError:
            most = self.encoding.actions - 1
            raise TypeError(f"an action is a whole number from 0 to {most}, not {action!r}") from None

    def play(self, seat: int, action: object) -> None:
        """Take an action; one that can't be taken raises, and nothing changes."""
        self.encoding.play(self.game, seat, self.whole_action(action))

    def check(self, seat: int, action: object) -> None:
        """See that an action can be taken; raises as `play` does."""
        if not 0 <= (number := self.whole_action(action)) < self.encoding.actions or not self.mask(seat)[number]:
            self.encoding.play(self.game.copy(), seat, number)

    def observe(self, seat: int) -> Vector:
        """What a seat may know."""
        return self.encoding.observe(self.game, seat)

    def past(self, seat: int, length: int) -> Rows:
        """The last events that a seat has witnessed."""
        return self.encoding.history.rows(self.game, seat, length)

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat can take now."""
        return self.encoding.mask(self.game, seat)

    def ended_for(self, seat: int) -> bool:
        """Whether the game has ended, or the seat has no part in it any more."""
        return self.game.over or self.game.position.is_out(seat)

    def reward(self, seat: int) -> float:
        """A seat's reward, once the game has ended for it."""
        return self.encoding.reward(self.game, seat, self._reward)
