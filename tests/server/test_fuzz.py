"""Whatever comes over a socket, the table lives, and who plays beside it plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from folsom.server.clients import TOO_FAST
from folsom.server.refusals import REFUSALS
from folsom.server.wire.limits import MESSAGE_BYTES
from folsom.server.wire.messages import Incoming, Outgoing, Refusal
from tests.server.live_server import Browser, LiveServer, asked, with_live_server

TOO_BIG = 1009
SEED, PATIENCE = 1899, 120.0
FLOOD = range(5000)
UNREAD = [code for code, status in REFUSALS.items() if status == 400]
BOT = {"kind": "bot", "level": "drifter"}
TABLE = {
    "table": {"game": "super", "players": 4, "spectator_views": True, "chat": True},
    "seats": [{"kind": "person"}, {"kind": "open"}, BOT, BOT],
}
FAST = {"messages": 100_000.0, "message_burst": 100_000}
GOOD: tuple[dict[str, Any], ...] = (
    {"type": "choose", "id": 1, "seat": 0, "decision": 0, "code": 0},
    {"type": "take_back", "id": 2, "seat": 0, "decision": 1},
    {"type": "back", "id": 3},
    {"type": "watch_seat", "id": 4, "seat": None},
    {"type": "consent", "id": 5, "seat": 0, "allow": True},
    {"type": "emote", "id": 6, "name": "howdy"},
    {"type": "chat", "id": 7, "text": "Howdy"},
    {"type": "foresee", "id": 8, "seat": 0, "decision": 1},
    {"type": "ask_hint", "id": 9, "seat": 0, "decision": 1},
    {"type": "resync", "id": 10},
    {"type": "ping", "id": 11},
)
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0.5, -0.0, 1, 5, 7, 2**31, 2**63, 2**64, -(2**64), 10**300, 1e308),
    *("", "0", "null", "\0", "\ud800", "\u202e", "é" * 100, "choose", [], [0], {}, {"seat": 0}, [[[[]]]]),
)


def test_every_message_that_there_is_is_among_those_that_are_spoilt() -> None:
    assert {type(msgspec.convert(message, Incoming)) for message in GOOD} == set(Incoming.__args__)


# --- what is sent ------------------------------------------------------------------------------


def hostile(rng: random.Random) -> Iterator[str | bytes]:
    """Messages of every kind that can be thought of, none of which closes a socket."""
    for message in GOOD:
        yield from _odd_fields(message)
        yield from _cut_short(json.dumps(message), rng)
        yield from (_mutated(json.dumps(message), rng) for _ in range(12))
    yield from _nested()
    yield from _wrong_altogether()
    yield from (rng.randbytes(rng.randrange(1, 60)) for _ in range(60))


def _odd_fields(message: dict[str, Any]) -> Iterator[str]:
    """A field of it odd, left out, twice, or one too many."""
    for name in message:
        yield from (json.dumps({**message, name: odd}) for odd in ODD)
        yield json.dumps({field: value for field, value in message.items() if field != name})
        yield json.dumps(message)[:-1] + f', "{name}": 0}}'
    yield json.dumps({**message, "seq": 0})


def _cut_short(text: str, rng: random.Random) -> Iterator[str]:
    yield from (text[: rng.randrange(len(text))] for _ in range(6))
    yield text + text
    yield text + " x"


def _mutated(text: str, rng: random.Random) -> bytes:
    """A byte or some of it changed: maybe no UTF-8 any more."""
    data = bytearray(text.encode())
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def _nested() -> Iterator[str]:
    for depth in (10, 500, 1100, 4000):
        yield "[" * depth + "]" * depth
        yield '{"type":"ping","id":' + "[" * depth + "]" * depth + "}"
        yield '{"a":' * (depth // 4) + "0" + "}" * (depth // 4)
        yield "[" * depth


def _wrong_altogether() -> Iterator[str | bytes]:
    yield from ("", " ", "null", "0", "[]", "{}", "NaN", "Infinity", "hello", '"ping"', "{'type': 'ping'}")
    yield from (b"\0", b"\xff\xfe", "\ufeff{}".encode(), '{"type":"ping","id":1}'.encode("utf-16"))
    yield json.dumps({"type": "chat", "id": 1, "text": "x" * (MESSAGE_BYTES - 100)})
    yield " " * (MESSAGE_BYTES - 1)
    yield '{"type":"ping","id":' + "9" * 7000 + "}"


# --- who sends it ------------------------------------------------------------------------------


async def attack(line: ClientConnection, messages: Iterator[str | bytes]) -> Counter[str]:
    """Send all of it, each once the one before is answered: how often it was refused, and why; the rest was done."""
    answers = Counter[str]()
    for message in messages:
        answer = await asked(line, message)
        told = msgspec.convert(answer, Outgoing)
        answers[told.error.code if isinstance(told, Refusal) else "done"] += 1
    return answers


async def play(line: ClientConnection, seat: int) -> dict[str, Any]:
    """Play to the end: how it ends."""
    number = 0
    async for text in line:
        message = json.loads(text)
        assert message["seq"] == number
        number += 1
        if message.get("outcome"):
            return dict(message["outcome"])
        for each in message.get("views") or message.get("news", []):
            prompt = each["prompt"]
            if prompt is not None and prompt["seat"] == seat and seat in message["to_act"]:
                choice = {"seat": seat, "decision": prompt["decision"], "code": prompt["choices"][0]}
                await line.send(json.dumps({"type": "choose", "id": number, **choice}))
    raise AssertionError("the game never ended")


async def new_table(ann: Browser, bob: Browser) -> str:
    """A table of Ann and Bob, where the game has begun."""
    table = str((await ann.post("/api/tables", TABLE))["id"])
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table}/start")
    return table


def undisturbed(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether the log has no error and no traceback."""
    return not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


Attack = Callable[[LiveServer, Browser, str], Any]


def beside_a_good_client(folder: Path, attacks: Attack, **settings: Any) -> None:
    """Attack a table as one who sits there; then the other one plays the game to its end."""

    async def test(server: LiveServer) -> None:
        async with server.browser("Mallory") as mallory, server.browser("Bob") as bob:
            table = await new_table(mallory, bob)
            async with bob.socket(table) as line, asyncio.TaskGroup() as beside:
                playing = beside.create_task(play(line, 1))
                await attacks(server, mallory, table)
                async with mallory.socket(table) as again:
                    ends = await play(again, 0), await playing
            assert ends[0] == ends[1]

    with_live_server(test, folder, patience=PATIENCE, **settings)


# --- the tests ---------------------------------------------------------------------------------


def test_hostile_messages_are_refused_and_the_game_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attacks(_: LiveServer, mallory: Browser, table: str) -> None:
        async with mallory.socket(table, max_queue=None) as line:
            answers = await attack(line, hostile(random.Random(SEED)))
            assert sum(answers[code] for code in UNREAD) > 1000
            assert {"not-your-seat", "no-such-seat", "unknown-emote", "done"} - answers.keys() == set()
            assert {"stale-decision", "game-over", "not-your-turn"} & answers.keys() != set()
            assert answers.keys() <= {*REFUSALS, "done"} - {"internal", "not-stored", "bad-request"}

    beside_a_good_client(tmp_path, attacks, **FAST)
    assert undisturbed(caplog)


def test_a_spectator_can_no_more_disturb_a_game_than_a_player(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attacks(server: LiveServer, _: Browser, table: str) -> None:
        async with server.browser() as stranger, stranger.socket(table, max_queue=None) as line:
            answers = await attack(line, hostile(random.Random(SEED + 1)))
            assert sum(answers[code] for code in UNREAD) > 1000
            assert {"not-your-seat", "only-players-talk", "no-consent"} - answers.keys() == set()
            assert answers.keys() <= {*REFUSALS, "done"} - {"internal", "not-stored", "bad-request"}

    beside_a_good_client(tmp_path, attacks, **FAST)
    assert undisturbed(caplog)


@pytest.mark.parametrize("size", [MESSAGE_BYTES + 1, 1_000_000])
@pytest.mark.parametrize("kind", [str, bytes])
def test_a_message_that_is_too_large_ends_that_socket_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, size: int, kind: type
) -> None:
    async def attacks(_: LiveServer, mallory: Browser, table: str) -> None:
        async with mallory.socket(table) as line:
            await line.send("x" * size if kind is str else b"x" * size)
            assert await closed(line) == TOO_BIG

    beside_a_good_client(tmp_path, attacks)
    assert undisturbed(caplog)


def test_a_flood_ends_that_socket_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attacks(server: LiveServer, mallory: Browser, table: str) -> None:
        for message in (json.dumps(GOOD[-1]), "garbage", json.dumps(GOOD[7])):
            async with mallory.socket(table) as line:
                with suppress(ConnectionClosed):
                    for _ in FLOOD:
                        await line.send(message)
                assert await closed(line) == TOO_FAST

    beside_a_good_client(tmp_path, attacks)
    assert undisturbed(caplog)


def test_sockets_that_are_torn_off_disturb_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attacks(_: LiveServer, mallory: Browser, table: str) -> None:
        for number in range(20):
            async with mallory.socket(table) as line:
                await line.send(json.dumps(GOOD[number % len(GOOD)]))
                line.transport.abort()

    beside_a_good_client(tmp_path, attacks)
    assert undisturbed(caplog)


async def closed(line: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            await line.recv()
    return line.close_code or 0
