"""`folsom play`: a new game in the terminal."""

from __future__ import annotations

import argparse
import sys

from folsom.cli.displays import display_type
from folsom.cli.failure import Failure
from folsom.cli.game_names import GAME_NAMES, AnyGame, game_named
from folsom.cli.language import add_language_argument, say, speak_as_asked
from folsom.cli.saved import SavedGame
from folsom.cli.screen import Screen, wants_colour
from folsom.cli.seats import add_seat_arguments, levels_explained, players_from
from folsom.cli.table_arguments import add_table_arguments, table_from, whole_number
from folsom.cli.terminal_game import TerminalGame
from folsom.cli.welcome import welcome
from folsom.games import DEFAULT_GAME, PLUGINS, SetupError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the players, and the screen."""
    parser.add_argument(
        "game",
        nargs="?",
        default=DEFAULT_GAME,
        metavar="GAME",
        help=f"which game: {GAME_NAMES} (default: {DEFAULT_GAME})",
    )
    add_table_arguments(parser)
    add_seat_arguments(parser)
    parser.add_argument("--expert", action="store_true", help="short for --option expert=on, in games that have it")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="the same seed and choices give the same game")
    add_screen_arguments(parser)
    examples = ["examples:", *(line for plugin in PLUGINS.values() for line in display_type(plugin).examples)]
    parser.epilog = "\n\n".join(["\n  ".join(examples), levels_explained(), str(parser.epilog)])


def add_screen_arguments(parser: argparse.ArgumentParser) -> None:
    """How the terminal is used, and what it speaks."""
    add_language_argument(parser)
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="plain text (as with NO_COLOR set)")


def screen_from(args: argparse.Namespace) -> Screen:
    """The terminal, with or without colour, and in the language that was asked for."""
    speak_as_asked(args)
    return Screen(sys.stdin, sys.stdout, colour=wants_colour(sys.stdout) and not args.no_colour)


def run(args: argparse.Namespace) -> int:
    """Set the table and play."""
    screen = screen_from(args)
    screen.hint(say("terminal-setting"))
    game = game_named(args.game)
    players = players_from(args, game)
    saved = SavedGame.new(_new_game(args, game, len(players)), players)
    screen.show(welcome(saved, screen.width))
    return TerminalGame(saved, screen).run()


def _new_game(args: argparse.Namespace, game: type[AnyGame], players: int) -> AnyGame:
    args.players = players
    args.option += [("expert", "on")] if args.expert else []
    try:
        return game.of(table_from(args, game), args.seed)
    except SetupError as error:
        raise Failure(str(error)) from None
