"""`folsom fit`: what `search` knows of Express by experience, fitted to games played for it."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folsom.arena.fitting import TABLES
from folsom.arena.samples import BadSamples, SamplesFile
from folsom.arena.side_by_side import in_order
from folsom.bots import UnknownBot, player_named
from folsom.cli import INTERRUPTED
from folsom.cli.contests import CANT_GO_ON, add_running_arguments
from folsom.cli.failure import Failure
from folsom.cli.fit_subjects import SUBJECTS, USUAL_SUBJECT, Subject
from folsom.cli.game_names import game_named
from folsom.cli.number_arguments import number_of_games, seed_number
from folsom.cli.progress_bar import ProgressBar
from folsom.games import Express

DEFAULT_GAMES_PER_TABLE, USUAL_SEED = 200, 1899
MOST_GAMES_PER_TABLE = 20_000  # of each table: the fit holds all of them in memory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to fit, who plays how many games, and where things are kept."""
    parser.description = (
        "Let a bot play Express against itself, and fit to its games what a round's\n"
        "start is worth (who won in the end), or which cards to prefer (what it\n"
        "chose).\n\n"
        "Twelve tables are played: 3 to 6 players, experts or not, and four times two\n"
        "teams. Half of the games check what the other half has shown. With --samples a\n"
        "run can be interrupted and resumed."
    )
    parser.add_argument("game", metavar="GAME", help="express; Super has solved endgames instead: folsom solve")
    parser.add_argument("--of", choices=SUBJECTS, default=USUAL_SUBJECT, help=f"what to fit (default: {USUAL_SUBJECT})")
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=DEFAULT_GAMES_PER_TABLE,
        metavar="N",
        help=f"of each table (default: {DEFAULT_GAMES_PER_TABLE})",
    )
    usual = ", ".join(f"{subject.player} for {name}" for name, subject in SUBJECTS.items())
    parser.add_argument("--player", metavar="NAME", help=f"who plays (default: {usual})")
    parser.add_argument(
        "--seed", type=seed_number, default=USUAL_SEED, metavar="S", help=f"of the first game (default: {USUAL_SEED})"
    )
    add_running_arguments(parser)
    parser.add_argument(
        "--samples", type=Path, metavar="FILE", help="save each game here, and resume from what it holds"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="write what was fitted here")
    parser.add_argument("--json", action="store_true", help="print what was fitted as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    """Play, fit and report; 130 if it was interrupted."""
    if game_named(args.game) is not Express:
        raise Failure("only Express has weights to fit; for Super there is folsom solve")
    if args.games > MOST_GAMES_PER_TABLE:
        raise Failure(f"a fit takes at most {MOST_GAMES_PER_TABLE:,} games of each table, not {args.games:,}")
    if args.output is not None and not args.output.parent.is_dir():
        raise Failure(f"can't write the {args.of} to {args.output}: that folder doesn't exist")
    subject = SUBJECTS[args.of]
    _check_player(args.player or subject.player)
    try:
        games, finished = _gathered(args, subject)
    except OSError as error:
        raise Failure(f"can't write samples to {args.samples}: {error.strerror}") from None
    if not games:
        raise Failure("interrupted before the first game was done, so there is nothing to fit", INTERRUPTED)
    text = subject.text([sample for game in games for sample in game])
    print(text if args.json else _report(subject, games))
    if args.output is not None:
        _write(args.output, args.of, text)
    return 0 if finished else INTERRUPTED


def _check_player(name: str) -> None:
    """Raise `Failure` with the reason if there is no such bot."""
    try:
        player_named(name, "express")
    except UnknownBot as error:
        raise Failure(str(error)) from None


def _write(path: Path, fitted: str, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"can't write the {fitted} to {path}: {error.strerror}") from None


# --- the games -----------------------------------------------------------------------------------


def _gathered(args: argparse.Namespace, subject: Subject[Any]) -> tuple[list[list[Any]], bool]:
    """What each game has shown, and whether all were played."""
    name = args.player or subject.player
    total = args.games * len(TABLES)
    jobs = [_Job(args.of, name, args.seed, number) for number in range(total)]
    with nullcontext() if args.samples is None else _opened(args, subject, name) as file:
        games = [] if file is None else file.games[:total]
        ahead = jobs[len(games) :]
        try:
            with ProgressBar(sys.stderr, len(ahead), f"playing {len(ahead):,} games") as bar:
                for done, game in enumerate(in_order(_shown, ahead, args.processes), start=1):
                    games.append(game)
                    if file is not None:
                        file.keep(game)
                    bar.show(done, f"{done:,} of {len(ahead):,} games, {bar.time_left(done)}")
        except KeyboardInterrupt:
            return games, False
        except BrokenProcessPool:
            kept = "" if file is None else f"; the finished games are in {file.path}"
            raise Failure(f"a process that played has died{kept}", CANT_GO_ON) from None
    return games, True


@dataclass(frozen=True)
class _Job:
    """A game that is to be played for a fit: the tables come by turns, so that an interrupted run has seen them all."""

    subject: str
    player: str
    seed: int
    number: int


def _shown(job: _Job) -> list[Any]:
    """What the game has shown."""
    (table, players), seed = TABLES[job.number % len(TABLES)], job.seed + job.number
    try:
        return SUBJECTS[job.subject].shown(table, players, player_named(job.player, "express"), seed)
    except (Exception, SystemExit) as error:  # a bot from outside may raise anything
        what = f"raised {type(error).__name__}: {error}"
        raise Failure(f"the bot {job.player!r} {what} (in the game from seed {seed})", CANT_GO_ON) from None


def _opened(args: argparse.Namespace, subject: Subject[Any], player: str) -> SamplesFile[Any]:
    try:
        return SamplesFile(args.samples, subject.kind, args.of, player, args.seed)
    except BadSamples as error:
        raise Failure(str(error)) from None


# --- the report ----------------------------------------------------------------------------------


def _report(subject: Subject[Any], games: list[list[Any]]) -> str:
    """How likely what happened was, in the half of the games that wasn't fitted to."""
    halves = ([game for number, game in enumerate(games) if number // len(TABLES) % 2 == half] for half in range(2))
    seen, unseen = ([sample for game in half for sample in game] for half in halves)
    first = (
        f"{len(games):,} games. How likely {subject.happened} was, as a geometric mean over the games not fitted to:"
    )
    return "\n".join([first, "", *subject.report(seen, unseen)])
