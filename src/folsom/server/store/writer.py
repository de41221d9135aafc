"""The one writer: everything in its queue is stored in one transaction, and acknowledged once that is durable."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sqlalchemy.exc import DBAPIError, OperationalError

from folsom.server.refusals import Refused
from folsom.server.store.connection import DatabaseConnection
from folsom.server.store.lock import DatabaseLocked
from folsom.server.store.statements import Statement, Together

LOG = logging.getLogger(__name__)
PAUSE_SECONDS = 0.008  # between transactions for several tables: then more writes share one, which costs less


class Write(NamedTuple):
    """A statement and its values. Writes of the same kind share one statement object."""

    statement: Statement
    values: dict[str, Any]


class WriteObserver(Protocol):
    """Gets a call about every transaction."""

    def stored(self, units: int, seconds: float) -> None:
        """*units* were stored together; the first of them waited for *seconds*."""


class NoObserver:
    """Ignores what it is told."""

    def stored(self, units: int, seconds: float) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class Unit:
    """Writes that are stored together or not at all; `about` names what they change."""

    about: str
    writes: tuple[Write, ...]
    stored: asyncio.Future[None]
    since: float

    def succeed(self) -> None:
        """Tell the caller that everything is durably stored."""
        if not self.stored.done():
            self.stored.set_result(None)

    def fail(self, reason: BaseException) -> None:
        """Refuse the caller's write as `not-stored`."""
        if not self.stored.done():
            refused = Refused("not-stored")
            refused.__cause__ = reason
            self.stored.set_exception(refused)


class Writer:
    """Stores units. Those about the same thing are stored in the order in which they arrive."""

    def __init__(self, connection: DatabaseConnection, observer: WriteObserver) -> None:
        self._connection, self._observer = connection, observer
        self._queue: deque[Unit] = deque()
        self._called = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="folsom store writer")

    async def write(self, about: str, writes: Iterable[Write]) -> None:
        """Return once everything is durable; raises Refused if nothing was stored."""
        if self._closing:
            raise Refused("shutting-down")
        unit = Unit(about, tuple(writes), asyncio.get_running_loop().create_future(), time.monotonic())
        self._queue.append(unit)
        self._called.set()
        await unit.stored

    async def close(self) -> None:
        """Store what is in the queue, and accept no more."""
        self._closing = True
        self._called.set()
        await self._task
        await self._connection.close()

    async def _run(self) -> None:
        last: list[Unit] = []
        while True:
            await self._called.wait()
            batch = self._next_batch()
            if batch:
                await self._store(batch)
                await asyncio.sleep(PAUSE_SECONDS if _are_several(last, batch) else 0)
                last = batch
            elif self._closing:
                return
            else:
                self._called.clear()

    def _next_batch(self) -> list[Unit]:
        """The units at the head of the queue that are about different things, and so can be stored in any order."""
        batch: dict[str, Unit] = {}
        while self._queue and self._queue[0].about not in batch:
            unit = self._queue.popleft()
            batch[unit.about] = unit
        return list(batch.values())

    async def _store(self, units: list[Unit]) -> None:
        """Store units together; if that fails because of one of them, store each alone."""
        try:
            await self._connection.store(_by_statement(units))
        except Exception as error:
            await self._disconnect()
            if len(units) == 1 or _is_lost(error):
                self._give_up(units, error)
            else:
                for unit in units:
                    await self._store([unit])
        else:
            self._acknowledge(units)

    def _acknowledge(self, units: list[Unit]) -> None:
        self._observer.stored(len(units), time.monotonic() - units[0].since)
        for unit in units:
            unit.succeed()

    def _give_up(self, units: list[Unit], error: Exception) -> None:
        LOG.error("couldn't store %d units: %s", len(units), type(getattr(error, "orig", None) or error).__name__)
        for unit in units:
            unit.fail(error)

    async def _disconnect(self) -> None:
        """Disconnect, so that the next batch gets a new connection."""
        try:
            await self._connection.disconnect()
        except Exception as error:
            LOG.warning("error while closing a connection: %s", type(error).__name__)


def _are_several(last: list[Unit], batch: list[Unit]) -> bool:
    """Whether two batches in a row are about several things. One table alone never waits."""
    return {unit.about for unit in last} | {unit.about for unit in batch} > {batch[0].about}


def _by_statement(units: list[Unit]) -> Together:
    """The values for each statement: running it once for many units costs little more than for one."""
    together: Together = {}
    for unit in units:
        for statement, values in unit.writes:
            together.setdefault(statement, []).append(values)
    return together


def _is_lost(error: Exception) -> bool:
    """Whether the database is at fault, and not the values."""
    return isinstance(error, OperationalError | sqlite3.OperationalError | OSError | DatabaseLocked) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )
