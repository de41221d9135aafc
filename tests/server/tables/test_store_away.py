"""A disk that is full, or a database that is away, amid a game: nothing is applied, and it goes on later."""

from __future__ import annotations

from pathlib import Path

import pytest

from folsom.server.wire.bodies import AtSeat, Sit
from folsom.server.wire.messages import Choose, TakeBack
from tests.server.tables.failing_store import fail_writes
from tests.server.tables.harness import RecordingSocket, TableHarness, run
from tests.server.tables.test_seating import refusal
from tests.server.tables.test_session import three_at_a_table, to_act

SOME_CHOICES = 200  # more than fit into the rest of a page


async def limit_pages(harness: TableHarness, most: str) -> None:
    """Let the writer's connection have at most so many pages, as on a disk that is full."""
    await harness.store._writer._connection.run(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {most}").close()
    )


async def pages(harness: TableHarness) -> int:
    found: list[int] = []
    await harness.store._writer._connection.run(
        lambda connection: found.append(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    )
    return found[0]


async def choose_and_regret(socket: RecordingSocket, seat: int) -> str | None:
    """A choice, and taking it back, again and again, until one of them isn't stored: the word for that."""
    for _ in range(SOME_CHOICES):
        if socket.prompt(seat)["may_take_back"]:
            answer = await socket.send(TakeBack(1, seat, socket.prompt(seat)["decision"]))
        else:
            answer = await socket.choose(seat)
        if answer["type"] == "refused":
            return str(answer["error"]["code"])
    return None


def test_when_the_disk_is_full_a_choice_is_refused_and_the_game_goes_on_once_there_is_room(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        await limit_pages(harness, str(await pages(harness)))
        assert await choose_and_regret(sockets[0], 0) == "not-stored"
        play, told = table.state.begun(), [len((await socket.caught_up()).messages) for socket in sockets[1:]]
        assert len(await harness.store.acts(table.id)) == play.acts
        assert (await sockets[1].choose(1))["error"]["code"] == "not-stored"
        assert table.state.begun() is play
        assert [len((await socket.caught_up()).messages) for socket in sockets[1:]] == [told[0] + 1, told[1]]
        await limit_pages(harness, "1000000")
        while table.status != "over":
            seat = to_act(table)
            assert (await (await sockets[seat].caught_up()).choose(seat))["type"] == "done"
        assert len(await harness.store.acts(table.id)) == table.state.begun().acts

    run(test, tmp_path)


def test_a_choice_that_was_stored_after_all_is_not_made_twice_when_it_is_sent_again(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        store = fail_writes(table, harness.store)
        prompt = sockets[0].prompt(0)
        choice = Choose(1, 0, prompt["decision"], prompt["choices"][0])
        store.fails = "after"
        assert (await sockets[0].send(choice))["error"]["code"] == "not-stored"
        store.fails = None
        assert (await sockets[0].send(choice))["error"]["code"] == "stale-decision"
        assert [act.seat for act in await harness.store.acts(table.id)] == [0]
        assert table.state.begun().to_act == (1, 2)

    run(test, tmp_path)


def test_a_bots_choice_that_was_stored_after_all_is_not_made_twice(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "drifter", "person", game="super")
        store = fail_writes(table, harness.store)
        store.fails, store.failing = "after", {"act"}
        await table.start(ann)
        await harness.until(lambda: table._session._doubt.is_open)
        store.fails = None
        await harness.until(lambda: _moved(harness) and table.state.begun().to_act == (0, 2))
        assert [(act.seat, act.by) for act in await harness.store.acts(table.id)] == [(1, "bot")]

    run(test, tmp_path)


@pytest.mark.parametrize("fails", ["before", "after"])
def test_a_start_that_may_be_stored_is_taken_up_before_anything_else(fails: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
        table = await harness.table(ann, "person", "open", "drifter", game="super")
        await table.sit(bob, Sit(1))
        socket, store = await harness.socket(table, ann), fail_writes(table, harness.store)
        store.fails = fails
        assert (await refusal(table.start(ann))).code == "not-stored"
        assert (table.status, table.state.play) == ("open", None)
        store.fails = None
        if fails == "after":
            assert (await refusal(table.stand(bob, AtSeat(1)))).code == "already-started"
            assert (await socket.caught_up()).last("table")["table"]["status"] == "playing"
        else:
            await table.start(ann)
        assert table.state.begun().to_act
        kept = await harness.store.table(table.id)
        assert kept is not None
        assert (kept.status, kept.seats) == ("playing", table.state.seating.seats)

    run(test, tmp_path)


def test_seats_that_were_stored_after_all_are_taken_up_before_anything_else(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann, bob = await harness.guest("Ann"), await harness.guest("Bob")
        table = await harness.table(ann, "person", "open", "drifter", game="super")
        await table.sit(bob, Sit(1))
        store = fail_writes(table, harness.store)
        store.fails = "after"
        assert (await refusal(table.stand(bob, AtSeat(1)))).code == "not-stored"
        store.fails = None
        assert (await refusal(table.start(ann))).code == "seats-open"
        assert table.state.seating.seats[1].kind == "open"

    run(test, tmp_path)


def _moved(harness: TableHarness) -> bool:
    harness.clock.move(1)
    return True
