"""`folsom match`: bots play each other at one table, each deal in every rotation of the seats."""

from __future__ import annotations

import argparse

from folsom.arena import MATCH, Contest
from folsom.cli.contests import add_contest_arguments, run_contest, seed_from
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, game_named, key_of
from folsom.cli.table_arguments import add_table_arguments, table_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the players, the number of games, and the table."""
    parser.description = (
        "Let bots play each other, and report how often each wins.\n\n"
        "Each deal is played once for every rotation of the players around the table: a\n"
        "block. So every player gets each seat and each character of the same deals, and\n"
        "the number of games is rounded up to whole blocks. Bots of the same name are\n"
        "one contestant. Ctrl-C ends the match early: the finished blocks are reported,\n"
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
    """Play the match and report; returns 130 if interrupted."""
    game = game_named(args.game)
    if args.players not in (None, len(args.names)):
        raise Failure(f"--players is {args.players}, but {len(args.names)} players are named: leave --players out")
    args.players = len(args.names)
    table = table_from(args, game).as_dict()
    return run_contest(Contest(MATCH, key_of(game), table, tuple(args.names), seed_from(args)), args)
