"""`folsom restore`: make the server's database from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from folsom.cli.server_settings import add_settings, make_folder, run_with_database, settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and the database."""
    parser.description = (
        "Make the table server's database from a copy that 'folsom backup' wrote.\n\n"
        "It never overwrites a database that isn't empty: move that away first."
    )
    parser.add_argument("file", metavar="FILE", help="the backup")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Make the database."""
    settings, _ = settings_from(args)
    from folsom.server.store.backup import restore

    make_folder(settings)
    run_with_database(restore(Path(args.file), settings.database_url))
    print(f"Restored the database from {args.file}.")
    return 0
