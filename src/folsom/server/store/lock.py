"""Only one server writes to a database: it holds a lock until it ends. The lock of a killed process is released."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

try:
    import fcntl
except ModuleNotFoundError:  # not on Windows
    HAS_FILE_LOCKS = False
else:
    HAS_FILE_LOCKS = True

NO_FILE_LOCKS = (
    "The server can't use a SQLite database on this system: it needs a file lock (fcntl), which Windows doesn't have, "
    "to keep a second server from writing to the database. Name a PostgreSQL database with --database postgresql://…, "
    "or run the server in WSL."
)
LOCK_SUFFIX = "-lock"  # of the file beside a SQLite database; it is empty, and stays
LOCK_NUMBER = int.from_bytes(b"folsom", "big")  # of the advisory lock in PostgreSQL, one for each database
LOCK_WAIT_SECONDS = 5  # until PostgreSQL notices that the process with the lock is gone


class DatabaseLocked(Exception):
    """Another server has the lock; the text is a sentence."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Another server uses the database {name}. Stop that one, or name another database.")


class FileLock:
    """The lock of a SQLite database: the system's lock on a file beside it."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._file = os.open(real.with_name(real.name + LOCK_SUFFIX), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise DatabaseLocked(str(database)) from None

    def release(self) -> None:
        """Let another server have the lock."""
        os.close(self._file)


async def lock_database(connection: AsyncConnection) -> None:
    """Lock a PostgreSQL database until this connection ends; its lock timeout says how long to wait."""
    try:
        await connection.execute(select(func.pg_advisory_lock(LOCK_NUMBER)))
    except DBAPIError as error:
        if _is_lock_timeout(error):
            raise DatabaseLocked(str(connection.engine.url.database)) from None
        raise
    await connection.commit()


def _is_lock_timeout(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == "55P03"
