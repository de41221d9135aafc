"""`/api/tables/{id}/socket`: a client's socket to a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from folsom.server.clients import (
    NO_SUCH_TABLE,
    RESTART,
    REVOKED,
    TOO_FAST,
    TOO_SLOW,
    WRONG_ORIGIN,
    Client,
    Closing,
)
from folsom.server.refusals import Refused
from folsom.server.routes.decoding import unreadable
from folsom.server.routes.dependencies import language_of
from folsom.server.routes.rates import Bucket
from folsom.server.routes.security import address_of, origin_allowed, token_of
from folsom.server.services import Services
from folsom.server.store.rows import GuestRow
from folsom.server.tables.table import Table
from folsom.server.wire.limits import MESSAGE_BYTES, Count
from folsom.server.wire.messages import Incoming

TOO_BIG, INTERNAL_ERROR = 1009, 1011
CLOSE_CODES = {
    "not-a-guest": REVOKED,
    "token-void": REVOKED,
    "wrong-origin": WRONG_ORIGIN,
    "no-such-table": NO_SUCH_TABLE,
    "too-many": TOO_FAST,
    "shutting-down": RESTART,
    "not-stored": RESTART,
}
AnySocket = WebSocket[Any, Any, Any]


class MessageId(msgspec.Struct):
    """The part of a message that its response needs."""

    id: Count


_message = msgspec.json.Decoder(Incoming)
_number = msgspec.json.Decoder(MessageId)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Everything that happens at a table, for players and spectators."""
    await socket.accept()
    try:
        guest, table = await _admitted(socket, table_id, services)
        client = Client(guest, language_of(socket))
        counted = services.rates.socket(client.guest_id, address_of(socket, services.settings))
        with counted as bucket, services.sockets.opened(client):
            await _serve(socket, client, table, bucket)
    except Refused as refused:
        await socket.close(CLOSE_CODES.get(refused.code, INTERNAL_ERROR), refused.code)
        return
    if client.closing is not None and client.closing.code == TOO_SLOW:
        services.metrics.dropped_clients.inc()


async def _admitted(socket: AnySocket, table_id: str, services: Services) -> tuple[GuestRow | None, Table]:
    """The guest, if there is one, and the table; anyone with the link may watch."""
    if not origin_allowed(socket, services.settings):
        raise Refused("wrong-origin")
    if services.is_closing or services.registry is None:
        raise Refused("shutting-down")
    token = token_of(socket)
    guest = None if token is None else await services.guests.guest_of(token)
    return guest, await services.registry.table(table_id)


async def _serve(socket: AnySocket, client: Client, table: Table, bucket: Bucket) -> None:
    """Send the table's messages and read the client's, until one of them ends the connection."""

    async def transmit(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(closing: Closing) -> None:
        await socket.close(closing.code, closing.reason)

    sender = asyncio.create_task(client.carry(transmit, close))
    reader = asyncio.create_task(_read(socket, client, table, bucket))
    try:
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        if client.closing is not None:
            await asyncio.wait({sender})  # it sends the last messages, and doesn't take long
        if reader.done():
            reader.result()
    finally:
        sender.cancel()
        reader.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)  # sending to a client that is gone fails
        with suppress(Refused):  # a closed table has no clients
            await table.leave(client)


async def _read(socket: AnySocket, client: Client, table: Table, bucket: Bucket) -> None:
    """Handle the client's messages until it disconnects or must go."""
    await table.join(client)
    async for text in _texts(socket):
        if client.closing is not None or not await _heard(client, table, text, bucket):
            return


async def _texts(socket: AnySocket) -> AsyncIterator[str | bytes]:
    """The client's messages, until it disconnects."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        yield event.get("text") or event.get("bytes") or ""


async def _heard(client: Client, table: Table, text: str | bytes, bucket: Bucket) -> bool:
    """Handle a message; False if the client must go."""
    wait = bucket.take()
    if wait > 0:
        client.say_bye(TOO_FAST, "too-fast", come_back=wait)
    elif len(text) > MESSAGE_BYTES:
        client.drop(TOO_BIG, "too-large")
    else:
        await _received(client, table, text)
    return client.closing is None


async def _received(client: Client, table: Table, text: str | bytes) -> None:
    try:
        message = _message.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        client.refuse(_number_of(text), unreadable(error))
        return
    await table.receive(client, message)


def _number_of(text: str | bytes) -> int | None:
    """The id of an invalid message, if at least that can be read."""
    try:
        return _number.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
