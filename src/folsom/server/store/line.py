"""The writer's line to the database: a connection of its own, on which whole transactions are run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Work = Callable[[Connection], None]


class Line(Protocol):
    """Runs work in transactions, one at a time; the first one, and the first after hanging up, connects."""

    async def run(self, work: Work) -> None:
        """Return once all that the work did is durable; if anything is raised nothing of it is."""

    async def hang_up(self) -> None:
        """End the connection."""

    async def close(self) -> None:
        """End the connection for good."""


class AsyncLine:
    """A line whose driver never blocks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        """Run it from the event loop."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await self._connection.run_sync(work)

    async def hang_up(self) -> None:
        """Give the connection back; a broken one is thrown away."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def close(self) -> None:
        """The engine isn't this line's own: whoever made it disposes of it."""
        await self.hang_up()


class ThreadLine:
    """A line whose driver blocks, in a thread of its own: one change of threads for a whole transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="folsom store")
        self._connection: Connection | None = None

    async def run(self, work: Work) -> None:
        """Run it in the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def hang_up(self) -> None:
        """Give the connection back."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def close(self) -> None:
        """End the thread and its engine too."""
        await self.hang_up()
        self._engine.dispose()
        self._thread.shutdown()

    def _run(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            work(self._connection)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
