"""`folsom fit express`: the value weights or the policy prior of the search, fitted to games."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folsom.arena.express.fit_value import TABLES
from folsom.arena.parallel import in_order
from folsom.arena.samples import BadSamples, SamplesFile
from folsom.bots import UnknownBot, player_named
from folsom.cli import INTERRUPTED
from folsom.cli.contests import CANT_CONTINUE, add_running_arguments
from folsom.cli.express.fit_subjects import DEFAULT_SUBJECT, SUBJECTS, Subject, subject_named
from folsom.cli.failure import Failure
from folsom.cli.number_arguments import number_of_games, seed_number
from folsom.cli.progress_bar import ProgressBar

DEFAULT_GAMES, DEFAULT_SEED = 200, 1899
MOST_GAMES = 20_000  # of each table: a fit holds all of them in memory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to fit, which player plays how many games, and the files."""
    parser.description = (
        "Let a bot play Express against itself, and fit to its games the value of a\n"
        "round's start (who won in the end) or the policy prior (which cards it chose).\n\n"
        "It plays twelve tables: 3 to 6 players, experts or not, and two teams four\n"
        "times. The report fits to half of the games and checks on the other half. With\n"
        "--samples a run can be interrupted and resumed."
    )
    parser.add_argument(
        "--of",
        type=subject_named,
        choices=SUBJECTS,
        default=DEFAULT_SUBJECT,
        help=f"what to fit (default: {DEFAULT_SUBJECT})",
    )
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=DEFAULT_GAMES,
        metavar="N",
        help=f"games of each table (default: {DEFAULT_GAMES})",
    )
    players = ", ".join(f"{subject.player} for {name}" for name, subject in SUBJECTS.items())
    parser.add_argument("--player", metavar="NAME", help=f"the bot that plays (default: {players})")
    parser.add_argument(
        "--seed",
        type=seed_number,
        default=DEFAULT_SEED,
        metavar="S",
        help=f"of the first game (default: {DEFAULT_SEED})",
    )
    add_running_arguments(parser)
    parser.add_argument("--samples", type=Path, metavar="FILE", help="save each game here, and resume from it")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write the fitted file here")
    parser.add_argument("--json", action="store_true", help="print the fitted file instead of a report")


def run(args: argparse.Namespace) -> int:
    """Play, fit and report; returns 130 if interrupted."""
    if args.games > MOST_GAMES:
        raise Failure(f"a fit takes at most {MOST_GAMES:,} games of each table, not {args.games:,}")
    if args.output is not None and not args.output.parent.is_dir():
        raise Failure(f"can't write to {args.output}: that folder doesn't exist")
    subject = SUBJECTS[args.of]
    _check_player(args.player or subject.player)
    try:
        games, finished = _gathered(args, subject)
    except OSError as error:
        raise Failure(f"can't save samples in {args.samples}: {error.strerror}") from None
    if not games:
        raise Failure("interrupted before the first game was finished: there is nothing to fit", INTERRUPTED)
    text = subject.text([sample for game in games for sample in game])
    print(text if args.json else _report(subject, games))
    if args.output is not None:
        _write(args.output, text)
    return 0 if finished else INTERRUPTED


def _check_player(name: str) -> None:
    """Raise `Failure` with the reason if there is no such bot."""
    try:
        player_named(name, "express")
    except UnknownBot as error:
        raise Failure(str(error)) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"can't write to {path}: {error.strerror}") from None


# --- the games -----------------------------------------------------------------------------------


def _gathered(args: argparse.Namespace, subject: Subject[Any]) -> tuple[list[list[Any]], bool]:
    """What each game has shown, and whether all games were played."""
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
            kept = "" if file is None else f"; finished games are saved in {file.path}"
            raise Failure(f"a process died{kept}", CANT_CONTINUE) from None
    return games, True


@dataclass(frozen=True)
class _Job:
    """A game to play for a fit; the tables alternate, so that an interrupted run has seen all of them."""

    subject: str
    player: str
    seed: int
    number: int


def _shown(job: _Job) -> list[Any]:
    """Play the game; returns what it has shown."""
    (table, players), seed = TABLES[job.number % len(TABLES)], job.seed + job.number
    try:
        return SUBJECTS[job.subject].shown(table, players, player_named(job.player, "express"), seed)
    except (Exception, SystemExit) as error:  # a third-party bot may raise anything
        what = f"raised {type(error).__name__}: {error}"
        raise Failure(f"bot {job.player!r} {what} (in the game from seed {seed})", CANT_CONTINUE) from None


def _opened(args: argparse.Namespace, subject: Subject[Any], player: str) -> SamplesFile[Any]:
    try:
        return SamplesFile(args.samples, subject.kind, args.of, player, args.seed)
    except BadSamples as error:
        raise Failure(str(error)) from None


# --- the report ----------------------------------------------------------------------------------


def _report(subject: Subject[Any], games: list[list[Any]]) -> str:
    """The likelihood of what happened, in the half of the games that the fit didn't use."""
    halves = ([game for number, game in enumerate(games) if number // len(TABLES) % 2 == half] for half in range(2))
    seen, unseen = ([sample for game in half for sample in game] for half in halves)
    first = f"{len(games):,} games. Likelihood of {subject.happened}, as a geometric mean over the games not fitted to:"
    return "\n".join([first, "", *subject.report(seen, unseen)])
