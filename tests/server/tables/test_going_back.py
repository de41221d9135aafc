"""Whoever plays alone against bots goes back to their last choice, whatever has happened since; nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import folsom
from folsom.bots import LEVELS
from folsom.games import GAMES, Choice, View, choices_made
from folsom.server.replays import game_of_table, record, replay, replay_viewer, standing
from folsom.server.store.rows import ActRow, SnapshotRow
from folsom.server.tables.table import Table
from folsom.server.wire.messages import Resync, TakeBack
from tests.server.replay_lines import as_json, views_after_each
from tests.server.tables.failing_store import fail_writes
from tests.server.tables.harness import RandomBots, RecordingSocket, TableHarness, run

EVERY_GAME = pytest.mark.parametrize("key", list(GAMES))
ME = 0


class SlowBots(RandomBots):
    """Bots that think for as long as they may not choose."""

    def __init__(self) -> None:
        super().__init__()
        self.may_choose = asyncio.Event()
        self.may_choose.set()
        self.cancelled = 0

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """Any of the choices, once they may."""
        try:
            await self.may_choose.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return await super().choose(game, view, choices, level, seed)


async def _alone(harness: TableHarness, key: str) -> tuple[Table, RecordingSocket]:
    """A person alone against bots, who is to choose."""
    ann, bots = await harness.guest("Ann"), GAMES[key].usual_players - 1
    table = await harness.table(ann, "person", *[next(iter(LEVELS[key]))] * bots, game=key, start=True)
    socket = await harness.socket(table, ann)
    await _my_turn(harness, table)
    return table, await socket.caught_up()


async def _my_turn(harness: TableHarness, table: Table) -> None:
    await harness.until(lambda: table.status == "over" or not table._session.busy)


async def _choose(harness: TableHarness, table: Table, socket: RecordingSocket, place: int = 0) -> None:
    """Choose, and let the bots choose after that."""
    await socket.caught_up()
    codes = socket.prompt(ME)["choices"]
    assert (await socket.choose(ME, codes[place % len(codes)]))["type"] == "done"
    await _my_turn(harness, table)
    await socket.caught_up()


async def _chosen(harness: TableHarness, key: str, times: int) -> tuple[Table, RecordingSocket]:
    """A game that isn't over, in which someone has chosen so many times and is to choose again."""
    while True:
        table, socket = await _alone(harness, key)
        for place in range(times):
            if _may_choose(table, socket):
                await _choose(harness, table, socket, place)
        if _may_choose(table, socket):
            return table, socket


def _may_choose(table: Table, socket: RecordingSocket) -> bool:
    """Whether the game goes on and waits for me: in Super I may be out of it."""
    prompt = socket.views[ME]["prompt"]
    return table.status != "over" and prompt is not None and bool(prompt["choices"])


async def _undo(socket: RecordingSocket) -> dict[str, Any]:
    return await socket.send(TakeBack(9, ME, (await socket.caught_up()).prompt(ME)["decision"]))


def _asked(socket: RecordingSocket) -> tuple[Any, Any]:
    """What I see and what I may choose."""
    shown = socket.views[ME]
    return shown["view"], shown["prompt"]["choices"]


def _saved(table: Table) -> bytes:
    return table.state.begun().game.save()


async def _watched_choices(harness: TableHarness, key: str) -> tuple[Table, RecordingSocket, list[tuple[Any, Any]]]:
    """A game that isn't over, and how it stood before each of my choices that had an alternative."""
    while True:
        table, socket = await _alone(harness, key)
        assert not socket.prompt(ME)["undo_any_time"]
        stood: list[tuple[Any, Any]] = []
        while table.status != "over" and len(stood) < 2:
            now = _asked(socket)
            await _choose(harness, table, socket, len(stood))
            stood += [now] if len(now[1]) > 1 else []
        if table.status != "over":
            return table, socket, stood


@EVERY_GAME
def test_choice_by_choice_to_the_start_whatever_the_bots_have_done(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        _, socket, stood = await _watched_choices(harness, key)
        for then in reversed(stood):
            assert socket.prompt(ME)["undo_any_time"]
            assert (await _undo(socket))["type"] == "done"
            assert _asked(socket) == then
        assert not socket.prompt(ME)["undo_any_time"]
        assert (await _undo(socket))["error"]["code"] == "nothing-to-take-back"

    run(test, tmp_path)


@EVERY_GAME
def test_the_same_deals_come_again_and_bots_choose_the_same(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket = await _chosen(harness, key, 1)
        then = _saved(table)
        await _undo(socket)
        await _my_turn(harness, table)
        await _choose(harness, table, socket)
        assert _saved(table) == then

    run(test, tmp_path)


@EVERY_GAME
def test_what_bots_think_meanwhile_is_dropped(key: str, tmp_path: Path) -> None:
    """Also where a bot would be offered the same as now: in Super every round offers every plan."""

    async def test(harness: TableHarness) -> None:
        bots: SlowBots = harness.bots
        table, socket = await _chosen(harness, key, 1)
        bots.may_choose.clear()
        await socket.choose(ME)
        while table.status == "over":  # that was the last choice
            bots.may_choose.set()
            table, socket = await _chosen(harness, key, 1)
            bots.may_choose.clear()
            await socket.choose(ME)
        thinking = dict(table.state.bots_to_act)
        await asyncio.sleep(0)
        before = [decision.number for decision in table.state.begun().decisions]
        while socket.prompt(ME)["may_take_back"]:  # as among people, until someone else has chosen
            await _undo(socket)
        assert (await _undo(socket))["type"] == "done"
        after = [decision.number for decision in table.state.begun().decisions]
        assert all(late > early for early, late in zip(before, after, strict=True))
        assert bots.cancelled >= len(thinking)

    run(test, tmp_path, bots=SlowBots())


def test_everyone_who_watches_is_shown_the_table_anew(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket = await _alone(harness, "express")
        await _choose(harness, table, socket)
        while table.state.begun().game.may_undo(ME):  # two turns in a row
            await _choose(harness, table, socket)
        watcher = await harness.socket(table, None)
        await _undo(socket)
        assert socket.messages[-1]["type"] == "table"
        await watcher.caught_up()
        assert watcher.messages[-1]["type"] == "table"
        assert watcher.messages[-1]["table"]["undone"]
        told = watcher.messages[-1]["recent"]
        await watcher.send(Resync(1))
        assert watcher.last("table")["recent"] == told

    run(test, tmp_path)


# --- among people, and at the end ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [("person", "person", "drifter"), ("person", "person", "person")])
def test_among_people_and_for_two_seats_undo_stays_as_it_is(seats: tuple[str, ...], tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        ann = await harness.guest("Ann")
        table = await harness.table(ann, *seats, start=True)
        socket = await harness.socket(table, ann)
        for _ in range(4):
            await _my_turn(harness, table)
            await socket.caught_up()
            seat = table.state.begun().to_act[0]
            await socket.choose(seat)
            assert not any(view["prompt"]["undo_any_time"] for view in socket.views.values())
        await _my_turn(harness, table)
        other = next(seat for seat in (0, 1) if not table.state.begun().game.may_undo(seat))
        undo = TakeBack(1, other, (await socket.caught_up()).prompt(other)["decision"])
        assert (await socket.send(undo))["error"]["code"] == "nothing-to-take-back"
        assert not table.state.row.undone

    run(test, tmp_path)


@EVERY_GAME
def test_a_game_that_is_over_stays_over(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket = await _alone(harness, key)
        while table.status != "over":
            await _choose(harness, table, socket)
        assert not socket.prompt(ME)["undo_any_time"]
        assert (await _undo(socket))["error"]["code"] == "game-over"

    run(test, tmp_path)


# --- what is kept --------------------------------------------------------------------------------


async def _gone_back(harness: TableHarness, key: str) -> tuple[Table, RecordingSocket]:
    """A game in which someone went back and then chose otherwise."""
    table, socket = await _chosen(harness, key, 2)
    while not table.state.row.undone:
        await _undo(socket)
    await _my_turn(harness, table)
    await _choose(harness, table, socket, 1)
    return table, socket


@EVERY_GAME
@pytest.mark.parametrize("snapshots", [True, False])
def test_the_game_comes_back_from_what_is_stored(key: str, snapshots: bool, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, _ = await _gone_back(harness, key)
        row = await harness.store.table(table.id)
        assert row is not None
        assert row.undone
        acts = await harness.store.acts(table.id)
        assert [act.number for act in acts] == list(range(len(acts)))
        assert len(standing(acts)) == len(choices_made(table.state.begun().game)) < len(acts)
        if not snapshots:
            await harness.store.keep_snapshot(table.id, SnapshotRow(0, b"nothing that can be read"))
        again = await (await harness.opened_again()).table(table.id)
        assert _saved(again) == _saved(table)
        assert again.state.row.undone
        assert again.state.begun().choices == table.state.begun().choices

    run(test, tmp_path)


@EVERY_GAME
def test_the_replay_and_the_record_tell_the_game_that_stands(key: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket = await _gone_back(harness, key)
        while table.status != "over":
            await _choose(harness, table, socket)
        row, acts = await harness.store.table(table.id), await harness.store.acts(table.id)
        assert row is not None
        game = table.state.begun().game
        text = await record(row, acts)
        read = folsom.read(text)
        assert (read.result, read.commitment) == (game.result, game.commitment)
        assert "\n; played with undo" in text
        lines = [line async for line in replay(game_of_table(row, acts), replay_viewer("public", game.players))]
        done = [msgspec.json.decode(line) for line in lines][1:-1]
        assert [act["number"] for act in done] == list(range(len(choices_made(game))))
        assert not any(act["taken_back"] for act in done)
        assert views_after_each(lines)[-1] == [as_json(game.view(None))]

    run(test, tmp_path)


def test_a_plain_undo_before_one_that_goes_back_counts_once() -> None:
    def act(number: int, seat: int, code: int | None, keeps: int | None = None) -> ActRow:
        return ActRow(number, seat, code, "person", 0.0, keeps)

    acts = [act(0, 0, 1), act(1, 0, None), act(2, 0, 2), act(3, 1, 3), act(4, 0, 4), act(5, 0, None, keeps=2)]
    assert [made.number for made in standing(acts)] == [2, 3]
    assert standing(acts[:5]) == acts[:5]


def test_an_undo_that_reveals_nothing_does_not_mark_the_game(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        bots: SlowBots = harness.bots
        table, socket = await _alone(harness, "express")
        bots.may_choose.clear()
        await socket.choose(ME, socket.prompt(ME)["choices"][-1])
        assert socket.prompt(ME)["may_take_back"]
        assert (await _undo(socket))["type"] == "done"
        assert socket.messages[-1]["type"] == "news"
        row = await harness.store.table(table.id)
        assert row is not None
        assert not row.undone

    run(test, tmp_path, bots=SlowBots())


@pytest.mark.parametrize("fails", ["before", "after"])
def test_a_store_that_fails_loses_no_undo_that_it_kept(fails: str, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        table, socket = await _alone(harness, "express")
        await _choose(harness, table, socket)
        while table.state.begun().game.may_undo(ME):  # two turns in a row
            await _choose(harness, table, socket)
        then = _saved(table)
        store = fail_writes(table, harness.store)
        store.fails = fails
        assert (await _undo(socket))["error"]["code"] == "not-stored"
        assert _saved(table) == then
        store.fails = None
        answer = await _undo(socket)
        if fails == "after":
            assert answer["error"]["code"] == "stale-decision"
        assert table.state.row.undone
        assert _saved(table) != then
        assert sum(act.code is None for act in await harness.store.acts(table.id)) == 1

    run(test, tmp_path)
