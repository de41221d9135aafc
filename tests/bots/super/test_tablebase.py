"""The tablebase that is shipped: whole, small, what the solver makes, and found from any game of three."""

from __future__ import annotations

import random
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from folsom import Super
from folsom.bots.super.endgames.loot_classes import LootClasses, Matrix
from folsom.bots.super.endgames.position_numbers import cars_of, count_of
from folsom.bots.super.endgames.rounds import round_of
from folsom.bots.super.endgames.solver import Solved, Solver, start_number
from folsom.bots.super.endgames.tablebase import (
    SHIPPED,
    as_stored,
    read_tablebase,
    shipped,
    solved_shares,
    write_tablebase,
)
from folsom.kernel import read
from tests.bots.super.thinking import random_positions

MOST_BYTES = 5_000_000
POSITIONS = 5413
PLACES = [(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (4, 3), (5, 3)]
DUEL_PRECISION, THREE_PRECISION = 1e-6, 4 / 65535


@cache
def contents() -> dict[int, Matrix]:
    """The values of every position, by class of loot and place in the order of play."""
    base = shipped()
    numbers = [int(read(base.positions, place, "key")) for place in range(len(base.positions))]
    starts = [int(read(base.positions, place, "value")) for place in range(len(base.positions))]
    spans = pairwise([*starts, len(base.values)])
    values = np.asarray(base.values)
    return {
        number: values[start:end].reshape(-1, count_of(number))
        for number, (start, end) in zip(numbers, spans, strict=True)
    }


@cache
def solver() -> Solver:
    """One that takes all that is shipped as solved."""
    return Solver({number: Solved(values, values, values[:, 0]) for number, values in contents().items()})


def of_place(place: tuple[int, int]) -> list[int]:
    return [number for number in contents() if (cars_of(number), count_of(number)) == place]


def test_it_is_small_and_whole() -> None:
    assert SHIPPED.stat().st_size <= MOST_BYTES
    assert len(contents()) == POSITIONS
    assert [place for place in PLACES if not of_place(place)] == []
    assert all(np.allclose(values.sum(axis=1), 1) and (values > -1e-4).all() for values in contents().values())


def test_each_place_has_the_classes_of_the_ledger() -> None:
    for number, values in contents().items():
        assert len(values) == solver().loot_classes.size((cars_of(number), count_of(number)))


@pytest.mark.compiled_only
@pytest.mark.parametrize("place", PLACES)
def test_it_is_what_the_solver_makes(place: tuple[int, int]) -> None:
    precision = DUEL_PRECISION if place[1] == 2 else THREE_PRECISION
    for number in random.Random(1).sample(of_place(place), min(2, len(of_place(place)))):
        solution = solver().solution(round_of(number))
        assert np.abs(solution.values - contents()[number]).max() < precision


@pytest.mark.compiled_only
def test_nothing_that_a_round_can_lead_to_is_missing() -> None:
    for number in [start_number(), *random.Random(2).sample(sorted(contents()), 10)]:
        assert all(outcome.number in contents() for outcome in round_of(number).outcomes if outcome.goes_on)


def test_every_position_of_a_game_of_three_is_found() -> None:
    for game in random_positions(games=20):
        shares = solved_shares(shipped(), game.view())
        assert shares is not None
        assert sum(shares) == pytest.approx(1)
        assert all(share == 0 for share, seat in zip(shares, game.view().seats, strict=True) if not seat.in_play)


def test_the_start_is_worth_the_same_by_the_order_of_play_whoever_begins() -> None:
    starts = [solved_shares(shipped(), Super(3, seed=1, first_player=first).view()) for first in range(3)]
    assert starts[0] is not None
    values = contents()[start_number()][0]
    for first, shares in enumerate(starts):
        assert shares == pytest.approx(np.roll(values, first).tolist())


@pytest.mark.parametrize("table", [{"players": 4}, {"players": 3, "reflex": True}, {"players": 3, "horse": True}])
def test_it_reaches_no_further(table: dict[str, Any]) -> None:
    assert solved_shares(shipped(), Super(**table, seed=1).view()) is None


def test_a_finished_game_is_not_looked_up() -> None:
    game = Super(3, seed=1)
    while not game.over:
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    assert solved_shares(shipped(), game.view()) is None


def test_what_is_written_is_read_again() -> None:
    loot_classes, rng = LootClasses(), np.random.default_rng(1)
    values = {}
    for place in PLACES:
        raw = rng.random((loot_classes.size(place), place[1]))
        values[of_place(place)[0]] = raw / raw.sum(axis=1, keepdims=True)
    file = BytesIO()
    write_tablebase(file, values, loot_classes)
    file.seek(0)
    base = read_tablebase(file)
    kept = np.concatenate([as_stored(values[number]).reshape(-1) for number in sorted(values)])
    assert list(base.values) == pytest.approx(kept.tolist())
    assert len(base.positions) == len(values)
    assert len(base.loot_classes) == len(shipped().loot_classes)
