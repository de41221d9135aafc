"""`folsom fit`: the weights by which `search` values a round's start in Express, fitted to games played for it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import TextIO

from folsom.arena.fitting import TABLES, Sample, fitted, likelihood, samples
from folsom.bots import Player, UnknownBot, player_named
from folsom.bots.express.weights import Rows, as_text, shipped
from folsom.cli import INTERRUPTED
from folsom.cli.amounts import number_of_games, seed_number
from folsom.cli.columns import aligned
from folsom.cli.failure import Failure
from folsom.cli.game_names import game_named
from folsom.cli.progress_bar import ProgressBar
from folsom.games import Express

USUAL_GAMES, USUAL_PLAYER, USUAL_SEED = 500, "search:300", 1899


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays how many games, and where things are kept."""
    parser.description = (
        "Let a bot play Express against itself, and fit what a round's start is worth\n"
        "to who won in the end.\n\n"
        "Each kind of table is played: 3 to 6 players, experts or not, and two teams.\n"
        "Half of the games check what the other half has shown. With --samples a run\n"
        "can be interrupted and gone on with."
    )
    parser.add_argument("game", metavar="GAME", help="express; Super has solved endgames instead: folsom solve")
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=USUAL_GAMES,
        metavar="N",
        help=f"of each kind of table (default: {USUAL_GAMES})",
    )
    parser.add_argument("--player", default=USUAL_PLAYER, metavar="NAME", help=f"who plays (default: {USUAL_PLAYER})")
    parser.add_argument(
        "--seed", type=seed_number, default=USUAL_SEED, metavar="S", help=f"of the first game (default: {USUAL_SEED})"
    )
    parser.add_argument("--samples", type=Path, metavar="FILE", help="keep each game here, or go on with what it has")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write the weights here")
    parser.add_argument("--json", action="store_true", help="print the weights as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    """Play, fit and report; 130 if it was interrupted."""
    if game_named(args.game) is not Express:
        raise Failure("only Express has weights to fit; for Super there is folsom solve")
    games, finished = _gathered(args)
    if not games:
        raise Failure("interrupted before the first game was done, so there is nothing to fit", INTERRUPTED)
    rows = fitted([sample for game in games for sample in game])
    if args.output is not None:
        args.output.write_text(as_text(rows), encoding="utf-8")
    print(as_text(rows) if args.json else _report(games))
    return 0 if finished else INTERRUPTED


# --- the games -----------------------------------------------------------------------------------


def _gathered(args: argparse.Namespace) -> tuple[list[list[Sample]], bool]:
    """The samples of each game, and whether all were played."""
    player, total = _player(args.player), args.games * len(TABLES)
    games = _kept(args.samples)[:total]
    try:
        with _opened(args.samples) as file, ProgressBar(sys.stderr, total, f"playing {total:,} games") as bar:
            for game in _played(player, args.seed, range(len(games), total)):
                games.append(game)
                file.write(json.dumps([sample.as_dict() for sample in game], separators=(",", ":")) + "\n")
                bar.show(len(games), f"{len(games):,} of {total:,} games, {bar.time_left(len(games))}")
    except KeyboardInterrupt:
        return games, False
    return games, True


def _played(player: Player, seed: int, numbers: range) -> Iterator[list[Sample]]:
    """The tables by turns, so that an interrupted run has seen them all."""
    for number in numbers:
        table, players = TABLES[number % len(TABLES)]
        yield samples(table, players, player, seed + number)


def _player(name: str) -> Player:
    try:
        return player_named(name, "express")
    except UnknownBot as error:
        raise Failure(str(error)) from None


def _opened(path: Path | None) -> TextIO:
    return StringIO() if path is None else path.open("a", encoding="utf-8")


def _kept(path: Path | None) -> list[list[Sample]]:
    """The games that a file has, but for a last one that was cut off."""
    if path is None or not path.exists():
        return []
    whole = path.read_text(encoding="utf-8", errors="replace").rpartition("\n")[0]
    try:
        games = [[Sample.from_dict(data) for data in json.loads(line)] for line in whole.splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise Failure(f"{path} has no samples, or they are damaged: {error}") from None
    path.write_text(f"{whole}\n" if games else "", encoding="utf-8")
    return games


# --- the report ----------------------------------------------------------------------------------


def _report(games: list[list[Sample]]) -> str:
    """How likely the winners were, in the half of the games that the weights weren't fitted to."""
    seen, unseen = ([sample for game in half for sample in game] for half in (games[0::2], games[1::2]))
    lines = [f"{len(games):,} games. How likely the winner was, as a geometric mean over the games not fitted to:", ""]
    chance = {table: [[0.0] * len(row) for row in rows] for table, rows in shipped().items()}
    shown: dict[str, Rows] = {"by chance": chance, "by these weights": fitted(seen), "by those in use": shipped()}
    rows = [
        [table, name, *(f"{likely:.3f}" for likely in by_table[table])]
        for name, by_table in ((name, likelihood(unseen, rows)) for name, rows in shown.items())
        for table in by_table
    ]
    return "\n".join([*lines, *aligned([["table", "weights", *(f"round {n}" for n in range(2, 6))], *sorted(rows)])])
