"""Lists of tables, and ratings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from httpx import AsyncClient
from msgspec.structs import replace as changed

from folsom.server.listing import TABLES_PER_PAGE
from folsom.server.progress import progress_of
from folsom.server.routes.history import RANKED_GUESTS
from folsom.server.services import Services
from folsom.server.store.rows import RatingRow, SeatRow
from folsom.server.wire.bodies import TableSpec
from tests.server.finished_tables import bot_seats, someone, table_row
from tests.server.history_server import played, refusal, signed, signed_in, visit

# --- lists -------------------------------------------------------------------------------------


def test_public_tables_are_listed_with_their_free_seats(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        ann = someone("Ann")
        headers = await signed_in(services, ann)
        spec = TableSpec("super", 3, public=True)
        seats = (SeatRow(0, "person", ann.id, "Ann"), SeatRow(1, "open"), *bot_seats(3)[2:])
        row = table_row(spec, seats)
        await services.store.add_table(row)
        await services.store.add_table(table_row(changed(spec, public=False), seats))
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
    async def use(client: AsyncClient, services: Services) -> None:
        ann = someone("Ann")
        headers = await signed_in(services, ann)
        seats = (*bot_seats(2), SeatRow(2, "person", ann.id, "Ann"))
        rows = [table_row(TableSpec("super", 3), seats, created=float(n)) for n in range(TABLES_PER_PAGE + 1)]
        for row in rows:
            await services.store.add_table(row)
        await services.store.begin(rows[3].id, 60.0, 0b100, None)
        await services.store.begin(rows[TABLES_PER_PAGE].id, 60.0, 0b011, None)
        page = (await client.get("/api/me/tables", headers=headers)).json()
        assert [page["tables"][0]["id"], page["tables"][1]["id"]] == [rows[3].id, rows[TABLES_PER_PAGE].id]
        assert [line["my_turn"] for line in page["tables"]] == [True] + [False] * (TABLES_PER_PAGE - 1)
        rest = (await client.get("/api/me/tables", headers=headers, params={"before": page["before"]})).json()
        assert [line["id"] for line in rest["tables"]] == [rows[0].id]
        assert rest["before"] is None

    visit(tmp_path, use)


def test_my_tables_are_for_guests_and_pages_go_by_tables(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        assert refusal(await client.get("/api/me/tables")) == (401, "not-a-guest")
        headers = await signed_in(services, someone("Ann"))
        for before in ("x", "\0", "A" * 26):
            answer = await client.get("/api/me/tables", headers=headers, params={"before": before})
            assert refusal(answer) == (400, "wrong-form")
        unknown = await client.get("/api/me/tables", headers=headers, params={"before": "a" * 26})
        assert unknown.json() == {"tables": [], "before": None}

    visit(tmp_path, use)


def test_a_finished_table_is_listed_with_its_winners(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        ann, table = someone("Ann"), played("express")
        headers = await signed_in(services, ann)
        await replace(table, row=changed(table.row, host=ann.id)).keep(services.store)
        [line] = (await client.get("/api/me/tables", headers=headers)).json()["tables"]
        assert (line["status"], line["winners"]) == ("over", table.end.result.winners)

    visit(tmp_path, use)


def test_a_table_is_listed_with_its_round_its_characters_and_in_the_end_its_places(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        ann, table = someone("Ann"), played("express")
        headers = await signed_in(services, ann)
        await replace(table, row=changed(table.row, host=ann.id)).keep(services.store)

        async def listed() -> dict[str, Any]:
            [line] = (await client.get("/api/me/tables", headers=headers)).json()["tables"]
            found: dict[str, Any] = line
            return found

        older = await listed()
        assert older["round"] is None
        assert all((seat["characters"], seat["place"], seat["money"]) == ([], None, None) for seat in older["seats"])
        await services.store.begin(table.row.id, 60.0, 0, None, progress_of(table.end))
        line = await listed()
        assert line["round"] == table.end.view(None).round_number
        assert [tuple(seat["characters"]) for seat in line["seats"]] == list(table.end.cast.crews)
        assert [seat["place"] for seat in line["seats"]] == table.end.result.ranks
        assert [seat["money"] for seat in line["seats"]] == list(table.end.result.money)

    visit(tmp_path, use)


# --- ratings -----------------------------------------------------------------------------------


def test_the_best_are_listed_and_so_is_who_asks_however_far_behind(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        guests = [someone(f"G{n}") for n in range(RANKED_GUESTS + 3)]
        for guest in guests:
            await services.store.add_guest(guest)
        table = played("express")
        ratings = [RatingRow(guest.id, "express", 40.0 - n / 10, 2.0, 5) for n, guest in enumerate(guests)]
        await services.store.add_table(table.row)
        await services.store.begin(table.row.id, 1.0, 0, None)
        await services.store.end(table.row.id, table.acts[0], 2.0, 1, None, ratings)
        for asking, place in ((guests[1], 2), (guests[-1], RANKED_GUESTS + 3)):
            told = (await client.get("/api/ratings/express", headers=signed(services, asking))).json()
            assert [line["place"] for line in told["best"]] == list(range(1, RANKED_GUESTS + 1))
            assert [line["name"] for line in told["best"] if line["me"]] == [asking.name] * (place <= RANKED_GUESTS)
            assert (told["mine"]["place"], told["mine"]["name"], told["mine"]["me"]) == (place, asking.name, True)
        assert told["best"][0]["rating"] == {"mean": 40.0, "deviation": 2.0, "shown": 34.0, "games": 5}

    visit(tmp_path, use)


def test_who_is_not_rated_or_not_known_has_no_place(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        headers = await signed_in(services, someone("Ann"))
        for asked in ({}, headers):
            told = (await client.get("/api/ratings/super", headers=asked)).json()
            assert told == {"game": "super", "best": [], "mine": None}

    visit(tmp_path, use)


def test_there_are_no_ratings_of_a_game_that_there_is_not(tmp_path: Path) -> None:
    async def use(client: AsyncClient, services: Services) -> None:
        assert refusal(await client.get("/api/ratings/chess")) == (400, "wrong-value")

    visit(tmp_path, use)
