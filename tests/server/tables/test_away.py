"""Clocks that run out, bots that play for the absent, and bots that play for themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folsom.server.tables.table import Table
from folsom.server.wire.messages import Back, TakeBack
from tests.server.tables.harness import NOON, QUICK, RecordingSocket, TableHarness, run
from tests.server.tables.test_session import three_at_a_table, to_act

HALF_A_MINUTE = {"kind": "choice", "seconds": 30}


def away(table: Table) -> list[bool]:
    """Who of a table is away."""
    return [row.away for row in table.state.seating.seats]


async def acts_by(harness: TableHarness, table: Table) -> list[tuple[int, str]]:
    """Who acted, and for whom."""
    return [(act.seat, act.by) for act in await harness.store.acts(table.id)]


def test_whose_time_is_up_is_away_and_a_bot_plays_for_them(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock=HALF_A_MINUTE, level="outlaw")
        seat = to_act(table)
        harness.clock.move(29.9)
        assert table.state.begun().acts == 0
        harness.clock.move(0.1)
        await harness.until(lambda: table.state.begun().acts == 1)
        assert [row for row in range(3) if away(table)[row]] == [seat]
        assert await acts_by(harness, table) == [(seat, "stand-in")]
        assert harness.bots.asked[0][:2] == ("express", "outlaw")
        await sockets[seat].caught_up()
        assert sockets[seat].last("people")["table"]["seats"][seat]["away"]
        row = await harness.store.table(table.id)
        assert row is not None
        assert (row.seats[seat].away, row.deadline, row.waiting) == (True, NOON + 60, 1 << to_act(table))

    run(test, tmp_path)


@pytest.mark.parametrize("how", ["message", "socket"])
def test_who_comes_back_plays_themselves_again_with_fresh_time(how: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, people, sockets = await three_at_a_table(harness, clock=HALF_A_MINUTE, game="super")
        await sockets[1].choose(1)
        harness.clock.move(30)
        await harness.until(lambda: away(table) == [True, False, True])
        if how == "message":
            await sockets[2].send(Back(1))
        else:
            await harness.socket(table, people[2])
        assert away(table) == [True, False, False]
        assert table.state.begun().clocks.seats[2].ends == NOON + 60

    run(test, tmp_path, settings=replace(QUICK, pace=(1.0, 2.0)))


def test_who_comes_back_while_the_bot_thinks_chooses_themselves(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock=HALF_A_MINUTE)
        seat = to_act(table)
        harness.clock.move(30)
        await harness.until(lambda: away(table)[seat])
        harness.clock.move(0.5)
        assert table.state.begun().acts == 0
        assert (await sockets[seat].choose(seat))["type"] == "done"
        harness.clock.move(10)
        assert not any(away(table))
        assert await acts_by(harness, table) == [(seat, "person")]

    run(test, tmp_path, settings=replace(QUICK, pace=(1.0, 2.0)))


def test_a_taken_back_choice_leaves_the_time_as_it_was(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, clock=HALF_A_MINUTE, game="super")
        harness.clock.move(20)
        await sockets[0].choose(0)
        harness.clock.move(5)
        await take_back(sockets[0])
        assert table.state.begun().clocks.seats[0].ends == NOON + 25 + 10

    run(test, tmp_path)


async def take_back(socket: RecordingSocket) -> dict[str, Any]:
    """Take the plan of seat 0 back."""
    return await socket.send(TakeBack(1, 0, socket.prompt(0)["decision"]))


def test_a_bot_seems_to_think_for_a_while_that_its_thinking_does_not_decide(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "drifter", "drifter", "drifter", game="super", start=True)
        await harness.until(lambda: len(harness.bots.asked) == 3)
        harness.clock.move(0.99)
        await table._inbox.ask(table.info)
        assert table.state.begun().acts == 0
        harness.clock.move(1.02)
        await harness.until(lambda: table.state.begun().acts == 3)
        assert {by for _, by in await acts_by(harness, table)} == {"bot"}

    run(test, tmp_path, settings=replace(QUICK, pace=(1.0, 2.0)))


def test_a_table_of_bots_plays_to_its_end(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "drifter", "legend", "outlaw", game="super", start=True)
        watcher = await harness.socket(table, None)
        await harness.until(lambda: table.status == "over")
        await watcher.caught_up()
        assert watcher.last("news")["outcome"]["winners"] == list(table.state.begun().game.result.winners)
        assert len({seed for _, _, seed in harness.bots.asked}) == len(harness.bots.asked)

    run(test, tmp_path)
