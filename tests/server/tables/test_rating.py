"""Ratings: public games among people count, and nothing else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from folsom.server.store.rows import SeatRow
from folsom.server.tables.rating import after_game, is_rated, unrated
from tests.server.tables.harness import TableHarness, run
from tests.server.tables.test_session import three_at_a_table, to_act


def test_who_does_better_gains_and_all_are_known_better() -> None:
    before = [unrated(guest, "express") for guest in ("ann", "bob", "cleo")]
    after = after_game(before, [2, 1, 2])
    assert after[1].mean > before[1].mean > after[0].mean == pytest.approx(after[2].mean)
    assert all(new.deviation < old.deviation for new, old in zip(after, before, strict=True))
    assert [(row.guest, row.games) for row in after] == [("ann", 1), ("bob", 1), ("cleo", 1)]


def test_a_game_counts_at_public_tables_of_different_people_only() -> None:
    ann, bob, bot = SeatRow(0, "person", "ann"), SeatRow(1, "person", "bob"), SeatRow(1, "bot", level="drifter")
    assert is_rated([ann, bob], public=True, undone=False)
    assert not is_rated([ann, bob], public=False, undone=False)
    assert not is_rated([ann, bot], public=True, undone=False)
    assert not is_rated([ann, ann], public=True, undone=False)


@pytest.mark.parametrize(("spec", "games"), [({"public": True}, 1), ({}, None)])
def test_the_end_of_a_game_changes_the_ratings_where_it_counts(
    spec: dict[str, Any], games: int | None, tmp_path: Path
) -> None:
    async def test(harness: TableHarness) -> None:
        table, people, sockets = await three_at_a_table(harness, game="super", **spec)
        while table.status != "over":
            await (await sockets[to_act(table)].caught_up()).choose(to_act(table))
        rows = [await harness.store.rating(person.id, "super") for person in people]
        assert [row and row.games for row in rows] == [games] * 3
        ranks = table.state.begun().game.result.ranks
        if games:
            by_mean = sorted(range(3), key=lambda seat: -(rows[seat].mean if rows[seat] else 0))  # type: ignore[union-attr]
            assert [ranks[seat] for seat in by_mean] == sorted(ranks)

    run(test, tmp_path)
