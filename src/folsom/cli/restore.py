"""`folsom restore`: restore a database from a backup, where no database exists yet."""

from __future__ import annotations

import argparse
from pathlib import Path

from folsom.cli.server_settings import add_settings, carry_out, make_folder, settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and which database."""
    parser.description = (
        "Restore the table server's database from a file that 'folsom backup' wrote.\n\n"
        "This never overwrites a database that holds data: move the database away first."
    )
    parser.add_argument("file", metavar="FILE", help="the backup")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Restore the database."""
    settings, _ = settings_from(args)
    from folsom.server.store.backup import restore

    make_folder(settings)
    carry_out(restore(Path(args.file), settings.database_url))
    print(f"The database is restored from {args.file}.")
    return 0
