"""The writer's own connection to the database, which runs whole transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.store.lock import FileLock, lock_database
from folsom.server.store.statements import StatementRunner, Together

Work = Callable[[Connection], None]


class DatabaseConnection(Protocol):
    """Runs work in transactions, one at a time. It connects for the first one, and again after `disconnect`.

    While it is connected it has the database's lock. If another server has it, `run` raises `DatabaseLocked`.
    """

    async def run(self, work: Work) -> None:
        """Return once all changes of the work are durable. If it raises, none of them are."""

    async def store(self, together: Together) -> None:
        """Run statements in one transaction; return once they are durable. If it raises, none of them are."""

    async def disconnect(self) -> None:
        """End the connection; the next `run` makes a new one."""

    async def close(self) -> None:
        """End the connection for good."""


class AsyncDatabaseConnection:
    """A connection whose driver doesn't block. It has the lock while it is open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        """Run it in the event loop."""
        if self._connection is None:
            self._connection = await self._connected()
        async with self._connection.begin():
            await self._connection.run_sync(work)

    async def store(self, together: Together) -> None:
        """Run statements in the event loop."""
        await self.run(partial(_execute, together))

    async def _connected(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            await lock_database(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def disconnect(self) -> None:
        """End the connection, broken or not."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def close(self) -> None:
        """End the connection and its engine."""
        await self.disconnect()
        await self._engine.dispose()


class ThreadDatabaseConnection:
    """A connection whose driver blocks, in a thread of its own: a whole transaction needs only one thread switch.

    It has the lock on the database's file until it is closed.
    """

    def __init__(self, engine: Engine, file: Path) -> None:
        self._engine, self._file = engine, file
        self._lock: FileLock | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="folsom store")
        self._connection: Connection | None = None
        self._runner = StatementRunner(engine.dialect)

    async def run(self, work: Work) -> None:
        """Run it in the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def store(self, together: Together) -> None:
        """Run statements in the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store, together)

    async def disconnect(self) -> None:
        """End the connection, and keep the lock."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)

    async def close(self) -> None:
        """End the connection, its engine and its thread, and release the lock."""
        await self.disconnect()
        self._engine.dispose()
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _run(self, work: Work) -> None:
        connection = self._connected()
        with connection.begin():
            work(connection)

    def _store(self, together: Together) -> None:
        driver: Any = self._connected().connection.driver_connection
        self._runner.store(together, driver)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        if self._lock is None:
            self._lock = FileLock(self._file)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _execute(together: Together, connection: Connection) -> None:
    for statement, rows in together.items():
        connection.execute(statement, rows)
