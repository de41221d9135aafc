"""One client: its messages wait in a bounded outbox, so that a slow client delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from folsom.locale.speech import sentence
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.wire.messages import Bye, Done, FromServer, Pong, Refusal

OUTBOX_MESSAGES = 64
OUTBOX_CHARACTERS = 1024 * 1024
UNNUMBERED = 0  # until the message is sent and gets its client's next number
FAREWELL_SECONDS = 5.0  # for the last message to be sent, and for the socket to close
RECONNECT_SECONDS = 2.0  # how long a client should wait after a restart

# The codes that sockets are closed with
REVOKED, WRONG_ORIGIN, NO_SUCH_TABLE, TOO_SLOW, TOO_FAST, RESTART = 4001, 4003, 4004, 4008, 4029, 1012

_encoder = msgspec.json.Encoder()


class EncodedMessage:
    """A message that is encoded once for all its recipients; only its number differs."""

    __slots__ = ("_head", "_tail")

    def __init__(self, message: FromServer) -> None:
        head = f'{{"type":"{message.__struct_config__.tag}","seq":'
        self._head, self._tail = head, _encoder.encode(message).decode()[len(head) + len(str(message.seq)) :]

    def numbered(self, seq: int) -> str:
        """The message with this number."""
        return f"{self._head}{seq}{self._tail}"


class Closing(Struct, frozen=True):
    """How a socket is closed."""

    code: int
    reason: str


class Client:
    """The other end of a socket: a guest, or a spectator who is no guest.

    `watched_seat` is the seat whose view a spectator asked for. Only `carry` waits for the network.
    """

    def __init__(self, guest: GuestRow | None, language: str) -> None:
        self.guest, self.language = guest, language
        self.watched_seat: int | None = None
        self.closing: Closing | None = None
        self._outbox: deque[str] = deque()
        self._characters = self._seq = 0
        self._changed = asyncio.Event()
        self._carrier: asyncio.Task[None] | None = None

    @property
    def guest_id(self) -> str | None:
        """The guest's id, or None if the client isn't a guest."""
        return None if self.guest is None else self.guest.id

    # --- the outbox --------------------------------------------------------------------------

    def send(self, message: FromServer | EncodedMessage) -> None:
        """Put a message in the outbox with the next number. If the outbox is full, drop this client."""
        if self.closing is not None:
            return
        text = (message if isinstance(message, EncodedMessage) else EncodedMessage(message)).numbered(self._seq)
        self._seq += 1
        if len(self._outbox) >= OUTBOX_MESSAGES or self._characters + len(text) > OUTBOX_CHARACTERS:
            self.drop(TOO_SLOW, "resync")
            return
        self._outbox.append(text)
        self._characters += len(text)
        self._changed.set()

    def answer(self, number: int) -> None:
        """Acknowledge a message from the client."""
        self.send(Done(UNNUMBERED, number))

    def answer_ping(self, number: int) -> None:
        """Answer a ping."""
        self.send(Pong(UNNUMBERED, number))

    def refuse(self, number: int | None, refused: Refused) -> None:
        """Say why a message from the client is refused."""
        self.send(Refusal(UNNUMBERED, number, refused.problem(self.language)))

    def say_bye(self, code: int, reason: str, come_back: float | None = None) -> None:
        """Say why, and close once everything is sent; drop the client if it doesn't read everything in time."""
        self.send(Bye(UNNUMBERED, reason, sentence(self.language, f"bye-{reason}"), come_back))
        if self.closing is None:
            self.closing = Closing(code, reason)
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.drop, code, reason)

    def drop(self, code: int, reason: str) -> None:
        """Close now, without sending what is left."""
        self.closing = Closing(code, reason)
        self._outbox.clear()
        self._changed.set()
        if self._carrier is not None:
            self._carrier.cancel()
            self._carrier = None

    # --- sending -----------------------------------------------------------------------------

    async def carry(
        self, transmit: Callable[[str], Awaitable[None]], close: Callable[[Closing], Awaitable[None]]
    ) -> None:
        """Send what is in the outbox, as fast as the other end reads it, until this client is closed."""
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
                self._characters -= len(text)
                await transmit(text)
            if self.closing is not None:
                return
            await self._changed.wait()
            self._changed.clear()
