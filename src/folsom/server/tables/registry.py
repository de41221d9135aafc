"""The house: which tables are awake. A table wakes when it is visited or its clock is about to run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import msgspec

from folsom.server.codes import code_meant, new_code
from folsom.server.guests import new_id
from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow, TableRow
from folsom.server.store.store import Store
from folsom.server.tables.acts import begun, play_from, played_again, with_present
from folsom.server.tables.bot_driver import Thinks
from folsom.server.tables.clock import Alarm, Clock, WallClock, wound_up
from folsom.server.tables.seating import Seating, check_start, rotated
from folsom.server.tables.session import TableServices
from folsom.server.tables.specs import check_spec, first_seating, game_of
from folsom.server.tables.state import CHAT_KEPT, TableState
from folsom.server.tables.table import NEAR, Table
from folsom.server.wire.bodies import NewTable, Status, TableInfo, TableSpec

SECRET_BYTES = 32
HOUR = 3600  # seconds
WATCH_EVERY = NEAR / 2  # seconds

log = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        thinking: Thinks,
        settings: Settings,
        clock: Clock | None = None,
        measures: Metrics | None = None,
    ) -> None:
        self._store, self._clock, measures = store, clock or WallClock(), measures or Metrics()
        self._around = TableServices(
            store=store,
            thinking=thinking,
            clock=self._clock,
            pace=settings.pace,
            sleep_after=settings.sleep_after,
            keep_open=settings.keep_open * HOUR,
            measures=measures,
            ratings=asyncio.Lock(),
        )
        for status in get_args(Status):
            measures.tables.labels(status).set_function(partial(self._count, status))
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._watch: Alarm | None = None
        self._watching: asyncio.Task[None] | None = None
        self._closed = False

    def _count(self, status: str) -> int:
        return sum(table.status == status for table in self._awake.values())

    async def open(self) -> None:
        """Wake the tables whose clock is about to run out, now and from now on; close the deserted ones from then on.

        Not now: whoever was there before the server began anew needs a moment to come back.
        """
        await self._store.give_time(self._clock.now() + self._around.keep_open)
        await self._wake_the_due()

    async def close(self) -> None:
        """Tell everyone that the server ends, and let all tables rest; none is woken any more."""
        self._closed = True
        await self._end_watch()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        tables = list(self._awake.values())
        for outcome in await asyncio.gather(*(table.close() for table in tables), return_exceptions=True):
            if isinstance(outcome, Exception):
                log.warning("a table was closed without a snapshot: %s", outcome)
        self._awake.clear()

    async def _end_watch(self) -> None:
        """Nobody looks after sleeping tables any more, and nothing is read for it: the store may be closed."""
        if self._watch is not None:
            self._watch.cancel()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    # --- new tables --------------------------------------------------------------------------

    async def create(self, guest: GuestRow, asked: NewTable) -> TableInfo:
        """A new table, with its game begun where that is asked for."""
        if self._closed:
            raise Refused("shutting-down")
        check_spec(asked.table)
        seating = first_seating(asked, guest)
        if asked.start:
            check_start(seating, guest)
        row = self._new_row(asked.table, seating, code=None if asked.start else await self._free_code())
        state = TableState.of(row)
        await self._store.add_table(row)
        table = self._open_up(state)
        return await (table.start(guest) if asked.start else table.info())

    def _new_row(self, spec: TableSpec, seating: Seating, *, code: str | None, previous: str | None = None) -> TableRow:
        return TableRow(
            id=new_id(),
            game=spec.game,
            status="open",
            public=spec.public,
            host=seating.host,
            spec=msgspec.json.encode(spec),
            secret=secrets.token_bytes(SECRET_BYTES),
            created=self._clock.now(),
            deadline=self._clock.now() + self._around.keep_open,
            previous=previous,
            code=code,
            seats=seating.seats,
        )

    async def _rematch(self, old: TableState, guest: GuestRow) -> TableInfo:
        """The table of another game of the same people and bots, once for each table."""
        if old.row.next is not None and await self._store.table(old.row.next) is not None:
            return await self.info(old.row.next)
        row = self._new_row(old.spec, rotated(old.seating, guest), code=await self._free_code(), previous=old.id)
        return await self.info(await self._store.add_rematch(old.id, row))

    # --- codes -------------------------------------------------------------------------------

    async def _free_code(self) -> str:
        """A code that no open table has."""
        while await self._store.table_with_code(code := new_code()) is not None:
            pass
        return code

    async def joined(self, said: str) -> TableInfo:
        """The open table whose code this is."""
        table_id = await self._store.table_with_code(code_meant(said))
        info = None if table_id is None else await self.info(table_id)
        if info is None or info.status != "open":
            raise Refused("no-such-code")
        return info

    # --- awake and asleep --------------------------------------------------------------------

    async def info(self, table_id: str) -> TableInfo:
        """A table as everyone with its link sees it."""
        return await (await self.table(table_id)).info()

    async def table(self, table_id: str) -> Table:
        """A table, which is woken if it sleeps; however many ask, it wakes once."""
        if self._closed:
            raise Refused("shutting-down")
        if table_id in self._awake:
            return self._awake[table_id]
        if table_id not in self._waking:
            task = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
            task.add_done_callback(partial(self._woken, table_id))
        return await asyncio.shield(self._waking[table_id])

    def _woken(self, table_id: str, task: asyncio.Task[Any]) -> None:
        del self._waking[table_id]
        if not task.cancelled():
            task.exception()  # whoever waits for it gets it

    async def _wake(self, table_id: str) -> Table:
        row = await self._store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        state = TableState.of(row)
        if row.status != "open":
            await self._set_up(state)
        if state.spec.chat:
            state.chat = await self._store.chat(table_id, CHAT_KEPT)
        return self._open_up(state)

    async def _set_up(self, state: TableState) -> None:
        """The game as it was: from the snapshot and the acts after it, or else from all acts."""
        row, persons = state.row, state.seating.persons
        play = play_from(await self._store.snapshot(row.id))
        if play is None:
            clocks = wound_up(state.spec.clock, state.spec.players)
            play = begun(game_of(state.spec, row.secret), clocks, row.started or row.created, persons)
        acts = await self._store.acts(row.id, play.acts)
        play = with_present(played_again(play, acts, persons), state.present, self._clock.now())
        state.play = replace(play, clocks=play.clocks.put_off(row.deadline))

    def _open_up(self, state: TableState) -> Table:
        table = Table(state, self._around, self._forget, self.table, self._rematch)
        self._awake[state.id] = table
        return table

    def _forget(self, table: Table) -> None:
        del self._awake[table.id]

    # --- clocks of sleeping tables -----------------------------------------------------------

    def _keep_watch(self) -> None:
        self._watching = asyncio.create_task(self._look_after_sleepers())

    async def _look_after_sleepers(self) -> None:
        await self._wake_the_due()
        for table_id in await self._store.deserted(self._clock.now()):
            with suppress(Refused):  # it is gone already, or stays until the next look
                await (await self.table(table_id)).close_deserted()

    async def _wake_the_due(self) -> None:
        """Wake the tables whose clock runs out before the next look."""
        self._watch = self._clock.ring(self._clock.now() + WATCH_EVERY, self._keep_watch)
        for table_id, _ in await self._store.deadlines(self._clock.now() + NEAR):
            try:
                await self.table(table_id)
            except Exception:
                log.exception("table %s can't be woken", table_id)
