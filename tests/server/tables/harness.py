"""A table registry for tests: with a store in a file, a clock that tests move, and bots that choose at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from folsom.bots.advice import Advice
from folsom.games import Choice, View
from folsom.server.clients import Client, Closing
from folsom.server.guests import new_id
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import NewTable, SeatSpec, TableSpec
from folsom.server.wire.messages import Choose, Incoming
from tests.support.patched_views import TableViews, table_views

NOON = 1_000_000.0
WAIT_SECONDS = 20.0  # that a test waits for what must happen
T = TypeVar("T")
RESPONSES = ("done", "refused", "pong", "foreseen", "hint")
QUICK = replace(Settings(), pace=(0.0, 0.0), workers=1)


class ManualAlarm:
    """An alarm of a `ManualClock`."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake: Callable[[], None] | None = wake

    def cancel(self) -> None:
        """Don't ring."""
        self.wake = None


class ManualClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = NOON) -> None:
        self._now, self._order = now, count()
        self._alarms: list[tuple[float, int, ManualAlarm]] = []

    def now(self) -> float:
        """The time it shows."""
        return self._now

    def ring(self, at: float, wake: Callable[[], None]) -> ManualAlarm:
        """Call *wake* when the clock is moved there; at once if that has passed."""
        alarm = ManualAlarm(wake)
        if at <= self._now:
            asyncio.get_running_loop().call_soon(lambda: alarm.wake and alarm.wake())
        else:
            heappush(self._alarms, (at, next(self._order), alarm))
        return alarm

    def move(self, seconds: float) -> None:
        """Move the clock on, and ring the alarms on the way."""
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _, alarm = heappop(self._alarms)
            if alarm.wake is not None:
                alarm.wake()
        self._now = until


class RandomBots:
    """Bots that choose at random, without thinking."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, int]] = []
        self.may_advise, self.fails = asyncio.Event(), False
        self.may_advise.set()

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """Any of the choices."""
        self.asked.append((game, level, seed))
        return random.Random(seed).choice(choices).code

    async def advise(
        self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int
    ) -> Advice | None:
        """The first choice, rather than the last; None for a test that lets bots fail."""
        self.asked.append((game, level, seed))
        await self.may_advise.wait()
        return None if self.fails else Advice(choices[0].code, choices[-1].code, "gain", 7, 4, 10, close=False)


# --- people ------------------------------------------------------------------------------------


def guest(name: str) -> GuestRow:
    """A new guest."""
    return GuestRow(new_id(), name, 0, None, NOON)


@dataclass(eq=False)
class RecordingSocket:
    """A client at a table that records all its messages, as text and decoded, and the latest view of each seat."""

    table: Table
    client: Client
    heard: list[str] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    views: TableViews = field(default_factory=dict)
    closing: Closing | None = None

    async def open(self) -> RecordingSocket:
        """Join the table."""
        self._carrier = asyncio.create_task(self.client.carry(self._transmit, self._close))
        await self.table.join(self.client)
        return await self.caught_up()

    async def _transmit(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.heard.append(text)
        self.messages.append(message)
        self.views = table_views(self.views, message)

    async def _close(self, closing: Closing) -> None:
        self.closing = closing

    async def caught_up(self) -> RecordingSocket:
        """Wait until the outbox is empty."""
        while self.closing is None and self.client._outbox:
            await asyncio.sleep(0)
        return self

    async def shut(self) -> None:
        """Leave the table."""
        await self.table.leave(self.client)
        await self.cut()

    async def cut(self) -> None:
        """Break the connection."""
        self._carrier.cancel()
        with suppress(asyncio.CancelledError):
            await self._carrier

    async def send(self, message: Incoming) -> dict[str, Any]:
        """Send a message; returns the response."""
        before = len((await self.caught_up()).messages)
        await self.table.receive(self.client, message)
        async with asyncio.timeout(WAIT_SECONDS):
            while not (told := [told for told in self.messages[before:] if told["type"] in RESPONSES]):
                await asyncio.sleep(0)
        await self.caught_up()
        return told[0]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    async def choose(self, seat: int, code: int | None = None, number: int = 1) -> dict[str, Any]:
        """Make a choice of a seat's prompt: the one with this code, or the first."""
        prompt = self.prompt(seat)
        return await self.send(Choose(number, seat, prompt["decision"], prompt["choices"][0] if code is None else code))

    def prompt(self, seat: int) -> dict[str, Any]:
        """What one of its own seats is asked."""
        prompt: dict[str, Any] = self.views[seat]["prompt"]
        return prompt


# --- the registry ------------------------------------------------------------------------------


@dataclass
class TableHarness:
    """A table registry, and everything that it needs."""

    store: Store
    clock: ManualClock
    bots: Any
    registry: TableRegistry

    async def guest(self, name: str) -> GuestRow:
        """A new guest in the store."""
        row = guest(name)
        await self.store.add_guest(row)
        return row

    async def table(self, host: GuestRow, *seats: str, start: bool = False, **spec: Any) -> Table:
        """A table with these seats: `open`, `person` (the host's), or a bot of a level."""
        table = msgspec.convert({"game": "express", "players": len(seats), **spec}, TableSpec)
        info = await self.registry.create(host, NewTable(table, tuple(map(_seat, seats)), start))
        return await self.registry.table(info.id)

    async def socket(self, table: Table, who: GuestRow | None, language: str = "en") -> RecordingSocket:
        """A client that watches the table."""
        return await RecordingSocket(table, Client(who, language)).open()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true, without moving the clock."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not true():
                await asyncio.sleep(0.001)

    async def opened_again(self) -> TableRegistry:
        """Another registry on the same store, as after a crash."""
        return TableRegistry(self.store, self.bots, QUICK, self.clock)


def _seat(word: str) -> SeatSpec:
    if word in {"open", "person"}:
        return SeatSpec(word)  # type: ignore[arg-type]  # it is one of those words
    return SeatSpec("bot", level=word)


@asynccontextmanager
async def open_harness(folder: Path, bots: Any = None, settings: Settings = QUICK) -> AsyncIterator[TableHarness]:
    """A harness with a store in this folder."""
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    clock, bots = ManualClock(), bots or RandomBots()
    registry = TableRegistry(store, bots, settings, clock)
    try:
        yield TableHarness(store, clock, bots, registry)
    finally:
        await registry.close()
        await store.close()


def run(test: Callable[[TableHarness], Awaitable[None]], folder: Path, **services: Any) -> None:
    """Run a test with a harness of its own."""

    async def inside() -> None:
        async with open_harness(folder, **services) as harness:
            await test(harness)

    asyncio.run(inside())
