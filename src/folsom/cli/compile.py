"""`folsom compile`: all doors of the rules, compiled now."""

from __future__ import annotations

import argparse
import time

from folsom.cli.game_names import NAMES, AnyGame, game_named
from folsom.games import GAMES
from folsom.kernel import compile_doors


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {NAMES} (default: all)")


def run(args: argparse.Namespace) -> int:
    """Compile every door that isn't in the cache yet."""
    games = list(GAMES.values()) if args.game is None else [game_named(args.game)]
    began = time.process_time()
    ready = " and ".join(map(_compiled, games))
    print(f"{ready} are ready ({time.process_time() - began:.1f} s of CPU time).")
    return 0


def _compiled(game: type[AnyGame]) -> str:
    """What was compiled of a game, in words."""
    return f"{compile_doors(game.position_type.doors)} doors of {game.name}"
