"""Exponential and logarithm: close to the true values, and the same to the last bit in every mode."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable
from hashlib import sha256

import pytest

from folsom.kernel.fixed_math import EXP_LARGEST, fixed_exp, fixed_log
from tests.kernel.from_python import callable_from_python


def _exp(x: float) -> float:
    return fixed_exp(x)


def _log(x: float) -> float:
    return fixed_log(x)


exp, log = callable_from_python(_exp), callable_from_python(_log)

SAMPLES = 4000


def powers() -> list[float]:
    rng = random.Random(1899)
    return [0.0, 1.0, -1.0, *(rng.uniform(-50.0, 50.0) for _ in range(SAMPLES))]


def numbers() -> list[float]:
    rng = random.Random(1899)
    return [*map(float, range(1, SAMPLES)), *(rng.uniform(1.0, 2.0**60) for _ in range(SAMPLES))]


def units_apart(found: float, wanted: float) -> float:
    """How many units in the last place two numbers differ by."""
    return abs(found - wanted) / math.ulp(wanted)


def test_the_exponential_is_true_to_one_unit_in_the_last_place() -> None:
    assert max(units_apart(exp(x), math.exp(x)) for x in powers()) <= 1.0


def test_the_logarithm_is_true_to_three_units_in_the_last_place() -> None:
    assert max(units_apart(log(x), math.log(x)) for x in numbers()) <= 3.0


def test_where_the_result_is_known_it_is_exact() -> None:
    assert (exp(0.0), log(1.0)) == (1.0, 0.0)
    assert [log(2.0**power) for power in (1, 2, 10, 63)] == [math.log(2.0**power) for power in (1, 2, 10, 63)]


@pytest.mark.parametrize("beyond", [701.0, 1e9, math.inf])
def test_beyond_its_bounds_the_exponential_stays_there(beyond: float) -> None:
    assert exp(beyond) == exp(EXP_LARGEST)
    assert exp(-beyond) == exp(-EXP_LARGEST) > 0.0


@pytest.mark.parametrize(
    ("function", "arguments", "digest"),
    [(exp, powers, "45106e1760d9aa97"), (log, numbers, "4c559fb7d4b75a89")],
    ids=["exp", "log"],
)
def test_every_machine_and_every_mode_gives_the_same_bits(
    function: Callable[[float], float], arguments: Callable[[], list[float]], digest: str
) -> None:
    bits = b"".join(struct.pack("<d", function(round(x, 6))) for x in arguments())
    assert sha256(bits).hexdigest()[:16] == digest
