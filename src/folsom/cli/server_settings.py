"""The settings that all commands of the server share."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from folsom.cli.failure import Failure
from folsom.cli.record_files import BAD_DATA
from folsom.cli.saved import data_folder

if TYPE_CHECKING:
    from folsom.server.settings import Given, Settings

OWNER_ONLY_MODE = 0o700  # the database has secrets in it
PACKAGES_MISSING = "the server needs more packages; install them with: pip install 'folsom[server]'"


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Where the data is, and the settings file."""
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in DIR)")
    parser.add_argument("--data", metavar="DIR", help="data folder (default: the one of saved games)")
    parser.add_argument("--config", metavar="FILE", help="TOML file with settings (default: $FOLSOM_CONFIG)")


def settings_from(args: argparse.Namespace) -> tuple[Settings, Mapping[str, Given]]:
    """The settings from the command line, the environment and the file, and the source of each."""
    check_packages()
    from folsom.server.settings import BadSetting, gathered, settings_of

    try:
        given = gathered(vars(args), os.environ, data=data_folder())
        return settings_of(given), given
    except BadSetting as error:
        raise Failure(str(error)) from None


def check_packages() -> None:
    """Say what to install if the server's packages are missing."""
    try:
        import litestar  # noqa: F401  # check that it's installed
        import sqlalchemy  # noqa: F401  # check that it's installed
        import uvicorn  # noqa: F401  # check that it's installed
    except ModuleNotFoundError:
        raise Failure(PACKAGES_MISSING) from None


def make_folder(settings: Settings) -> None:
    """Make the data folder if it doesn't exist."""
    try:
        settings.data.mkdir(mode=OWNER_ONLY_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"can't make the data folder {settings.data}: {error.strerror}") from None


def run_with_database(work: Coroutine[Any, Any, None]) -> None:
    """Run something with a database; a bad database is bad data."""
    from folsom.server.store.engine import BadDatabase

    try:
        asyncio.run(work)
    except BadDatabase as error:
        raise Failure(str(error), BAD_DATA) from None
