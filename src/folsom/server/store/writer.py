"""The one writer: whatever is queued is stored in one transaction, and told once that is durable."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.sql import Delete, Insert, Update

from folsom.server.refusals import Refused
from folsom.server.store.connection import DatabaseConnection
from folsom.server.store.lock import DatabaseLocked

LOG = logging.getLogger(__name__)
REST = 0.008  # seconds: where many write, more come together, and fewer transactions cost less


class Write(NamedTuple):
    """A statement, one object for each kind, and its values."""

    statement: Insert | Update | Delete
    values: dict[str, Any]


Together = dict[Insert | Update | Delete, list[dict[str, Any]]]


class Metrics(Protocol):
    """Who wants to know how the store does."""

    def stored(self, units: int, seconds: float) -> None:
        """So many units were stored together; the first of them had waited so long."""


class NoMetrics:
    """Nobody wants to know."""

    def stored(self, units: int, seconds: float) -> None:
        """Nothing comes of it."""


@dataclass(frozen=True, slots=True)
class Unit:
    """Writes that are stored all or none; `about` is what they change."""

    about: str
    writes: tuple[Write, ...]
    stored: asyncio.Future[None]
    since: float

    def succeed(self) -> None:
        """It is durably stored."""
        if not self.stored.done():
            self.stored.set_result(None)

    def fail(self, reason: BaseException) -> None:
        """Nothing of it is stored."""
        if not self.stored.done():
            refused = Refused("not-stored")
            refused.__cause__ = reason
            self.stored.set_exception(refused)


class Writer:
    """Stores units in the order in which they come, those about the same thing one after the other."""

    def __init__(self, line: DatabaseConnection, measures: Metrics) -> None:
        self._line, self._measures = line, measures
        self._queue: deque[Unit] = deque()
        self._called = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="folsom store writer")

    async def write(self, about: str, writes: Iterable[Write]) -> None:
        """Return once all is durably stored; Refused if nothing is."""
        if self._closing:
            raise Refused("shutting-down")
        unit = Unit(about, tuple(writes), asyncio.get_running_loop().create_future(), time.monotonic())
        self._queue.append(unit)
        self._called.set()
        await unit.stored

    async def close(self) -> None:
        """Store what is queued, and nothing more."""
        self._closing = True
        self._called.set()
        await self._task
        await self._line.close()

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            batch = self._next_batch()
            if batch:
                await self._store(batch)
                await asyncio.sleep(REST if len(batch) > 1 else 0)
            elif self._closing:
                return
            else:
                self._called.clear()

    def _next_batch(self) -> list[Unit]:
        """The units at the head of the queue that are about different things: they may be stored in any order."""
        batch: dict[str, Unit] = {}
        while self._queue and self._queue[0].about not in batch:
            unit = self._queue.popleft()
            batch[unit.about] = unit
        return list(batch.values())

    async def _store(self, units: list[Unit]) -> None:
        """Together; if something is wrong with one of them, each alone."""
        try:
            await self._line.run(partial(_carry_out, _by_statement(units)))
        except Exception as error:
            await self._hang_up()
            if len(units) == 1 or _is_lost(error):
                self._give_up(units, error)
            else:
                for unit in units:
                    await self._store([unit])
        else:
            self._acknowledge(units)

    def _acknowledge(self, units: list[Unit]) -> None:
        self._measures.stored(len(units), time.monotonic() - units[0].since)
        for unit in units:
            unit.succeed()

    def _give_up(self, units: list[Unit], error: Exception) -> None:
        LOG.error("not stored: %d units, by %s", len(units), type(getattr(error, "orig", None) or error).__name__)
        for unit in units:
            unit.fail(error)

    async def _hang_up(self) -> None:
        """The next batch gets a new connection."""
        try:
            await self._line.hang_up()
        except Exception as error:
            LOG.warning("a connection ended badly, by %s", type(error).__name__)


def _by_statement(units: list[Unit]) -> Together:
    """What each statement is to be carried out with: once for all units costs little more than for one."""
    together: Together = {}
    for unit in units:
        for statement, values in unit.writes:
            together.setdefault(statement, []).append(values)
    return together


def _carry_out(together: Together, connection: Connection) -> None:
    for statement, values in together.items():
        connection.execute(statement, values)


def _is_lost(error: Exception) -> bool:
    """Whether the database is at fault, and not what was to be stored."""
    return isinstance(error, OperationalError | OSError | DatabaseLocked) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )
