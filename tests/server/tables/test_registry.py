"""Which tables are awake: they fall asleep, wake, outlive the server, and are played again."""

from __future__ import annotations

import asyncio
from pathlib import Path

from folsom.server.store.rows import SnapshotRow
from folsom.server.tables.registry import PATROL_SECONDS
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import Sit
from folsom.server.wire.messages import Resync
from tests.server.tables.harness import TableHarness, run
from tests.server.tables.test_seating import refusal
from tests.server.tables.test_session import three_at_a_table, to_act

SLOW = {"kind": "choice", "seconds": 3 * 24 * 3600}
A_DAY = 24 * 3600


async def all_gone(harness: TableHarness, table: Table) -> None:
    """Time goes by at a table where nobody is."""
    harness.clock.move(61)
    await harness.until(lambda: table.id not in harness.registry._awake)


def test_a_table_where_nobody_is_falls_asleep_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, people, sockets = await three_at_a_table(harness, clock=SLOW)
        for _ in range(5):
            await (await sockets[to_act(table)].caught_up()).choose(to_act(table))
        before = table.state.begun()
        for socket in sockets:
            await socket.shut()
        await all_gone(harness, table)
        again = await harness.registry.table(table.id)
        assert again is not table
        after = again.state.begun()
        assert after.game.save_json() == before.game.save_json()
        assert (after.decisions, after.acts, after.clocks) == (before.decisions, before.acts, before.clocks)
        assert await again.info() == await table.info()
        socket = await harness.socket(again, people[to_act(again)])
        assert (await socket.choose(to_act(again)))["type"] == "done"

    run(test, tmp_path)


def test_a_table_with_a_visitor_or_a_bot_to_act_or_little_time_stays_awake(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        watched = await harness.table(ann, "open", "open")
        await harness.socket(watched, None)
        hurried = await harness.table(ann, "person", "person", start=True, clock={"kind": "choice", "seconds": 100})
        harness.clock.move(61)
        await asyncio.gather(*(table._inbox.ask(table.info) for table in (watched, hurried)))
        assert {watched.id, hurried.id} <= harness.registry._awake.keys()

    run(test, tmp_path)


def test_after_a_crash_a_game_is_played_again_from_its_acts_and_a_bad_snapshot_does_not_matter(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock={"kind": "total", "seconds": 600})
        for _ in range(7):
            harness.clock.move(3)
            await (await sockets[to_act(table)].caught_up()).choose(to_act(table))
        before = table.state.begun()
        for data in (None, b"damaged", b""):
            if data is not None:
                await harness.store.keep_snapshot(table.id, SnapshotRow(5, data))
            after = (await (await harness.opened_again()).table(table.id)).state.begun()
            assert after.game.save_json() == before.game.save_json()
            assert (after.decisions, after.clocks) == (before.decisions, before.clocks)

    run(test, tmp_path)


def test_a_sleeping_table_is_woken_for_its_clock(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock=SLOW)
        for socket in sockets:
            await socket.shut()
        await all_gone(harness, table)
        await harness.registry.open()
        harness.clock.move(2 * A_DAY)
        await harness.until(lambda: bool(harness.registry._next_patrol))
        assert table.id not in harness.registry._awake
        for _ in range(2):
            harness.clock.move(A_DAY / 2)
            await harness.until(lambda: harness.registry._patrol is None or harness.registry._patrol.done())
        harness.clock.move(PATROL_SECONDS)
        await harness.until(lambda: table.id in harness.registry._awake)
        again = await harness.registry.table(table.id)
        await harness.until(lambda: again.state.begun().acts > 0)
        assert (await harness.store.acts(table.id))[0].by == "stand-in"

    run(test, tmp_path)


def test_a_house_that_is_closed_reads_nothing_any_more(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock=SLOW)
        for socket in sockets:
            await socket.shut()
        await all_gone(harness, table)
        registry = harness.registry
        await registry.open()
        harness.clock.move(PATROL_SECONDS)
        waking = asyncio.create_task(registry.table(table.id))
        await harness.until(lambda: registry._patrol is not None and bool(registry._waking))
        assert registry._patrol is not None
        assert not registry._patrol.done()
        await registry.close()
        assert registry._patrol.done()
        assert registry._waking == {}
        assert (await waking).id == table.id

    run(test, tmp_path)


def test_a_clock_that_ran_out_while_the_server_was_down_has_run_out(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, _ = await three_at_a_table(harness, clock=SLOW)
        seat = to_act(table)
        table._stop()
        harness.clock.move(3 * A_DAY + 1)
        registry = await harness.opened_again()
        await registry.open()
        again = await registry.table(table.id)
        await harness.until(lambda: again.state.begun().acts == 1)
        assert [act.seat for act in await harness.store.acts(table.id)] == [seat]
        await registry.close()

    run(test, tmp_path)


def test_however_many_come_at_once_a_table_wakes_once(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "open")
        registry = await harness.opened_again()
        woken = await asyncio.gather(*(registry.table(table.id) for _ in range(9)))
        assert len(set(woken)) == 1
        assert (await refusal(registry.table("nowhere"))).code == "no-such-table"
        assert (await refusal(registry.info("nowhere"))).code == "no-such-table"

    run(test, tmp_path)


def test_when_the_server_ends_everyone_is_told_to_come_back_and_nothing_more_is_done(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, people, sockets = await three_at_a_table(harness)
        await harness.registry.close()
        await harness.until(lambda: all(socket.closing for socket in sockets))
        assert {socket.closing and socket.closing.code for socket in sockets} == {1012}
        bye = sockets[0].messages[-1]
        assert (bye["type"], bye["reason"], bye["come_back"]) == ("bye", "restart", 2.0)
        for asked in (
            table.start(people[0]),
            harness.registry.table(table.id),
            harness.table(people[0], "person", "open"),
        ):
            assert (await refusal(asked)).code == "shutting-down"

    run(test, tmp_path)


# --- another game ------------------------------------------------------------------------------


def test_a_rematch_is_one_table_however_often_it_is_asked_for_and_the_old_one_says_where(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, eve = await harness.guest("Ann"), await harness.guest("Eve")
        table = await harness.table(ann, "person", "drifter", "person", game="super", start=True)
        socket = await harness.socket(table, ann)
        while table.status != "over":
            await harness.until(lambda: table.status == "over" or table.state.begun().to_act in {(0,), (2,), (0, 2)})
            await socket.caught_up()
            for seat in table.state.begun().to_act:
                await socket.choose(seat)
        assert (await refusal(table.rematch(eve))).code == "not-at-table"
        first, second = await asyncio.gather(table.rematch(ann), table.rematch(ann))
        assert first == second
        assert (first.status, first.previous, first.commitment != (await table.info()).commitment) == (
            "open",
            table.id,
            True,
        )
        assert [seat.level for seat in first.seats] == [None, None, "drifter"]
        await socket.caught_up()
        assert socket.last("people")["table"]["next"] == first.id
        assert (await (await harness.registry.table(first.id)).start(ann)).status == "playing"

    run(test, tmp_path)


def test_a_mistake_in_the_program_is_answered_and_the_table_goes_on(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "open")

        async def mistake() -> None:
            raise ZeroDivisionError

        refused = await refusal(table._inbox.ask(mistake))
        assert (refused.code, len(refused.facts["number"])) == ("internal", 8)
        socket = await harness.socket(table, ann)
        assert (await socket.send(Resync(4)))["type"] == "done"

    run(test, tmp_path)


def test_who_has_found_a_table_that_then_falls_asleep_is_answered_by_the_one_that_wakes(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
        table = await harness.table(ann, "person", "open", "open")
        await all_gone(harness, table)
        info = await table.sit(bob, Sit(1))
        assert info.seats[1].guest == bob.id
        again = await harness.registry.table(table.id)
        assert again is not table
        assert await again.info() == await table.info() == info

    run(test, tmp_path)
