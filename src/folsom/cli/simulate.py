"""`folsom simulate`: many random games, and their statistics.

Games are played in parts of about a tenth of a second, so that the bar moves and ctrl-C is heard. Chance goes on
from part to part: the figures depend on the seed and the number of games alone.
"""

from __future__ import annotations

import argparse
import json
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

from folsom.cli import INTERRUPTED
from folsom.cli.columns import listed
from folsom.cli.game_names import GAME_NAMES, AnyGame, game_named, key_of
from folsom.cli.number_arguments import number_of_games, seed_number
from folsom.cli.progress_bar import ProgressBar
from folsom.cli.simulation import INSTANT, Simulation
from folsom.cli.statistics import statistics_of
from folsom.cli.table_arguments import BY_CHANCE, add_table_arguments, table_from
from folsom.kernel import SEED_BITS
from folsom.kernel.position import GameTable

DEFAULT_SIMULATED_GAMES = 100_000
SEED_GIVEN_BITS = 32  # of a random seed: short enough to type again
PART_SECONDS = 0.1
PART_GROWTH = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, how many, the seed, the table, and the form of the report."""
    parser.description = (
        "Play many games at random and report statistics.\n\n"
        "At each decision every distinct choice is as likely as any other. The same seed\n"
        "and number of games give the same figures. Ctrl-C ends the run early: it reports\n"
        "the games played so far, and the exit code is 130."
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {GAME_NAMES}")
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=DEFAULT_SIMULATED_GAMES,
        metavar="G",
        help=f"how many, such as 1e6 or 100k (default: {DEFAULT_SIMULATED_GAMES:,})",
    )
    parser.add_argument(
        "--seed", type=seed_number, metavar="S", help=f"any whole number below 2**{SEED_BITS} (default: random)"
    )
    parser.add_argument(
        "--json", action="store_true", help="report as JSON, for programs; its first_player counts from 0"
    )
    add_table_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and report; return 130 if interrupted."""
    game = game_named(args.game)
    table = table_from(args, game)
    seed = secrets.randbits(SEED_GIVEN_BITS) if args.seed is None else args.seed
    simulation = Simulation(game, table, seed)
    finished = _play(simulation, args.games)
    about = {"game": key_of(game), "seed": seed, "interrupted": not finished}
    report = {**about, **_table_report(table), **simulation.figures()}
    print(json.dumps(report, indent=2) if args.json else _page(game, report))
    return 0 if finished else INTERRUPTED


def _table_report(table: GameTable) -> dict[str, Any]:
    """The table for programs: seats counted from 0, what is chosen or left to chance, and its options."""
    choices = {name: value for name, value in table.as_dict().items() if name not in table.options}
    return {**choices, "options": table.options}


# --- playing -------------------------------------------------------------------------------------


def _play(simulation: Simulation, games: int) -> bool:
    """Play all games, or until ctrl-C; return whether all were played."""
    simulation.play(1)
    part = 1
    with _interrupts() as interrupted, ProgressBar(sys.stderr, games, f"playing {games:,} random games") as bar:
        while simulation.games < games and not interrupted.is_set():
            began = time.monotonic()
            simulation.play(min(part, games - simulation.games))
            part = _next_part(part, time.monotonic() - began)
            bar.show(simulation.games, f"{simulation.games:,} of {games:,} games, {bar.time_left(simulation.games)}")
    return simulation.games == games


def _next_part(part: int, seconds: float) -> int:
    """How many games to play between two updates of the bar."""
    return max(1, min(int(part * PART_SECONDS / max(seconds, INSTANT)), PART_GROWTH * part))


@contextmanager
def _interrupts() -> Iterator[Event]:
    """Note ctrl-C instead of raising it, unless the process ignores it, as background jobs do."""
    noted = Event()
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda _number, _frame: noted.set())
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# --- the page ------------------------------------------------------------------------------------


def _page(game: type[AnyGame], report: dict[str, Any]) -> str:
    """The report for people, in 80 columns."""
    speed = f"{report['games_per_cpu_second']:,.0f}  ({report['cpu_seconds']:.2f} s)"
    return "\n".join(
        [*_headline(game, report), "", *listed({"games a CPU second": speed}), *statistics_of(game).lines(report)]
    )


def _headline(game: type[AnyGame], report: dict[str, Any]) -> list[str]:
    games = "1 random game" if report["games"] == 1 else f"{report['games']:,} random games"
    lines = [f"{game.name}, {report['players']} players: {games} from seed {report['seed']}"]
    if report["interrupted"]:
        lines.append("interrupted: this covers the games played so far")
    return lines + [f"  {setting}" for setting in _settings(game, report)]


def _settings(game: type[AnyGame], report: dict[str, Any]) -> list[str]:
    """The settings of the table that differ from the default."""
    lists = {name: report[name] for name in ("characters", "cars") if any(report.get(name, []))}
    named = [f"{name}: {', '.join(each or BY_CHANCE for each in chosen)}" for name, chosen in lists.items()]
    first = [] if report.get("first_player") is None else [f"first player: seat {report['first_player'] + 1}"]
    chosen = [option for option in game.options if report["options"][option.name] != option.values[0]]
    return named + first + [f"{option.name}={report['options'][option.name]}" for option in chosen]
