"""All tables of a server: those that are awake in memory, the others in the store.

A table wakes when a client connects, or when one of its clocks is about to run out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import msgspec

from folsom.server.codes import new_code, normal_code
from folsom.server.guests import new_id
from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow, TableRow
from folsom.server.store.store import Store
from folsom.server.tables.acts import GameInPlay, begun, play_from, played_again, with_present
from folsom.server.tables.bot_driver import BotChooser
from folsom.server.tables.clock import Alarm, Clock, WallClock, full_clocks
from folsom.server.tables.seating import Seating, check_start, rotated
from folsom.server.tables.services import TableServices
from folsom.server.tables.specs import check_spec, first_seating, game_of
from folsom.server.tables.state import CHAT_LINES_KEPT, TableState
from folsom.server.tables.table import AWAKE_BEFORE_DEADLINE_SECONDS, Table
from folsom.server.wire.bodies import NewTable, Status, TableInfo, TableSpec

SECRET_BYTES = 32
SECONDS_PER_HOUR = 3600
PATROL_SECONDS = AWAKE_BEFORE_DEADLINE_SECONDS / 2  # between two checks of the sleeping tables

log = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bots: BotChooser,
        settings: Settings,
        clock: Clock | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._store, self._clock, metrics = store, clock or WallClock(), metrics or Metrics()
        self._services = TableServices(
            store=store,
            bots=bots,
            clock=self._clock,
            bot_pace=settings.pace,
            sleep_after=settings.sleep_after,
            keep_open=settings.keep_open * SECONDS_PER_HOUR,
            metrics=metrics,
            ratings_lock=asyncio.Lock(),
        )
        for status in get_args(Status):
            metrics.tables.labels(status).set_function(partial(self._count, status))
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._next_patrol: Alarm | None = None
        self._patrol: asyncio.Task[None] | None = None
        self._closed = False

    def _count(self, status: str) -> int:
        return sum(table.status == status for table in self._awake.values())

    async def open(self) -> None:
        """Wake the tables whose clocks are about to run out, now and from now on; close deserted tables from then on.

        Not yet: people who were there before a restart need a moment to reconnect.
        """
        await self._store.give_time(self._clock.now() + self._services.keep_open)
        await self._wake_due_tables()

    async def close(self) -> None:
        """Tell all clients that the server shuts down, and close all tables; no table wakes after that."""
        self._closed = True
        await self._end_patrol()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        tables = list(self._awake.values())
        for outcome in await asyncio.gather(*(table.close() for table in tables), return_exceptions=True):
            if isinstance(outcome, Exception):
                log.warning("couldn't store a table's snapshot: %s", outcome)
        self._awake.clear()

    async def _end_patrol(self) -> None:
        """Stop looking after sleeping tables, and wait until that reads nothing more, so that the store may close."""
        if self._next_patrol is not None:
            self._next_patrol.cancel()
        if self._patrol is not None:
            self._patrol.cancel()
            await asyncio.gather(self._patrol, return_exceptions=True)

    # --- new tables --------------------------------------------------------------------------

    async def create(self, guest: GuestRow, asked: NewTable) -> TableInfo:
        """Make a table, and start its game if asked to."""
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
            deadline=self._clock.now() + self._services.keep_open,
            previous=previous,
            code=code,
            seats=seating.seats,
        )

    async def _rematch(self, old: TableState, guest: GuestRow) -> TableInfo:
        """The table where the same people and bots play again; each table has only one."""
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

    async def joined(self, code: str) -> TableInfo:
        """The open table with this join code."""
        table_id = await self._store.table_with_code(normal_code(code))
        info = None if table_id is None else await self.info(table_id)
        if info is None or info.status != "open":
            raise Refused("no-such-code")
        return info

    # --- awake and asleep --------------------------------------------------------------------

    async def info(self, table_id: str) -> TableInfo:
        """A table as everyone with its link sees it."""
        return await (await self.table(table_id)).info()

    async def table(self, table_id: str) -> Table:
        """A table, woken if it is asleep. It wakes only once, however many callers ask for it."""
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
            task.exception()  # the waiting callers get it

    async def _wake(self, table_id: str) -> Table:
        row = await self._store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        state = TableState.of(row)
        if row.status != "open":
            state = replace(state, play=await self._resumed(state))
        if state.spec.chat:
            state = replace(state, chat=tuple(await self._store.chat(table_id, CHAT_LINES_KEPT)))
        return self._open_up(state)

    async def _resumed(self, state: TableState) -> GameInPlay:
        """The game as it was: from its snapshot and the acts after it, or from all acts without one."""
        row, persons, alone = state.row, state.seating.persons, state.seating.alone
        play = play_from(await self._store.snapshot(row.id), alone)
        if play is None:
            clocks = full_clocks(state.spec.clock, state.spec.players)
            play = begun(game_of(state.spec, row.secret), clocks, row.started or row.created, persons, alone)
        acts = await self._store.acts(row.id, play.acts)
        play = with_present(played_again(play, acts, persons), state.present, self._clock.now())
        return replace(play, clocks=play.clocks.put_off(row.deadline))

    def _open_up(self, state: TableState) -> Table:
        table = Table(state, self._services, self._forget, self.table, self._rematch)
        self._awake[state.id] = table
        return table

    def _forget(self, table: Table) -> None:
        del self._awake[table.id]

    # --- sleeping tables ---------------------------------------------------------------------

    def _begin_patrol(self) -> None:
        self._patrol = asyncio.create_task(self._look_after_sleeping_tables())

    async def _look_after_sleeping_tables(self) -> None:
        await self._wake_due_tables()
        for table_id in await self._store.deserted(self._clock.now()):
            with suppress(Refused):  # it is gone already, or stays until the next patrol
                await (await self.table(table_id)).close_deserted()

    async def _wake_due_tables(self) -> None:
        """Wake the tables whose clocks run out before the next patrol."""
        self._next_patrol = self._clock.ring(self._clock.now() + PATROL_SECONDS, self._begin_patrol)
        for table_id, _ in await self._store.deadlines(self._clock.now() + AWAKE_BEFORE_DEADLINE_SECONDS):
            try:
                await self.table(table_id)
            except Exception:
                log.exception("can't wake table %s", table_id)
