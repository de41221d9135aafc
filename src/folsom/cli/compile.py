"""`folsom compile`: the doors of the rules, of the bots and of the environments, compiled now."""

from __future__ import annotations

import argparse
import time

from folsom.bots.express import entry_points as express_minds
from folsom.bots.super import entry_points as super_minds
from folsom.cli.game_names import NAMES, AnyGame, game_named, key_of
from folsom.envs.express import entry_points as express_numbers
from folsom.envs.super import entry_points as super_numbers
from folsom.games import GAMES, Express, Super
from folsom.kernel import compile_entry_points

MINDS = {key_of(Express): express_minds, key_of(Super): super_minds}
NUMBERS = {key_of(Express): express_numbers, key_of(Super): super_numbers}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and how much of it."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {NAMES} (default: all)")
    parser.add_argument("--rules", action="store_true", help="the rules alone, without bots and environments")


def run(args: argparse.Namespace) -> int:
    """Compile every door that isn't in the cache yet."""
    for game in list(GAMES.values()) if args.game is None else [game_named(args.game)]:
        began = time.process_time()
        entry_points = rules_alone(game) if args.rules else everything(game)
        print(f"{game.name}: {entry_points} are ready ({time.process_time() - began:.1f} s of CPU time).")
    return 0


def rules_alone(game: type[AnyGame]) -> str:
    """Compile or load the rules of a game; what that is, in words."""
    return f"{compile_entry_points(game.position_type.entry_points)} doors of the rules"


def everything(game: type[AnyGame]) -> str:
    """Compile or load all that a game has; what that is, in words."""
    (rules, minds), numbers = compiled(game), compile_entry_points(NUMBERS[key_of(game)])
    return f"{rules} doors of the rules, {minds} of the bots and {numbers} of the environments"


def compiled(game: type[AnyGame]) -> tuple[int, int]:
    """Compile or load what it takes to play a game: the doors of its rules and of its bots."""
    return compile_entry_points(game.position_type.entry_points), compile_entry_points(MINDS[key_of(game)])
