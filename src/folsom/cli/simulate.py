"""`folsom simulate`: many random games, and what came of them.

Games are played in parts of about a tenth of a second, so that the bar moves and ctrl-C is heard. Chance goes on
from part to part: the figures depend on the seed and the number of games alone.
"""

from __future__ import annotations

import argparse
import json
import re
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from math import sqrt
from threading import Event
from typing import Any

from folsom.cli import INTERRUPTED
from folsom.cli.failure import Failure
from folsom.cli.progress_bar import ProgressBar
from folsom.cli.table_arguments import BY_CHANCE, add_table_arguments, table_from, whole_number
from folsom.express import doors, tally
from folsom.express.components import CHARACTER_NAMES
from folsom.express.state import State
from folsom.express.table import OPTIONS, Table
from folsom.kernel import SEED_BITS, Chance, many, seed_chance, words
from folsom.kernel.log import Log

GAME = "express"
USUAL_GAMES = 100_000
MOST_GAMES = 10**10  # the sums of more might not fit their words
MULTIPLES = {"": 1, "k": 10**3, "m": 10**6}
SEED_GIVEN_BITS = 32  # of a seed that nobody chose: short enough to be typed again
PART_SECONDS = 0.1
PART_GROWTH = 4
INSTANT = 1e-6  # seconds; no clock need tell less


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, how many, the seed, the table, and the form of the report."""
    parser.description = (
        "Play many games at random and report what came of them.\n\n"
        "At each decision every distinct choice is as likely as any other. The same seed\n"
        "and number of games give the same figures. Ctrl-C ends the run early: it reports\n"
        "the games played until then, and the exit code is 130."
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {GAME}")
    parser.add_argument(
        "--games",
        type=_games,
        default=USUAL_GAMES,
        metavar="G",
        help=f"how many, such as 1e6 or 100k (default: {USUAL_GAMES:,})",
    )
    parser.add_argument(
        "--seed", type=_seed, metavar="S", help=f"any whole number below 2**{SEED_BITS} (default: chance)"
    )
    parser.add_argument(
        "--json", action="store_true", help="report as JSON, for programs; its first_player counts from 0"
    )
    add_table_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and report; 130 if it was interrupted."""
    if args.game.casefold() != GAME:
        raise Failure(f"there is no game {args.game!r} to simulate; there is {GAME}")
    table = table_from(args)
    seed = secrets.randbits(SEED_GIVEN_BITS) if args.seed is None else args.seed
    simulation = Simulation(table, seed)
    finished = _play(simulation, args.games)
    report = {"game": GAME, "seed": seed, "interrupted": not finished, **_table_report(table), **simulation.figures()}
    print(json.dumps(report, indent=2) if args.json else _page(report))
    return 0 if finished else INTERRUPTED


def _table_report(table: Table) -> dict[str, Any]:
    """The table as programs know it, seats counted from 0; chosen or left to chance, with its options apart."""
    choices = {name: value for name, value in table.as_dict().items() if name not in table.options}
    return {**choices, "options": table.options}


def _games(text: str) -> int:
    """A number of games: 5000, 100_000, 100,000, 100k, 2.5M or 1e6."""
    plain = re.sub(r"(?<=\d)[_,](?=\d{3}(?!\d))", "", text.casefold())
    written = re.fullmatch(r"(-?\d+(?:\.\d+)?(?:e\+?\d{1,2})?)([km]?)", plain)
    count = Fraction(written[1]) * MULTIPLES[written[2]] if written else None
    if count is None or count.denominator != 1:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number of games, such as 5000, 100k or 1e6")
    if not 1 <= count <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_GAMES:,} games can be played, not {text}")
    return int(count)


def _seed(text: str) -> int:
    seed = whole_number(text)
    if not 0 <= seed < 1 << SEED_BITS:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {text}")
    return seed


# --- playing -------------------------------------------------------------------------------------


class Simulation:
    """Random games of one table, and their sums; ready, compiled, when it is made."""

    def __init__(self, table: Table, seed: int) -> None:
        self._players = table.players
        self._states, self._template, self._logs, self._dice = (
            many(State, 1),
            many(State, 1),
            many(Log, 1),
            many(Chance, 1),
        )
        table.template(Chance()).write(self._template, 0)
        seed_chance(seed).write(self._dice, 0)
        self._sums = words(tally.SUMS)
        self.cpu_seconds = 0.0
        self.play(0)
        self.cpu_seconds = 0.0

    def play(self, count: int) -> None:
        """Play so many more games."""
        began = time.process_time()
        doors.simulate_many(self._states, self._template, count, self._logs, self._dice, self._sums)
        self.cpu_seconds += time.process_time() - began

    @property
    def games(self) -> int:
        """How many games have been played."""
        return int(self._sums[tally.GAMES])

    def figures(self) -> dict[str, Any]:
        """Means and rates over all games so far, of which there must be one, and over each character's seats."""
        sums = [int(number) for number in self._sums]
        games = sums[tally.GAMES]
        rows = {name: tally.FIRST_ROW + tally.ROW * number for number, name in enumerate(CHARACTER_NAMES)}
        return {
            "games": games,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_cpu_second": round(games / max(self.cpu_seconds, INSTANT), 1),
            "decisions_per_game": sums[tally.DECISIONS] / games,
            "money_mean": sums[tally.MONEY] / (games * self._players),
            "neutral_left_mean": sums[tally.NEUTRAL_LEFT] / games,
            "shared_gunslinger_rate": sums[tally.SHARED_GUNSLINGER] / games,
            "by_character": {
                name: _character_figures(sums[row : row + tally.ROW])
                for name, row in rows.items()
                if sums[row + tally.C_SEATS]
            },
        }


def _character_figures(row: list[int]) -> dict[str, Any]:
    seats = row[tally.C_SEATS]
    return {
        "seats": seats,
        "money_mean": row[tally.C_MONEY] / seats,
        "money_se": _standard_error(seats, row[tally.C_MONEY], row[tally.C_MONEY_SQUARED]),
        "gunslinger_rate": row[tally.C_GUNSLINGER] / seats,
        "win_rate": row[tally.C_WIN_SHARES] / (tally.WIN_SHARES * seats),
        "bullets_received_mean": row[tally.C_BULLETS_RECEIVED] / seats,
        "shots_mean": row[tally.C_SHOTS] / seats,
    }


def _standard_error(count: int, total: int, squares: int) -> float | None:
    """Of a mean, from the sample; one sample alone has none."""
    if count == 1:
        return None
    return sqrt((count * squares - total * total) / (count - 1)) / count


def _play(simulation: Simulation, games: int) -> bool:
    """Play them all, or as many as ctrl-C allows; whether it was all."""
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
    """How many games take about as long as one should wait for a sign."""
    return max(1, min(int(part * PART_SECONDS / max(seconds, INSTANT)), PART_GROWTH * part))


@contextmanager
def _interrupts() -> Iterator[Event]:
    """Ctrl-C is noted instead of raised, unless it is ignored as for a job in the background."""
    noted = Event()
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda _number, _frame: noted.set())
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# --- the page ------------------------------------------------------------------------------------

COLUMNS = {  # of the table of characters: heading, and how a figure is written
    "seats": ("seats", "{:,}"),
    "money_mean": ("money", "${:,.2f}"),
    "money_se": ("+/-", "{:.2f}"),
    "win_rate": ("wins", "{:.2%}"),
    "gunslinger_rate": ("Gunslinger", "{:.2%}"),
    "bullets_received_mean": ("bullets", "{:.3f}"),
    "shots_mean": ("shots", "{:.3f}"),
}


LEGEND = """  +/- is the standard error of the money. Bullets are those received, of any
  kind; shots are those fired that hit. A shared victory counts in equal parts."""


def _page(report: dict[str, Any]) -> str:
    """The report for people, in 80 columns."""
    return "\n".join(
        [*_headline(report), "", *_all_games(report), "", *_characters(report["by_character"]), "", LEGEND]
    )


def _headline(report: dict[str, Any]) -> list[str]:
    games = "1 random game" if report["games"] == 1 else f"{report['games']:,} random games"
    lines = [f"Express, {report['players']} players: {games} from seed {report['seed']}"]
    if report["interrupted"]:
        lines.append("interrupted: these are the games played until then")
    return lines + [f"  {setting}" for setting in _settings(report)]


def _settings(report: dict[str, Any]) -> list[str]:
    """What the table chose that isn't the usual."""
    lists = {name: report[name] for name in ("characters", "cars") if any(report[name])}
    named = [f"{name}: {', '.join(each or BY_CHANCE for each in chosen)}" for name, chosen in lists.items()]
    first = [] if report["first_player"] is None else [f"first player: seat {report['first_player'] + 1}"]
    chosen = [option for option in OPTIONS if report["options"][option.name] != option.values[0]]
    return named + first + [f"{option.name}={report['options'][option.name]}" for option in chosen]


def _all_games(report: dict[str, Any]) -> list[str]:
    rows = {
        "games a CPU second": f"{report['games_per_cpu_second']:,.0f}  ({report['cpu_seconds']:.2f} s)",
        "decisions a game": f"{report['decisions_per_game']:.2f}",
        "money of a seat": f"${report['money_mean']:,.2f}",
        "neutral bullets left": f"{report['neutral_left_mean']:.3f}",
        "Gunslinger shared in": f"{report['shared_gunslinger_rate']:.2%} of the games",
    }
    return [f"  {name:<21} {figure}" for name, figure in rows.items()]


def _characters(by_character: dict[str, Any]) -> list[str]:
    """A row for each character, the columns as wide as they must be."""
    table = [["", *(heading for heading, _ in COLUMNS.values())]]
    for name, figures in by_character.items():
        table.append([name, *(_written(form, figures[key]) for key, (_, form) in COLUMNS.items())])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  " + _aligned(row, widths) for row in table]


def _written(form: str, figure: float | None) -> str:
    return "-" if figure is None else form.format(figure)


def _aligned(row: list[str], widths: list[int]) -> str:
    """The first column to the left, the others to the right."""
    name, *figures = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    return "  ".join([row[0].ljust(len(name)), *figures])
