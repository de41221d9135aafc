"""After a failed write a table first takes up what the store has kept: seats before the start, and acts after it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow
from folsom.server.tables.doubt import Doubt
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import AtSeat, Sit
from folsom.server.wire.messages import Choose, Consent, WatchSeat
from tests.server.tables.failing_store import FailingStore, fail_writes
from tests.server.tables.harness import TableHarness, run
from tests.server.tables.test_seating import refusal
from tests.server.tables.test_session import three_at_a_table

# --- the rules, by themselves ------------------------------------------------------------------


class TakenUp:
    """Counts how often something was taken up; while `fails`, the store can't be read."""

    def __init__(self) -> None:
        self.times, self.fails = 0, False

    async def __call__(self) -> None:
        if self.fails:
            raise Refused("not-stored")
        self.times += 1


async def decide(doubt: Doubt, take_up: Callable[[], Awaitable[None]], refused: str | None = None) -> str:
    """A decision whose write is refused with this code, or stored: what the caller is told."""
    try:
        async with doubt.deciding(take_up):
            if refused is not None:
                raise Refused(refused)
    except Refused as error:
        return error.code
    return "stored"


def test_after_a_failed_write_the_next_decision_takes_up_what_was_stored_once() -> None:
    async def test() -> None:
        doubt, seats, acts = Doubt(), TakenUp(), TakenUp()
        assert await decide(doubt, seats) == "stored"
        assert await decide(doubt, seats, "not-stored") == "not-stored"
        assert (doubt.is_open, seats.times) == (True, 0)
        assert await decide(doubt, acts) == "stored"
        assert (doubt.is_open, seats.times, acts.times) == (False, 1, 0)
        assert await decide(doubt, acts) == "stored"
        assert seats.times == 1

    asyncio.run(test())


def test_a_decision_that_the_rules_refuse_leaves_no_doubt() -> None:
    async def test() -> None:
        doubt, seats = Doubt(), TakenUp()
        assert await decide(doubt, seats, "seat-taken") == "seat-taken"
        assert not doubt.is_open

    asyncio.run(test())


def test_while_the_store_cannot_be_read_every_decision_is_refused_and_the_doubt_stays() -> None:
    async def test() -> None:
        doubt, seats, decided = Doubt(), TakenUp(), TakenUp()
        await decide(doubt, seats, "not-stored")
        seats.fails = True
        assert [await decide(doubt, decided) for _ in range(2)] == ["not-stored"] * 2
        assert doubt.is_open
        seats.fails = False
        assert await decide(doubt, decided) == "stored"
        assert (seats.times, decided.times) == (1, 0)

    asyncio.run(test())


# --- both kinds of writes, at a table ----------------------------------------------------------


async def open_table(harness: TableHarness) -> tuple[Table, FailingStore, GuestRow, GuestRow]:
    """A table of Ann's where Bob has sat down, before the start, with a store that can be told to fail."""
    ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
    table = await harness.table(ann, "person", "open", "drifter", game="super")
    await table.sit(bob, Sit(1))
    return table, fail_writes(table, harness.store), ann, bob


@pytest.mark.parametrize("fails", ["before", "after"])
def test_seats_in_doubt_are_settled_before_the_next_decision(fails: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, store, ann, bob = await open_table(harness)
        watcher = await harness.socket(table, None)
        seated = table.state.seating
        store.fails = fails
        assert (await refusal(table.stand(bob, AtSeat(1)))).code == "not-stored"
        assert table.state.seating is seated
        store.fails = None
        if fails == "before":
            assert (await table.start(ann)).status == "playing"
        else:
            assert (await refusal(table.start(ann))).code == "seats-open"
            assert (await watcher.caught_up()).last("people")["table"]["seats"][1]["kind"] == "open"
        kept = await harness.store.table(table.id)
        assert kept is not None
        assert kept.seats == table.state.seating.seats

    run(test, tmp_path)


@pytest.mark.parametrize("fails", ["before", "after"])
def test_acts_in_doubt_are_settled_before_the_next_decision(fails: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        store = fail_writes(table, harness.store)
        prompt, before = sockets[0].prompt(0), table.state.play
        choice = Choose(1, 0, prompt["decision"], prompt["choices"][0])
        store.fails = fails
        assert (await sockets[0].send(choice))["error"]["code"] == "not-stored"
        assert table.state.play is before
        store.fails = None
        again = await sockets[0].send(choice)
        assert again["type"] == ("done" if fails == "before" else "refused")
        assert [act.seat for act in await harness.store.acts(table.id)] == [0]
        assert table.state.begun().to_act == (1, 2)
        assert [message["type"] for message in (await sockets[1].caught_up()).messages].count("news") == 1

    run(test, tmp_path)


def test_a_start_in_doubt_keeps_the_table_from_being_removed_as_deserted(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, store, ann, _ = await open_table(harness)
        store.fails = "after"
        assert (await refusal(table.start(ann))).code == "not-stored"
        store.fails = None
        harness.clock.move((table.state.row.deadline or 0) - harness.clock.now() + 1)
        assert (await refusal(table.close_deserted())).code == "already-started"
        assert (await table.info()).status == "playing"

    run(test, tmp_path)


def test_consent_in_doubt_is_settled_before_anyone_watches(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super", spectator_views=True)
        store, spectator = fail_writes(table, harness.store), await harness.socket(table, None)
        assert (await sockets[0].send(Consent(1, 0, allow=True)))["type"] == "done"
        store.fails = "after"
        assert (await sockets[0].send(Consent(2, 0, allow=False)))["error"]["code"] == "not-stored"
        store.fails = None
        assert (await spectator.send(WatchSeat(3, 0)))["error"]["code"] == "no-consent"

    run(test, tmp_path)
