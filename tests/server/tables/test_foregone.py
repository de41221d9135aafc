"""A choice that everyone can see is the only one is made without asking, and stored like any other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from folsom.games import Choice, View
from folsom.server.store.rows import ActRow, TableRow
from folsom.server.tables.registry import TableRegistry
from folsom.server.tables.session import RETRY_SECONDS
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState
from folsom.server.wire.bodies import TableSpec
from tests.server.finished_tables import NOON, bot_seats, table_row
from tests.server.tables.failing_store import FailingStore
from tests.server.tables.harness import QUICK, RandomBots, RecordingSocket, TableHarness, run

GAMES_AT_MOST = 40
EQUAL_PURSES = 3


async def _played(harness: TableHarness, rng: random.Random) -> tuple[str, int]:
    """A whole game of one person against bots: the table's id, and how often the person was asked."""
    ann = await harness.guest("Ann")
    table = await harness.table(ann, "person", "drifter", "drifter", start=True)
    socket = await harness.socket(table, ann)
    asked = 0
    while table.status != "over":
        await harness.until(lambda: table.status == "over" or not table._session.busy)
        if table.status != "over":
            await _choose(socket, rng)
            asked += 1
    return table.id, asked


async def _choose(socket: RecordingSocket, rng: random.Random) -> None:
    codes = (await socket.caught_up()).prompt(0)["choices"]
    assert (await socket.choose(0, rng.choice(codes)))["type"] == "done"


async def _foregone_acts(harness: TableHarness, table_id: str) -> tuple[list[str], int]:
    """Who made the foregone choices of a table, and how many other choices its person made."""
    row = await harness.store.table(table_id)
    assert row is not None
    game, foregone, asked = game_of(TableState.of(row).spec, row.secret), [], 0
    for act in await harness.store.acts(table_id):
        assert act.code is not None
        if game.foregone:
            foregone.append(act.by)
        else:
            asked += act.seat == 0
        game.play(act.seat, act.code)
    assert game.over
    return foregone, asked


def test_nobody_is_asked_among_equal_purses_and_the_acts_still_tell_the_game(tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        rng, found = random.Random(1), list[str]()
        for _ in range(GAMES_AT_MOST):
            table_id, asked = await _played(harness, rng)
            foregone, others = await _foregone_acts(harness, table_id)
            assert asked == others
            found += foregone
            if len(found) >= EQUAL_PURSES and {"person", "bot"} <= set(found):
                return
        raise AssertionError(f"only {found} in {GAMES_AT_MOST} games")

    run(test, tmp_path)


# --- at a table that wakes before such a choice ----------------------------------------------------


def _stored_before_foregone() -> tuple[TableRow, list[ActRow]]:
    """A table of bots whose next choice is foregone, as a crash may leave it."""
    for seed in range(GAMES_AT_MOST):
        row = table_row(TableSpec("express", 3), bot_seats(3), seed=seed)
        game, acts, rng = game_of(TableState.of(row).spec, row.secret), list[ActRow](), random.Random(seed)
        while not game.over and not game.foregone:
            seat = game.to_act[0]
            code = rng.choice(game.choices(seat)).code
            acts.append(ActRow(len(acts), seat, code, "bot", NOON))
            game.play(seat, code)
        if game.foregone:
            return row, acts
    raise AssertionError("no choice is foregone")


class MuteBots(RandomBots):
    """Bots that never choose."""

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """Think for ever."""
        await asyncio.Event().wait()
        raise AssertionError("nobody ends this thought")


@pytest.mark.parametrize("fails", [None, "before", "after"])
def test_a_table_that_wakes_makes_it_even_if_the_store_fails_once(fails: str | None, tmp_path: Path) -> None:
    async def test(harness: TableHarness) -> None:
        row, acts = _stored_before_foregone()
        await harness.store.add_table(row)
        await harness.store.begin(row.id, NOON, 0, None)
        for act in acts:
            await harness.store.act(row.id, act, 0, None)
        store = FailingStore(harness.store)
        store.fails = fails
        registry = TableRegistry(store, harness.bots, QUICK, harness.clock)  # type: ignore[arg-type]  # it has its methods
        table = await registry.table(row.id)
        if fails is not None:
            await harness.until(lambda: table._session._doubt.is_open)
            assert table.state.begun().foregone is not None
            store.fails = None
            harness.clock.move(RETRY_SECONDS)
        await harness.until(lambda: table.state.begun().foregone is None)
        kept = await harness.store.acts(row.id)
        assert kept[: len(acts)] == acts
        assert [act.by for act in kept[len(acts) :]][:1] == ["bot"]
        assert [act.number for act in kept] == list(range(len(kept)))
        await registry.close()

    run(test, tmp_path, bots=MuteBots())
