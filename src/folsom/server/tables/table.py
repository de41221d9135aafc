"""A table: one task with an inbox, the only one that changes anything there."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

from folsom.server.clients import Client
from folsom.server.names import checked_name
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.tables import seating as seats
from folsom.server.tables.broadcaster import Broadcaster
from folsom.server.tables.clock import Alarm
from folsom.server.tables.handlers import MessageHandlers
from folsom.server.tables.inbox import Inbox
from folsom.server.tables.seating import Seating
from folsom.server.tables.session import GameSession, TableServices
from folsom.server.tables.specs import checked_level, seat_name
from folsom.server.tables.state import TableState
from folsom.server.wire.bodies import AtSeat, ChangeSeat, NameSeat, SeatBot, Sit, TableInfo
from folsom.server.wire.messages import Choose, Incoming, Ping

NEAR = 60.0  # seconds: a table whose clock runs out sooner stays awake
T = TypeVar("T")


class Table:
    """What can be asked of a table; each is done alone, and answered once it is stored.

    *forget* is called when the table falls asleep, *wake* gives the one that is awake in its place; *rematch* makes
    the table of its rematch.
    """

    def __init__(
        self,
        state: TableState,
        around: TableServices,
        forget: Callable[[Table], None],
        wake: Callable[[str], Awaitable[Table]],
        rematch: Callable[[TableState, GuestRow], Awaitable[TableInfo]],
    ) -> None:
        self._state, self._around = state, around
        self._forget, self._wake, self._rematch_of = forget, wake, rematch
        self._is_asleep = False
        self._telling = Broadcaster(state, around.clock.now)
        self._inbox = Inbox(state.id, self._doze)
        self._playing = GameSession(state, self._telling, self._inbox, around)
        self._bedtime: Alarm | None = None
        self._in_doubt = False  # whether what wasn't stored before the start may have been stored after all
        self._answering = MessageHandlers(state, self._telling, self._playing, around)
        self._playing.go_on()
        self._doze()

    @property
    def id(self) -> str:
        """The table's id."""
        return self._state.id

    @property
    def status(self) -> str:
        """Open, playing or over."""
        return self._state.row.status

    async def info(self) -> TableInfo:
        """The table as everyone with its link sees it."""
        return (await self._awake())._telling.info()

    async def _ask(self, deed: Callable[[Table], Awaitable[T]]) -> T:
        table = await self._awake()
        return await table._inbox.ask(partial(deed, table))

    async def _awake(self) -> Table:
        """This table, or another in its place where it fell asleep after whoever asks had found it."""
        table = self
        while table._is_asleep:
            table = await self._wake(self.id)
        return table

    # --- before the start --------------------------------------------------------------------

    async def sit(self, guest: GuestRow, asked: Sit) -> TableInfo:
        """Take a free seat."""
        return await self._reseat(lambda now: seats.sit_down(now, guest, asked.seat, seat_name(asked.name)))

    async def stand(self, guest: GuestRow, asked: AtSeat) -> TableInfo:
        """Leave one's own seat."""
        return await self._reseat(lambda now: seats.stand_up(now, guest, asked.seat))

    async def move(self, guest: GuestRow, asked: ChangeSeat) -> TableInfo:
        """Go from one's own seat to a free one."""
        return await self._reseat(lambda now: seats.change_seat(now, guest, asked.seat, asked.to))

    async def rename_seat(self, guest: GuestRow, asked: NameSeat) -> TableInfo:
        """Sit on under another name."""
        name = checked_name(asked.name)
        return await self._reseat(lambda now: seats.rename_seat(now, guest, asked.seat, name))

    async def remove(self, guest: GuestRow, asked: AtSeat) -> TableInfo:
        """The host frees a seat."""
        return await self._reseat(lambda now: seats.free_up(now, guest, asked.seat))

    async def seat_bot(self, guest: GuestRow, asked: SeatBot) -> TableInfo:
        """The host gives a free seat to a bot."""
        level = checked_level(self._state.spec.game, asked.level)
        return await self._reseat(lambda now: seats.seat_bot(now, guest, asked.seat, level))

    async def _reseat(self, change: Callable[[Seating], Seating]) -> TableInfo:
        return await self._ask(lambda table: table._reseated(change))

    async def _reseated(self, change: Callable[[Seating], Seating]) -> TableInfo:
        async with self._before_the_start():
            seating = change(self._state.seating)
            await self._around.store.seat(self.id, seating.host, seating.seats)
        self._state.seating = seating
        self._telling.tell_people()
        return self._telling.info()

    @asynccontextmanager
    async def _before_the_start(self) -> AsyncIterator[None]:
        """What is done before the start; after a failure of the store, what it has kept is taken up first."""
        if self._in_doubt:
            await self._take_up_kept()
        self._state.check_open()
        try:
            yield
        except Refused as refused:
            self._in_doubt = refused.code == "not-stored"
            raise

    async def _take_up_kept(self) -> None:
        kept = await self._around.store.table(self.id)
        self._in_doubt = False
        if kept is not None:
            self._state.seating = Seating(kept.host, kept.seats)
            if kept.started is not None:
                self._playing.take_up_start(kept.started)
            self._telling.tell_people()

    async def start(self, guest: GuestRow) -> TableInfo:
        """The host starts the game."""
        return await self._ask(lambda table: table._start(guest))

    async def _start(self, guest: GuestRow) -> TableInfo:
        async with self._before_the_start():
            seats.check_start(self._state.seating, guest)
            await self._playing.begin()
        return self._telling.info()

    # --- after the end -----------------------------------------------------------------------

    async def rematch(self, guest: GuestRow) -> TableInfo:
        """The table where the same people and bots play again."""
        return await self._ask(lambda table: table._rematch(guest))

    async def _rematch(self, guest: GuestRow) -> TableInfo:
        self._state.check_over()
        if guest.id != self._state.seating.host and not self._state.seating.owned_by(guest.id):
            raise Refused("not-at-table")
        info = await self._rematch_of(self._state, guest)
        if self._state.row.next != info.id:
            self._state.update(next=info.id)
            self._telling.tell_people()
        return info

    # --- clients -----------------------------------------------------------------------------

    async def join(self, client: Client) -> None:
        """Someone has opened a socket: they are back, and see everything."""
        await self._ask(lambda table: table._join(client))

    async def _join(self, client: Client) -> None:
        self._telling.add(client)
        with suppress(Refused):  # where it couldn't be stored, their next message makes up for it
            await self._playing.come_back(client.guest_id)

    async def leave(self, client: Client) -> None:
        """A socket is closed."""
        await self._ask(lambda table: table._leave(client))

    async def _leave(self, client: Client) -> None:
        self._telling.remove(client)
        if self.status == "open" and not len(self._telling):
            with suppress(Refused):  # where it couldn't be stored, the time that it has is shorter
                await self._stay_open()

    async def _stay_open(self) -> None:
        """Nobody has started the game: the table stays for a while yet."""
        deadline = self._around.clock.now() + self._around.keep_open
        await self._around.store.due(self.id, 0, deadline)
        self._state.update(deadline=deadline)

    async def receive(self, client: Client, message: Incoming) -> None:
        """Carry out a client's message, and answer it."""
        if isinstance(message, Ping):
            client.answer_ping(message.id)
            return
        began = time.perf_counter()
        try:
            await self._ask(lambda table: table._answering.carry_out(client, message))
        except Refused as refused:
            self._around.measures.refusals.labels(refused.code).inc()
            client.refuse(message.id, refused)
            return
        if isinstance(message, Choose):
            self._around.measures.choice_seconds.observe(time.perf_counter() - began)

    # --- sleep -------------------------------------------------------------------------------

    def _may_sleep(self) -> bool:
        """Nobody is there, nobody thinks, and no clock runs out soon."""
        deadline = None if self._state.play is None else self._state.play.deadline
        soon = deadline is not None and deadline - self._around.clock.now() <= NEAR
        return not (len(self._telling) or self._playing.busy or soon)

    def _doze(self) -> None:
        """After each thing done: set the alarm for bedtime anew, if nothing keeps the table awake."""
        if self._bedtime is not None:
            self._bedtime.cancel()
            self._bedtime = None
        if self._may_sleep():
            at = self._around.clock.now() + self._around.sleep_after
            self._bedtime = self._around.clock.ring(at, partial(self._inbox.put, self._fall_asleep))

    async def _fall_asleep(self) -> None:
        if not self._may_sleep():
            return
        await self._playing.keep_snapshot()
        if self._may_sleep() and self._inbox.empty:
            self._leave_memory()

    async def close_deserted(self) -> None:
        """The time of a table that nobody has started is over: it is gone, unless someone is there."""
        await self._ask(lambda table: table._close_deserted())

    async def _close_deserted(self) -> None:
        self._state.check_open()
        if len(self._telling):
            await self._stay_open()
        elif (self._state.row.deadline or 0) <= self._around.clock.now():
            await self._around.store.remove(self.id)
            self._leave_memory()

    def _leave_memory(self) -> None:
        self._is_asleep = True
        self._forget(self)
        self._stop()

    async def close(self) -> None:
        """The server ends: clients are told, and what can be is kept."""
        await self._inbox.ask(self._close)

    async def _close(self) -> None:
        self._telling.say_bye()
        try:
            await self._playing.keep_snapshot()
        finally:
            self._stop()

    def _stop(self) -> None:
        self._playing.close()
        self._inbox.close()
        if self._bedtime is not None:
            self._bedtime.cancel()
