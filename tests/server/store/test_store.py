"""What is stored is there, and only that."""

import asyncio

from msgspec.structs import replace

from folsom.server.store.games import CHAT_LINES_KEPT
from folsom.server.store.rows import SnapshotRow
from folsom.server.store.store import Store
from tests.server.store.samples import act, bot, free, guest, line, opened, person, rating, refusal, table, with_store


def test_a_setting_is_what_was_kept_last(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.setting("key") is None
        await store.keep_setting("key", b"\0first\xff")
        await store.keep_setting("other", b"")
        await store.keep_setting("key", b"second")
        assert (await store.setting("key"), await store.setting("other")) == (b"second", b"")

    with_store(database, use)


def test_what_was_stored_is_there_after_a_restart(database: str) -> None:
    async def write(store: Store) -> None:
        await store.add_guest(guest("Ann"))
        await store.add_table(table("t", person(0, "Ann"), bot(1), host="ann"))
        await store.act("t", act(0), waiting=2, deadline=9.5)

    async def read(store: Store) -> None:
        expected = table("t", person(0, "Ann"), bot(1), host="ann", waiting=2, deadline=9.5)
        assert await store.guest("ann") == guest("Ann")
        assert await store.table("t") == expected
        assert await store.acts("t") == [act(0)]

    with_store(database, write)
    with_store(database, read)


def test_a_guest_is_found_by_id_and_by_the_latest_phrase(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_guest(guest("Ann"))
        await store.keep_phrase("ann", b"old")
        await store.keep_phrase("ann", b"new")
        await store.rename("ann", "Ανθή 🐎")
        expected = replace(guest("Ann"), name="Ανθή 🐎", phrase=b"new")
        assert await store.guest("ann") == await store.guest_of_phrase(b"new") == expected
        assert await store.guest_of_phrase(b"old") is None
        assert await store.guest("bob") is None

    with_store(database, use)


def test_an_epoch_goes_up_by_one_each_time(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_guest(guest("Ann"))
        assert [await store.raise_epoch("ann") for _ in range(3)] == [1, 2, 3]
        assert await refusal(store.raise_epoch("nobody")) == "not-stored"

    with_store(database, use)


def test_two_guests_cannot_share_a_phrase(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_guest(guest("Ann", b"same"))
        await store.add_guest(guest("Bob"))
        assert await refusal(store.keep_phrase("bob", b"same")) == "not-stored"
        assert await store.guest("bob") == guest("Bob")

    with_store(database, use)


def test_seats_are_replaced_together_with_the_host(database: str) -> None:
    async def use(store: Store) -> None:
        for name in ("Ann", "Bob"):
            await store.add_guest(guest(name))
        await store.add_table(table("t", person(0, "Ann"), free(1), free(2), host="ann"))
        seats = (free(0), replace(person(1, "Bob"), away=True, consents=True), bot(2))
        await store.seat("t", "bob", seats)
        assert await store.table("t") == table("t", *seats, host="bob")

    with_store(database, use)


def test_seats_of_an_unknown_guest_change_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        before = table("t", free(0), free(1))
        await store.add_table(before)
        assert await refusal(store.seat("t", None, [person(0, "Nobody"), free(1)])) == "not-stored"
        assert await store.table("t") == before

    with_store(database, use)


def test_a_game_begins_is_played_and_ends(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t", bot(0), bot(1)))
        await store.begin("t", started=3.5, waiting=1, deadline=60.5)
        playing = table("t", bot(0), bot(1), status="playing", started=3.5)
        assert await store.table("t") == replace(playing, waiting=1, deadline=60.5)
        await store.act("t", act(0), waiting=2, deadline=None)
        await store.due("t", waiting=3, deadline=70.5)
        assert await store.table("t") == replace(playing, waiting=3, deadline=70.5)
        await store.end("t", act(1, code=None), ended=80.5, winners=0b10, snapshot=None)
        assert await store.table("t") == replace(playing, status="over", ended=80.5, winners=0b10)
        assert await store.acts("t") == [act(0), act(1, code=None)]

    with_store(database, use)


def test_acts_are_read_from_a_number_on(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t"))
        await store.add_table(table("u"))
        for number in (0, 1, 2, 3):
            await store.act("t", act(number), 0, None)
        await store.act("u", act(0), 0, None)
        assert await store.acts("t", since=2) == [act(2), act(3)]
        assert await store.acts("t", since=4) == []

    with_store(database, use)


def test_a_doubled_act_is_refused_with_all_that_came_with_it(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t"))
        await store.act("t", act(0), waiting=1, deadline=9.5, snapshot=SnapshotRow(1, b"one"))
        again = store.act("t", act(0, code=8), waiting=2, deadline=None, snapshot=SnapshotRow(1, b"two"))
        assert await refusal(again) == "not-stored"
        assert await store.acts("t") == [act(0)]
        assert await store.table("t") == table("t", waiting=1, deadline=9.5)
        assert await store.snapshot("t") == SnapshotRow(1, b"one")

    with_store(database, use)


def test_no_table_has_an_id_that_no_id_is_like(database: str) -> None:
    async def use(store: Store) -> None:
        for table_id in ("", "\0", "t\0", "\N{STEAM LOCOMOTIVE}", "t" * 10_000):
            assert await store.table(table_id) is None

    with_store(database, use)


def test_an_act_at_no_table_is_refused(database: str) -> None:
    async def use(store: Store) -> None:
        assert await refusal(store.act("nowhere", act(0), 0, None)) == "not-stored"
        assert await store.acts("nowhere") == []

    with_store(database, use)


def test_only_the_last_snapshot_is_kept(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t"))
        assert await store.snapshot("t") is None
        await store.act("t", act(0), 0, None, SnapshotRow(1, b"one"))
        await store.keep_snapshot("t", SnapshotRow(64, b"\0" * 100_000))
        assert await store.snapshot("t") == SnapshotRow(64, b"\0" * 100_000)

    with_store(database, use)


def test_a_table_has_one_rematch_however_many_ask(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("old"))
        asked = [store.add_rematch("old", table(f"new{n}", free(0))) for n in range(5)]
        first, *others = await asyncio.gather(*asked)
        assert others == [first] * 4
        assert await store.add_rematch("old", table("late")) == first
        assert (await store.table("old")) == table("old", next=first)
        assert (await store.table(first)) == table(first, free(0), previous="old")
        assert await store.table("late") is None
        assert await refusal(store.add_rematch("nowhere", table("lost"))) == "not-stored"

    with_store(database, use)


def test_the_last_lines_of_chat_are_kept(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_guest(guest("Ann"))
        for name in ("t", "u"):
            await store.add_table(table(name))
        await store.say("u", line("elsewhere"))
        lines = [line(f"line {number}") for number in range(CHAT_LINES_KEPT + 3)]
        for said in lines:
            await store.say("t", said)
        assert await store.chat("t", 2) == lines[-2:]
        assert await store.chat("t", 10 * CHAT_LINES_KEPT) == lines[-CHAT_LINES_KEPT:]
        assert await store.chat("u", 10) == [line("elsewhere")]

    with_store(database, use)


def test_the_rated_are_ranked_by_what_is_shown(database: str) -> None:
    async def use(store: Store) -> None:
        ratings = [rating("Ann", 20), rating("Bob", 30, 9), rating("Cid", 20), rating("Dee", 99, game="super")]
        for name in ("Ann", "Bob", "Cid", "Dee", "Eve"):
            await store.add_guest(guest(name))
        await store.add_table(table("t"))
        await store.end("t", act(0), 1.5, 0, None, [rating("Ann", 5), *ratings[1:]])
        await store.add_table(table("u"))
        await store.end("u", act(0), 1.5, 0, None, ratings[:1])
        ann, bob, cid, _ = ratings
        assert await store.ratings("express", 9) == [("Ann", ann), ("Cid", cid), ("Bob", bob)]
        assert await store.ratings("express", 1) == [("Ann", ann)]
        assert [await store.place(name, "express") for name in ("ann", "cid", "bob", "dee")] == [1, 2, 3, None]
        assert await store.rating("bob", "express") == bob
        assert await store.rating("eve", "express") is None

    with_store(database, use)


def test_a_table_is_over_with_its_ratings_or_not_at_all(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(table("t", status="playing"))
        end = store.end("t", act(0), 1.5, 1, SnapshotRow(1, b"x"), ratings=[rating("Nobody", 20)])
        assert await refusal(end) == "not-stored"
        assert await store.table("t") == table("t", status="playing")
        assert (await store.acts("t"), await store.snapshot("t")) == ([], None)

    with_store(database, use)


def test_whoever_comes_after_the_end_is_refused(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            queued = [asyncio.create_task(store.keep_setting(f"n{number}", b"x")) for number in range(20)]
            await asyncio.sleep(0)
        assert [await refusal(_done(task)) for task in queued] == [None] * 20
        assert await refusal(store.keep_setting("late", b"x")) == "shutting-down"

    async def _done(task: asyncio.Task[None]) -> None:
        await task

    async def look(store: Store) -> None:
        assert [await store.setting(f"n{number}") for number in range(20)] == [b"x"] * 20
        assert await store.setting("late") is None

    asyncio.run(run())
    with_store(database, look)
