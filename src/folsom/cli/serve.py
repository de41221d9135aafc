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

LIFESPAN = "uvicorn.error"  # the framework's own log of a failed start: a traceback


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The address, the data, and the log."""
    parser.description = (
        "Run the table server: people and bots play Express and Super over the network.\n\n"
        "Ctrl+C stops it: players are told, and no game is lost. --show-settings shows\n"
        "everything that you can set, here, in a file or in the environment;\n"
        "docs/operations.md explains it."
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", help="the address to listen at (default: 127.0.0.1; 0.0.0.0 for all)"
    )
    parser.add_argument("--port", metavar="PORT", help="the port (default: 1899, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser when the server is ready")
    add_settings(parser)
    parser.add_argument("--log", metavar="FORM", help="json or text (default: text on a terminal, else json)")
    parser.add_argument("--show-settings", action="store_true", help="show all settings without secrets, and exit")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
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
    from folsom.server.store.engine import BadDatabase

    try:
        with listening_at(settings.host, ports_for(settings.port, chosen=is_port_chosen)) as listener:
            url = url_of(listener, settings)
            _prepare(settings)
            set_up_logs(settings.log, sys.stderr, access=settings.access_log)
            logging.getLogger(LIFESPAN).setLevel(logging.CRITICAL)
            serve(make_app(settings), settings, listener, lambda: _say_ready(url, then))
    except (CantListen, BadDatabase) as error:
        raise Failure(str(error)) from None


def _prepare(settings: Settings) -> None:
    """Make the data folder, and compile what isn't compiled, after a line that says so."""
    from folsom.cli.compile import compiled
    from folsom.games import GAMES

    make_folder(settings)
    for game in GAMES.values():
        compiled(game)


def _say_ready(url: str, then: Callable[[str], None]) -> None:
    logging.getLogger(LIFESPAN).setLevel(logging.WARNING)
    print(f"Folsom is open at {url} (Ctrl+C closes it).", flush=True)
    then(url)


def _stay(url: str) -> None:
    """Print the address, and leave the browser closed."""


def _browse(url: str) -> None:
    """Open the page in a thread: starting some browsers blocks until they close."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
