"""Many games at once for learners: buffers filled in place, and games that reset automatically."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from folsom.envs.layout import ObservationLayout
from folsom.envs.rewards import reward_named
from folsom.games import SetupError
from folsom.kernel import SEED_BITS, Chance, Record, buffer, many, seed_chance, words
from folsom.kernel.batch import as_words, whole_numbers
from folsom.kernel.log import Log
from folsom.kernel.options import is_whole
from folsom.kernel.position import GameTable, Position

NOBODY = -1
SAMPLING = 1 << SEED_BITS - 1  # sets the chance of random actions apart from that of the games


class EnvBatch(ABC):
    """*count* games of one table. `step` and `reset` write their results to buffers that never move.

    After the step that ends a game, `rewards` and `dones` hold its result; with `auto_reset` the other buffers
    already belong to the new game.
    """

    layout: ClassVar[ObservationLayout]
    actions: ClassVar[int]  # how many there are
    position_type: ClassVar[type[Position[Any, Any, Any]]]
    entry_points: ClassVar[Any]
    places: ClassVar[int]  # that a game has among the choices of a step, as the rules take them

    def __init__(
        self, table: GameTable, count: int, *, seed: int, reward: str, observe: bool, auto_reset: bool, threads: int
    ) -> None:
        self.count, self.players, self.table = checked(count, "game"), table.players, table
        self.auto_reset = auto_reset
        self._reward = reward_named(reward)
        self._workers = min(checked(threads, "thread"), count)
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None
        self._make_states(table)
        self._make_buffers()
        self.observations: npt.NDArray[np.float32] | None = None
        if observe:
            self._rows: Any = buffer(self.entry_points.Row, int(np.prod(self.asking_shape)))
            self.observations = self._rows.view(np.float32).reshape(*self.asking_shape, self.layout.size)
        self.reset(seed)

    @property
    @abstractmethod
    def asking_shape(self) -> tuple[int, ...]:
        """The shape of the buffers: one entry per game, or one per seat of each game."""

    def _make_states(self, table: GameTable) -> None:
        state_type, view_type = self.position_type.state_type, self.position_type.view_record
        self._template, self._states = many(state_type, 1), many(state_type, self.count)
        self._fresh = many(state_type, self.count)
        table.template(Chance()).write(self._template, 0)
        self._dice, self._sampling = many(Chance, 1), many(Chance, 1)
        self._logs = many(Log, self._workers)
        self._choices = words(self.count * self.places)
        self._empty: list[Record] = many(view_type, 1)
        self._views: list[Record] = many(view_type, self._workers)

    def _make_buffers(self) -> None:
        self._masks: Any = buffer(self.entry_points.Mask, int(np.prod(self.asking_shape)))
        self.masks = self._masks.view(np.uint8).reshape(*self.asking_shape, self.actions)
        self.rewards = np.zeros((self.count, self.players), np.float32)
        self.dones = np.zeros(self.count, np.uint8)
        self._rewards = self.rewards.reshape(-1)

    def reset(self, seed: int) -> None:
        """Restart every game, all dealt from one seed."""
        seed_chance(seed).write(self._dice, 0)
        seed_chance(seed ^ SAMPLING).write(self._sampling, 0)
        self.rewards[:] = 0
        self.dones[:] = 1
        self._deal(self.count)
        self.dones[:] = 0
        self._observe()

    @property
    @abstractmethod
    def _asking(self) -> tuple[Any, ...]:
        """The buffers that hold who acts, and the legal actions."""

    def _deal(self, ended: int) -> None:
        """Restart the games that are done, in order, and update who acts."""
        self.position_type.entry_points.new_many(self._fresh[:ended], self._template, self._logs[:1], self._dice)
        self.entry_points.begin_envs(self._states, self._fresh, self.dones, *self._asking)

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in every game that isn't over.

        If an action is illegal, raises `ValueError` naming the first one and changes nothing.
        """
        chosen = whole_numbers(actions)
        if chosen.shape != self.asking_shape:
            raise ValueError(f"actions of shape {self.asking_shape} are needed, not {chosen.shape}")
        taken = as_words(chosen.reshape(-1))
        self._choose(taken)
        self._in_parts(self._step_part)
        if self.auto_reset and (ended := int(np.count_nonzero(self.dones))):
            self._deal(ended)
        self._observe()

    @abstractmethod
    def _choose(self, taken: list[int]) -> None:
        """Check that every action is legal, and write the choices that they stand for."""

    def _step_part(self, worker: int, first: int, end: int) -> None:
        """Make the choices in one worker's share of the games."""
        chosen = self._choices[first * self.places : end * self.places]
        rules = self.position_type.entry_points
        rules.step_many(self._states[first:end], chosen, self._logs[worker : worker + 1])
        self.entry_points.tell_envs(first, end, self._states, self._reward, *self._telling)

    @property
    def _telling(self) -> tuple[Any, ...]:
        """The buffers that a step fills."""
        return *self._asking, self._rewards, self.dones

    def _observe(self) -> None:
        if self.observations is not None:
            self._in_parts(self._observe_part)

    def _observe_part(self, worker: int, first: int, end: int) -> None:
        self.entry_points.observe_envs(first, end, self._states, self._views, worker, self._empty, self._rows)

    def _in_parts(self, part: Any, *args: Any) -> None:
        """Run a function over all games, split among the workers."""
        if self._pool is None:
            part(0, 0, self.count, *args)
            return
        bounds = [self.count * worker // self._workers for worker in range(self._workers + 1)]
        for done in [self._pool.submit(part, n, bounds[n], bounds[n + 1], *args) for n in range(self._workers)]:
            done.result()

    @abstractmethod
    def sample(self) -> npt.NDArray[np.int64]:
        """Random legal actions, chosen uniformly; every call returns the same array."""

    def position(self, index: int) -> Any:
        """A copy of one game of the batch, for tests and tools."""
        return self.position_type(self.position_type.state_type.twin(self._states[index]))


def checked(number: int, what: str) -> int:
    """The number, if it's a whole number of at least 1; raises `SetupError` otherwise."""
    if not is_whole(number) or number < 1:
        raise SetupError(f"a batch has at least one {what}, not {number!r}")
    return number
