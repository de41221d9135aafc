"""`folsom backup`: copy the server's database while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from folsom.cli.server_settings import add_settings, run_with_database, settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and the database."""
    parser.description = (
        "Copy the table server's database to a file, as it is at one moment.\n\n"
        "The server can keep running. 'folsom restore' restores such a copy."
    )
    parser.add_argument("file", metavar="FILE", help="file to write; it must not exist yet")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    settings, _ = settings_from(args)
    from folsom.server.store.backup import back_up

    run_with_database(back_up(settings.database_url, Path(args.file)))
    print(f"Copied the database to {args.file}.")
    return 0
