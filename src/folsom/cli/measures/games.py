"""Measures of whole games, their states, and the cost of their log."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from folsom.cli.game_names import AnyGame, game_named, key_of
from folsom.cli.measures.copies import SLOTS, copier
from folsom.cli.measures.measure import BENCH_SEED, NANOSECONDS, Effort, cpu_seconds
from folsom.cli.measures.starts import child
from folsom.cli.simulation import Simulation
from folsom.kernel import many

PERCENT = 100
PAIRS_OF_RUNS = 5  # each with the log and without


def random_games(effort: Effort, game: type[AnyGame], **table: Any) -> list[float]:
    """Whole random games per CPU second."""
    return [effort.games / _seconds_of(_simulation(game, **table), effort.games) for _ in range(effort.runs)]


def random_games_without_bmi2(effort: Effort, game: type[AnyGame], players: int) -> list[float]:
    """Whole random games per CPU second, in a process with BMI2 turned off."""
    call = f"games.print_random_games({key_of(game)!r}, {players}, {effort.runs}, {effort.games})"
    printed = child(["-c", f"from folsom.cli.measures import games; {call}"], FOLSOM_BMI2="off")
    return [float(figure) for figure in json.loads(printed)]


def print_random_games(key: str, players: int, runs: int, games: int) -> None:
    """Measure random games and print the figures: what the process without BMI2 runs."""
    effort = Effort(runs, games, copies=0, batches=0, iterations=0, processes=0, cold_processes=0)
    print(json.dumps(random_games(effort, game_named(key), players=players)))


def log_percent(effort: Effort, game: type[AnyGame]) -> list[float]:
    """By how many percent the log slows down whole games of the usual table."""
    return [_slowdown(game, effort.games // PAIRS_OF_RUNS) for _ in range(effort.runs)]


def _slowdown(game: type[AnyGame], games: int) -> float:
    """The log's slowdown in percent: the best run with it against the best without, run alternately."""
    turns = [
        (_seconds_of(_simulation(game), games), _seconds_of(_listening(game), games)) for _ in range(PAIRS_OF_RUNS)
    ]
    best_silent, best_listening = map(min, zip(*turns, strict=True))
    return float(best_listening / best_silent - 1) * PERCENT


def _simulation(game: type[AnyGame], **table: Any) -> Simulation:
    return Simulation(game, game.make_table(**table), BENCH_SEED)


def _listening(game: type[AnyGame]) -> Simulation:
    simulation = _simulation(game)
    simulation.listen()
    return simulation


def _seconds_of(simulation: Simulation, games: int) -> float:
    simulation.play(games)
    return simulation.cpu_seconds


# --- states ----------------------------------------------------------------------------------------


def state_bytes(effort: Effort, game: type[AnyGame]) -> list[float]:
    """The size of a state."""
    return [float(game.position_type.state_type.dtype().itemsize)]


def copy_nanoseconds(effort: Effort, game: type[AnyGame]) -> list[float]:
    """The time of copying a state in compiled code."""
    state_type = game.position_type.state_type
    copy, states = copier(state_type), many(state_type, SLOTS)
    copy(states, 1)
    return [cpu_seconds(partial(copy, states, effort.copies)) / effort.copies * NANOSECONDS for _ in range(effort.runs)]
