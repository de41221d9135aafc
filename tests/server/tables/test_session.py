"""Choices at a table: stored first, then told; late, doubled and wrong ones change nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from folsom.server.progress import Progress, read_progress
from folsom.server.store.rows import GuestRow
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import Sit
from folsom.server.wire.messages import Choose, Incoming, Resync, TakeBack
from tests.server.tables.failing_store import fail_writes
from tests.server.tables.harness import RecordingSocket, TableHarness, run


async def three_at_a_table(harness: TableHarness, **spec: Any) -> tuple[Table, list[GuestRow], list[RecordingSocket]]:
    """Three people, who have begun to play, each with a socket."""
    people = [await harness.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = await harness.table(people[0], "person", "open", "open", **spec)
    for seat in (1, 2):
        await table.sit(people[seat], Sit(seat))
    await table.start(people[0])
    return table, people, [await harness.socket(table, person) for person in people]


async def heard_since(sockets: list[RecordingSocket], marks: list[int]) -> list[list[dict[str, Any]]]:
    """What each was sent after it had been sent so many."""
    return [(await socket.caught_up()).messages[mark:] for socket, mark in zip(sockets, marks, strict=True)]


def marks_of(sockets: list[RecordingSocket]) -> list[int]:
    """How many messages each was sent."""
    return [len(socket.messages) for socket in sockets]


def to_act(table: Table) -> int:
    """The seat that the game waits for."""
    return table.state.begun().to_act[0]


def test_a_choice_is_stored_then_acknowledged_then_told_to_everyone(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness)
        seat, marks = to_act(table), marks_of(sockets)
        code = sockets[seat].prompt(seat)["choices"][-1]
        assert (await sockets[seat].choose(seat, code, 77)) == {"type": "done", "seq": marks[seat], "id": 77}
        heard = await heard_since(sockets, marks)
        kinds = [[message["type"] for message in messages] for messages in heard]
        assert kinds == [["done", "news"] if other == seat else ["news"] for other in range(3)]
        assert [(act.number, act.seat, act.code, act.by) for act in await harness.store.acts(table.id)] == [
            (0, seat, code, "person")
        ]
        assert {event["name"] for event in heard[seat][1]["news"][0]["events"]} >= {"chose"}

    run(test, tmp_path)


def test_a_choice_names_its_decision_so_a_doubled_or_late_one_changes_nothing(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        seat = to_act(table)
        prompt = sockets[seat].prompt(seat)
        chosen = Choose(1, seat, prompt["decision"], prompt["choices"][0])
        assert (await sockets[seat].send(chosen))["type"] == "done"
        for _ in range(2):
            refused = await sockets[seat].send(chosen)
            assert (refused["id"], refused["error"]["code"]) == (1, "stale-decision")
        assert len(await harness.store.acts(table.id)) == 1

    run(test, tmp_path)


def test_what_is_not_ones_own_or_not_offered_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness)
        seat = to_act(table)
        other = (seat + 1) % 3
        mine, theirs = sockets[seat].prompt(seat), sockets[other].prompt(other)
        legal = mine["choices"]
        before = table.state.play
        lies: list[tuple[RecordingSocket, Incoming, str, dict[str, Any]]] = [
            (sockets[other], Choose(1, seat, mine["decision"], legal[0]), "not-your-seat", {"seat": seat}),
            (sockets[other], Choose(2, other, theirs["decision"], legal[0]), "not-your-turn", {"seat": other}),
            (sockets[seat], Choose(3, seat, mine["decision"], 999), "illegal-choice", {"code": 999, "legal": legal}),
            (sockets[seat], Choose(4, 6, 0, 0), "no-such-seat", {"seat": 6, "players": 3}),
            (sockets[seat], TakeBack(5, seat, mine["decision"]), "nothing-to-take-back", {}),
            (sockets[seat], TakeBack(6, other, 0), "not-your-seat", {"seat": other}),
        ]
        for socket, message, code, facts in lies:
            refused = await socket.send(message)
            assert (refused["error"]["code"], refused["error"]["facts"]) == (code, facts)
        spectator = await harness.socket(table, None)
        assert (await spectator.send(Choose(7, seat, 0, legal[0])))["error"]["code"] == "not-your-seat"
        assert table.state.play is before
        assert await harness.store.acts(table.id) == []

    run(test, tmp_path)


def test_before_the_start_and_after_the_end_there_is_nothing_to_choose(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "person", "person", game="super")
        socket = await harness.socket(table, ann)
        assert (await socket.send(Choose(1, 0, 0, 0)))["error"]["code"] == "not-started"
        assert (socket.last("table")["views"], socket.last("table")["mine"]) == ([], [0, 1, 2])
        await table.start(ann)
        while table.status != "over":
            await socket.choose(to_act(table))
        assert (await socket.send(Choose(1, 0, 0, 0)))["error"]["code"] == "game-over"
        assert socket.last("news")["outcome"] == (await socket.send(Resync(2)) and socket.last("table")["outcome"])
        assert socket.last("people")["table"]["status"] == "over"

    run(test, tmp_path)


def test_several_people_pass_one_device_and_it_shows_all_their_eyes(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, "person", "drifter", "person", game="super", start=True)
        socket = await harness.socket(table, ann)
        assert sorted(socket.views) == [0, 2]  # type: ignore[type-var]  # a spectator's isn't there
        for seat in (2, 0):
            assert (await socket.choose(seat))["type"] == "done"

    run(test, tmp_path)


# --- taking back -------------------------------------------------------------------------------


def test_a_plan_that_is_taken_back_is_asked_for_again_and_everyone_is_told(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        await sockets[0].choose(0)
        assert sockets[0].prompt(0)["may_take_back"]
        marks = marks_of([await socket.caught_up() for socket in sockets])
        assert (await sockets[0].send(TakeBack(1, 0, sockets[0].prompt(0)["decision"])))["type"] == "done"
        heard = await heard_since(sockets, marks)
        for messages in heard:
            news = messages[-1]["news"][0]
            assert [(event["name"], event["facts"]) for event in news["events"]] == [("taken back", {"seat": 0})]
            assert messages[-1]["to_act"] == [0, 1, 2]
        assert [act.code is None for act in await harness.store.acts(table.id)] == [False, True]

    run(test, tmp_path)


def test_of_a_plan_that_is_changed_nobody_else_is_told_anything(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, _, sockets = await three_at_a_table(harness, game="super")
        await sockets[0].choose(0, sockets[0].prompt(0)["choices"][0])
        marks = marks_of([await socket.caught_up() for socket in sockets])
        await sockets[0].choose(0, sockets[0].prompt(0)["choices"][1])
        await sockets[0].send(TakeBack(1, 0, sockets[0].prompt(0)["decision"]))
        assert list(map(len, await heard_since(sockets, marks))) == [4, 0, 0]

    run(test, tmp_path)


def test_in_express_an_open_card_is_taken_back_until_another_has_acted(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness)
        seat = to_act(table)
        before = sockets[seat].views[seat]
        await sockets[seat].choose(seat, before["prompt"]["choices"][-1])
        await sockets[seat].send(TakeBack(1, seat, sockets[seat].prompt(seat)["decision"]))
        after = sockets[seat].views[seat]
        assert after == {**before, "prompt": {**before["prompt"], "decision": before["prompt"]["decision"] + 2}}
        await sockets[seat].choose(seat)
        following = to_act(table)
        await sockets[following].caught_up()
        await sockets[following].choose(following)
        late = TakeBack(2, seat, (await sockets[seat].caught_up()).prompt(seat)["decision"])
        assert (await sockets[seat].send(late))["error"]["code"] == "nothing-to-take-back"

    run(test, tmp_path)


# --- a store that fails ------------------------------------------------------------------------


@pytest.mark.parametrize("fails", ["before", "after"])
def test_what_may_not_be_stored_is_refused_and_made_good_by_the_next_choice(fails: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")
        store = fail_writes(table, harness.store)
        before, store.fails = table.state.play, fails
        assert (await sockets[0].choose(0))["error"]["code"] == "not-stored"
        assert table.state.play is before
        store.fails = None
        assert (await sockets[1].choose(1))["type"] == "done"
        stored = await harness.store.acts(table.id)
        assert [act.seat for act in stored] == ([1] if fails == "before" else [0, 1])
        assert table.state.begun().to_act == ((0, 2) if fails == "before" else (2,))

    run(test, tmp_path)


def test_how_far_the_game_is_is_stored_from_the_start_and_with_each_round(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, game="super")

        async def progress() -> Progress:
            row = await harness.store.table(table.id)
            assert row is not None
            found = read_progress(row.progress)
            assert found is not None
            return found

        begun = await progress()
        assert (begun.round, begun.characters, begun.places) == (1, table.state.begun().game.cast.crews, ())
        while not table.state.begun().game.over:
            round_before = table.state.begun().game.view(None).round_number
            for seat in table.state.begun().to_act:
                await sockets[seat].caught_up()
                await sockets[seat].choose(seat)
            now = table.state.begun().game
            assert now.over or now.view(None).round_number > round_before
            assert (await progress()).round == now.view(None).round_number
        ended = await progress()
        assert [place.rank for place in ended.places] == table.state.begun().game.result.ranks

    run(test, tmp_path)
