"""A database has one writer: who holds it, until they end. A process that is killed holds nothing any more."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

LOCK_SUFFIX = "-lock"  # of the file beside a SQLite database; it is empty, and stays
LOCK_NUMBER = int.from_bytes(b"folsom", "big")  # under which it is held in PostgreSQL, each database for itself
WAIT_SECONDS = 5  # until PostgreSQL has seen that who held the database is gone


class DatabaseLocked(Exception):
    """Another server holds the database; the text is a sentence."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Another server uses the database {name}. Stop that one, or name another database.")


class FileLock:
    """A SQLite database that is held: by the system's lock on a file beside it."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._lock = os.open(real.with_name(real.name + LOCK_SUFFIX), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.end()
            raise DatabaseLocked(str(database)) from None

    def end(self) -> None:
        """Let others have it."""
        os.close(self._lock)


async def hold(connection: AsyncConnection) -> None:
    """Hold a PostgreSQL database for as long as this connection lasts; its lock timeout is how long to wait."""
    try:
        await connection.execute(select(func.pg_advisory_lock(LOCK_NUMBER)))
    except DBAPIError as error:
        if _is_lock_timeout(error):
            raise DatabaseLocked(str(connection.engine.url.database)) from None
        raise
    await connection.commit()


def _is_lock_timeout(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == "55P03"
