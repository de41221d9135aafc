"""`folsom match`: bots against each other at one table, over and over, on the same deals in every seat."""

from __future__ import annotations

import argparse

from folsom.arena import MATCH, Contest
from folsom.cli.contests import add_contest_arguments, run_contest, seed_from
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, game_named, key_of
from folsom.cli.table_arguments import add_table_arguments, table_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who plays, how often, and the table."""
    parser.description = (
        "Let bots play each other, and count their wins.\n\n"
        "Each deal is played once for every rotation of the players round the table: a\n"
        "block. So everyone plays each seat and each character of the same deals, and the\n"
        "number of games is rounded up to whole blocks. Bots of the same name are one\n"
        "contestant. Ctrl-C ends the match early: it reports the blocks finished so far,\n"
        "and the exit code is 130."
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {GAME_NAMES}")
    parser.add_argument(
        "names",
        nargs="+",
        metavar="PLAYER",
        help="a bot for each seat: random, search:100ms, a level, or your own as module:Class",
    )
    add_contest_arguments(parser)
    add_table_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play the match, and report; return 130 if interrupted."""
    game = game_named(args.game)
    if args.players not in (None, len(args.names)):
        raise Failure(f"--players says {args.players}, but {len(args.names)} are named: leave --players out")
    args.players = len(args.names)
    table = table_from(args, game).as_dict()
    return run_contest(Contest(MATCH, key_of(game), table, tuple(args.names), seed_from(args)), args)
