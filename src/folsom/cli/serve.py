"""`folsom serve`: run the table server in this process."""

from __future__ import annotations

import argparse
import logging
import sys
import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread
from typing import TYPE_CHECKING

from folsom.cli.failure import Failure
from folsom.cli.server_settings import add_settings, make_folder, settings_from

if TYPE_CHECKING:
    from folsom.server.settings import Given, Settings

STARTUP_LOG = "uvicorn.error"  # uvicorn logs a failed start here, with a traceback


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep data, and what to show."""
    parser.description = (
        "Run the table server: people and bots play over the network.\n\n"
        "Ctrl+C stops it: players are told, and nothing is lost. --show-settings lists\n"
        "all settings, which a file or the environment can set too. They're explained\n"
        "in docs/operations.md."
    )
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1; 0.0.0.0 for all)")
    parser.add_argument("--port", metavar="PORT", help="port to listen on (default: 1899, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser when the server is ready")
    add_settings(parser)
    parser.add_argument("--log", metavar="FORM", help="json or text (default: text on a terminal, else json)")
    parser.add_argument("--show-settings", action="store_true", help="show all settings except secrets, and exit")


def run(args: argparse.Namespace) -> int:
    """Serve until a signal stops it."""
    settings, given = settings_from(args)
    if args.show_settings:
        _show(settings, given)
        return 0
    _serve(settings, is_port_chosen="port" in given, then=_browse if args.open else _stay)
    return 0


def _show(settings: Settings, given: Mapping[str, Given]) -> None:
    from folsom.server.settings import shown

    for line in shown(settings, given):
        print(line)


def _serve(settings: Settings, *, is_port_chosen: bool, then: Callable[[str], None]) -> None:
    from folsom.server.app import make_app
    from folsom.server.logs import set_up_logs
    from folsom.server.running import CantListen, listening_at, ports_for, serve, url_of
    from folsom.server.store.engine import BadDatabase, check_database

    try:
        with listening_at(settings.host, ports_for(settings.port, chosen=is_port_chosen)) as listener:
            url = url_of(listener, settings)
            make_folder(settings)
            check_database(settings.database_url)
            _compile_games()
            set_up_logs(settings.log, sys.stderr, access=settings.access_log)
            logging.getLogger(STARTUP_LOG).setLevel(logging.CRITICAL)
            serve(make_app(settings), settings, listener, lambda: _say_ready(url, then))
    except (CantListen, BadDatabase) as error:
        raise Failure(str(error)) from None


def _compile_games() -> None:
    """Compile the games that aren't compiled yet, and say that this happens only once."""
    from folsom.cli.compile import compiled
    from folsom.games import GAMES

    for game in GAMES.values():
        compiled(game)


def _say_ready(url: str, then: Callable[[str], None]) -> None:
    logging.getLogger(STARTUP_LOG).setLevel(logging.WARNING)
    print(f"Folsom is open at {url} (Ctrl+C stops it).", flush=True)
    then(url)


def _stay(url: str) -> None:
    """Don't open a browser."""


def _browse(url: str) -> None:
    """Open the page in a thread: some browsers block until they are closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
