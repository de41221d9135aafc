"""What `folsom match`, `folsom tournament` and `folsom ladder` share: arguments, progress, and Ctrl-C."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from folsom.arena import (
    TOURNAMENT,
    BadResults,
    Block,
    Contest,
    ContestStopped,
    Played,
    ResultsFile,
    Standings,
    contest_page,
    played,
    seed_in,
    standings,
    whole_blocks,
)
from folsom.bots import UnknownBot
from folsom.cli import INTERRUPTED
from folsom.cli.contest_lines import figures, headline
from folsom.cli.failure import Failure
from folsom.cli.number_arguments import number_of_games, number_of_processes, seed_number
from folsom.cli.progress_bar import ProgressBar
from folsom.cli.table_arguments import BY_CHANCE
from folsom.games import GAMES
from folsom.kernel import SEED_BITS

DEFAULT_GAMES, MOST_GAMES = 1000, 10**7
RANDOM_SEED_BITS = 32  # short enough to be typed
CANT_CONTINUE = 1
INTERRUPTED_NOTE = "interrupted: these are the finished blocks"


def add_contest_arguments(parser: argparse.ArgumentParser) -> None:
    """The number of games, their seed, and the files."""
    parser.add_argument(
        "--games",
        type=number_of_games,
        default=DEFAULT_GAMES,
        metavar="N",
        help=f"at least N games, in whole blocks (default: {DEFAULT_GAMES:,})",
    )
    parser.add_argument(
        "--seed", type=seed_number, metavar="S", help=f"any whole number below 2**{SEED_BITS} (default: random)"
    )
    add_running_arguments(parser)
    parser.add_argument("--results", type=Path, metavar="FILE", help="save each block here, and resume from it")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with plots, such as report.html")
    parser.add_argument("--json", action="store_true", help="report as JSON, for programs")


def add_running_arguments(parser: argparse.ArgumentParser) -> None:
    """The number of processes."""
    parser.add_argument(
        "--processes",
        type=number_of_processes,
        default=os.cpu_count() or 1,
        metavar="N",
        help="how many processes play (default: one a core)",
    )


def seed_from(args: argparse.Namespace) -> int:
    """The seed given, or that of the results to resume, or a random one."""
    if args.seed is not None:
        return int(args.seed)
    kept = seed_in(args.results) if args.results is not None and args.results.exists() else None
    return secrets.randbits(RANDOM_SEED_BITS) if kept is None else kept


@dataclass(frozen=True)
class Run:
    """The finished blocks, and whether Ctrl-C came before the last one."""

    blocks: list[Block]
    interrupted: bool


def run_contest(contest: Contest, args: argparse.Namespace) -> int:
    """Play a contest and report; returns 130 if interrupted."""
    if args.games > MOST_GAMES:
        raise Failure(f"a contest has at most {MOST_GAMES:,} games, not {args.games:,}")
    if args.report is not None and not (args.report.parent.is_dir() and not args.report.is_dir()):
        raise Failure(f"can't write the page to {args.report}: it must be a file in a folder that exists")
    run = blocks_played(contest, contest.blocks_for(args.games), args.processes, args.results)
    _report(contest, run, args)
    return INTERRUPTED if run.interrupted else 0


def blocks_played(contest: Contest, blocks: int, processes: int, results: Path | None) -> Run:
    """Play the first *blocks* blocks, except those in the results file; raises `Failure` if it can't continue."""
    check_bots(contest)
    try:
        with nullcontext() if results is None else _opened(results, contest) as file:
            return _played(contest, blocks, processes, file)
    except ContestStopped as stopped:
        kept = "" if results is None else f"; finished blocks are saved in {results}"
        raise Failure(f"{stopped}{kept}", CANT_CONTINUE) from None
    except OSError as error:
        raise _cant_save(results, error) if results else error from None


def _cant_save(results: Path, error: OSError) -> Failure:
    return Failure(f"can't save results in {results}: {error.strerror}", CANT_CONTINUE)


def _opened(results: Path, contest: Contest) -> ResultsFile:
    try:
        return ResultsFile(results, contest)
    except BadResults as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise _cant_save(results, error) from None


def check_bots(contest: Contest) -> None:
    """Raise `Failure` with the reason if a name isn't the name of a bot."""
    try:
        assert contest.players
    except UnknownBot as error:
        raise Failure(str(error)) from None


def _played(contest: Contest, blocks: int, processes: int, file: ResultsFile | None) -> Run:
    kept = {} if file is None else {number: block for number, block in file.blocks.items() if number < blocks}
    done = list(kept.values())
    ahead = [fixture for fixture in contest.fixtures(blocks) if fixture.block not in kept]
    if not ahead:
        return Run(done, interrupted=False)
    try:
        with (
            closing(played(contest, ahead, min(processes, len(ahead)))) as games,
            ProgressBar(sys.stderr, len(ahead), f"playing {len(ahead):,} games") as bar,
        ):
            for block in whole_blocks(_shown(games, bar, len(ahead)), contest.seats):
                if file is not None:
                    file.keep(block)
                done.append(block)
    except KeyboardInterrupt:
        return Run(done, interrupted=True)
    return Run(done, interrupted=False)


def _shown(games: Iterable[Played], bar: ProgressBar, total: int) -> Iterator[Played]:
    """The games, while the progress bar counts them."""
    bar.show(0, f"0 of {total:,} games")
    for done, game in enumerate(games, start=1):
        bar.show(done, f"{done:,} of {total:,} games, {bar.time_left(done)}")
        yield game


# --- the report ----------------------------------------------------------------------------------


def _report(contest: Contest, run: Run, args: argparse.Namespace) -> None:
    """Print the report, and write the page."""
    if not run.blocks:
        raise Failure("interrupted before the first block was finished: there is nothing to report", INTERRUPTED)
    shown = standings(contest, run.blocks)
    if args.report is not None:
        note = INTERRUPTED_NOTE if run.interrupted else ""
        page = contest_page(shown, command_for(contest, args.games), note)
        args.report.write_text(page, encoding="utf-8")
    about = {"games_asked": args.games, "interrupted": run.interrupted}
    print(json.dumps({**shown.as_dict(), **about}, indent=2) if args.json else _text(shown, args.games, run))


def command_for(contest: Contest, games: int) -> str:
    """The command that plays a contest again."""
    usual = GAMES[contest.game].make_table(players=contest.seats).as_dict()
    chosen = {name: value for name, value in contest.table.items() if value != usual[name]}
    words = ["folsom", contest.kind, contest.game, *contest.names, "--games", str(games), "--seed", str(contest.seed)]
    if contest.kind == TOURNAMENT:
        words += ["--players", str(contest.seats)]
    for name in ("characters", "cars"):
        words += [f"--{name}", ",".join(each or BY_CHANCE for each in chosen.pop(name))] if name in chosen else []
    first = chosen.pop("first_player", None)
    words += [] if first is None else ["--first-player", str(first + 1)]
    return shlex.join(words + [part for name, value in chosen.items() for part in ("--option", f"{name}={value}")])


def _text(shown: Standings, asked: int, run: Run) -> str:
    lines = headline(shown)
    if run.interrupted:
        lines.append(INTERRUPTED_NOTE)
    elif shown.games > asked:
        lines.append(f"{asked:,} games requested; rounded up to {shown.games:,} for whole blocks")
    return "\n".join([*lines, *figures(shown)])
