"""`folsom resume`: continue a saved game."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from folsom.cli.failure import Failure
from folsom.cli.language import say
from folsom.cli.play import add_screen_arguments, screen_from
from folsom.cli.saved import SavedGame, saved_files
from folsom.cli.terminal_game import TerminalGame
from folsom.cli.welcome import welcome
from folsom.games import BadSave

BAD_DATA = 1
NO_GAME = "there's no saved game; start one with folsom play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and the screen."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a saved game (default: the last unfinished game)"
    )
    parser.add_argument("--list", action="store_true", help="list the saved games, most recent first")
    add_screen_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Continue a game, or list all saved games."""
    if args.list:
        return _list()
    screen = screen_from(args)
    screen.hint(say("terminal-setting"))
    file = args.file or _last_left()
    saved = _read(file)
    screen.show(welcome(saved, screen.width))
    return TerminalGame(saved, screen, file).run()


def _last_left() -> Path:
    """The last game that isn't over, or else the last one."""
    files = saved_files()
    if not files:
        raise Failure(NO_GAME, BAD_DATA)
    return next((file for file in files if not _is_over(file)), files[0])


def _is_over(file: Path) -> bool:
    """Whether a file says that its game is over; a damaged one says nothing."""
    try:
        return bool(json.loads(file.read_text("utf-8"))["over"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _read(file: Path) -> SavedGame:
    try:
        return SavedGame.read(file.read_text("utf-8"))
    except OSError as error:
        raise Failure(f"{file} can't be read: {error.strerror or error}", BAD_DATA) from None
    except (BadSave, UnicodeDecodeError) as error:
        reason = "it isn't text" if isinstance(error, UnicodeDecodeError) else str(error)
        raise Failure(f"{file} can't be resumed: {reason}. folsom resume --list shows all games", BAD_DATA) from None


def _list() -> int:
    files = saved_files()
    if not files:
        print(NO_GAME)
    described = {file: _described(file) for file in files}
    for file, text in described.items():
        played = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
        print(f"{played}  {text:{max(map(len, described.values()))}}  {file}")
    return 0


def _described(file: Path) -> str:
    try:
        game = _read(file).game
    except Failure:
        return "damaged"
    names = ", ".join(game.seat_name(seat) for seat in range(game.players))
    return f"{game.name}: {names}: {'over' if game.over else f'round {game.view().round_number}'}"
