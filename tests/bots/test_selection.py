"""From the values or visits of choices to a choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from folsom.bots.selection import best_choice, choice_by_visits
from folsom.games import Choice

CHOICES = [Choice(0, code, f"option {code}") for code in range(4)]
TIMES = 4000


def often(visits: Sequence[int], temperature: float) -> list[int]:
    """How often each choice is picked, of many times."""
    rng = random.Random(1899)
    picked = Counter(choice_by_visits(CHOICES, visits, temperature, rng).code for _ in range(TIMES))
    return [picked[choice.code] for choice in CHOICES]


def test_the_best_is_what_is_worth_most() -> None:
    assert best_choice(CHOICES, [-3.0, 2.5, 2.4, -9.0], random.Random(1)) == CHOICES[1]


def test_among_equals_any_is_best() -> None:
    rng = random.Random(1)
    picked = Counter(best_choice(CHOICES, [7, 3, 7, 7], rng).code for _ in range(TIMES))
    assert set(picked) == {0, 2, 3}
    assert min(picked.values()) > TIMES / 3 * 0.9


def test_at_no_temperature_the_most_visited_is_picked() -> None:
    assert often([30, 40, 29, 1], 0) == [0, TIMES, 0, 0]


def test_at_temperature_one_each_is_picked_as_often_as_it_was_visited() -> None:
    for picked, share in zip(often([50, 30, 20, 0], 1), [0.5, 0.3, 0.2, 0], strict=True):
        assert picked / TIMES == pytest.approx(share, abs=0.03)


def test_colder_the_most_visited_is_picked_more_often_and_warmer_less() -> None:
    """Half the temperature squares the odds; twice the temperature takes their root."""
    cold, warm = often([300, 100, 0, 0], 0.5), often([300, 100, 0, 0], 2)
    assert cold[0] / TIMES == pytest.approx(9 / 10, abs=0.02)
    assert warm[0] / TIMES == pytest.approx(3**0.5 / (1 + 3**0.5), abs=0.03)


def test_hardly_any_temperature_is_none() -> None:
    assert often([10**6, 10**6 - 10**3, 5, 0], 1e-5) == [TIMES, 0, 0, 0]
