"""A short exchange of messages with a real table: a choice, and what follows."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from folsom.games import Choice, View
from folsom.server.clients import Client, Closing
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow, TableRow
from folsom.server.store.store import Store
from folsom.server.tables.clock import Alarm
from folsom.server.tables.registry import TableRegistry
from folsom.server.tables.specs import first_seating
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import ClockSpec, Me, NewGuest, NewTable, SeatSpec, TableSpec
from folsom.server.wire.messages import Choose

NOON = 1_900_000_000.0  # the time on the clock
ANN = GuestRow("an" * 13, "Ann", epoch=0, phrase=None, created=NOON)
TABLE_ID = "ta" * 13
SECRET = bytes(range(32))
ASKED = NewTable(
    table=TableSpec("super", 3, characters=("Belle", "Doc", "Tuco"), clock=ClockSpec("choice", 60)),
    seats=(SeatSpec("person"), SeatSpec("bot", level="drifter"), SeatSpec("bot", level="rustler")),
    start=True,
)
MESSAGE_SECONDS = 30.0  # how long a message may take


class ExchangeStep(NamedTuple):
    """A line of prose, the sender, and a message or a body."""

    prose: str
    speaker: str
    said: Any


class StillClock:
    """A clock that stands still."""

    def now(self) -> float:
        """Seconds since 1970."""
        return NOON

    def ring(self, at: float, wake: Callable[[], None]) -> Alarm:
        """Call *wake* now if *at* has passed; otherwise never."""
        loop = asyncio.get_running_loop()
        return loop.call_soon(wake) if at <= NOON else loop.call_later(MESSAGE_SECONDS, lambda: None)


class FirstChoice:
    """Bots that always take the first choice."""

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """The code of the first choice."""
        return choices[0].code

    async def advise(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> None:
        """No advice."""


def exchange() -> list[ExchangeStep]:
    """The steps of the exchange, identical on every machine."""
    return asyncio.run(_exchange())


async def _exchange() -> list[ExchangeStep]:
    async with _table() as table:
        watcher, ann = _Talk(table, None), _Talk(table, ANN)
        await watcher.join()
        await table.start(ANN)
        await watcher.hear(lambda message: message.get("to_act") == [0])
        await watcher.leave()
        made = await table.info()
        whole = await ann.join()
        prompt = whole["views"][0]["prompt"]
        choose = Choose(id=1, seat=0, decision=prompt["decision"], code=prompt["choices"][0])
        await table.receive(ann.client, choose)
        done, news = await ann.hear(_is("done")), await ann.hear(_is("news"))
        await ann.hear(lambda message: message.get("to_act") == [0])
        await table.receive(ann.client, choose)
        late = await ann.hear(_is("refused"))
        await ann.leave()
    post = "POST /api/"
    return [
        ExchangeStep("Become a guest. The token comes in the cookie `folsom`.", f"{post}guests", NewGuest("Ann")),
        ExchangeStep("The response:", "200", Me(ANN.id, ANN.name, has_phrase=False, ratings={})),
        ExchangeStep("Make a table against two bots, and start right away.", f"{post}tables", ASKED),
        ExchangeStep("The response. Others need only its `id` to join.", "201", made),
        ExchangeStep("Open the socket. The first message is the whole table, with Ann's choices.", "server", whole),
        ExchangeStep("Ann takes the first of her choices.", "client", choose),
        ExchangeStep("The choice is stored. All plans are in, so the round is played.", "server", done),
        ExchangeStep("What Ann sees of it, and her next choices.", "server", news),
        ExchangeStep("The other player plans too, and Ann is told. Then the same click comes again.", "client", choose),
        ExchangeStep("It is too late, and nothing changes.", "server", late),
    ]


@asynccontextmanager
async def _table() -> AsyncIterator[Table]:
    """A real table on its own server."""
    settings = replace(Settings(), pace=(0.0, 0.0))
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'folsom.db'}")
        registry = TableRegistry(store, FirstChoice(), settings, clock=StillClock())
        try:
            await store.add_guest(ANN)
            await store.add_table(_row())
            yield await registry.table(TABLE_ID)
        finally:
            await registry.close()
            await store.close()


def _row() -> TableRow:
    seating, spec = first_seating(ASKED, ANN), msgspec.json.encode(ASKED.table)
    return TableRow(
        id=TABLE_ID,
        game=ASKED.table.game,
        status="open",
        public=False,
        host=ANN.id,
        spec=spec,
        secret=SECRET,
        created=NOON,
        seats=seating.seats,
    )


class _Talk:
    """A client at the table, and the messages that it gets."""

    def __init__(self, table: Table, guest: GuestRow | None) -> None:
        self._table, self.client = table, Client(guest, "en")
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def join(self) -> Any:
        """Connect; returns the whole table."""
        self._carrier = asyncio.create_task(self.client.carry(self._transmit, self._close))
        await self._table.join(self.client)
        return await self.hear(_is("table"))

    async def leave(self) -> None:
        """Disconnect."""
        self._carrier.cancel()
        await self._table.leave(self.client)

    async def hear(self, wanted: Callable[[Any], bool]) -> Any:
        """The next wanted message; others are skipped."""
        while True:
            message = json.loads(await asyncio.wait_for(self._heard.get(), MESSAGE_SECONDS))
            if wanted(message):
                return message

    async def _transmit(self, text: str) -> None:
        self._heard.put_nowait(text)

    async def _close(self, closing: Closing) -> None:
        raise AssertionError(f"the socket was closed: {closing}")


def _is(kind: str) -> Callable[[Any], bool]:
    return lambda message: bool(message["type"] == kind)
