"""Emotes and chat: who may talk, and how often."""

from __future__ import annotations

from collections import deque
from math import ceil

from folsom.server.clients import UNNUMBERED, Client
from folsom.server.emotes import EMOTES
from folsom.server.names import checked_line
from folsom.server.refusals import Refused
from folsom.server.store.rows import ChatRow, GuestRow, SeatRow
from folsom.server.tables.seating import owned
from folsom.server.tables.state import TableState
from folsom.server.wire.messages import Chat, Emote, Emoted

EMOTES_AT_ONCE, EMOTES_SECONDS = 1, 2.0
LINES_AT_ONCE, LINES_SECONDS = 5, 10.0


class TalkLimit:
    """Each guest may send up to *most* messages in *seconds*; more are refused."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._sent: dict[str, deque[float]] = {}

    def take(self, guest: str, now: float) -> None:
        """Count one more message, or refuse it."""
        sent = self._sent.setdefault(guest, deque(maxlen=self._most))
        if len(sent) == self._most and now - sent[0] < self._seconds:
            raise Refused("too-many", seconds=ceil(sent[0] + self._seconds - now))
        sent.append(now)


class Talk:
    """Checks what people say at one table. It changes only its own limits."""

    def __init__(self) -> None:
        self._emotes, self._lines = TalkLimit(EMOTES_AT_ONCE, EMOTES_SECONDS), TalkLimit(LINES_AT_ONCE, LINES_SECONDS)

    def emote(self, state: TableState, client: Client, message: Emote, now: float) -> Emoted:
        """The message about an emote for everyone; raises Refused if it isn't allowed."""
        guest, row = _player(state, client)
        if message.seat is not None:
            row = owned(state.seating, guest, message.seat)
        if message.name not in EMOTES:
            raise Refused("unknown-emote", emotes=list(EMOTES))
        self._emotes.take(guest.id, now)
        return Emoted(UNNUMBERED, row.seat, row.name, guest.id, message.name)

    def line(self, state: TableState, client: Client, message: Chat, now: float) -> ChatRow:
        """A line of chat to store; raises Refused if it isn't allowed."""
        if not state.spec.chat:
            raise Refused("no-chat")
        guest, row = _player(state, client)
        text = checked_line(message.text)
        self._lines.take(guest.id, now)
        return ChatRow(guest.id, row.name, text, now)


def _player(state: TableState, client: Client) -> tuple[GuestRow, SeatRow]:
    """The guest who talks, and their first seat."""
    mine = state.seating.owned_by(client.guest_id)
    if client.guest is None or not mine:
        raise Refused("only-players-talk")
    return client.guest, state.seating.seats[mine[0]]
