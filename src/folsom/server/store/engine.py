"""How to reach a database: SQLite in a file, or PostgreSQL, with the same code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from folsom.server.store.connection import AsyncDatabaseConnection, DatabaseConnection, ThreadDatabaseConnection
from folsom.server.store.lock import HAS_FILE_LOCKS, LOCK_WAIT_SECONDS, NO_FILE_LOCKS

BUSY_SECONDS = 5  # how long SQLite waits for another process
PAGES_BETWEEN_CHECKPOINTS = 8000  # of 4 KiB: pages that many choices change are then copied once for all of them
STATEMENT_SECONDS = 10  # how long PostgreSQL may take for one statement
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA wal_autocheckpoint = {PAGES_BETWEEN_CHECKPOINTS}",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
)


class BadDatabase(Exception):
    """Says in a sentence why a database can't be used, and what to do."""


def engine_of(url: str) -> AsyncEngine:
    """An engine that hasn't connected yet. Its error messages never contain values."""
    address = address_of(url)
    engine = create_async_engine(address, hide_parameters=True, pool_pre_ping=True, connect_args=_limits(address))
    if is_sqlite(address):
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def writer_connection(engine: AsyncEngine) -> DatabaseConnection:
    """A connection for the writer to the same database, with an engine of its own."""
    if not is_sqlite(engine.url):
        lock_timeout = {"server_settings": {"lock_timeout": f"{LOCK_WAIT_SECONDS}s"}}
        limits = _limits(engine.url) | lock_timeout
        return AsyncDatabaseConnection(
            create_async_engine(engine.url, hide_parameters=True, poolclass=NullPool, connect_args=limits)
        )
    blocking = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(blocking, "connect", _set_pragmas)
    return ThreadDatabaseConnection(blocking, file_of(engine.url))


def check_database(url: str) -> None:
    """Raise BadDatabase if a server can't use a database with this URL; nothing is opened yet."""
    if is_sqlite(address_of(url)) and not HAS_FILE_LOCKS:
        raise BadDatabase(NO_FILE_LOCKS)


def address_of(url: str) -> URL:
    """The URL with its driver; raises BadDatabase if something is wrong with it."""
    address = _parsed(url)
    kind = address.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"Folsom can't use a '{kind}' database. Use sqlite:///FILE or postgresql://…")
    if is_sqlite(address):
        _check_file(address)
    elif not address.database:
        raise BadDatabase("The PostgreSQL URL names no database. Write postgresql://user:password@host/database.")
    return address.set(drivername=DRIVERS[kind])


def is_sqlite(address: URL) -> bool:
    """Whether the database is a file."""
    return address.get_backend_name() == "sqlite"


def file_of(address: URL) -> Path:
    """The file of a SQLite database."""
    return Path(address.database or "")


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("Can't read the database URL. Write sqlite:///FILE or postgresql://…") from None


def _check_file(address: URL) -> None:
    if address.database in {None, "", ":memory:"} or address.query:
        raise BadDatabase("A SQLite URL names a file and nothing else. Write sqlite:///folder/folsom.db.")
    folder = file_of(address).absolute().parent
    if not folder.is_dir():
        raise BadDatabase(f"The database's folder {folder} doesn't exist.")


def _limits(address: URL) -> dict[str, Any]:
    return {} if is_sqlite(address) else {"timeout": STATEMENT_SECONDS, "command_timeout": STATEMENT_SECONDS}


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
