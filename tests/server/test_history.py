"""What there was: replays and records of finished games, lists of tables, ratings."""

from __future__ import annotations

import asyncio
import gzip
import json
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient
from msgspec.structs import replace as changed

import folsom
from folsom.server.app import make_app
from folsom.server.doors.history import BEST, HistoryDoor
from folsom.server.doors.packing import GZIP
from folsom.server.doors.tables import TableDoor
from folsom.server.listing import PAGE
from folsom.server.parts import Parts, desk_parts
from folsom.server.replays import Onlooker, onlooker, past_of_table, replay
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow, RatingRow, SeatRow
from folsom.server.tables.eyes import TAKEN_BACK
from folsom.server.wire.bodies import GameName, TableSpec
from folsom.server.wire.replays import ReplayAct, Replayed, ReplayEnd, ReplayTable
from tests.server.finished import AnyGame, Finished, bot_seats, finished, someone, table_row

GAMES: dict[GameName, dict[str, str]] = {"express": {"expert": "on"}, "superexpress": {"reflex": "on"}}
PLAYERS, SEED = 3, 7
by_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: GameName) -> Finished:
    """A game with choices that were taken back."""
    table = finished(name, PLAYERS, seed=SEED, **GAMES[name])
    assert any(act.code is None for act in table.acts)
    return table


# --- the stream --------------------------------------------------------------------------------


def lines(table: Finished, looks: Onlooker) -> list[Replayed]:
    """All lines of a replay."""

    async def run() -> list[bytes]:
        return [line async for line in replay(past_of_table(table.row, table.acts), looks)]

    return [msgspec.json.decode(line, type=Replayed) for line in asyncio.run(run())]


def sights(line: ReplayTable | ReplayAct) -> list[Any]:
    """What the eyes of a line see."""
    return [eye.express or eye.superexpress for eye in line.eyes]


def seen(game: AnyGame, *eyes: int | None) -> list[Any]:
    """What these eyes see of a game."""
    return [game.view(eye).sight for eye in eyes]


def as_json(value: Any) -> Any:
    """A value as it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


@by_game
@pytest.mark.parametrize("eye", ["public", "1"])
def test_a_replay_shows_after_each_act_what_the_eye_saw_at_the_table(name: GameName, eye: str) -> None:
    table, seat = played(name), None if eye == "public" else int(eye)
    first, *acts, end = lines(table, onlooker(eye, PLAYERS))
    assert isinstance(first, ReplayTable)
    assert isinstance(end, ReplayEnd)
    assert [sights(first), *(sights(act) for act in acts if isinstance(act, ReplayAct))] == [
        seen(game, seat) for game in table.games
    ]
    assert (
        [act.number for act in acts if isinstance(act, ReplayAct)] == list(range(first.acts)) == list(range(len(acts)))
    )
    assert end.outcome is not None
    assert list(end.outcome.winners) == table.end.result.winners


@by_game
@pytest.mark.parametrize("eye", ["public", "2"])
def test_the_events_of_a_replay_are_those_that_the_eye_saw_and_no_others(name: GameName, eye: str) -> None:
    table, seat = played(name), None if eye == "public" else int(eye)
    first, *acts, _ = lines(table, onlooker(eye, PLAYERS))
    told: list[tuple[str, Any]] = []
    for line, game in zip([first, *acts], table.games, strict=True):
        assert isinstance(line, ReplayTable | ReplayAct)
        if isinstance(line, ReplayAct) and line.taken_back:
            assert [event.name for event in line.events] in ([], [TAKEN_BACK])
            told = [(event.name, as_json(event.facts)) for event in game.events(seat)]
        else:
            told += [(event.name, event.facts) for event in line.events]
        assert told == [(event.name, as_json(event.facts)) for event in game.events(seat)]


@by_game
def test_a_replay_with_all_eyes_shows_every_seat_and_every_fact(name: GameName) -> None:
    table = played(name)
    first, *acts, _ = lines(table, onlooker("all", PLAYERS))
    shown = [line for line in (first, *acts) if isinstance(line, ReplayTable | ReplayAct)]
    assert [sights(line) for line in shown] == [seen(game, *range(PLAYERS)) for game in table.games]
    facts = [fact for line in shown for event in line.events for fact in event.facts.values()]
    assert None not in facts
    chosen = [event.facts["choice"] for line in shown for event in line.events if event.name in {"chose", "changed"}]
    assert Counter(act.code for act in table.acts if act.code is not None) <= Counter(chosen)


@by_game
def test_a_replay_with_no_eye_has_every_fact_and_no_sight(name: GameName) -> None:
    table = played(name)
    shown = [line for line in lines(table, onlooker("none", PLAYERS)) if isinstance(line, ReplayTable | ReplayAct)]
    whole = [line for line in lines(table, onlooker("all", PLAYERS)) if isinstance(line, ReplayTable | ReplayAct)]
    assert [line.events for line in shown] == [line.events for line in whole]
    assert all(line.eyes == () for line in shown)


@by_game
def test_every_eye_sees_that_its_own_choice_was_taken_back(name: GameName) -> None:
    table = played(name)
    for seat in range(PLAYERS):
        told = [line for line in lines(table, onlooker(str(seat), PLAYERS)) if isinstance(line, ReplayAct)]
        own = [line for line in told if line.taken_back and line.seat == seat]
        assert all([event.name for event in line.events] == [TAKEN_BACK] for line in own)


@by_game
def test_others_go_on_between_the_lines_of_a_replay(name: GameName) -> None:
    table, ticks = played(name), 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def run() -> None:
        beside = asyncio.create_task(tick())
        async for _ in replay(past_of_table(table.row, table.acts), onlooker("all", PLAYERS)):
            pass
        beside.cancel()

    asyncio.run(run())
    assert ticks >= len(table.acts)


# --- the doors ---------------------------------------------------------------------------------


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[AsyncClient, Parts]]:
    """A server with these doors, and its parts."""
    app = make_app(replace(Settings(), data=folder), open_parts=desk_parts, doors=[HistoryDoor, TableDoor])
    transport = ASGITransport(app)  # type: ignore[arg-type]  # both are ASGI, in types of their own
    async with app.lifespan(), AsyncClient(transport=transport, base_url="http://folsom") as client:
        yield client, app.state.parts


def visit(folder: Path, use: Callable[[AsyncClient, Parts], Awaitable[None]]) -> None:
    """Ask a server."""

    async def run() -> None:
        async with server(folder) as (client, parts):
            await use(client, parts)

    asyncio.run(run())


def signed(parts: Parts, guest: GuestRow) -> dict[str, str]:
    """The headers of a guest."""
    return {"Authorization": f"Bearer {parts.guests.token_for(guest)}"}


async def signed_in(parts: Parts, guest: GuestRow) -> dict[str, str]:
    """The headers of a guest who is kept from now on."""
    await parts.store.add_guest(guest)
    return signed(parts, guest)


def refusal(answer: Any) -> tuple[int, str]:
    """The status and the word of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]


@by_game
def test_a_finished_game_is_replayed_as_lines_of_json(tmp_path: Path, name: GameName) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        table = played(name)
        await table.keep(parts.store)
        answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"eye": "public"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
        first, *acts, end = [msgspec.json.decode(line, type=Replayed) for line in answer.content.splitlines()]
        assert isinstance(first, ReplayTable)
        assert (first.table.id, first.acts) == (table.row.id, len(acts))
        assert [act.number for act in acts if isinstance(act, ReplayAct)] == list(range(len(table.acts)))
        assert isinstance(end, ReplayEnd)
        assert answer.content.endswith(b"\n")
        everything = await client.get(f"/api/tables/{table.row.id}/replay")
        eyes = [len(json.loads(line)["eyes"]) for line in everything.content.splitlines()[:-1]]
        assert eyes == [PLAYERS] * (len(acts) + 1)

    visit(tmp_path, use)


def test_a_replay_is_packed_for_who_can_read_that_and_can_be_read_as_it_comes(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        table = played("express")
        await table.keep(parts.store)
        address = f"/api/tables/{table.row.id}/replay"
        plain = await client.get(address, headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.headers["vary"]) == (False, "Accept-Encoding")
        async with client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
            sent = [piece async for piece in answer.aiter_raw()]
        whole = b"".join(sent)
        assert gzip.decompress(whole) == plain.content
        assert len(whole) < len(plain.content) / 10
        half = zlib.decompressobj(wbits=GZIP).decompress(whole[: len(whole) // 2])
        assert half.count(b"\n") > len(table.acts) / 4

    visit(tmp_path, use)


@by_game
def test_the_record_of_a_finished_game_is_read_and_has_its_secret_and_who_sat_there(
    tmp_path: Path, name: GameName
) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        table = played(name)
        named = replace(
            table, row=changed(table.row, seats=(SeatRow(0, "person", None, "Ann; x"), *table.row.seats[1:]))
        )
        await named.keep(parts.store)
        answer = await client.get(f"/api/tables/{table.row.id}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}-{table.row.id[:8]}.folsom"'
        assert "; seat 1: Ann; x\n; seat 2: drifter\n" in answer.text
        again = folsom.read(answer.text)
        assert again.secret == table.row.secret
        assert again.record() == table.end.record()

    visit(tmp_path, use)


WAYS_TO_LOOK = ("record", "replay", "replay?eye=0", "replay?eye=public", "replay?eye=none")


def test_a_game_shows_nothing_before_it_is_over(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        table = played("superexpress")
        await parts.store.add_table(table.row)
        for what in WAYS_TO_LOOK:
            assert refusal(await client.get(f"/api/tables/{table.row.id}/{what}")) == (409, "not-over")
        await parts.store.begin(table.row.id, 1.0, 0b111, None)
        await parts.store.act(table.row.id, table.acts[0], 0b110, None)
        for what in WAYS_TO_LOOK:
            assert refusal(await client.get(f"/api/tables/{table.row.id}/{what}")) == (409, "not-over")

    visit(tmp_path, use)


def test_there_is_no_history_of_a_table_that_there_is_not(tmp_path: Path) -> None:
    async def use(client: AsyncClient, _: Parts) -> None:
        for table_id, what in product(["a" * 26, "nothing", "%00", "%F0%9F%9A%82"], WAYS_TO_LOOK):
            assert refusal(await client.get(f"/api/tables/{table_id}/{what}")) == (404, "no-such-table")

    visit(tmp_path, use)


def test_an_eye_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        table = played("superexpress")
        await table.keep(parts.store)
        for eye in ("7", "-1", "0\n", "everyone", ""):
            answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"eye": eye})
            assert refusal(answer) == (400, "wrong-value")
        answer = await client.get(f"/api/tables/{table.row.id}/replay", params={"eye": str(PLAYERS)})
        assert refusal(answer) == (422, "no-such-seat")

    visit(tmp_path, use)


# --- lists -------------------------------------------------------------------------------------


def test_public_tables_are_listed_with_their_free_seats(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        ann = someone("Ann")
        headers = await signed_in(parts, ann)
        spec = TableSpec("superexpress", 3, public=True)
        seats = (SeatRow(0, "person", ann.id, "Ann"), SeatRow(1, "open"), *bot_seats(3)[2:])
        row = table_row(spec, seats)
        await parts.store.add_table(row)
        await parts.store.add_table(table_row(changed(spec, public=False), seats))
        for asked in ({}, headers):
            told = (await client.get("/api/tables", headers=asked)).json()
            assert [line["id"] for line in told["tables"]] == [row.id]
            [line] = told["tables"]
            assert [(seat["kind"], seat["name"], seat["level"]) for seat in line["seats"]] == [
                ("person", "Ann", None),
                ("open", "", None),
                ("bot", "drifter", "drifter"),
            ]
            assert [seat["mine"] for seat in line["seats"]] == [asked is headers, False, False]
            assert not line["my_turn"]
            assert line["clock"] == {"kind": "none", "seconds": None}
            assert told["before"] is None

    visit(tmp_path, use)


def test_my_tables_come_in_pages_and_say_where_it_is_my_turn(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        ann = someone("Ann")
        headers = await signed_in(parts, ann)
        seats = (*bot_seats(2), SeatRow(2, "person", ann.id, "Ann"))
        rows = [table_row(TableSpec("superexpress", 3), seats, created=float(n)) for n in range(PAGE + 1)]
        for row in rows:
            await parts.store.add_table(row)
        await parts.store.begin(rows[3].id, 60.0, 0b100, None)
        await parts.store.begin(rows[PAGE].id, 60.0, 0b011, None)
        page = (await client.get("/api/me/tables", headers=headers)).json()
        assert [page["tables"][0]["id"], page["tables"][1]["id"]] == [rows[3].id, rows[PAGE].id]
        assert [line["my_turn"] for line in page["tables"]] == [True] + [False] * (PAGE - 1)
        rest = (await client.get("/api/me/tables", headers=headers, params={"before": page["before"]})).json()
        assert [line["id"] for line in rest["tables"]] == [rows[0].id]
        assert rest["before"] is None

    visit(tmp_path, use)


def test_my_tables_are_for_guests_and_pages_go_by_tables(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        assert refusal(await client.get("/api/me/tables")) == (401, "not-a-guest")
        headers = await signed_in(parts, someone("Ann"))
        for before in ("x", "\0", "A" * 26):
            answer = await client.get("/api/me/tables", headers=headers, params={"before": before})
            assert refusal(answer) == (400, "wrong-form")
        unknown = await client.get("/api/me/tables", headers=headers, params={"before": "a" * 26})
        assert unknown.json() == {"tables": [], "before": None}

    visit(tmp_path, use)


def test_a_finished_table_is_listed_with_its_winners(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        ann, table = someone("Ann"), played("express")
        headers = await signed_in(parts, ann)
        await replace(table, row=changed(table.row, host=ann.id)).keep(parts.store)
        [line] = (await client.get("/api/me/tables", headers=headers)).json()["tables"]
        assert (line["status"], line["winners"]) == ("over", table.end.result.winners)

    visit(tmp_path, use)


# --- ratings -----------------------------------------------------------------------------------


def test_the_best_are_listed_and_so_is_who_asks_however_far_behind(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        guests = [someone(f"G{n}") for n in range(BEST + 3)]
        for guest in guests:
            await parts.store.add_guest(guest)
        table = played("express")
        ratings = [RatingRow(guest.id, "express", 40.0 - n / 10, 2.0, 5) for n, guest in enumerate(guests)]
        await parts.store.add_table(table.row)
        await parts.store.begin(table.row.id, 1.0, 0, None)
        await parts.store.end(table.row.id, table.acts[0], 2.0, 1, None, ratings)
        for asking, place in ((guests[1], 2), (guests[-1], BEST + 3)):
            told = (await client.get("/api/ratings/express", headers=signed(parts, asking))).json()
            assert [line["place"] for line in told["best"]] == list(range(1, BEST + 1))
            assert [line["name"] for line in told["best"] if line["me"]] == [asking.name] * (place <= BEST)
            assert (told["mine"]["place"], told["mine"]["name"], told["mine"]["me"]) == (place, asking.name, True)
        assert told["best"][0]["rating"] == {"mean": 40.0, "deviation": 2.0, "shown": 34.0, "games": 5}

    visit(tmp_path, use)


def test_who_is_not_rated_or_not_known_has_no_place(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        headers = await signed_in(parts, someone("Ann"))
        for asked in ({}, headers):
            told = (await client.get("/api/ratings/superexpress", headers=asked)).json()
            assert told == {"game": "superexpress", "best": [], "mine": None}

    visit(tmp_path, use)


def test_there_are_no_ratings_of_a_game_that_there_is_not(tmp_path: Path) -> None:
    async def use(client: AsyncClient, parts: Parts) -> None:
        assert refusal(await client.get("/api/ratings/chess")) == (400, "wrong-value")

    visit(tmp_path, use)
