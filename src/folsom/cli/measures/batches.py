"""Many games that were played once at random, to be played again step by step and decision by decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache, partial
from typing import Any, ClassVar

from folsom.cli.game_names import AnyGame
from folsom.cli.measures.measure import BENCH_SEED, NANOSECONDS, Effort, cpu_seconds
from folsom.kernel import Chance, many, seed_chance, words
from folsom.kernel.log import Log

BATCH = 1024
Way = Callable[[list[Any], list[Log]], None]


class PlayedBatch(ABC):
    """A batch of games of the usual table at their first decisions, and all choices up to their ends."""

    game: ClassVar[type[AnyGame]]
    places: ClassVar[int]  # of a game among the choices of a step

    def __init__(self) -> None:
        self._entry_points, self._dice = self.game.position_type.entry_points, many(Chance, 1)
        seed_chance(BENCH_SEED).write(self._dice, 0)
        self.starts = self._started()
        self.steps: list[list[int]] = []
        self.decisions: list[tuple[int, int, int]] = []  # game, seat, choice
        self.game_steps = 0
        states: Any = self.starts
        self._play(states.copy())

    def _started(self) -> list[Any]:
        state_type = self.game.position_type.state_type
        template, states = many(state_type, 1), many(state_type, BATCH)
        self.game.make_table().template(Chance()).write(template, 0)
        self._entry_points.new_many(states, template, many(Log, 1), self._dice)
        return states

    def _play(self, states: list[Any]) -> None:
        """Choose at random until all games are over, and keep the choices."""
        while to_act := self.to_act(states):
            chosen = words(BATCH * self.places)
            self._entry_points.choose_many(states, chosen, self._dice)
            self._entry_points.step_many(states, chosen, many(Log, 1))
            self.steps.append(chosen)
            self.decisions += [(game, seat, int(chosen[self.place(game, seat)])) for game, seat in to_act]
            self.game_steps += len({game for game, _ in to_act})

    @abstractmethod
    def to_act(self, states: list[Any]) -> list[tuple[int, int]]:
        """The games that aren't over, each with a seat to act."""

    @abstractmethod
    def place(self, game: int, seat: int) -> int:
        """The index of a seat's choice among those of a step."""

    # --- ways to play them again -----------------------------------------------------------

    def step(self, states: list[Any], logs: list[Log]) -> None:
        """Play all games from start to end, advancing all of them with each call."""
        for chosen in self.steps:
            self._entry_points.step_many(states, chosen, logs)

    def decide(self, states: list[Any], logs: list[Log]) -> None:
        """Play all games from start to end, making each decision with its own calls from Python."""
        legal, apply = self._entry_points.legal, self._entry_points.apply
        for game, seat, choice in self.decisions:
            legal(states, game, seat)
            apply(states, game, seat, choice, logs)


# --- how long they take ----------------------------------------------------------------------------


@cache
def played(kind: type[PlayedBatch]) -> PlayedBatch:
    """The batch of this kind, played once and cached."""
    return kind()


def step_nanoseconds(effort: Effort, kind: type[PlayedBatch]) -> list[float]:
    """The time of one step of one game, in a batch of 1,024 that is played to the end."""
    return _nanoseconds(played(kind), played(kind).step, played(kind).game_steps, effort.batches)


def decision_nanoseconds(effort: Effort, kind: type[PlayedBatch]) -> list[float]:
    """The time of one decision from Python: list the legal choices, and make one."""
    return _nanoseconds(played(kind), played(kind).decide, len(played(kind).decisions), effort.runs)


def _nanoseconds(batch: PlayedBatch, way: Way, parts: int, runs: int) -> list[float]:
    """The time that a part takes when a batch is played this way, after a run to warm up."""
    starts: Any = batch.starts
    seconds = [cpu_seconds(partial(way, starts.copy(), many(Log, 1))) for _ in range(runs + 1)]
    return [each / parts * NANOSECONDS for each in seconds[1:]]
