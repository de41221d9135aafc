"""Tables over HTTP and sockets, as browsers use them."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import folsom
from folsom.server import clients
from tests.server.live_server import Browser, LiveServer, asked, heard, with_live_server

PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "drifter"}


async def new_table(browser: Browser, *seats: dict[str, Any], start: bool = False, **spec: Any) -> str:
    """The id of a new table of Super."""
    table = {"game": "super", "players": len(seats), **spec}
    return str((await browser.post("/api/tables", {"table": table, "seats": seats, "start": start}))["id"])


async def closing(socket: ClientConnection) -> tuple[int | None, str | None]:
    """How the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code, socket.close_reason


def test_two_people_and_a_bot_play_a_game_over_their_sockets(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            table = await new_table(ann, PERSON, OPEN, BOT)
            info = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.socket(table) as here, bob.socket(table) as there:
                assert (await ann.post(f"/api/tables/{table}/start"))["status"] == "playing"
                ends = await asyncio.gather(_play(here, 0), _play(there, 1))
            assert ends[0] == ends[1]
            record = folsom.read((await ann.http.get(f"/api/tables/{table}/record")).text)
            assert (record.commitment, record.result.winners) == (info["commitment"], ends[0]["winners"])
            (line,) = (await bob.http.get("/api/me/tables")).json()["tables"]
            assert (line["id"], line["status"], line["winners"]) == (table, "over", ends[0]["winners"])
            rematch = await bob.post(f"/api/tables/{table}/rematch")
            assert [seat["name"] for seat in rematch["seats"]] == ["drifter", "Ann", "Bob"]

    with_live_server(test, tmp_path)


async def _play(socket: ClientConnection, seat: int) -> dict[str, Any]:
    """Play the first choice each time, and see that no message is missing: how the game ends."""
    number = -1
    async for text in socket:
        message = json.loads(text)
        number += 1
        assert message["seq"] == number
        if message.get("outcome"):
            return dict(message["outcome"])
        for each in message.get("views") or message.get("news", []):
            prompt = each["prompt"]
            if prompt is not None and prompt["seat"] == seat and seat in message["to_act"]:
                choice = {"seat": seat, "decision": prompt["decision"], "code": prompt["choices"][0]}
                await socket.send(json.dumps({"type": "choose", "id": number, **choice}))
    raise AssertionError("the game never ended")


def test_everything_that_can_be_done_with_seats_is_done_over_http(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            at = f"/api/tables/{await new_table(ann, PERSON, OPEN, OPEN)}"
            await bob.post(f"{at}/sit", {"seat": 1, "name": "Uncle Bob"})
            await bob.post(f"{at}/move", {"seat": 1, "to": 2})
            await ann.post(f"{at}/bot", {"seat": 1, "level": "outlaw"})
            await ann.post(f"{at}/remove", {"seat": 1})
            await ann.post(f"{at}/stand", {"seat": 0})
            info = (await ann.http.get(at)).json()
            assert [seat["name"] for seat in info["seats"]] == ["", "", "Uncle Bob"]
            assert info["host"] == bob.me
            refused = await ann.http.post(f"{at}/start")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-the-host")

    with_live_server(test, tmp_path)


def test_a_public_table_is_listed_while_a_seat_is_free(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser() as stranger:
            table = await new_table(ann, PERSON, OPEN, OPEN, public=True)
            await new_table(ann, PERSON, OPEN, OPEN)
            (line,) = (await stranger.http.get("/api/tables")).json()["tables"]
            assert (line["id"], line["my_turn"]) == (table, False)
            assert [(seat["kind"], seat["name"]) for seat in line["seats"]] == [("person", "Ann"), *[("open", "")] * 2]

    with_live_server(test, tmp_path)


# --- what is refused ---------------------------------------------------------------------------

UNREADABLE: list[tuple[str | bytes, int | None, str, str | None]] = [
    ("", None, "not-json", None),
    ("{", None, "not-json", None),
    (b"\xff\xfe", None, "not-json", None),
    ("[1]", None, "wrong-type", "$"),
    ('{"type": "dance", "id": 3}', 3, "wrong-value", "type"),
    ('{"type": "back"}', None, "missing-field", "$"),
    ('{"type": "back", "id": 4, "force": true}', 4, "unknown-field", "$"),
    ('{"type": "choose", "id": 5, "seat": "0", "decision": 0, "code": 0}', 5, "wrong-type", "seat"),
    ('{"type": "choose", "id": 6, "seat": 7, "decision": 0, "code": 0}', 6, "out-of-range", "seat"),
    ('{"type": "chat", "id": 7, "text": ""}', 7, "wrong-length", "text"),
    ("[" * 5000, None, "wrong-type", "$"),
    ('{"more": ' + "[" * 5000, None, "nested-too-deep", None),
]


def test_a_message_that_cannot_be_read_is_refused_and_the_socket_lives(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, ann.socket(await new_table(ann, PERSON, OPEN, OPEN)) as socket:
            for text, number, code, where in UNREADABLE:
                refused = await asked(socket, text)
                assert (refused["type"], refused["id"]) == ("refused", number)
                assert (refused["error"]["code"], refused["error"]["facts"].get("where")) == (code, where)
            assert (await asked(socket, {"type": "ping", "id": 8}))["id"] == 8

    with_live_server(test, tmp_path)


def test_who_may_not_come_in_is_told_by_the_code_of_the_closing(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser() as stranger:
            table = await new_table(ann, PERSON, OPEN, OPEN)
            ends = [
                (ann.socket(table, headers={"Origin": "http://elsewhere.example"}), (4003, "wrong-origin")),
                (ann.socket("nowhere"), (4004, "no-such-table")),
                (stranger.socket(table, headers={"Authorization": "Bearer made.up"}), (4001, "not-a-guest")),
            ]
            for connecting, end in ends:
                async with connecting as socket:
                    assert await closing(socket) == end
            async with stranger.socket(table) as socket:
                assert (await heard(socket, "table"))["mine"] == []

    with_live_server(test, tmp_path)


def test_who_signs_out_everywhere_is_signed_out_of_open_sockets(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            table = await new_table(ann, PERSON, OPEN, OPEN)
            async with ann.socket(table) as mine, bob.socket(table) as other:
                await heard(mine, "table")
                await ann.post("/api/me/revoke")
                assert (await heard(mine, "bye"))["reason"] == "revoked"
                assert await closing(mine) == (4001, "revoked")
                assert (await asked(other, {"type": "ping", "id": 1}))["type"] == "pong"

    with_live_server(test, tmp_path)


def test_too_many_messages_and_too_large_ones_end_the_socket(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table = await new_table(ann, PERSON, OPEN, OPEN)
            async with ann.socket(table) as socket:
                await socket.send("x" * 9000)
                assert (await closing(socket))[0] == 1009
            async with ann.socket(table) as socket:
                for number in range(40):
                    await socket.send(json.dumps({"type": "ping", "id": number}))
                assert (await heard(socket, "bye"))["reason"] == "too-fast"
                assert (await closing(socket))[0] == 4029

    with_live_server(test, tmp_path)


def test_a_sentence_is_in_the_language_that_the_socket_was_opened_in(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table, said = await new_table(ann, PERSON, OPEN, OPEN), set()
            for language in ("en", "it", "el"):
                async with ann.socket(table, f"?language={language}") as socket:
                    refused = await asked(socket, {"type": "watch_seat", "id": 1, "seat": 0})
                    said.add(refused["error"]["sentence"])
            assert len(said) == 3

    with_live_server(test, tmp_path)


# --- who is too slow ---------------------------------------------------------------------------


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "FAREWELL_SECONDS", 0.1)

    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            table = await new_table(ann, PERSON, BOT, BOT, start=True)
            deaf: dict[str, Any] = {"sock": _narrow_socket(server.port), "max_queue": 1}
            deaf |= {"ping_interval": None, "close_timeout": 0.1}
            async with ann.socket(table) as socket, bob.socket(table, **deaf) as slow:
                await _flood(slow, server)
                assert (await asked(socket, {"type": "ping", "id": 1}))["id"] == 1
                assert (await asked(socket, {"type": "resync", "id": 2}))["type"] == "done"
                await _until(lambda: len(server.services.sockets) == 1)

    with_live_server(test, tmp_path, messages=1e6, message_burst=10**6)


def _narrow_socket(port: int) -> sockets.socket:
    """A connection that takes little before the other side has to wait."""
    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    narrow.setblocking(False)  # noqa: FBT003  # the standard library's own
    return narrow


async def _flood(slow: ClientConnection, server: LiveServer) -> None:
    """Ask for everything again and again, and read nothing, until the server has had enough."""
    (client,) = [client for client in server.services.sockets._clients if client.guest and client.guest.name == "Bob"]
    for number in range(10_000):
        if client.closing is not None:
            assert client.closing.code == 4008
            return
        await slow.send(json.dumps({"type": "resync", "id": number}))
        await asyncio.sleep(0)
    raise AssertionError("a client that doesn't read was never dropped")


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)
