"""The writer stores together what it can, and never more or less than it says."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy.exc import OperationalError

from folsom.server.store.connection import Work
from folsom.server.store.guests import setting_kept
from folsom.server.store.statements import Together
from folsom.server.store.store import Store
from folsom.server.store.writer import NoObserver, Writer
from tests.server.postgres import Postgres
from tests.server.store.samples import act, guest, opened, refusal, table, with_store


class Measured:
    def __init__(self) -> None:
        self.batches: list[int] = []
        self.seconds: list[float] = []

    def stored(self, units: int, seconds: float) -> None:
        self.batches.append(units)
        self.seconds.append(seconds)


def test_what_is_queued_is_stored_in_one_transaction(database: str) -> None:
    async def run() -> None:
        measured = Measured()
        async with opened(database, measured) as store:
            await asyncio.gather(*(store.keep_setting(f"n{number}", b"x") for number in range(50)))
        assert sum(measured.batches) == 50
        assert max(measured.batches) >= 49  # the first may have gone alone
        assert min(measured.seconds) > 0

    asyncio.run(run())


def test_only_several_tables_wait_for_each_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def use(store: Store) -> None:
        monkeypatch.setattr(asyncio, "sleep", slept)
        for about in ("a", "a", "a", "b", "b", "b"):
            await store.keep_setting(about, b"x")
        await asyncio.gather(store.keep_setting("a", b"y"), store.keep_setting("b", b"y"))
        await sleep(0)
        assert [seconds > 0 for seconds in pauses] == [False, False, False, True, False, False, True]

    with_store(database, use)


def test_units_about_the_same_thing_keep_their_order(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_guest(guest("Ann"))
        await store.add_table(table("t"))
        renamed = [store.rename("ann", f"Ann {number}") for number in range(20)]
        acted = [store.act("t", act(number), number, None) for number in range(20)]
        await asyncio.gather(*renamed, *acted)
        found, at = await store.guest("ann"), await store.table("t")
        assert found is not None
        assert at is not None
        assert (found.name, at.waiting) == ("Ann 19", 19)

    with_store(database, use)


def test_changes_of_different_kinds_to_one_table_keep_their_order(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t"))
        await asyncio.gather(store.due("t", 1, None), store.begin("t", 3.5, 2, None), store.due("t", 3, None))
        assert await store.table("t") == table("t", status="playing", started=3.5, waiting=3)

    with_store(database, use)


def test_one_bad_unit_fails_alone(database: str) -> None:
    async def use(store: Store) -> None:
        tables = [table(f"t{number}") for number in range(10)]
        await asyncio.gather(*(store.add_table(row) for row in tables))
        await store.act("t4", act(0), 0, None)
        codes = await asyncio.gather(*(refusal(store.act(row.id, act(0), 1, None)) for row in tables))
        assert codes == [None] * 4 + ["not-stored"] + [None] * 5
        waiting = [found.waiting for row in tables if (found := await store.table(row.id))]
        assert waiting == [1] * 4 + [0] + [1] * 5

    with_store(database, use)


@pytest.mark.parametrize("name", ["\0", "\ud800"])
def test_text_that_the_database_cannot_hold_fails_alone(database: str, name: str) -> None:
    async def use(store: Store) -> None:
        await asyncio.gather(*(store.add_guest(guest(who)) for who in ("Ann", "Bob")))
        odd, fine = await asyncio.gather(refusal(store.rename("ann", name)), refusal(store.rename("bob", "Rob")))
        assert fine is None
        found = await store.guest("ann")
        assert found is not None
        assert found.name == ("Ann" if odd else name)

    with_store(database, use)


def test_a_number_that_is_too_large_fails_alone(database: str) -> None:
    async def use(store: Store) -> None:
        await asyncio.gather(store.add_table(table("t")), store.add_table(table("u")))
        tried = (store.due("t", 2**80, None), store.due("u", 1, None))
        assert await asyncio.gather(*map(refusal, tried)) == ["not-stored", None]

    with_store(database, use)


def test_who_no_longer_waits_does_not_hinder_the_others(database: str) -> None:
    async def use(store: Store) -> None:
        gone = asyncio.create_task(store.keep_setting("gone", b"x"))
        waits = asyncio.create_task(store.keep_setting("waits", b"x"))
        await asyncio.sleep(0)
        gone.cancel()
        await waits
        await store.keep_setting("next", b"x")
        assert await store.setting("next") == b"x"

    with_store(database, use)


def test_a_lost_server_is_refused_and_found_again(postgres: Postgres) -> None:
    async def use(store: Store) -> None:
        await store.keep_setting("before", b"x")
        postgres.stop()
        try:
            lost = [store.keep_setting(f"n{number}", b"x") for number in range(3)]
            assert await asyncio.gather(*map(refusal, lost)) == ["not-stored"] * 3
            assert not await store.healthy()
            assert await refusal(store.setting("before")) == "not-stored"
        finally:
            postgres.start()
        assert await store.healthy()
        await store.keep_setting("after", b"y")
        kept = [await store.setting(name) for name in ("before", "n0", "after")]
        assert kept == [b"x", None, b"y"]

    with_store(postgres.make_database(), use)


class BrokenConnection:
    """A line that fails in a given way, and counts how often it was tried."""

    def __init__(self, error: Exception) -> None:
        self.error, self.tries, self.hung_up = error, 0, 0

    async def run(self, work: Work) -> None:
        raise self.error

    async def store(self, together: Together) -> None:
        self.tries += 1
        raise self.error

    async def disconnect(self) -> None:
        self.hung_up += 1
        raise ConnectionError("hanging up fails too")

    async def close(self) -> None:
        """There is nothing to close."""


@pytest.mark.parametrize(
    ("error", "tries"),
    [
        (OperationalError("INSERT", None, Exception("disk is full")), 1),
        (TimeoutError(), 1),
        (ConnectionRefusedError(), 1),
        (OverflowError("too large"), 1 + 5),
    ],
)
def test_a_lost_database_is_not_tried_again_for_each_unit(error: Exception, tries: int) -> None:
    async def run() -> None:
        line = BrokenConnection(error)
        writer = Writer(line, NoObserver())
        units = (writer.write(f"n{number}", setting_kept(f"n{number}", b"x")) for number in range(5))
        assert await asyncio.gather(*map(refusal, units)) == ["not-stored"] * 5
        assert (line.tries, line.hung_up) == (tries, tries)
        assert await refusal(writer.write("later", setting_kept("later", b"x"))) == "not-stored"
        await writer.close()

    asyncio.run(run())


def test_the_log_tells_of_failures_without_values(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t", spec=b"hidden"))
        await refusal(store.add_table(table("t", spec=b"hidden")))

    with caplog.at_level(logging.DEBUG):
        with_store(database, use)
    assert "couldn't store 1 units" in caplog.text
    assert "hidden" not in caplog.text
