"""Times of choices: exact where it is cheap, to half a class where it isn't."""

from __future__ import annotations

import json
import random
from statistics import mean, quantiles

import pytest

from folsom.arena.times import Times


def times_of(seconds: list[float]) -> Times:
    times = Times()
    for each in seconds:
        times.add(each)
    return times


def test_quantiles_are_right_to_half_a_class() -> None:
    rng = random.Random(1)
    seconds = [rng.lognormvariate(-5, 1) for _ in range(5000)]
    times = times_of(seconds)
    assert times.choices == 5000
    assert times.mean == pytest.approx(mean(seconds))
    assert times.longest == max(seconds)
    cuts = quantiles(seconds, n=20)
    assert times.quantile(0.5) == pytest.approx(cuts[9], rel=0.03)
    assert times.quantile(0.95) == pytest.approx(cuts[18], rel=0.03)


def test_no_quantile_is_longer_than_the_longest() -> None:
    times = times_of([0.0100001])
    assert times.quantile(0.95) == times.longest


def test_without_choices_there_is_no_mean_and_no_quantile() -> None:
    assert Times().mean is None
    assert Times().quantile(0.5) is None


def test_a_clock_that_stands_still_is_no_error() -> None:
    assert times_of([0.0, 0.0]).choices == 2


def test_times_add_up_and_go_through_json() -> None:
    one, other = times_of([0.001, 0.02]), times_of([0.5])
    both = Times.of_all([one, other])
    assert both == times_of([0.001, 0.02, 0.5])
    assert Times.from_dict(json.loads(json.dumps(both.as_dict()))) == both


def test_what_a_file_keeps_of_times_is_exact_and_has_no_order() -> None:
    rng = random.Random(3)
    some = [times_of([rng.random() / 3e5 for _ in range(9)]) for _ in range(40)]
    kept = [Times.from_dict(json.loads(json.dumps(times.as_dict()))) for times in some]
    assert kept == some
    assert Times.of_all(reversed(kept)) == Times.of_all(some)
