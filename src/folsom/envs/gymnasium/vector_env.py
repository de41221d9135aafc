"""A vector environment: one learner at each of many tables, all stepped at once in compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from folsom.envs.batches import own_part
from folsom.envs.encodings import ENCODINGS
from folsom.envs.gymnasium.autoreset import AutoresetMode
from folsom.envs.layout import Vector
from folsom.envs.learner_batch import Flags, LearnerBatch, Policy, check_legal
from folsom.envs.rendering import PIXELS, TEXT, Picture, checked_mode, render
from folsom.envs.spaces import Actions, ManyActions, vectors
from folsom.games import GAMES, key_named
from folsom.kernel.batch import whole_numbers

HIGHEST_SEED = 1 << 63
RESET_MASK = "reset_mask"

Info = dict[str, Any]


class FolsomVectorEnv(VectorEnv[Vector, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """*num_envs* tables; takes `players`, options and characters as the game's class does.

    The other seats play at random, or by a *policy*: it takes observations and masks, one row per seat to act, and
    returns one action per row. An illegal action raises an error and changes nothing.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        policy: Policy | None = None,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.mode, self.num_envs = AutoresetMode(autoreset_mode), num_envs
        self.render_mode = checked_mode(render_mode, (TEXT, PIXELS))
        self.metadata = {"autoreset_mode": self.mode, "render_modes": [TEXT, PIXELS]}
        key = key_named(game)
        set_up = GAMES[key].make_table(players, **table)
        learners: type[LearnerBatch] = own_part(key, "learner_batch")
        self._games = learners(set_up, num_envs, seat=seat, policy=policy, seed=0, reward=reward, threads=threads)
        self.single_observation_space = vectors(ENCODINGS[key])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Actions(ENCODINGS[key].actions)
        self.action_space = ManyActions(self._games.open_actions)
        self._finished = np.zeros(num_envs, np.bool_)  # ended and not reset yet
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Reset all games from one seed, or only those that `options["reset_mask"]` names."""
        super().reset(seed=seed)
        if options and RESET_MASK in options:
            which = self._checked_mask(options[RESET_MASK], seed)
            self._games.deal(which)
        else:
            which = np.ones(self.num_envs, np.bool_)
            self._games.reset(int(self.np_random.integers(HIGHEST_SEED)))
        self._finished &= ~which
        self._begun = True
        return self._games.observe_learner(), self._info()

    def _checked_mask(self, mask: Any, seed: int | None) -> Flags:
        if seed is not None:
            raise ValueError("a seed resets all games, so it can't be given with a reset_mask")
        which = np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise ValueError(f"a reset_mask has a bool for each of {self.num_envs} games, not {mask!r}")
        return which

    def step(self, actions: npt.ArrayLike) -> tuple[Vector, npt.NDArray[np.float64], Flags, Flags, Info]:
        """Take the learner's action in every game; games that have ended are reset as the mode says."""
        chosen, going = self._checked(actions), ~self._finished
        self._games.act(chosen, going)
        ended = going & self._games.ended
        rewards = np.where(going, self._games.gained, 0.0).astype(np.float64)
        if self._finished.any():
            self._games.deal(self._finished)
        observations, info = self._games.observe_learner(), self._info()
        if self.mode is AutoresetMode.SAME_STEP:
            observations, info = self._reset_ended(observations, info, ended)
        self._finished = ended & (self.mode is not AutoresetMode.SAME_STEP)
        return observations, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions, checked; if a game is about to be reset, any action will do."""
        if not self._begun:
            raise ResetNeeded("no game has been dealt yet: call reset first")
        if self._finished.any() and self.mode is AutoresetMode.DISABLED:
            raise ResetNeeded(f"these games must be reset first: {np.flatnonzero(self._finished).tolist()}")
        chosen = whole_numbers(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions of shape {(self.num_envs,)} are needed, not {chosen.shape}")
        masks = self._games.open_actions | self._finished[:, None].astype(np.uint8)
        check_legal(chosen, masks, "action {} can't be taken in game {}; see the action_mask in info")
        return chosen

    def _info(self) -> Info:
        return {
            "action_mask": self._games.open_actions.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _reset_ended(self, observations: Vector, info: Info, ended: Flags) -> tuple[Vector, Info]:
        """Reset games that have ended, and add their last observations to the info."""
        if not ended.any():
            return observations, info
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = observations[game]
        final = {"action_mask": np.zeros_like(info["action_mask"]), "_action_mask": ended}
        self._games.deal(ended)
        more = {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}
        return self._games.observe_learner(), {**self._info(), **more}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, one row per game."""
        return self._games.open_actions.astype(np.bool_)

    def render(self) -> tuple[Picture, ...]:  # type: ignore[override] # as its modes say
        """Each table as a spectator sees it."""
        return tuple(render(self._games.position(n).view(None), self.render_mode) for n in range(self.num_envs))
