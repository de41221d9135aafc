"""`folsom tournament`: many bots play each other at balanced tables, and are rated."""

from __future__ import annotations

import argparse

from folsom.arena import TOURNAMENT, Contest
from folsom.cli.contests import add_contest_arguments, run_contest, seed_from
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, game_named, key_of
from folsom.cli.table_arguments import add_table_arguments, table_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the bots, the number of games, and the table."""
    parser.description = (
        "Let many bots play each other, and rate them.\n\n"
        "Tables of --players seats are drawn so that any two bots meet about equally\n"
        "often. Each deal is played once for every rotation of its table: a block.\n"
        "Ratings are fitted to all places of all games (Plackett-Luce); 400 points are\n"
        "ten times the strength, and the mean of all is 1500. Ctrl-C ends it early: the\n"
        "finished blocks are reported, and the exit code is 130."
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {GAME_NAMES}")
    parser.add_argument(
        "names",
        nargs="+",
        metavar="NAME",
        help="a bot: random, search:100ms, a level, or your own as module:Class",
    )
    add_contest_arguments(parser)
    add_table_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play the tournament and report; returns 130 if interrupted."""
    game = game_named(args.game)
    table = table_from(args, game)
    twice = [name for name in dict.fromkeys(args.names) if args.names.count(name) > 1]
    if twice:
        raise Failure(f"{twice[0]!r} is named twice; in a tournament each bot plays once")
    if len(args.names) < table.players:
        raise Failure(f"a table of {table.players} needs as many bots, but {len(args.names)} are named: see --players")
    contest = Contest(TOURNAMENT, key_of(game), table.as_dict(), tuple(args.names), seed_from(args))
    return run_contest(contest, args)
