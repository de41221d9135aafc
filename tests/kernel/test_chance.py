"""Chance: the published generator, unbiased numbers, and seeds of 256 bits."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from folsom.kernel import MODE, SEED_BITS, Chance, Mode, chance, many, seed_chance
from tests.kernel.from_python import callable_from_python

WORD = 1 << 64
UNLIKELY = 1e-4
DRAWS = 3000 if MODE is Mode.INTERPRETED else 30_000

next_word = callable_from_python(lambda chances: chance.next_word(chances[0]))
below = callable_from_python(lambda chances, limit: chance.below(chances[0], limit))
scale = callable_from_python(lambda chances, half, limit: chance.scale(chances[0], half, limit))
pick = callable_from_python(lambda chances, bits: chance.pick(chances[0], bits))
pick_some = callable_from_python(lambda chances, bits, count: chance.pick_some(chances[0], bits, count))
seed_from = callable_from_python(lambda chances: chance.seed_from(chances[0], chances[1]))


def chance_of(*words: int) -> list[Chance]:
    """Chance with these four words."""
    chances, made = many(Chance, 2), Chance()
    made.a, made.b, made.c, made.d = (word - WORD if word >= WORD // 2 else word for word in words)
    made.write(chances, 0)
    return chances


def chance_from(seed: int) -> list[Chance]:
    chances = many(Chance, 2)
    seed_chance(seed).write(chances, 0)
    return chances


class Xoshiro:
    """xoshiro256++ in plain numbers without sign, as its authors write it."""

    def __init__(self, *state: int) -> None:
        self.state = list(state)

    def next(self) -> int:
        s = self.state
        result = (self._rotated((s[0] + s[3]) % WORD, 23) + s[0]) % WORD
        shifted = s[1] << 17
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted % WORD
        s[3] = self._rotated(s[3], 45)
        return result

    @staticmethod
    def _rotated(word: int, by: int) -> int:
        return (word << by | word >> 64 - by) % WORD


def test_the_first_words_are_those_that_the_generator_is_known_for() -> None:
    chances = chance_of(1, 2, 3, 4)
    known = [41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205, 9973669472204895162]
    assert [next_word(chances) % WORD for _ in known] == known


@given(st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4))
def test_words_are_those_of_a_plain_generator(state: list[int]) -> None:
    chances, plain = chance_of(*state), Xoshiro(*state)
    assert [next_word(chances) % WORD for _ in range(20)] == [plain.next() for _ in range(20)]


def test_one_chance_starts_another_with_its_next_four_words() -> None:
    chances, plain = chance_of(0, 0, 0, 0), Xoshiro(5, 6, 7, 8)
    Chance.twin(chance_of(5, 6, 7, 8)[0]).write(chances, 1)
    seed_from(chances)
    started = Chance.twin(chances[0])
    assert [word % WORD for word in vars(started).values()] == [plain.next() for _ in range(4)]


# --- numbers below a limit ---------------------------------------------------------------------


def _is_even(counts: Counter[int], outcomes: int) -> bool:
    return bool(stats.chisquare([counts[outcome] for outcome in range(outcomes)]).pvalue > UNLIKELY)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 10, 18, 60])
def test_every_number_below_a_limit_is_as_likely(limit: int) -> None:
    chances = chance_from(limit)
    counts = Counter(below(chances, limit) for _ in range(DRAWS))
    assert counts.keys() <= set(range(limit))
    assert limit == 1 or _is_even(counts, limit)


UNEVEN = 3 << 30  # scaled without care, every third number below it would come up twice as often


def test_a_limit_that_does_not_divide_the_range_is_no_less_fair() -> None:
    chances = chance_from(1899)
    assert _is_even(Counter(below(chances, UNEVEN) % 3 for _ in range(DRAWS)), 3)


def test_half_a_word_is_scaled_as_fairly() -> None:
    chances, plain = chance_from(1899), Xoshiro(1, 2, 3, 4)
    assert _is_even(Counter(scale(chances, plain.next() >> 32, UNEVEN) % 3 for _ in range(DRAWS)), 3)


@given(st.integers(1, 1 << 31), st.integers(0, WORD - 1))
def test_a_number_is_never_as_high_as_its_limit(limit: int, seed: int) -> None:
    assert 0 <= below(chance_from(seed), limit) < limit


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 8, 52, 64])
def test_a_loaded_chance_brings_the_number_that_is_wanted(limit: int) -> None:
    for number in range(limit):
        chances = many(Chance, 2)
        chance.loaded(number, limit).write(chances, 0)
        assert below(chances, limit) == number


def test_every_member_is_picked_as_often() -> None:
    chances = chance_from(7)
    counts = Counter(pick(chances, 0b1011_0010) for _ in range(DRAWS))
    assert counts.keys() == {1, 4, 5, 7}
    assert _is_even(Counter({n: counts[member] for n, member in enumerate(counts)}), 4)


@pytest.mark.parametrize("count", range(6))
def test_every_subset_is_picked_as_often(count: int) -> None:
    members = (0, 3, 11, 40, 62)
    subsets = [sum(1 << member for member in chosen) for chosen in combinations(members, count)]
    chances = chance_from(count)
    counts = Counter(pick_some(chances, sum(1 << member for member in members), count) for _ in range(DRAWS))
    assert counts.keys() == set(subsets)
    assert len(subsets) == 1 or _is_even(Counter({n: counts[subset] for n, subset in enumerate(subsets)}), len(subsets))


# --- seeds -------------------------------------------------------------------------------------


@given(st.integers(0, (1 << SEED_BITS) - 1))
def test_a_seed_becomes_chance_by_its_hash(seed: int) -> None:
    words = seed_chance(seed)
    assert words.pack() == hashlib.sha256(b"folsom seed" + seed.to_bytes(32, "little")).digest()


def test_seeds_have_256_bits_and_each_bit_counts() -> None:
    seeds = [0, *(1 << place for place in range(SEED_BITS)), (1 << SEED_BITS) - 1]
    assert SEED_BITS == 256
    assert len({seed_chance(seed).pack() for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_other_seeds_are_refused_with_the_reason(seed: int) -> None:
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*256 - 1"):
        seed_chance(seed)
