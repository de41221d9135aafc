"""One socket: what is to be sent waits in a bounded outbox, so that who is slow delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from folsom.locale import sentence
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.wire.messages import Bye, Done, FromServer, Pong, Refusal

OUTBOX_MESSAGES = 64
OUTBOX_SIZE = 1024 * 1024  # characters
UNNUMBERED = 0
FAREWELL_SECONDS = 5.0  # for the last message to leave, and for the closing
COME_BACK = 2.0  # seconds, after a restart

# Why a socket is closed: what is sent as its code
REVOKED, WRONG_ORIGIN, NO_SUCH_TABLE, TOO_SLOW, TOO_FAST, RESTART = 4001, 4003, 4004, 4008, 4029, 1012

_encoder = msgspec.json.Encoder()


class Letter:
    """A message that was encoded once for all who get it; only its number differs."""

    __slots__ = ("_head", "_tail")

    def __init__(self, message: FromServer) -> None:
        head = f'{{"type":"{message.__struct_config__.tag}","seq":'
        self._head, self._tail = head, _encoder.encode(message).decode()[len(head) + len(str(message.seq)) :]

    def numbered(self, seq: int) -> str:
        """The message as the one with this number."""
        return f"{self._head}{seq}{self._tail}"


class Closing(Struct, frozen=True):
    """How a socket is closed."""

    code: int
    reason: str


class Client:
    """Whoever is at the other end of a socket: a guest, or someone unknown who watches.

    `looks_at` is the seat whose eye a spectator asked for. Nothing here waits for the network but `carry`.
    """

    def __init__(self, guest: GuestRow | None, language: str) -> None:
        self.guest, self.language = guest, language
        self.watches: int | None = None
        self.closing: Closing | None = None
        self._outbox: deque[str] = deque()
        self._size = self._seq = 0
        self._stirred = asyncio.Event()
        self._carrier: asyncio.Task[None] | None = None

    @property
    def guest_id(self) -> str | None:
        """Who it is, if known."""
        return None if self.guest is None else self.guest.id

    # --- what is to be sent ------------------------------------------------------------------

    def send(self, message: FromServer | Letter) -> None:
        """Put a message in the outbox under the next number; where it is full, this client is dropped."""
        if self.closing is not None:
            return
        text = (message if isinstance(message, Letter) else Letter(message)).numbered(self._seq)
        self._seq += 1
        if len(self._outbox) >= OUTBOX_MESSAGES or self._size + len(text) > OUTBOX_SIZE:
            self.drop(TOO_SLOW, "resync")
            return
        self._outbox.append(text)
        self._size += len(text)
        self._stirred.set()

    def answer(self, number: int) -> None:
        """Say that its message was carried out."""
        self.send(Done(UNNUMBERED, number))

    def answer_ping(self, number: int) -> None:
        """Give a sign of life."""
        self.send(Pong(UNNUMBERED, number))

    def refuse(self, number: int | None, refused: Refused) -> None:
        """Say that its message was refused, and why."""
        self.send(Refusal(UNNUMBERED, number, refused.told(self.language)))

    def say_bye(self, code: int, reason: str, come_back: float | None = None) -> None:
        """Close once all is sent, with a last message that says why; who doesn't take it soon is dropped."""
        self.send(Bye(UNNUMBERED, reason, sentence(self.language, f"bye-{reason}"), come_back))
        if self.closing is None:
            self.closing = Closing(code, reason)
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.drop, code, reason)

    def drop(self, code: int, reason: str) -> None:
        """Close now, whatever is still to be sent."""
        self.closing = Closing(code, reason)
        self._outbox.clear()
        self._stirred.set()
        if self._carrier is not None:
            self._carrier.cancel()
            self._carrier = None

    # --- sending it ----------------------------------------------------------------------------

    async def carry(
        self, transmit: Callable[[str], Awaitable[None]], close: Callable[[Closing], Awaitable[None]]
    ) -> None:
        """Send what is in the outbox, as fast as the other end takes it, until this client is to be closed."""
        self._carrier = asyncio.current_task()
        try:
            await self._send_all(transmit)
        except asyncio.CancelledError:
            if self.closing is None:
                raise
        self._carrier = None
        if self.closing is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(close(self.closing), FAREWELL_SECONDS)

    async def _send_all(self, transmit: Callable[[str], Awaitable[None]]) -> None:
        while True:
            while self._outbox:
                text = self._outbox.popleft()
                self._size -= len(text)
                await transmit(text)
            if self.closing is not None:
                return
            await self._stirred.wait()
            self._stirred.clear()
