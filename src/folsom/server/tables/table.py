"""A table: one task with an inbox. It does one thing at a time, so it needs no lock."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from folsom.server.clients import UNNUMBERED, Client
from folsom.server.names import checked_name
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.tables import seating as seats
from folsom.server.tables.broadcaster import Broadcaster, chat_line
from folsom.server.tables.clock import Alarm
from folsom.server.tables.hints import Hints, foreseen
from folsom.server.tables.inbox import Inbox
from folsom.server.tables.seating import Seating
from folsom.server.tables.services import TableServices
from folsom.server.tables.session import GameSession
from folsom.server.tables.specs import checked_level, seat_name
from folsom.server.tables.state import TableState
from folsom.server.tables.talk import Talk
from folsom.server.wire.bodies import AtSeat, ChangeSeat, NameSeat, SeatBot, Sit, TableInfo
from folsom.server.wire.messages import (
    AskHint,
    Back,
    Chat,
    ChatSaid,
    Choose,
    Consent,
    Emote,
    Foresee,
    Incoming,
    Ping,
    Resync,
    TakeBack,
    WatchSeat,
)

AWAKE_BEFORE_DEADLINE_SECONDS = 60.0  # a table stays awake if a clock runs out within this time
T = TypeVar("T")


class Table:
    """An actor: each request goes through the inbox, is done alone, and is answered once it is stored.

    *forget* is called when the table falls asleep. *wake* returns the awake table with the same id. *rematch* makes the
    table of the rematch.
    """

    def __init__(
        self,
        state: TableState,
        services: TableServices,
        forget: Callable[[Table], None],
        wake: Callable[[str], Awaitable[Table]],
        rematch: Callable[[TableState, GuestRow], Awaitable[TableInfo]],
    ) -> None:
        self._services, self._clock = services, services.clock
        self._forget, self._wake, self._make_rematch = forget, wake, rematch
        self._is_asleep = False
        self._bedtime: Alarm | None = None
        self._inbox = Inbox(state.id, self._after_command)
        self._broadcaster = Broadcaster(services.clock.now)
        self._session = GameSession(state, self._broadcaster, self._inbox.put, services)
        self._talk, self._hints = Talk(), Hints(services.bots)
        self._handlers: dict[type, Callable[[Client, Any], Awaitable[None]]] = {
            Choose: self._choose,
            TakeBack: self._take_back,
            Back: self._back,
            WatchSeat: self._watch_seat,
            Consent: self._consent,
            Emote: self._emote,
            Chat: self._chat,
            Foresee: self._foresee,
            AskHint: self._ask_hint,
            Resync: self._resync,
        }
        self._session.schedule()
        self._doze()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self._session.state

    @property
    def status(self) -> str:
        """Open, playing or over."""
        return self.state.row.status

    async def info(self) -> TableInfo:
        """The table as everyone with its link sees it."""
        return (await self._awake())._info()

    def _info(self) -> TableInfo:
        return self._broadcaster.info(self.state)

    async def _ask(self, deed: Callable[[Table], Awaitable[T]]) -> T:
        table = await self._awake()
        return await table._inbox.ask(partial(deed, table))

    async def _awake(self) -> Table:
        """This table, or the one that woke up in its place if this one has fallen asleep."""
        table = self
        while table._is_asleep:
            table = await self._wake(self.id)
        return table

    # --- before the start --------------------------------------------------------------------

    async def sit(self, guest: GuestRow, asked: Sit) -> TableInfo:
        """Take a free seat."""
        return await self._reseat(lambda now: seats.sit_down(now, guest, asked.seat, seat_name(asked.name)))

    async def stand(self, guest: GuestRow, asked: AtSeat) -> TableInfo:
        """Leave your seat."""
        return await self._reseat(lambda now: seats.stand_up(now, guest, asked.seat))

    async def move(self, guest: GuestRow, asked: ChangeSeat) -> TableInfo:
        """Move from your seat to a free one."""
        return await self._reseat(lambda now: seats.change_seat(now, guest, asked.seat, asked.to))

    async def rename_seat(self, guest: GuestRow, asked: NameSeat) -> TableInfo:
        """Change the name at your seat."""
        name = checked_name(asked.name)
        return await self._reseat(lambda now: seats.rename_seat(now, guest, asked.seat, name))

    async def remove(self, guest: GuestRow, asked: AtSeat) -> TableInfo:
        """The host frees a seat."""
        return await self._reseat(lambda now: seats.free_up(now, guest, asked.seat))

    async def seat_bot(self, guest: GuestRow, asked: SeatBot) -> TableInfo:
        """The host gives a free seat to a bot."""
        level = checked_level(self.state.spec.game, asked.level)
        return await self._reseat(lambda now: seats.seat_bot(now, guest, asked.seat, level))

    async def _reseat(self, change: Callable[[Seating], Seating]) -> TableInfo:
        return await self._ask(lambda table: table._reseated(change))

    async def _reseated(self, change: Callable[[Seating], Seating]) -> TableInfo:
        await self._session.reseat(change)
        return self._info()

    async def start(self, guest: GuestRow) -> TableInfo:
        """The host starts the game."""
        return await self._ask(lambda table: table._start(guest))

    async def _start(self, guest: GuestRow) -> TableInfo:
        await self._session.start(guest)
        return self._info()

    # --- after the end -----------------------------------------------------------------------

    async def rematch(self, guest: GuestRow) -> TableInfo:
        """The table where the same people and bots play again."""
        return await self._ask(lambda table: table._rematch(guest))

    async def _rematch(self, guest: GuestRow) -> TableInfo:
        await self._session.settle()
        self.state.check_over()
        if guest.id != self.state.seating.host and not self.state.seating.owned_by(guest.id):
            raise Refused("not-at-table")
        info = await self._make_rematch(self.state, guest)
        self._session.has_rematch(info.id)
        return info

    # --- clients -----------------------------------------------------------------------------

    async def join(self, client: Client) -> None:
        """A client connects: send it everything. If its guest was away, they are back."""
        await self._ask(lambda table: table._join(client))

    async def _join(self, client: Client) -> None:
        self._broadcaster.add(self.state, client)
        with suppress(Refused):  # if it couldn't be stored, the guest's next message tries again
            await self._session.come_back(client.guest_id)

    async def leave(self, client: Client) -> None:
        """A client disconnects."""
        await self._ask(lambda table: table._leave(client))

    async def _leave(self, client: Client) -> None:
        self._broadcaster.remove(self.state, client)
        self._hints.forget(client)
        if self.status == "open" and not len(self._broadcaster):
            with suppress(Refused):  # if it couldn't be stored, the table closes sooner
                await self._session.stay_open()

    async def receive(self, client: Client, message: Incoming) -> None:
        """Handle a client's message, and answer it."""
        if isinstance(message, Ping):
            client.answer_ping(message.id)
            return
        began = time.perf_counter()
        try:
            await self._ask(lambda table: table._handle(client, message))
        except Refused as refused:
            self._services.metrics.refusals.labels(refused.code).inc()
            client.refuse(message.id, refused)
            return
        if isinstance(message, Choose):
            self._services.metrics.choice_seconds.observe(time.perf_counter() - began)

    # --- messages ----------------------------------------------------------------------------

    async def _handle(self, client: Client, message: Incoming) -> None:
        """Handle a message. Any message shows that its sender is back."""
        await self._session.come_back(client.guest_id)
        await self._handlers[type(message)](client, message)

    async def _choose(self, client: Client, message: Choose) -> None:
        stored = partial(client.answer, message.id)
        await self._session.choose(client.guest, message.seat, message.decision, message.code, stored)

    async def _take_back(self, client: Client, message: TakeBack) -> None:
        stored = partial(client.answer, message.id)
        await self._session.take_back(client.guest, message.seat, message.decision, stored)

    async def _back(self, client: Client, message: Back) -> None:
        client.answer(message.id)  # any message brings its sender back

    async def _watch_seat(self, client: Client, message: WatchSeat) -> None:
        await self._session.settle()
        self.state.begun()
        if message.seat is not None:
            self.state.check_watching(client.guest, message.seat)
        client.watched_seat = message.seat
        client.answer(message.id)
        self._broadcaster.tell_all(self.state, client)

    async def _consent(self, client: Client, message: Consent) -> None:
        stored = partial(client.answer, message.id)
        await self._session.consent(client.guest, message.seat, allow=message.allow, stored=stored)

    async def _emote(self, client: Client, message: Emote) -> None:
        emoted = self._talk.emote(self.state, client, message, self._clock.now())
        client.answer(message.id)
        self._broadcaster.tell(emoted)

    async def _chat(self, client: Client, message: Chat) -> None:
        line = self._talk.line(self.state, client, message, self._clock.now())
        await self._session.store_line(line)
        client.answer(message.id)
        self._broadcaster.tell(ChatSaid(UNNUMBERED, chat_line(line)))

    async def _foresee(self, client: Client, message: Foresee) -> None:
        client.send(foreseen(self.state, client, message))

    async def _ask_hint(self, client: Client, message: AskHint) -> None:
        self._hints.ask(self.state, client, message, self._clock.now())

    async def _resync(self, client: Client, message: Resync) -> None:
        client.answer(message.id)
        self._broadcaster.tell_all(self.state, client)

    # --- sleep -------------------------------------------------------------------------------

    def _may_sleep(self) -> bool:
        """Whether no client is connected, no bot is thinking, and no clock runs out soon."""
        deadline = None if self.state.play is None else self.state.play.deadline
        soon = deadline is not None and deadline - self._clock.now() <= AWAKE_BEFORE_DEADLINE_SECONDS
        return not (len(self._broadcaster) or self._session.busy or soon)

    def _after_command(self) -> None:
        self._hints.attend(self.state.play)
        self._doze()

    def _doze(self) -> None:
        """After each command, set the alarm for falling asleep again, unless something keeps the table awake."""
        if self._bedtime is not None:
            self._bedtime.cancel()
            self._bedtime = None
        if self._may_sleep():
            at = self._clock.now() + self._services.sleep_after
            self._bedtime = self._clock.ring(at, partial(self._inbox.put, self._fall_asleep))

    async def _fall_asleep(self) -> None:
        if not self._may_sleep():
            return
        await self._session.store_snapshot()
        if self._may_sleep() and self._inbox.empty:
            self._leave_memory()

    async def close_deserted(self) -> None:
        """Remove the table if nobody has started it in time, unless a client is connected."""
        await self._ask(lambda table: table._close_deserted())

    async def _close_deserted(self) -> None:
        await self._session.settle()
        self.state.check_open()
        if len(self._broadcaster):
            await self._session.stay_open()
        elif (self.state.row.deadline or 0) <= self._clock.now():
            await self._services.store.remove(self.id)
            self._leave_memory()

    def _leave_memory(self) -> None:
        self._is_asleep = True
        self._forget(self)
        self._stop()

    async def close(self) -> None:
        """Close because the server shuts down: tell the clients, and store a snapshot."""
        await self._inbox.ask(self._close)

    async def _close(self) -> None:
        self._broadcaster.say_bye()
        try:
            await self._session.store_snapshot()
        finally:
            self._stop()

    def _stop(self) -> None:
        self._hints.close()
        self._session.close()
        self._inbox.close()
        if self._bedtime is not None:
            self._bedtime.cancel()
