"""Where the plan leads, and what a strong bot would do: for those who ask, where the table allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from folsom.server.clients import Client
from folsom.server.tables.hints import HINTS_AT_ONCE
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import TableSpec
from folsom.server.wire.messages import AskHint, Foresee
from tests.server.tables.harness import RecordingSocket, TableHarness, run
from tests.server.tables.test_session import three_at_a_table, to_act

BOTS = ("drifter", "drifter")


async def alone(harness: TableHarness, **spec: Any) -> tuple[Table, RecordingSocket, int]:
    """A person who plays alone, to plan in the first round; and the number of that decision."""
    ann = await harness.guest("Ann")
    table = await harness.table(ann, "person", *BOTS, start=True, **spec)
    await harness.until(lambda: to_act(table) == 0)
    socket = await harness.socket(table, ann)
    return table, socket, socket.prompt(0)["decision"]


# --- where the plan leads ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["express", "super"])
def test_who_is_to_plan_is_told_where_the_plan_leads(tmp_path: Path, game: str) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket, decision = await alone(harness, game=game)
        told = await socket.send(Foresee(5, 0, decision))
        view = table.state.begun().game.view(0)
        assert told["foresight"] == msgspec.json.decode(msgspec.json.encode(view.foresight))
        assert (told["type"], told["id"], told["seat"], told["decision"]) == ("foreseen", 5, 0, decision)

    run(test, tmp_path)


def test_who_waits_is_told_where_the_plan_leads_as_their_own_seat_sees_it(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness)
        await sockets[to_act(table)].choose(to_act(table))
        waiting = [seat for seat in range(3) if seat != to_act(table)]
        for seat in waiting:
            told = await sockets[seat].send(Foresee(5, seat, sockets[seat].prompt(seat)["decision"]))
            own = table.state.begun().game.view(seat).foresight
            assert told["foresight"] == msgspec.json.decode(msgspec.json.encode(own))
            assert told["foresight"]["bandits"]
            assert told["foresight"]["idle"] == []
        other = next(seat for seat in waiting if seat != waiting[0])
        assert (await sockets[waiting[0]].send(Foresee(6, other, 0)))["error"]["code"] == "not-your-seat"

    run(test, tmp_path)


def test_nobody_foresees_for_another_seat_or_another_moment(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket, decision = await alone(harness)
        spectator = await harness.socket(table, None)
        assert (await socket.send(Foresee(1, 1, 0)))["error"]["code"] == "not-your-seat"
        assert (await socket.send(Foresee(2, 0, decision + 1)))["error"]["code"] == "stale-decision"
        assert (await spectator.send(Foresee(3, 0, decision)))["error"]["code"] == "not-your-seat"

    run(test, tmp_path)


@pytest.mark.parametrize("spec", [{"foresight": False}, {"public": True}])
def test_a_table_may_do_without_foresight_and_a_rated_one_does(tmp_path: Path, spec: dict[str, bool]) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, **spec)
        seat = to_act(table)
        asked = Foresee(1, seat, sockets[seat].prompt(seat)["decision"])
        assert (await sockets[seat].send(asked))["error"]["code"] == "no-foresight"
        assert (await table.info()).foresight is False

    run(test, tmp_path)


def test_a_table_that_was_stored_before_there_was_foresight_is_still_read() -> None:
    spec = msgspec.json.decode(b'{"game":"express","players":4,"clock":{"kind":"none","seconds":null}}', type=TableSpec)
    assert (spec.foresight, spec.hints) == (True, None)


# --- hints ---------------------------------------------------------------------------------------


def test_who_plays_alone_gets_a_hint_from_the_strongest_bot(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket, decision = await alone(harness)
        assert (await table.info()).hints is True
        told = await socket.send(AskHint(5, 0, decision))
        choices = socket.prompt(0)["choices"]
        assert told | {"seq": 0} == {
            "type": "hint",
            "seq": 0,
            "id": 5,
            "seat": 0,
            "decision": decision,
            "level": "legend",
            "code": choices[0],
            "other": choices[-1],
            "why": "gain",
            "mine": 7,
            "others": 4,
            "of": 10,
            "close": False,
        }
        assert harness.bots.asked[-1][:2] == ("express", "legend")

    run(test, tmp_path)


@pytest.mark.parametrize(
    ("spec", "allowed"), [({}, False), ({"hints": True}, True), ({"hints": True, "public": True}, False)]
)
def test_among_people_the_table_decides_about_hints(tmp_path: Path, spec: dict[str, bool], allowed: bool) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, **spec)
        seat = to_act(table)
        asked = AskHint(1, seat, sockets[seat].prompt(seat)["decision"])
        told = await sockets[seat].send(asked)
        assert (await table.info()).hints is allowed
        assert told["type"] == "hint" if allowed else told["error"]["code"] == "no-hints"

    run(test, tmp_path)


def test_alone_a_table_may_do_without_hints(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, socket, decision = await alone(harness, hints=False)
        assert (await socket.send(AskHint(1, 0, decision)))["error"]["code"] == "no-hints"

    run(test, tmp_path)


def test_only_who_has_a_choice_to_make_gets_a_hint(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _, sockets = await three_at_a_table(harness, hints=True)
        idle = next(seat for seat in range(3) if seat != to_act(table))
        asked = AskHint(1, idle, sockets[idle].prompt(idle)["decision"])
        assert (await sockets[idle].send(asked))["error"]["code"] == "not-your-turn"

    run(test, tmp_path)


def test_a_bot_without_a_hint_says_so(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, socket, decision = await alone(harness)
        harness.bots.fails = True
        assert (await socket.send(AskHint(1, 0, decision)))["error"]["code"] == "no-hint-found"

    run(test, tmp_path)


def test_a_choice_ends_the_thinking_and_the_table_never_waits_for_it(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, socket, decision = await alone(harness)
        harness.bots.may_advise.clear()
        await socket.table.receive(socket.client, AskHint(1, 0, decision))
        await asyncio.sleep(0)
        assert (await socket.choose(0, number=2))["type"] == "done"
        harness.bots.may_advise.set()
        await harness.until(lambda: not socket.table._hints._thinking)
        assert not [told for told in (await socket.caught_up()).messages if told["type"] == "hint"]

    run(test, tmp_path)


def test_a_new_question_replaces_the_one_before_and_a_client_that_leaves_gets_nothing(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket, decision = await alone(harness)
        harness.bots.may_advise.clear()
        for number in (1, 2):
            await table.receive(socket.client, AskHint(number, 0, decision))
        await asyncio.sleep(0)
        assert len(table._hints._thinking) == 1
        stranger = Client(None, "en")
        table._hints.forget(stranger)
        assert len(table._hints._thinking) == 1
        await socket.shut()
        assert not table._hints._thinking

    run(test, tmp_path)


def test_who_asks_all_the_time_has_to_wait(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, socket, decision = await alone(harness)
        for number in range(HINTS_AT_ONCE):
            assert (await socket.send(AskHint(number, 0, decision)))["type"] == "hint"
        assert (await socket.send(AskHint(99, 0, decision)))["error"]["code"] == "too-many"
        harness.clock.move(60)
        assert (await socket.send(AskHint(100, 0, decision)))["type"] == "hint"

    run(test, tmp_path)
