"""Tables that nobody starts: they are closed when everyone has been away for long, and no others are."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from folsom.server.refusals import Refused
from folsom.server.tables.registry import PATROL_SECONDS, SECONDS_PER_HOUR, TableRegistry
from folsom.server.tables.table import Table
from folsom.server.wire.messages import Chat
from tests.server.tables.harness import QUICK, TableHarness, run
from tests.server.tables.test_seating import refusal
from tests.server.tables.test_session import three_at_a_table

LONG = QUICK.keep_open * SECONDS_PER_HOUR


async def look_again(harness: TableHarness, registry: TableRegistry, seconds: float) -> None:
    """Time goes by, and then the house looks after its tables once more."""
    harness.clock.move(seconds)
    await harness.until(lambda: registry._patrol is not None and registry._patrol.done())
    registry._patrol = None
    harness.clock.move(PATROL_SECONDS)
    await harness.until(lambda: registry._patrol is not None and registry._patrol.done())


async def is_gone(registry: TableRegistry, table: Table) -> bool:
    """Whether there is no such table, for who comes by its link."""
    try:
        await registry.info(table.id)
    except Refused as refused:
        return refused.code == "no-such-table"
    return False


def test_a_table_that_nobody_starts_is_closed_when_everyone_has_been_away_for_long(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        await harness.registry.open()
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "open", chat=True)
        code = (await table.info()).code
        assert code is not None
        socket = await harness.socket(table, ann)
        await socket.send(Chat(1, "Anyone?"))
        harness.clock.move(LONG / 2)
        await socket.shut()
        await look_again(harness, harness.registry, LONG - SECONDS_PER_HOUR)
        assert not await is_gone(harness.registry, table)
        await look_again(harness, harness.registry, SECONDS_PER_HOUR)
        assert await is_gone(harness.registry, table)
        assert (await refusal(harness.registry.joined(code))).code == "no-such-code"
        assert await harness.store.tables_of(ann.id, None, 9) == []
        assert await harness.store.chat(table.id, 9) == []

    run(test, tmp_path)


def test_a_table_where_someone_waits_stays_however_long(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        await harness.registry.open()
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "open")
        socket = await harness.socket(table, None)
        await look_again(harness, harness.registry, 3 * LONG)
        await socket.shut()
        await look_again(harness, harness.registry, LONG / 2)
        assert not await is_gone(harness.registry, table)
        await look_again(harness, harness.registry, LONG)
        assert await is_gone(harness.registry, table)

    run(test, tmp_path)


def test_a_game_that_has_begun_is_kept(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        await harness.registry.open()
        table, _, sockets = await three_at_a_table(harness)
        for socket in sockets:
            await socket.shut()
        await look_again(harness, harness.registry, 9 * LONG)
        assert (await harness.registry.info(table.id)).status == "playing"

    run(test, tmp_path)


def test_who_was_there_when_the_server_went_down_has_time_to_come_back(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table, other = [await harness.table(ann, "person", "open") for _ in range(2)]
        await harness.socket(table, ann)
        harness.clock.move(2 * LONG)
        registry = await harness.opened_again()
        await registry.open()
        await harness.socket(await registry.table(table.id), ann)
        await look_again(harness, registry, PATROL_SECONDS)
        assert [await is_gone(registry, each) for each in (table, other)] == [False, True]
        await registry.close()

    run(test, tmp_path)


def test_a_table_from_before_there_was_such_a_time_gets_one(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "open")
        async with harness.store._engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET deadline = NULL"))
        registry = await harness.opened_again()
        await registry.open()
        await look_again(harness, registry, LONG - SECONDS_PER_HOUR)
        assert not await is_gone(registry, table)
        await look_again(harness, registry, SECONDS_PER_HOUR)
        assert await is_gone(registry, table)
        await registry.close()

    run(test, tmp_path)


def test_after_its_rematch_was_closed_a_table_can_have_another(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        await harness.registry.open()
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "person", "person", game="super", start=True)
        socket = await harness.socket(table, ann)
        while table.status != "over":
            await socket.choose(table.state.begun().to_act[0])
        first = await table.rematch(ann)
        await look_again(harness, harness.registry, LONG)
        second = await table.rematch(ann)
        assert (second.previous, second.status) == (first.previous, "open")
        assert second.id != first.id
        assert (await table.info()).next == second.id

    run(test, tmp_path)
