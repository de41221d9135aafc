"""`folsom backup`: copy the server's database while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from folsom.cli.server_settings import add_settings, carry_out, settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and which database."""
    parser.description = (
        "Copy the table server's database to a file: one consistent snapshot.\n\n"
        "The server can keep running. 'folsom restore' restores the backup."
    )
    parser.add_argument("file", metavar="FILE", help="the file to write; it must not exist yet")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    settings, _ = settings_from(args)
    from folsom.server.store.backup import back_up

    carry_out(back_up(settings.database_url, Path(args.file)))
    print(f"The database is copied to {args.file}.")
    return 0
