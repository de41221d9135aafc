"""How long starting takes, in new processes, with everything compiled or nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from resource import RUSAGE_CHILDREN, getrusage

from folsom.cli.failure import Failure
from folsom.cli.game_names import AnyGame, game_named, key_of
from folsom.cli.measures.measure import BENCH_SEED, SECONDS, Effort, Measure
from folsom.games import imagine


def first_game(key: str) -> AnyGame:
    """Everything that `folsom play` needs from the rules, to the end of a game."""
    kind = game_named(key)
    game = kind.of(kind.make_table(), BENCH_SEED)
    seat = game.to_act[0]
    game.play(seat, game.choices(seat)[0])
    imagine(game.view(seat), BENCH_SEED).playouts(1, BENCH_SEED)
    game.events(seat)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    str(game.result)
    return game


def cold_seconds(effort: Effort, game: type[AnyGame]) -> list[float]:
    """The time of a first game when nothing is compiled yet."""
    first = ["-c", f"from folsom.cli.measures import starts; starts.first_game({key_of(game)!r})"]
    return [cold_start(first) for _ in range(effort.cold_processes)]


def cold_start(arguments: list[str]) -> float:
    """Run a new Python process that finds nothing compiled; return how long it takes."""
    with tempfile.TemporaryDirectory() as empty:
        return _child_seconds(arguments, FOLSOM_CACHE=empty)


def warm_seconds(effort: Effort, game: type[AnyGame]) -> list[float]:
    """The time to start a first game when everything is compiled, including Python's own start."""
    start = f"import folsom; game = folsom.{game.__name__}(seed={BENCH_SEED}); game.choices(game.to_act[0])"
    return _warm_starts(effort, ["-c", start])


def version_seconds(effort: Effort) -> list[float]:
    """The time of `folsom --version`, including Python's own start."""
    return _warm_starts(effort, ["-m", "folsom", "--version"])


def _warm_starts(effort: Effort, arguments: list[str]) -> list[float]:
    return [_child_seconds(arguments) for _ in range(effort.processes + 1)][1:]


def _child_seconds(arguments: list[str], **environment: str) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    child(arguments, **environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def child(arguments: list[str], **environment: str) -> str:
    """Run a new Python process and return what it prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"a process of the bench failed: {done.stderr.strip()}", code=1)
    return done.stdout


VERSION = Measure("version_seconds", "folsom --version", SECONDS, version_seconds, at_most=0.2)
