"""`folsom serve`: the table server, in this process until it is ended."""

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
    """Where to listen, where the data lies, and what to show."""
    parser.description = (
        "Open the table server: people and bots play Express and Super over the network.\n\n"
        "Ctrl+C closes it: those who play are told, and nothing is lost. Everything\n"
        "that can be set, also by a file or the environment, is shown by\n"
        "--show-settings and explained in docs/operations.md."
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1; 0.0.0.0 for all)")
    parser.add_argument("--port", metavar="PORT", help="at which port (default: 1899, or the next one that is free)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser when the server is ready")
    add_settings(parser)
    parser.add_argument("--log", metavar="FORM", help="json or text (default: text on a terminal, else json)")
    parser.add_argument("--show-settings", action="store_true", help="show all settings without secrets, and end")


def run(args: argparse.Namespace) -> int:
    """Serve until ended."""
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
    """Make the data folder, and compile what isn't: a line says so, and that it happens once."""
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
    """Whoever wants the page opens it."""


def _browse(url: str) -> None:
    """Open the page, beside the server: some browsers don't come back before they are closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
