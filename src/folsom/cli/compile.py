"""`folsom compile`: compile the entry points of rules, bots and environments ahead of time."""

from __future__ import annotations

import argparse
import time

from folsom.cli.game_names import GAME_NAMES, AnyGame, game_named
from folsom.games import GAMES, plugin_of
from folsom.kernel import compile_entry_points


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and how much of it."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game: {GAME_NAMES} (default: all)")
    parser.add_argument("--rules", action="store_true", help="compile only the rules, not bots and environments")


def run(args: argparse.Namespace) -> int:
    """Compile every entry point that isn't in the cache yet."""
    for game in list(GAMES.values()) if args.game is None else [game_named(args.game)]:
        began = time.process_time()
        entry_points = rules_alone(game) if args.rules else everything(game)
        print(f"{game.name}: {entry_points} are ready ({time.process_time() - began:.1f} s of CPU time).")
    return 0


def rules_alone(game: type[AnyGame]) -> str:
    """Compile or load the rules of a game, and describe them."""
    return f"{compile_entry_points(game.position_type.entry_points)} entry points of the rules"


def everything(game: type[AnyGame]) -> str:
    """Compile or load everything of a game, and describe it."""
    (rules, bots), envs = compiled(game), _compiled_part(game, "env_entry_points")
    return f"{rules} entry points of the rules, {bots} of the bots and {envs} of the environments"


def compiled(game: type[AnyGame]) -> tuple[int, int]:
    """Compile or load what playing a game needs: the entry points of its rules and of its bots."""
    return compile_entry_points(game.position_type.entry_points), _compiled_part(game, "bot_entry_points")


def _compiled_part(game: type[AnyGame], part: str) -> int:
    """Compile or load the entry points of a part, if the game has it."""
    module = plugin_of(game).load(part)
    return 0 if module is None else compile_entry_points(module)
