"""What `folsom bench` measures, how, and what is hoped for.

Everything is CPU time. Each run of a measure does the same work: the same seed, the same games, the same choices.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from inspect import getsource
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any, ParamSpec

import folsom
from folsom.cli.failure import Failure
from folsom.express import doors, tally
from folsom.express.flow import go_on
from folsom.express.state import OVER, State
from folsom.express.table import make_table
from folsom.kernel import Chance, door, many, pick, seed_chance, words, write
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.kernel.truth import START

P = ParamSpec("P")

SEED = 1899
BATCH = 1024
SLOTS = 16  # few enough to stay near the processor, as a state that is searched from does
NANOSECONDS = 10**9
PERCENT = 100
TURNS = 5  # of two that are compared


@dataclass(frozen=True)
class Effort:
    """How often each measure is repeated, and how much a run does: the shorter, the oftener."""

    runs: int
    games: int
    copies: int
    batches: int
    processes: int
    cold_processes: int


FULL = Effort(runs=9, games=50_000, copies=5_000_000, batches=45, processes=5, cold_processes=3)
QUICK = Effort(runs=3, games=10_000, copies=500_000, batches=9, processes=3, cold_processes=0)


@dataclass(frozen=True)
class Measure:
    """One figure of the bench: its key in JSON, what it is, its unit, and how its runs are taken."""

    key: str
    about: str
    unit: str
    runs: Callable[[Effort], list[float]]
    at_least: float | None = None
    at_most: float | None = None

    @property
    def more_is_better(self) -> bool:
        """Whether this counts how much is done in a time, not the time it takes."""
        return self.unit == GAMES_A_SECOND

    def met_by(self, figure: float) -> bool | None:
        """Whether a figure is as good as hoped; None where nothing is."""
        if self.at_least is not None:
            return figure >= self.at_least
        return None if self.at_most is None else figure <= self.at_most


def _cpu_seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


# --- whole games -----------------------------------------------------------------------------------


def _template(**table: Any) -> list[State]:
    template = many(State, 1)
    make_table(**table).template(Chance()).write(template, 0)
    return template


def _dice() -> list[Chance]:
    dice = many(Chance, 1)
    seed_chance(SEED).write(dice, 0)
    return dice


def random_games(effort: Effort, **table: Any) -> list[float]:
    """Whole random games a CPU second."""
    states, template, logs, sums = many(State, 1), _template(**table), many(Log, 1), words(tally.SUMS)
    play = partial(doors.simulate_many, states, template)
    play(1, logs, _dice(), sums)
    return [effort.games / _cpu_seconds(partial(play, effort.games, logs, _dice(), sums)) for _ in range(effort.runs)]


def random_games_without_bmi2(effort: Effort) -> list[float]:
    """The same for four players, in a process that must do without BMI2."""
    code = f"from folsom.cli import measures; measures.print_random_games({effort.runs}, {effort.games})"
    printed = _child(["-c", code], FOLSOM_BMI2="off")
    return [float(figure) for figure in json.loads(printed)]


def print_random_games(runs: int, games: int) -> None:
    """What the process without BMI2 does."""
    print(json.dumps(random_games(Effort(runs, games, copies=0, batches=0, processes=0, cold_processes=0), players=4)))


# --- doors of the bench ----------------------------------------------------------------------------


def _bench_door(function: Callable[P, None]) -> Callable[P, None]:
    """A door outside the rules: the cache, which knows its name but not its source, gets both as its name."""
    function.__qualname__ += f"_{sha256(getsource(function).encode()).hexdigest()[:8]}"
    return door(function)


@_bench_door
def bench_copies(states: list[State], copies: int) -> None:
    """Copy states from slot to slot; one goes on from where another was put."""
    for turn in range(copies):
        states[(5 * turn + 1) % SLOTS] = states[3 * turn % SLOTS]


@_bench_door
def bench_logged_games(
    states: list[State], template: list[State], games: int, logs: list[Log], dice: list[Chance]
) -> None:
    """Play random games, the log begun anew at every step."""
    s, log = states[0], logs[0]
    for _ in range(games):
        states[0] = template[0]
        seed_from(s.chance, dice[0])
        choice = START
        while s.phase != OVER:
            log.end = 0
            go_on(s, log, s.seat, choice)
            if s.legal:
                choice = pick(dice[0], s.legal)


def state_bytes(effort: Effort) -> list[float]:
    """The size of a state."""
    return [float(State.dtype().itemsize)]


def copy_nanoseconds(effort: Effort) -> list[float]:
    """A copy of a state in compiled code."""
    states = many(State, SLOTS)
    bench_copies(states, 1)
    copy = partial(bench_copies, states, effort.copies)
    return [_cpu_seconds(copy) / effort.copies * NANOSECONDS for _ in range(effort.runs)]


def log_percent(effort: Effort) -> list[float]:
    """What the log costs."""
    silent, listening = many(Log, 1), many(Log, 1)
    write(listening, 0, "on", 1)
    play = partial(bench_logged_games, many(State, 1), _template(players=4))
    play(1, silent, _dice())
    return [_slowdown(partial(play, effort.games // TURNS), silent, listening) for _ in range(effort.runs)]


def _slowdown(play: Callable[[list[Log], list[Chance]], None], silent: list[Log], listening: list[Log]) -> float:
    """By how much the one is slower than the other: by turns, and the best turn of each, against disturbances."""
    turns = [[_cpu_seconds(partial(play, logs, _dice())) for logs in (silent, listening)] for _ in range(TURNS)]
    best_silent, best_listening = map(min, zip(*turns, strict=True))
    return float(best_listening / best_silent - 1) * PERCENT


# --- decisions -------------------------------------------------------------------------------------


class Batch:
    """A batch of games at their first decisions, and all the choices, made at random, that end them."""

    def __init__(self) -> None:
        logs, dice = many(Log, 1), _dice()
        self.starts = many(State, BATCH)
        doors.new_many(self.starts, _template(players=4), logs, dice)
        self.steps: list[list[int]] = []
        self.decisions: list[tuple[int, int, int]] = []  # game, seat, choice
        states = self.starts.copy()
        while to_act := self._to_act(states):
            chosen = words(BATCH)
            doors.choose_many(states, chosen, dice)
            doors.step_many(states, chosen, logs)
            self.steps.append(chosen)
            self.decisions += [(game, seat, int(chosen[game])) for game, seat in to_act]

    def _to_act(self, states: list[State]) -> list[tuple[int, int]]:
        """The games that go on, and whose choice it is."""
        seats, legal = words(BATCH), words(BATCH)
        doors.legal_many(states, seats, legal)
        return [(game, int(seats[game])) for game in range(BATCH) if legal[game]]

    def step(self, states: list[State], logs: list[Log]) -> None:
        """Play the games from their starts to their ends, all by a step at a time."""
        for chosen in self.steps:
            doors.step_many(states, chosen, logs)

    def decide(self, states: list[State], logs: list[Log]) -> None:
        """The same, every decision on its own, from Python."""
        legal, apply = doors.legal, doors.apply
        for game, seat, choice in self.decisions:
            legal(states, game, seat)
            apply(states, game, seat, choice, logs)


@cache
def _batch() -> Batch:
    return Batch()


def step_nanoseconds(effort: Effort) -> list[float]:
    """One step of one game in a batch of 1,024, whole games long."""
    return _nanoseconds_each(_batch().step, effort.batches)


def decision_nanoseconds(effort: Effort) -> list[float]:
    """One decision from Python: the legal choices, and one of them made."""
    return _nanoseconds_each(_batch().decide, effort.runs)


def _nanoseconds_each(way: Callable[[list[State], list[Log]], None], runs: int) -> list[float]:
    """The time that a decision takes when the batch is played this way, after a run to warm up."""
    logs, decisions = many(Log, 1), len(_batch().decisions)
    seconds = [_cpu_seconds(partial(way, _batch().starts.copy(), logs)) for _ in range(runs + 1)]
    return [each / decisions * NANOSECONDS for each in seconds[1:]]


# --- starts ----------------------------------------------------------------------------------------


def first_game() -> None:
    """All that `folsom play` asks of the rules."""
    game = folsom.Express(players=4, seed=SEED)
    seat = game.to_act[0]
    game.play(seat, game.choices(seat)[0])
    folsom.imagine(game.view(seat), SEED).playouts(1, SEED)
    game.events(seat)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    str(game.result)


FIRST_GAME = ["-c", "from folsom.cli import measures; measures.first_game()"]
START_A_GAME = ["-c", f"import folsom; game = folsom.Express(players=4, seed={SEED}); game.choices(game.to_act[0])"]
VERSION = ["-m", "folsom", "--version"]


def cold_seconds(effort: Effort) -> list[float]:
    """A first game where nothing is compiled yet."""
    return [_cold_start() for _ in range(effort.cold_processes)]


def _cold_start() -> float:
    with tempfile.TemporaryDirectory() as empty:
        return _child_seconds(FIRST_GAME, FOLSOM_CACHE=empty)


def warm_seconds(effort: Effort) -> list[float]:
    """The start of a first game where all is compiled, Python's own start included."""
    return [_child_seconds(START_A_GAME) for _ in range(effort.processes + 1)][1:]


def version_seconds(effort: Effort) -> list[float]:
    """`folsom --version`, Python's own start included."""
    return [_child_seconds(VERSION) for _ in range(effort.processes + 1)][1:]


def _child_seconds(arguments: list[str], **environment: str) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    _child(arguments, **environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _child(arguments: list[str], **environment: str) -> str:
    """What a Python process of its own prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"a process of the bench failed: {done.stderr.strip()}", code=1)
    return done.stdout


# --- the list --------------------------------------------------------------------------------------

GAMES_A_SECOND, NS, PER_CENT, SECONDS, BYTES = "games/s", "ns", "%", "s", "bytes"

MEASURES = (
    Measure("games_4", "random games, 4 players", GAMES_A_SECOND, partial(random_games, players=4), at_least=200_000),
    Measure("games_3", "random games, 3 players", GAMES_A_SECOND, partial(random_games, players=3)),
    Measure("games_5", "random games, 5 players", GAMES_A_SECOND, partial(random_games, players=5)),
    Measure("games_6", "random games, 6 players", GAMES_A_SECOND, partial(random_games, players=6)),
    Measure("games_4_expert", "random games, 4 experts", GAMES_A_SECOND, partial(random_games, players=4, expert=True)),
    Measure("games_team", "random games, 2 teams", GAMES_A_SECOND, partial(random_games, players=2)),
    Measure("games_4_without_bmi2", "4 players, BMI2 forced off", GAMES_A_SECOND, random_games_without_bmi2),
    Measure("state_bytes", "size of a state", BYTES, state_bytes, at_most=512),
    Measure("copy_ns", "copy of a state, compiled", NS, copy_nanoseconds, at_most=20),
    Measure("decision_ns", "decision from Python", NS, decision_nanoseconds, at_most=2_000),
    Measure("step_ns", "step of a game, 1,024 at once", NS, step_nanoseconds, at_most=45),
    Measure("log_percent", "cost of the log", PER_CENT, log_percent, at_most=10),
    Measure("cold_seconds", "first game, all to compile", SECONDS, cold_seconds, at_most=20),
    Measure("warm_seconds", "start of a game, all compiled", SECONDS, warm_seconds, at_most=1.5),
    Measure("version_seconds", "folsom --version", SECONDS, version_seconds, at_most=0.2),
)
