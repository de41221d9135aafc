"""Which tables are listed, and in what order."""

from msgspec.structs import replace

from folsom.server.store.rows import TableRow
from folsom.server.store.store import Store
from tests.server.store.samples import bot, free, guest, person, table, with_store


def ids(tables: list[TableRow]) -> list[str]:
    return [row.id for row in tables]


def test_tables_whose_clock_runs_out_are_found_the_earliest_first(database: str) -> None:
    async def use(store: Store) -> None:
        for name, deadline in (("late", 30.5), ("soon", 10.5), ("never", None), ("then", 20.5)):
            await store.add_table(table(name, status="playing", deadline=deadline))
        await store.add_table(table("unstarted", deadline=1.5))
        assert await store.deadlines(20.5) == [("soon", 10.5), ("then", 20.5)]

    with_store(database, use)


def test_public_tables_with_a_free_seat_come_first_then_those_being_played(database: str) -> None:
    rows = [
        table("played", bot(0), bot(1), status="playing", created=9.5),
        table("older", bot(0), free(1), created=1.5),
        table("newer", free(0), free(1), created=2.5),
        table("newer, too", free(0), free(1), created=2.5),
        table("full", bot(0), bot(1), created=8.5),
        table("over", bot(0), bot(1), status="over", created=8.5),
        table("by link", free(0), public=False, created=8.5),
    ]

    async def use(store: Store) -> None:
        for row in rows:
            await store.add_table(row)
        listed = await store.public_tables(10)
        assert ids(listed) == ["newer", "newer, too", "older", "played"]
        assert listed[2] == rows[1]
        assert ids(await store.public_tables(2)) == ["newer", "newer, too"]

    with_store(database, use)


ANNS = [
    table("over", person(0, "Ann"), bot(1), status="over", created=9.5),
    table("open", free(0), person(1, "Ann"), created=7.5),
    table("hers", bot(0), bot(1), status="playing", waiting=0b11, host="ann", created=6.5),
    table("bobs turn", person(0, "Ann"), person(1, "Bob"), status="playing", waiting=0b10, created=8.5),
    table("her turn", person(0, "Bob"), person(6, "Ann"), status="playing", waiting=0b1000001, created=1.5),
    table("her turn, later", person(0, "Ann"), person(1, "Ann"), status="playing", waiting=0b10, created=2.5),
]
IN_ORDER = ["her turn, later", "her turn", "bobs turn", "open", "hers", "over"]


async def keep_anns(store: Store) -> None:
    for name in ("Ann", "Bob"):
        await store.add_guest(guest(name))
    for row in [*ANNS, table("bobs", person(0, "Bob"), created=99.5)]:
        await store.add_table(row)


def test_my_tables_are_those_that_wait_for_me_then_the_unfinished_then_the_rest(database: str) -> None:
    async def use(store: Store) -> None:
        await keep_anns(store)
        mine = await store.tables_of("ann", None, 50)
        assert ids(mine) == IN_ORDER
        assert mine == [next(row for row in ANNS if row.id == name) for name in IN_ORDER]
        assert await store.tables_of("nobody", None, 50) == []

    with_store(database, use)


def test_my_tables_come_in_pages_that_leave_none_out(database: str) -> None:
    async def use(store: Store) -> None:
        await keep_anns(store)
        for limit in (1, 2, 4):
            for place in range(len(IN_ORDER) + 1):
                page = ids(await store.tables_of("ann", IN_ORDER[place - 1] if place else None, limit))
                assert page == IN_ORDER[place : place + limit]
        assert await store.tables_of("ann", "no such table", 50) == []

    with_store(database, use)


def test_a_listed_table_names_its_rematch(database: str) -> None:
    async def use(store: Store) -> None:
        await keep_anns(store)
        await store.add_rematch("over", table("again", person(0, "Bob"), bot(1)))
        assert (await store.tables_of("ann", None, 50))[-1] == replace(ANNS[0], next="again")

    with_store(database, use)
