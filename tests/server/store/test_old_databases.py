"""A database from before schema 0003 is opened, listed and played on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from folsom.server.clients import Client
from folsom.server.listing import tables_page
from folsom.server.replays import record
from folsom.server.store.backup import back_up, restore
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry
from folsom.server.wire.bodies import Sit, TableSpec
from tests.server.store.old_database import (
    EXPRESS,
    OPEN,
    OVER,
    PLAYING,
    make_old_database,
    old_commitments,
    old_rows,
)
from tests.server.store.samples import opened
from tests.server.tables.harness import NOON, QUICK, ManualClock, RandomBots, RecordingSocket

ANN, BOB, CLEO = (row["id"] for row in old_rows()["guests"])


@asynccontextmanager
async def served(url: str) -> AsyncIterator[tuple[Store, TableRegistry]]:
    """The tables of a database, at the moment when the old program stopped."""
    async with opened(url) as store:
        registry = TableRegistry(store, RandomBots(), QUICK, ManualClock(NOON + 100))
        try:
            yield store, registry
        finally:
            await registry.close()


def test_the_rows_of_an_old_database_get_the_new_words(database: str) -> None:
    async def run() -> None:
        await make_old_database(database)
        async with opened(database) as store:
            rows = [await store.table(table_id) for table_id in (OPEN, PLAYING, OVER, EXPRESS)]
            specs = [msgspec.json.decode(row.spec, type=TableSpec) for row in rows if row is not None]
            games = ["super", "super", "super", "express"]
            assert [row.game for row in rows if row is not None] == [spec.game for spec in specs] == games
            assert [spec.spectator_views for spec in specs] == [True, True, False, False]
            assert (specs[0].options, specs[1].clock.seconds, specs[3].chat) == ({"reflex": "on"}, 86400, True)
            ratings = await store.ratings("super", 9)
            assert [(name, row.mean) for name, row in ratings] == [("Cleo", 27.0), ("Bob", 26.0), ("Ann", 25.0)]
            assert await store.snapshot(PLAYING) is None

    asyncio.run(run())


def test_the_tables_of_an_old_database_are_listed(database: str) -> None:
    async def run() -> None:
        await make_old_database(database)
        async with served(database) as (store, registry):
            ann = await store.guest(ANN)
            listed = tables_page(await store.tables_of(ANN, None, 9), ann, more=True)
            assert {(line.id, line.game, line.status) for line in listed.tables} == {
                (OPEN, "super", "open"),
                (PLAYING, "super", "playing"),
                (OVER, "super", "over"),
                (EXPRESS, "express", "playing"),
            }
            infos = [await registry.info(table_id) for table_id in (OPEN, PLAYING, OVER, EXPRESS)]
            assert {info.id: info.commitment for info in infos} == old_commitments()
            assert (await registry.joined("CDFHJK")).id == OPEN

    asyncio.run(run())


def test_the_games_of_an_old_database_are_played_on_to_their_end(database: str) -> None:
    async def run() -> None:
        await make_old_database(database)
        async with served(database) as (store, registry):
            await (await registry.table(OPEN)).sit(await known(store, CLEO), Sit(2))
            await (await registry.table(OPEN)).start(await known(store, ANN))
            for table_id in (OPEN, PLAYING, EXPRESS):
                table = await registry.table(table_id)
                acts = [row["number"] for row in old_rows()["acts"] if row["table_id"] == table_id]
                assert table.state.begun().acts == len(acts)
                sockets = [
                    await RecordingSocket(table, Client(await known(store, guest), "en")).open()
                    for guest in (ANN, BOB, CLEO)
                ]
                while table.status != "over":
                    seat = table.state.begun().to_act[0]
                    assert (await (await sockets[seat].caught_up()).choose(seat))["type"] == "done"

    asyncio.run(run())


async def known(store: Store, guest_id: str) -> GuestRow:
    """A guest, who must be there."""
    guest = await store.guest(guest_id)
    assert guest is not None
    return guest


def test_a_finished_game_of_an_old_database_still_has_its_record_and_winners(database: str) -> None:
    async def run() -> None:
        await make_old_database(database)
        async with served(database) as (store, registry):
            row = await store.table(OVER)
            assert row is not None
            told = await record(row, await store.acts(OVER))
            assert "; seat 1: Ann" in told
            game = (await registry.table(OVER)).state.begun().game
            assert sum(1 << seat for seat in game.result.winners) == row.winners

    asyncio.run(run())


def test_a_backup_of_an_old_database_is_restored_and_migrated(database: str, elsewhere: str, tmp_path: Path) -> None:
    async def run() -> None:
        await make_old_database(database)
        await back_up(database, tmp_path / "copy")
        await restore(tmp_path / "copy", elsewhere)
        async with served(elsewhere) as (_, registry):
            assert (await registry.info(PLAYING)).table.game == "super"

    asyncio.run(run())
