"""`folsom ladder`: play the matches that show how strong the bots are, and compare with their targets."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from folsom.arena.estimate import Estimate
from folsom.arena.ladder import Rung, as_dict, rungs
from folsom.cli import INTERRUPTED
from folsom.cli.contest_lines import share_and_interval
from folsom.cli.contests import add_running_arguments, blocks_played, check_bots
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, game_named, key_of
from folsom.cli.number_arguments import number_of_games
from folsom.games import GAMES

VERDICTS = {True: "holds", False: "MISSED"}
HEADINGS = ("table", "bot", "against", "games", "share", "target", "")
GAMES_WIDTH, SHARE_WIDTH, TARGET_WIDTH = 6, 20, 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which matches, how many games, and the form of the report."""
    parser.description = (
        "Play the matches that show how strong the bots are, and compare with targets.\n\n"
        "One bot against clones of another: the lower end of its win share's 95 %\n"
        "interval must reach the target. A level against the one below: how often it\n"
        "finishes ahead. A missed target is marked, but isn't an error. All matches take\n"
        "hours; with --results the command can be interrupted and resumed."
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {GAME_NAMES} (default: all)")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="play the matches with this text in their title: see --list"
    )
    parser.add_argument("--list", action="store_true", help="list the titles of the matches and exit")
    parser.add_argument("--games", type=number_of_games, metavar="N", help="at most N games a match")
    add_running_arguments(parser)
    parser.add_argument("--results", type=Path, metavar="FOLDER", help="save results here, and resume from them")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="report as JSON, for programs")
    form.add_argument("--markdown", action="store_true", help="report as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Play the matches one after the other, one line per match; returns 130 if interrupted."""
    chosen = _chosen(args)
    if args.list:
        print("\n".join(rung.title for rung in chosen))
        return 0
    for rung in chosen:
        check_bots(rung.contest)
    if args.results is not None:
        args.results.mkdir(parents=True, exist_ok=True)
    return _play_all(chosen, args)


def _chosen(args: argparse.Namespace) -> list[Rung]:
    keys = list(GAMES) if args.game is None else [key_of(game_named(args.game))]
    everything = [rung for key in keys for rung in rungs(key)]
    chosen = [rung for rung in everything if args.only.casefold() in rung.title.casefold()]
    if not chosen:
        raise Failure(f"no match has {args.only!r} in its title; see folsom ladder --list")
    return chosen


def _play_all(chosen: list[Rung], args: argparse.Namespace) -> int:
    """Play each match, and report it as soon as it is finished."""
    report = LadderReport(chosen, args)
    report.begin()
    for rung in chosen:
        contest, games = rung.contest, min(rung.games, args.games or rung.games)
        results = None if args.results is None else args.results / _file_name(rung)
        played = blocks_played(contest, contest.blocks_for(games), args.processes, results)
        if played.interrupted:
            break
        report.add(rung, rung.share(played.blocks), len(played.blocks) * contest.seats)
    report.end()
    return INTERRUPTED if played.interrupted else 0


def _file_name(rung: Rung) -> str:
    return re.sub(r"[^a-z0-9]+", "-", rung.title.casefold()) + ".jsonl"


# --- the form of the report ----------------------------------------------------------------------


class LadderReport:
    """The report: line by line for people or as Markdown, or all at the end as JSON."""

    def __init__(self, chosen: list[Rung], args: argparse.Namespace) -> None:
        self._json, self._markdown = args.json, args.markdown
        self._reports: list[dict[str, Any]] = []
        named = [(_table(rung), rung.bot, rung.against) for rung in chosen]
        names = [max(map(len, column)) for column in zip(*named, HEADINGS[:3], strict=True)]
        self._widths = (*names, GAMES_WIDTH, SHARE_WIDTH, TARGET_WIDTH, 0)

    def begin(self) -> None:
        """Print the head of the table."""
        self._line(HEADINGS)
        if self._markdown:
            self._line(("---",) * len(HEADINGS))

    def add(self, rung: Rung, share: Estimate, games: int) -> None:
        """Report a finished match."""
        self._reports.append(as_dict(rung, share, games))
        names = _table(rung), rung.bot, rung.against
        verdict = VERDICTS[rung.holds(share)]
        self._line((*names, f"{games:,}", share_and_interval(share), rung.target, verdict))

    def end(self) -> None:
        """Print what comes at the end."""
        if self._json:
            print(json.dumps(self._reports, indent=2))

    def _line(self, cells: tuple[str, ...]) -> None:
        if self._json:
            return
        padded = (cell.ljust(width) for cell, width in zip(cells, self._widths, strict=True))
        print(f"| {' | '.join(cells)} |" if self._markdown else "  ".join(padded).rstrip(), flush=True)


def _table(rung: Rung) -> str:
    return f"{GAMES[rung.game].name}, {rung.table}"
