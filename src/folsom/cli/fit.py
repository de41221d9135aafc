"""`folsom fit`: the weights by which `search` values a round's start in Express, fitted to games played for it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from folsom.arena.fitting import TABLES, Sample, fitted, likelihood, samples
from folsom.arena.samples import BadSamples, SamplesFile
from folsom.bots import Player, UnknownBot, player_named
from folsom.bots.express.weights import LATER_ROUNDS, Rows, as_text, shipped
from folsom.cli import INTERRUPTED
from folsom.cli.amounts import number_of_games, seed_number
from folsom.cli.columns import aligned, written
from folsom.cli.failure import Failure
from folsom.cli.game_names import game_named
from folsom.cli.progress_bar import ProgressBar
from folsom.games import Express

Game = list[Sample]  # of each round after the first
USUAL_GAMES, USUAL_PLAYER, USUAL_SEED = 200, "search:300", 1899


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays how many games, and where things are kept."""
    parser.description = (
        "Let a bot play Express against itself, and fit what a round's start is worth\n"
        "to who won in the end.\n\n"
        "Twelve tables are played: 3 to 6 players, experts or not, and four times two\n"
        "teams. Half of the games check what the other half has shown. With --samples a\n"
        "run can be interrupted and gone on with."
    )
    parser.add_argument("game", metavar="GAME", help="express; Super has solved endgames instead: folsom solve")
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=USUAL_GAMES,
        metavar="N",
        help=f"of each table (default: {USUAL_GAMES})",
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
    if args.output is not None and not args.output.parent.is_dir():
        raise Failure(f"the weights can't be written to {args.output}: name a file in a folder that is there")
    games, finished = _gathered(args)
    if not games:
        raise Failure("interrupted before the first game was done, so there is nothing to fit", INTERRUPTED)
    rows = fitted([sample for game in games for sample in game])
    if args.output is not None:
        args.output.write_text(as_text(rows), encoding="utf-8")
    print(as_text(rows) if args.json else _report(games))
    return 0 if finished else INTERRUPTED


# --- the games -----------------------------------------------------------------------------------


def _gathered(args: argparse.Namespace) -> tuple[list[Game], bool]:
    """The samples of each game, and whether all were played."""
    player, total = _player(args.player), args.games * len(TABLES)
    with nullcontext() if args.samples is None else _opened(args.samples, args.player, args.seed) as file:
        games = [] if file is None else file.games[:total]
        try:
            with ProgressBar(sys.stderr, total, f"playing {total:,} games") as bar:
                for game in _played(player, args.seed, range(len(games), total)):
                    games.append(game)
                    if file is not None:
                        file.keep(game)
                    bar.show(len(games), f"{len(games):,} of {total:,} games, {bar.time_left(len(games))}")
        except KeyboardInterrupt:
            return games, False
    return games, True


def _played(player: Player, seed: int, numbers: range) -> Iterator[Game]:
    """The tables by turns, so that an interrupted run has seen them all."""
    for number in numbers:
        table, players = TABLES[number % len(TABLES)]
        yield samples(table, players, player, seed + number)


def _player(name: str) -> Player:
    try:
        return player_named(name, "express")
    except UnknownBot as error:
        raise Failure(str(error)) from None


def _opened(path: Path, player: str, seed: int) -> SamplesFile:
    try:
        return SamplesFile(path, player, seed)
    except BadSamples as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"samples can't be kept in {path}: {error.strerror}") from None


# --- the report ----------------------------------------------------------------------------------


def _report(games: list[Game]) -> str:
    """How likely the winners were, in the half of the games that the weights weren't fitted to."""
    halves = ([game for number, game in enumerate(games) if number // len(TABLES) % 2 == half] for half in range(2))
    seen, unseen = ([sample for game in half for sample in game] for half in halves)
    lines = [f"{len(games):,} games. How likely the winner was, as a geometric mean over the games not fitted to:", ""]
    chance = {table: [[0.0] * len(row) for row in rows] for table, rows in shipped().items()}
    shown: dict[str, Rows] = {"by chance": chance, "by these weights": fitted(seen), "by those in use": shipped()}
    rows = [
        [table, name, *(written("{:.3f}", likely) for likely in by_table[table])]
        for name, by_table in ((name, likelihood(unseen, rows)) for name, rows in shown.items())
        for table in by_table
    ]
    return "\n".join(
        [*lines, *aligned([["table", "weights", *(f"round {number}" for number in LATER_ROUNDS)], *sorted(rows)])]
    )
