"""What a table does with the messages of its clients."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from folsom.server.clients import UNNUMBERED, Client
from folsom.server.emotes import EMOTES
from folsom.server.names import checked_line
from folsom.server.refusals import Refused
from folsom.server.store.rows import ChatRow, GuestRow, SeatRow
from folsom.server.tables.broadcaster import Broadcaster, chat_line
from folsom.server.tables.decisions import Question
from folsom.server.tables.seating import owned
from folsom.server.tables.session import PERSON, GameSession, TableServices
from folsom.server.tables.state import TableState
from folsom.server.tables.talk import pace_of_chat, pace_of_emotes
from folsom.server.wire.messages import (
    Back,
    Chat,
    ChatSaid,
    Choose,
    Consent,
    Emote,
    Emoted,
    Incoming,
    Resync,
    TakeBack,
    WatchSeat,
)


class MessageHandlers:
    """The duties of a table towards its clients: each message is carried out and answered, or refused."""

    def __init__(self, state: TableState, telling: Broadcaster, playing: GameSession, around: TableServices) -> None:
        self._state, self._telling, self._playing = state, telling, playing
        self._store, self._clock = around.store, around.clock
        self._emotes, self._chats = pace_of_emotes(), pace_of_chat()
        self._duties: dict[type, Callable[[Client, Any], Awaitable[None]]] = {
            Choose: self._choose,
            TakeBack: self._take_back,
            Back: self._back,
            WatchSeat: self._look,
            Consent: self._consent,
            Emote: self._emote,
            Chat: self._chat,
            Resync: self._resync,
        }

    async def carry_out(self, client: Client, message: Incoming) -> None:
        """Whoever sends anything is back."""
        await self._playing.come_back(client.guest_id)
        await self._duties[type(message)](client, message)

    # --- in the game -------------------------------------------------------------------------

    async def _asked(self, client: Client, message: Choose | TakeBack) -> Question:
        """What the client's own seat is asked now, which must be what the message answers."""
        await self._playing.settle()
        play = self._state.going_on()
        owned(self._state.seating, client.guest, message.seat)
        question = play.questions[message.seat]
        if message.decision != question.number:
            raise Refused("stale-decision")
        return question

    async def _choose(self, client: Client, message: Choose) -> None:
        question = await self._asked(client, message)
        if not question.choices:
            raise Refused("not-your-turn", seat=message.seat)
        if message.code not in question.codes:
            raise Refused("illegal-choice", code=message.code, legal=list(question.codes))
        await self._playing.act(message.seat, message.code, PERSON, partial(client.answer, message.id))

    async def _take_back(self, client: Client, message: TakeBack) -> None:
        await self._asked(client, message)
        await self._playing.act(message.seat, None, PERSON, partial(client.answer, message.id))

    # --- eyes --------------------------------------------------------------------------------

    async def _back(self, client: Client, message: Back) -> None:
        client.answer(message.id)  # whatever comes, its sender is back

    async def _look(self, client: Client, message: WatchSeat) -> None:
        self._state.begun()
        if message.seat is not None:
            self._state.check_watching(client.guest, message.seat)
        client.watches = message.seat
        client.answer(message.id)
        self._telling.tell_all(client)

    async def _consent(self, client: Client, message: Consent) -> None:
        """A seat's owner lets spectators look, or no longer does."""
        state = self._state
        owned(state.seating, client.guest, message.seat)
        if not state.spec.spectator_views:
            raise Refused("no-spectator-views")
        seating = state.seating.changed(message.seat, consents=message.allow)
        await self._store.seat(state.id, seating.host, seating.seats)
        state.seating = seating
        client.answer(message.id)
        self._telling.tell_people()
        if not message.allow and state.row.status != "over":
            self._telling.end_looks(message.seat)

    # --- talk --------------------------------------------------------------------------------

    async def _emote(self, client: Client, message: Emote) -> None:
        guest, row = self._player(client)
        if message.seat is not None:
            row = owned(self._state.seating, guest, message.seat)
        if message.name not in EMOTES:
            raise Refused("unknown-emote", emotes=list(EMOTES))
        self._emotes.take(guest.id, self._clock.now())
        client.answer(message.id)
        self._telling.tell(Emoted(UNNUMBERED, row.seat, row.name, guest.id, message.name))

    async def _chat(self, client: Client, message: Chat) -> None:
        if not self._state.spec.chat:
            raise Refused("no-chat")
        guest, row = self._player(client)
        text, now = checked_line(message.text), self._clock.now()
        self._chats.take(guest.id, now)
        line = ChatRow(guest.id, row.name, text, now)
        await self._store.say(self._state.id, line)
        self._state.keep_said(line)
        client.answer(message.id)
        self._telling.tell(ChatSaid(UNNUMBERED, chat_line(line)))

    def _player(self, client: Client) -> tuple[GuestRow, SeatRow]:
        """Who talks, and their first seat."""
        mine = self._state.seating.owned_by(client.guest_id)
        if client.guest is None or not mine:
            raise Refused("only-players-talk")
        return client.guest, self._state.seating.seats[mine[0]]

    async def _resync(self, client: Client, message: Resync) -> None:
        client.answer(message.id)
        self._telling.tell_all(client)
