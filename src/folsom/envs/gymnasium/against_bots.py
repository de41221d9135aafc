"""One seat of a table for one learner: bots play the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from folsom.envs.gymnasium.opponents import opponents_named, play_others
from folsom.envs.layout import Vector
from folsom.envs.rendering import PIXELS, TEXT, Picture, checked_mode, render
from folsom.envs.spaces import Actions, vectors
from folsom.envs.table import EnvTable
from folsom.games import SetupError

HIGHEST_SEED = 1 << 63
FRAMES = 2  # per second

Info = dict[str, Any]


class AgainstBots(gymnasium.Env[Vector, np.int64]):
    """One seat at a table; takes `players`, options and characters as the game's class does.

    *opponents* are names of bots, clockwise from the learner, or one name for all. If *seat* is None, it's drawn
    for each game. The reward comes when the game ends for the learner. An illegal action raises an error and
    changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [TEXT, PIXELS], "render_fps": FRAMES}  # type: ignore[misc]  # theirs is an instance's
    action_space: Actions

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.table = EnvTable(game, players, reward, table)
        if seat is not None and seat not in range(self.table.players):
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {self.table.players - 1}")
        self.render_mode = checked_mode(render_mode, (TEXT, PIXELS))
        self.observation_space = vectors(self.table.encoding)
        self.action_space = Actions(self.table.encoding.actions)
        self._opponents = opponents_named(opponents, self.table.players - 1, self.table.name)
        self._wanted_seat = seat
        self.seat = seat or 0  # the learner's in this game
        self._dice = random.Random()
        self._goes_on = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Begin a new game: the one that the game's class deals with this seed, or one drawn from the previous seed."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(HIGHEST_SEED))
        self.table.deal(drawn if seed is None else seed)
        self._dice = random.Random(drawn)
        self.seat = self._dice.randrange(self.table.players) if self._wanted_seat is None else self._wanted_seat
        return self._asked()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, Info]:
        """Take an action; the others play until the learner acts again or the game has ended for it."""
        if not self._goes_on:
            raise ResetNeeded("the game has ended for the learner, or none has begun: call reset first")
        self.table.play(self.seat, action)
        observation, info = self._asked()
        ended = self.table.ended_for(self.seat)
        return observation, self.table.reward(self.seat) if ended else 0.0, ended, False, info

    def _asked(self) -> tuple[Vector, Info]:
        """Let the others play on; return the learner's observation and info."""
        play_others(self.table.game, self.seat, self._opponents, self._dice)
        self._goes_on = not self.table.ended_for(self.seat)
        self.action_space.now = self.table.mask(self.seat)
        return self.table.observe(self.seat), {"action_mask": self.action_space.now.copy(), "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, in the form that sb3-contrib expects."""
        return self.action_space.now.astype(np.bool_)

    def render(self) -> Picture:
        """The table as a spectator sees it."""
        return render(self.table.game.view(), self.render_mode)
