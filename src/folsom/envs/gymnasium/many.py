"""One seat at each of many tables for one learner, all stepped at once in compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from folsom.envs.encodings import ENCODINGS
from folsom.envs.express.learners import ExpressLearners
from folsom.envs.gymnasium.autoreset import AutoresetMode
from folsom.envs.layout import Vector
from folsom.envs.learners import Flags, Learners, Policy, check_legal
from folsom.envs.pictures import PIXELS, TEXT, Picture, checked_mode, render
from folsom.envs.spaces import Actions, ManyActions, vectors
from folsom.envs.super.learners import SuperLearners
from folsom.games import GAMES, key_named
from folsom.kernel.batch import whole_numbers

HIGHEST_SEED = 1 << 63
RESET_MASK = "reset_mask"
LEARNERS: dict[str, type[Learners]] = {"express": ExpressLearners, "super": SuperLearners}

Told = dict[str, Any]


class ManyTables(VectorEnv[Vector, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """*num_envs* tables; `players`, options and characters are named as the game's class takes them.

    The other seats are played by chance, or by a *policy* that is given observations and masks, a row for each seat
    that is asked, and gives an action for each. Actions that can't be taken raise, and nothing changes.
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
        learners = LEARNERS[key]
        self._games = learners(set_up, num_envs, seat=seat, policy=policy, seed=0, reward=reward, threads=threads)
        self.single_observation_space = vectors(ENCODINGS[key])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Actions(ENCODINGS[key].actions)
        self.action_space = ManyActions(self._games.open_actions)
        self._finished = np.zeros(num_envs, np.bool_)  # those that nobody has dealt anew
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Told]:
        """Begin all games anew, drawn from one seed, or those that `options["reset_mask"]` names."""
        super().reset(seed=seed)
        if options and RESET_MASK in options:
            which = self._checked_mask(options[RESET_MASK], seed)
            self._games.deal(which)
        else:
            which = np.ones(self.num_envs, np.bool_)
            self._games.reset(int(self.np_random.integers(HIGHEST_SEED)))
        self._finished &= ~which
        self._begun = True
        return self._games.look(), self._told()

    def _checked_mask(self, mask: Any, seed: int | None) -> Flags:
        if seed is not None:
            raise ValueError("a seed begins all games anew, so it can't be given with a reset_mask")
        which = np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise ValueError(f"a reset_mask has a truth for each of {self.num_envs} games, not {mask!r}")
        return which

    def step(self, actions: npt.ArrayLike) -> tuple[Vector, npt.NDArray[np.float64], Flags, Flags, Told]:
        """Take the learner's action in every game; those that have ended are dealt anew as the mode says."""
        chosen, going = self._checked(actions), ~self._finished
        self._games.act(chosen, going)
        ended = going & self._games.ended
        rewards = np.where(going, self._games.gained, 0.0).astype(np.float64)
        if self._finished.any():
            self._games.deal(self._finished)
        seen, told = self._games.look(), self._told()
        if self.mode is AutoresetMode.SAME_STEP:
            seen, told = self._dealt_anew(seen, told, ended)
        self._finished = ended & (self.mode is not AutoresetMode.SAME_STEP)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), told

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions, each of which can be taken; where a game is dealt anew, any will do."""
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

    def _told(self) -> Told:
        return {
            "action_mask": self._games.open_actions.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _dealt_anew(self, seen: Vector, told: Told, ended: Flags) -> tuple[Vector, Told]:
        """Deal where games have ended; what was seen last is told beside what is seen now."""
        if not ended.any():
            return seen, told
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = seen[game]
        final = {"action_mask": np.zeros_like(told["action_mask"]), "_action_mask": ended}
        self._games.deal(ended)
        more = {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}
        return self._games.look(), {**self._told(), **more}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions can be taken now, a row for each game."""
        return self._games.open_actions.astype(np.bool_)

    def render(self) -> tuple[Picture, ...]:  # type: ignore[override] # as its modes say
        """Each table as a spectator sees it."""
        return tuple(render(self._games.position(n).view(None), self.render_mode) for n in range(self.num_envs))
