"""Sets and words of bits, against plain Python."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.kernel import bits
from tests.kernel.from_python import of_one, of_two

WORD = 64
SETS = st.integers(0, (1 << WORD - 1) - 1)
SETS_NOT_EMPTY = st.integers(1, (1 << WORD - 1) - 1)
WORDS = st.integers(-(1 << WORD - 1), (1 << WORD - 1) - 1)
SHIFTS = st.integers(0, WORD - 1)

size = of_one(bits.size)
lowest = of_one(bits.lowest)
highest = of_one(bits.highest)
nth = of_two(bits.nth)
nth_alone = of_two(bits.nth_alone)
bit = of_one(bits.bit)
wrapping_add = of_two(bits.wrapping_add)
wrapping_multiply = of_two(bits.wrapping_multiply)
shift_left = of_two(bits.shift_left)
shift_right = of_two(bits.shift_right)
rotate_left = of_two(bits.rotate_left)


def members(word: int) -> list[int]:
    return [place for place in range(WORD) if word >> place & 1]


def unsigned(word: int) -> int:
    return word % (1 << WORD)


@given(SETS)
def test_size_counts_the_members(word: int) -> None:
    assert size(word) == len(members(word))


@given(SETS_NOT_EMPTY)
def test_lowest_and_highest_are_the_first_and_the_last_member(word: int) -> None:
    assert (lowest(word), highest(word)) == (members(word)[0], members(word)[-1])


@given(SETS_NOT_EMPTY, st.data())
def test_nth_is_the_member_with_n_before_it(word: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(members(word)) - 1))
    assert nth(word, place) == members(word)[place]
    assert nth_alone(word, place) == 1 << members(word)[place]


@pytest.mark.parametrize("member", range(WORD - 1))
def test_bit_is_the_set_of_one_member(member: int) -> None:
    assert members(bit(member)) == [member]


@given(WORDS, WORDS)
def test_sums_and_products_wrap(a: int, b: int) -> None:
    assert unsigned(wrapping_add(a, b)) == unsigned(a + b)
    assert unsigned(wrapping_multiply(a, b)) == unsigned(a * b)


@given(WORDS, SHIFTS)
def test_shifts_lose_bits_and_bring_zeros_in(word: int, by: int) -> None:
    assert unsigned(shift_left(word, by)) == unsigned(word << by)
    assert shift_right(word, by) == (unsigned(word) >> by if by else word)


@given(WORDS, SHIFTS)
def test_what_a_rotation_shifts_out_comes_in_at_the_bottom(word: int, by: int) -> None:
    turned = unsigned(word) << by
    assert unsigned(rotate_left(word, by)) == unsigned(turned) | turned >> WORD


@given(WORDS, WORDS)
def test_results_are_signed_words(a: int, b: int) -> None:
    for word in (wrapping_add(a, b), wrapping_multiply(a, b), shift_left(a, 1), rotate_left(a, 1)):
        assert -(1 << WORD - 1) <= word < 1 << WORD - 1


WITHOUT_DEPOSIT = """
import json, sys
from numba import njit
from folsom.kernel import bits, intrinsics
nth = njit(lambda word, n: bits.nth(word, n))
nth_alone = njit(lambda word, n: bits.nth_alone(word, n))
asked = json.load(sys.stdin)
answers = [[nth(word, n), nth_alone(word, n)] for word, n in asked]
json.dump({"has_bmi2": intrinsics.HAS_BMI2, "answers": answers}, sys.stdout)
"""


@pytest.mark.compiled_only
def test_processors_without_bit_deposit_find_the_same_members() -> None:
    rng = random.Random(1899)
    words = [1, 1 << 62, (1 << 63) - 1, *(rng.getrandbits(63) for _ in range(50))]
    asked = [(word, n) for word in words for n in range(len(members(word)))]
    environment = {**os.environ, "FOLSOM_BMI2": "off"}
    command = [sys.executable, "-c", WITHOUT_DEPOSIT]
    run = subprocess.run(command, input=json.dumps(asked), env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == {
        "has_bmi2": False,
        "answers": [[members(word)[n], 1 << members(word)[n]] for word, n in asked],
    }
