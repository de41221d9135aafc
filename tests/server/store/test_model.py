"""Whatever is done in whatever order, the store is like a model in plain dicts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from folsom.server.refusals import Refused
from folsom.server.store.rows import SeatRow, SnapshotRow
from folsom.server.store.store import Store
from tests.server.store.model import Impossible, Model
from tests.server.store.samples import act, bot, free, guest, line, opened, person, rating, table

NAMES = ("Ann", "Bob", "Cid", "Dee")
TABLES = ("t0", "t1", "t2", "t3", "t4", "t5")
GAMES = ("express", "super")
STEPS, SOME = 120, 12  # how many things are done, and how many until all is compared
ADDING = {"add_guest", "add_table", "add_rematch"}  # others may need what they add, so they aren't done beside others


Doing = tuple[str, tuple[Any, ...]]


class Doings:
    """Things to do, by lot: mostly possible ones."""

    def __init__(self, seed: int) -> None:
        self.lot = Random(seed)
        self.names = [name.removeprefix("do_") for name in vars(Doings) if name.startswith("do_")]

    def next(self, model: Model) -> Doing:
        """The name of a method, and what it is called with."""
        name = self.lot.choice(self.names)
        return name, getattr(self, f"do_{name}")(model)

    def some(self, model: Model) -> list[Doing]:
        """Changes of different things, so that their order doesn't matter."""
        drawn = [self.next(model) for _ in range(SOME)]
        return list({str(values[0]): (name, values) for name, values in drawn if name not in ADDING}.values())

    def do_keep_setting(self, model: Model) -> tuple[Any, ...]:
        return self.lot.choice("ab"), self.lot.randbytes(3)

    def do_add_guest(self, model: Model) -> tuple[Any, ...]:
        return (guest(self.lot.choice(NAMES)),)

    def do_rename(self, model: Model) -> tuple[Any, ...]:
        return self.who(), f"Name {self.lot.random()}"

    def do_keep_phrase(self, model: Model) -> tuple[Any, ...]:
        return self.who(), self.lot.choice([b"one", b"two", b"three"])

    def do_raise_epoch(self, model: Model) -> tuple[Any, ...]:
        return (self.who(),)

    def do_add_table(self, model: Model) -> tuple[Any, ...]:
        return (self.table(),)

    def do_add_rematch(self, model: Model) -> tuple[Any, ...]:
        return self.where(), self.table()

    def do_seat(self, model: Model) -> tuple[Any, ...]:
        return self.where(), self.host(), self.seats()

    def do_begin(self, model: Model) -> tuple[Any, ...]:
        return self.where(), self.time(), *self.clock()

    def do_due(self, model: Model) -> tuple[Any, ...]:
        return self.where(), *self.clock()

    def do_act(self, model: Model) -> tuple[Any, ...]:
        where = self.where()
        return where, self.act(model, where), *self.clock(), self.snapshot()

    def do_end(self, model: Model) -> tuple[Any, ...]:
        where = self.where()
        ratings = {
            name: rating(name, self.time(), game=self.lot.choice(GAMES)) for name in self.lot.choices(NAMES, k=2)
        }
        return where, self.act(model, where), self.time(), 1, self.snapshot(), tuple(ratings.values())

    def do_keep_snapshot(self, model: Model) -> tuple[Any, ...]:
        return self.where(), SnapshotRow(self.lot.randrange(99), self.lot.randbytes(9))

    def do_say(self, model: Model) -> tuple[Any, ...]:
        return self.where(), line(f"line {self.lot.random()}", self.lot.choice(NAMES))

    def who(self) -> str:
        return self.lot.choice(NAMES).lower()

    def host(self) -> str | None:
        return self.lot.choice([None, self.who()])

    def where(self) -> str:
        return self.lot.choice(TABLES)

    def time(self) -> float:
        return self.lot.randrange(20) / 2

    def clock(self) -> tuple[int, float | None]:
        return self.lot.randrange(16), self.lot.choice([None, self.time()])

    def act(self, model: Model, where: str) -> Any:
        """Now and then one whose number is taken."""
        known = len(model.kept_acts.get(where, []))
        return act(max(0, known - self.lot.choice([0, 0, 0, 1])), self.lot.choice([None, 3]))

    def snapshot(self) -> SnapshotRow | None:
        return self.lot.choice([None, SnapshotRow(1, self.lot.randbytes(5))])

    def seats(self) -> tuple[SeatRow, ...]:
        return tuple(self.seat(number) for number in range(self.lot.randrange(1, 4)))

    def seat(self, number: int) -> SeatRow:
        return self.lot.choice([free(number), bot(number), person(number, self.lot.choice(NAMES))])

    def table(self) -> Any:
        facts = {"public": self.lot.random() < 0.7, "host": self.host(), "created": self.time()}
        return table(self.where(), *self.seats(), **facts)


async def outcome(store: Store, name: str, values: tuple[Any, ...]) -> Any:
    try:
        return await getattr(store, name)(*values)
    except Refused:
        return Refused


def expected(model: Model, name: str, values: tuple[Any, ...]) -> Any:
    try:
        return getattr(model, name)(*values)
    except Impossible:
        return Refused


async def compare(store: Store, model: Model) -> None:
    """All that can be read."""
    for name in ("a", "b"):
        assert await store.setting(name) == model.settings.get(name)
    for name in map(str.lower, NAMES):
        await compare_guest(store, model, name)
    for table_id in TABLES:
        await compare_table(store, model, table_id)
    for game in GAMES:
        await compare_ratings(store, model, game)
    assert [row.id for row in await store.public_tables(99)] == model.public()
    for until in (0.0, 4.5, 99.0):
        assert await store.deadlines(until) == model.due_until(until)


async def compare_guest(store: Store, model: Model, name: str) -> None:
    assert await store.guest(name) == model.guests.get(name)
    mine = model.mine(name)
    assert [row.id for row in await store.tables_of(name, None, 99)] == mine
    for place, before in enumerate(mine):
        page = await store.tables_of(name, before, 2)
        assert page == [model.tables[found] for found in mine[place + 1 : place + 3]]


async def compare_table(store: Store, model: Model, table_id: str) -> None:
    assert await store.table(table_id) == model.tables.get(table_id)
    assert await store.acts(table_id) == model.kept_acts.get(table_id, [])
    assert await store.snapshot(table_id) == model.snapshots.get(table_id)
    assert await store.chat(table_id, 99) == model.lines.get(table_id, [])


async def compare_ratings(store: Store, model: Model, game: str) -> None:
    rows = [row for row in model.rated.values() if row.game == game]
    ranked = sorted(rows, key=lambda row: (3 * row.deviation - row.mean, row.guest))
    assert await store.ratings(game, 99) == [(model.guests[row.guest].name, row) for row in ranked]
    for place, row in enumerate(ranked, start=1):
        assert (await store.rating(row.guest, game), await store.place(row.guest, game)) == (row, place)


@pytest.mark.parametrize("seed", range(2))
def test_the_store_is_like_its_model(database: str, seed: int) -> None:
    async def run() -> None:
        doings, model = Doings(seed), Model()
        async with opened(database) as store:
            for step in range(STEPS):
                doing = doings.next(model)
                assert await outcome(store, *doing) == expected(model, *doing)
                if step % SOME == 0:
                    await compare(store, model)
            await compare(store, model)

    asyncio.run(run())


def test_what_is_done_at_once_comes_out_as_if_done_in_turn(database: str) -> None:
    async def run() -> None:
        doings, model = Doings(seed=9), Model()
        there: list[Doing] = [("add_guest", (guest(name),)) for name in NAMES]
        there += [("add_table", (table(name, *doings.seats()),)) for name in TABLES]
        async with opened(database) as store:
            for doing in there:
                assert await outcome(store, *doing) is expected(model, *doing) is None
            for _ in range(STEPS // SOME):
                some = doings.some(model)
                done = await asyncio.gather(*(outcome(store, *doing) for doing in some))
                assert done == [expected(model, *doing) for doing in some]
                await compare(store, model)

    asyncio.run(run())
