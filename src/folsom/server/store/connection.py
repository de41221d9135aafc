"""The writer's line to the database: a connection of its own, on which whole transactions are run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.store.lock import FileLock, hold

Work = Callable[[Connection], None]


class DatabaseConnection(Protocol):
    """Runs work in transactions, one at a time; the first one, and the first after hanging up, connects.

    Whoever runs anything holds the database: nobody else writes to it, and where another does, `Held` is raised.
    """

    async def run(self, work: Work) -> None:
        """Return once all that the work did is durable; if anything is raised nothing of it is."""

    async def hang_up(self) -> None:
        """End the connection."""

    async def close(self) -> None:
        """End the connection for good."""


class AsyncDatabaseConnection:
    """A line whose driver never blocks; its connection holds the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        """Run it from the event loop."""
        if self._connection is None:
            self._connection = await self._connected()
        async with self._connection.begin():
            await self._connection.run_sync(work)

    async def _connected(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            await hold(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def hang_up(self) -> None:
        """End the connection, broken or not."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def close(self) -> None:
        """End its engine too."""
        await self.hang_up()
        await self._engine.dispose()


class ThreadDatabaseConnection:
    """A line whose driver blocks, in a thread of its own: one change of threads for a whole transaction.

    It holds the database, a file, until it is closed.
    """

    def __init__(self, engine: Engine, file: Path) -> None:
        self._engine, self._file = engine, file
        self._hold: FileLock | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="folsom store")
        self._connection: Connection | None = None

    async def run(self, work: Work) -> None:
        """Run it in the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def hang_up(self) -> None:
        """Give the connection back."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def close(self) -> None:
        """End the thread and its engine too, and hold the database no more."""
        await self.hang_up()
        self._engine.dispose()
        self._thread.shutdown()
        if self._hold is not None:
            self._hold.end()
            self._hold = None

    def _run(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        if self._hold is None:
            self._hold = FileLock(self._file)
        with self._connection.begin():
            work(self._connection)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
