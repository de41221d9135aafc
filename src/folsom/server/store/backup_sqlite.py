"""Backups of SQLite: a copy of the database's file."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from folsom.server.store.engine import BUSY_SECONDS, BadDatabase, file_of

HEAD = b"SQLite format 3\0"


async def dump(address: URL, to: Path) -> None:
    """Write a copy while others use the database."""
    await asyncio.to_thread(_dump, file_of(address), to)


async def restore(file: Path, address: URL) -> None:
    """Make a database from a backup."""
    await asyncio.to_thread(_restore, file, file_of(address))


def _dump(database: Path, to: Path) -> None:
    if not database.exists():
        raise BadDatabase(f"The database {database} doesn't exist.")
    try:
        with closing(_opened(database)) as connection:
            connection.execute("VACUUM INTO ?", [str(to)])
    except sqlite3.Error as error:
        raise BadDatabase(f"Can't copy the database {database}: {error}.") from error


def _restore(file: Path, database: Path) -> None:
    if not _is_free(database):
        raise BadDatabase(f"The database {database} exists already. Name another one, or move it away.")
    part = database.with_name(f".{database.name}.part")
    try:
        shutil.copyfile(file, part)
        _check(part, file)
        _make_durable(part)
        part.replace(database)
    except OSError as error:
        raise BadDatabase(f"Can't write the database {database}: {error.strerror or error}.") from error
    finally:
        part.unlink(missing_ok=True)


def _is_free(database: Path) -> bool:
    """Whether overwriting this file would lose nothing. A journal may hold data that its database doesn't."""
    journal = database.with_name(database.name + "-wal")
    return not any(path.exists() and path.stat().st_size for path in (database, journal))


def _check(part: Path, file: Path) -> None:
    """Refuse a damaged backup, or another program's file."""
    try:
        with closing(_opened(part)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} isn't a backup of Folsom: {error}.") from error
    if verdict != "ok":
        raise BadDatabase(f"The backup {file} is damaged: {verdict.splitlines()[0]}.")


def _make_durable(part: Path) -> None:
    with part.open("rb+") as written:
        os.fsync(written.fileno())


def _opened(file: Path) -> sqlite3.Connection:
    """Open an existing file; never makes a new one."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS)
