"""The history routes: replays and records of finished games."""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import replace
from itertools import product
from pathlib import Path

import msgspec
from httpx import AsyncClient
from msgspec.structs import replace as changed

import folsom
from folsom.server.routes.packing import GZIP_WBITS
from folsom.server.services import Services
from folsom.server.store.rows import SeatRow
from folsom.server.wire.bodies import GameName
from folsom.server.wire.replays import ReplayAct, Replayed, ReplayEnd, ReplayTable
from tests.server.history_server import PLAYERS, by_game, played, refusal, visit


@by_game
def test_a_finished_game_is_replayed_as_lines_of_json(tmp_path: Path, name: GameName) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        table = played(name)
        await table.keep(services.store)
        answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"viewer": "public"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
        first, *acts, end = [msgspec.json.decode(line, type=Replayed) for line in answer.content.splitlines()]
        assert isinstance(first, ReplayTable)
        assert (first.table.id, first.acts) == (table.row.id, len(acts))
        assert [act.number for act in acts if isinstance(act, ReplayAct)] == list(range(len(table.acts)))
        assert isinstance(end, ReplayEnd)
        assert answer.content.endswith(b"\n")
        everything = await client.get(f"/api/tables/{table.row.id}/replay")
        begun, *done = [json.loads(line) for line in everything.content.splitlines()[:-1]]
        assert [len(begun["views"]), *(len(act["changes"]) for act in done)] == [PLAYERS] * (len(acts) + 1)

    visit(tmp_path, use)


def test_a_replay_is_packed_for_who_can_read_that_and_can_be_read_as_it_comes(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        table = played("express")
        await table.keep(services.store)
        address = f"/api/tables/{table.row.id}/replay"
        plain = await client.get(address, headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.headers["vary"]) == (False, "Accept-Encoding")
        async with client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
            sent = [piece async for piece in answer.aiter_raw()]
        whole = b"".join(sent)
        assert gzip.decompress(whole) == plain.content
        assert len(whole) < len(plain.content) / 10
        half = zlib.decompressobj(wbits=GZIP_WBITS).decompress(whole[: len(whole) // 2])
        assert half.count(b"\n") > len(table.acts) / 4

    visit(tmp_path, use)


@by_game
def test_the_record_of_a_finished_game_is_read_and_has_its_secret_and_who_sat_there(
    tmp_path: Path, name: GameName
) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        table = played(name)
        named = replace(
            table, row=changed(table.row, seats=(SeatRow(0, "person", None, "Ann; x"), *table.row.seats[1:]))
        )
        await named.keep(services.store)
        answer = await client.get(f"/api/tables/{table.row.id}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}-{table.row.id[:8]}.folsom"'
        assert "; seat 1: Ann; x\n; seat 2: drifter\n" in answer.text
        again = folsom.read(answer.text)
        assert again.secret == table.row.secret
        assert again.record() == table.end.record()

    visit(tmp_path, use)


WAYS_TO_LOOK = ("record", "replay", "replay?viewer=0", "replay?viewer=public", "replay?viewer=none")


def test_a_game_shows_nothing_before_it_is_over(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        table = played("super")
        await services.store.add_table(table.row)
        for what in WAYS_TO_LOOK:
            assert refusal(await client.get(f"/api/tables/{table.row.id}/{what}")) == (409, "not-over")
        await services.store.begin(table.row.id, 1.0, 0b111, None)
        await services.store.act(table.row.id, table.acts[0], 0b110, None)
        for what in WAYS_TO_LOOK:
            assert refusal(await client.get(f"/api/tables/{table.row.id}/{what}")) == (409, "not-over")

    visit(tmp_path, use)


def test_there_is_no_history_of_a_table_that_there_is_not(tmp_path: Path) -> None:
    async def use(client: AsyncClient, _: Services) -> None:
        for table_id, what in product(["a" * 26, "nothing", "%00", "%F0%9F%9A%82"], WAYS_TO_LOOK):
            assert refusal(await client.get(f"/api/tables/{table_id}/{what}")) == (404, "no-such-table")

    visit(tmp_path, use)


def test_a_viewer_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        table = played("super")
        await table.keep(services.store)
        for view in ("7", "-1", "0\n", "everyone", ""):
            answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"viewer": view})
            assert refusal(answer) == (400, "wrong-value")
        answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"viewer": str(PLAYERS)})
        assert refusal(answer) == (422, "no-such-seat")

    visit(tmp_path, use)
