"""One socket's outbox: numbered, bounded, and in nobody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from folsom.server.clients import OUTBOX_CHARACTERS, OUTBOX_MESSAGES, RESTART, TOO_SLOW, Client, Closing, EncodedMessage
from folsom.server.refusals import Refused
from folsom.server.wire.messages import Bye, Done, Emoted, Outgoing, Pong


class Line:
    """The far end of a client's socket: it takes what is sent, or nothing until it is told to."""

    def __init__(self, *, takes: bool = True) -> None:
        self.taken: list[dict[str, Any]] = []
        self.closed: asyncio.Future[Closing] = asyncio.get_running_loop().create_future()
        self._open = asyncio.Event()
        if takes:
            self._open.set()

    async def transmit(self, text: str) -> None:
        """Take a message, in one's own time."""
        await self._open.wait()
        self.taken.append(msgspec.json.decode(text))

    async def close(self, closing: Closing) -> None:
        """The socket is closed."""
        self.closed.set_result(closing)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test, with some patience."""

    async def inside() -> None:
        async with asyncio.timeout(20):
            await test()

    asyncio.run(inside())


def test_a_letter_is_the_message_under_any_number() -> None:
    for message in (Emoted(0, 0, "Ann", "id", "howdy"), Done(0, 5), Pong(0, 6), Bye(0, "why", "Λόγος", None)):
        for number in (0, 7, 12345):
            read = msgspec.json.decode(EncodedMessage(message).numbered(number), type=Outgoing)
            assert read == msgspec.structs.replace(message, seq=number)


def test_messages_are_numbered_one_by_one_and_come_in_order() -> None:
    async def test() -> None:
        client, line = Client(None, "en"), Line()
        carrier = asyncio.create_task(client.carry(line.transmit, line.close))
        letter = EncodedMessage(Emoted(0, 0, "Ann", "id", "howdy"))
        for _ in range(3):
            client.send(letter)
            client.answer(9)
            await asyncio.sleep(0)
        client.say_bye(RESTART, "restart", 2.0)
        await line.closed
        assert [message["seq"] for message in line.taken] == list(range(7))
        assert [message["type"] for message in line.taken] == [*["emoted", "done"] * 3, "bye"]
        await carrier

    run(test)


def test_a_client_that_does_not_read_is_dropped_when_its_outbox_is_full() -> None:
    async def test() -> None:
        client, line = Client(None, "en"), Line(takes=False)
        carrier = asyncio.create_task(client.carry(line.transmit, line.close))
        for _ in range(OUTBOX_MESSAGES):
            client.answer(1)
        await asyncio.sleep(0)
        assert client.closing is None
        client.answer(1)
        client.answer(1)
        assert await line.closed == Closing(TOO_SLOW, "resync")
        client.answer(1)
        await carrier
        assert line.taken == []

    run(test)


def test_few_large_messages_fill_an_outbox_too() -> None:
    async def test() -> None:
        client = Client(None, "en")
        for _ in range(4):
            client.send(Emoted(0, 0, "x" * (OUTBOX_CHARACTERS // 4), "id", "howdy"))
        assert client.closing == Closing(TOO_SLOW, "resync")

    run(test)


def test_what_is_said_at_the_end_is_sent_and_nothing_after_it() -> None:
    async def test() -> None:
        client, line = Client(None, "it"), Line()
        client.refuse(3, Refused("not-the-host"))
        client.say_bye(RESTART, "restart", 2.0)
        client.answer(4)
        await client.carry(line.transmit, line.close)
        assert [message["type"] for message in line.taken] == ["refused", "bye"]
        assert line.taken[0]["error"]["code"] == "not-the-host"
        assert "server" in line.taken[1]["sentence"]
        assert line.closed.result() == Closing(RESTART, "restart")

    run(test)
