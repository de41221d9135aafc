"""Seats in a ring, and lots: what isn't chosen is drawn, each member once."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy import stats

from folsom.kernel import Chance, Record, many, nested, read, seed_chance, uint8
from folsom.kernel.drawing import CHANCE, draw_lots, next_seat
from tests.kernel.from_python import callable_from_python, of_two

PLACES = 6
UNLIKELY = 1e-4


class Row(Record):
    """Places to fill."""

    chance: Chance = nested(Chance)
    place: list[int] = uint8(PLACES)


draw = callable_from_python(
    lambda rows, first, end, members: draw_lots(rows[0].chance, rows[0].place, first, end, members)
)


def drawn(places: list[int], first: int, end: int, members: int, seed: int = 0) -> list[int]:
    row = Row()
    row.chance, row.place = seed_chance(seed), places + [0] * (PLACES - len(places))
    rows = many(Row, 1)
    row.write(rows, 0)
    draw(rows, first, end, members)
    return [int(number) for number in read(rows, 0, "place")]


@pytest.mark.parametrize("seed", range(20))
def test_what_is_chosen_stays_and_the_rest_is_drawn_each_once(seed: int) -> None:
    row = drawn([CHANCE, 3, CHANCE, 0, CHANCE], 0, 5, 0b11111, seed)
    assert (row[1], row[3]) == (3, 0)
    assert sorted(row[:5]) == [0, 1, 2, 3, 4]


def test_places_outside_are_left_alone() -> None:
    assert drawn([CHANCE, CHANCE, CHANCE, 7, CHANCE], 1, 3, 0b110, 5)[0] == CHANCE
    assert sorted(drawn([CHANCE, CHANCE, CHANCE, 7, CHANCE], 1, 3, 0b110, 5)[1:3]) == [1, 2]
    assert drawn([CHANCE, CHANCE, CHANCE, 7, CHANCE], 1, 3, 0b110, 5)[3:5] == [7, CHANCE]


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(tuple(drawn([CHANCE] * 3, 0, 3, 0b111, seed)[:3]) for seed in range(1200))
    assert len(orders) == 6
    assert stats.chisquare(list(orders.values())).pvalue > UNLIKELY


def test_seats_go_round() -> None:
    following = of_two(next_seat)
    assert [following(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
