"""One table in numbers: its game, and the observations, masks and rewards of its seats."""

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
    """A table that deals one game after another; takes `players` and options as the game's class does."""

    def __init__(self, game: str, players: int | None, reward: str, table: Mapping[str, Any]) -> None:
        self.name = key_named(game)
        self.encoding = ENCODINGS[self.name]
        self._set_up = GAMES[self.name].make_table(players, **table)
        self.players = self._set_up.players
        self._reward = reward_named(reward)
        self._game: Game[Any, Any] | None = None

    @property
    def game(self) -> Game[Any, Any]:
        """The current game."""
        if self._game is None:
            raise ValueError("no game has been dealt yet: call reset first")
        return self._game

    def deal(self, seed: int) -> None:
        """Begin a new game: the one that the game's class deals with this seed."""
        self._game = GAMES[self.name].of(self._set_up, seed)

    def whole_action(self, action: object) -> int:
        """An action as a number; raises `TypeError` if it isn't a whole number."""
        try:
            if isinstance(action, bool):
                raise TypeError
            return operator.index(action)  # type: ignore[arg-type] # this checks the type
        except TypeError:
            most = self.encoding.actions - 1
            raise TypeError(f"an action is a whole number from 0 to {most}, not {action!r}") from None

    def play(self, seat: int, action: object) -> None:
        """Take an action; an illegal one raises an error and changes nothing."""
        self.encoding.play(self.game, seat, self.whole_action(action))

    def check(self, seat: int, action: object) -> None:
        """Check that an action is legal; raises the same errors as `play`."""
        if not 0 <= (number := self.whole_action(action)) < self.encoding.actions or not self.mask(seat)[number]:
            self.encoding.play(self.game.copy(), seat, number)

    def observe(self, seat: int) -> Vector:
        """What a seat may know."""
        return self.encoding.observe(self.game, seat)

    def past(self, seat: int, length: int) -> Rows:
        """The last events that a seat was told."""
        return self.encoding.history.rows(self.game, seat, length)

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat can take now."""
        return self.encoding.mask(self.game, seat)

    def ended_for(self, seat: int) -> bool:
        """Whether the game has ended, or the seat is out of it."""
        return self.game.over or self.game.position.is_out(seat)

    def reward(self, seat: int) -> float:
        """A seat's reward, once the game has ended for it."""
        return self.encoding.reward(self.game, seat, self._reward)
