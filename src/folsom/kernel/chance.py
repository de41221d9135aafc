"""Chance: four words of a state, the same on every machine (xoshiro256++).

A seed is any whole number below 2**256. It becomes the four words by SHA-256, so
that similar seeds give unrelated games and no seed is worse than another.
"""

import hashlib

from folsom.kernel.bits import nth, nth_alone, rotate_left, shift_left, shift_right, size, wrapping_add
from folsom.kernel.compiler import rule
from folsom.kernel.records import Record, int64

SEED_BITS = 256
HALF = 32
HALF_MASK = (1 << HALF) - 1
TURN = 23  # how far a word is rotated


class Chance(Record):
    """The state of the random number generator: all that decides what chance brings next."""

    a: int = int64()
    b: int = int64()
    c: int = int64()
    d: int = int64()


def seed_chance(seed: int) -> Chance:
    """The chance that a seed starts."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    digest = hashlib.sha256(b"folsom seed" + seed.to_bytes(SEED_BITS // 8, "little")).digest()
    return Chance.unpack(digest)


def loaded(number: int, limit: int) -> Chance:
    """A chance that gives *number* as its first number below *limit*: for tools that go through all of them."""
    chance = Chance()
    middle = ((2 * number + 1) << HALF) // (2 * limit)  # of the half words that give *number* fairly
    chance.d = middle << HALF - TURN
    return chance


@rule
def next_word(chance: Chance) -> int:
    """The next 64 bits of chance."""
    a, b, c, d = chance.a, chance.b, chance.c, chance.d
    word = wrapping_add(rotate_left(wrapping_add(a, d), TURN), a)
    c ^= a
    d ^= b
    chance.a = a ^ d
    chance.b = b ^ c
    chance.c = c ^ shift_left(b, 17)
    chance.d = rotate_left(d, 45)
    return word


@rule
def is_unfair(product: int, limit: int) -> bool:
    """Whether a scaled number has to be rejected, because some results would come up too often."""
    low = product & HALF_MASK
    return low < limit and low < (HALF_MASK + 1 - limit) % limit


@rule
def below(chance: Chance, limit: int) -> int:
    """A number from 0 to *limit* - 1, each as likely as any other (Lemire's method)."""
    product = shift_right(next_word(chance), HALF) * limit
    while is_unfair(product, limit):
        product = shift_right(next_word(chance), HALF) * limit
    return product >> HALF


@rule
def scale(chance: Chance, half: int, limit: int) -> int:
    """A number as `below` gives it, from *half* a word of chance; draws again if that would be unfair."""
    product = half * limit
    return below(chance, limit) if is_unfair(product, limit) else product >> HALF


@rule
def pick(chance: Chance, bits: int) -> int:
    """A random member of a set that isn't empty."""
    return nth(bits, below(chance, size(bits)))


@rule
def pick_some(chance: Chance, bits: int, count: int) -> int:
    """A random subset of *count* members of a set that has at least that many."""
    left, members, word = bits, size(bits), 0
    for picked in range(count):
        word = shift_right(word, HALF) if picked & 1 else next_word(chance)
        left ^= nth_alone(left, scale(chance, word & HALF_MASK, members - picked))
    return bits ^ left


@rule
def seed_from(chance: Chance, source: Chance) -> None:
    """Seed one chance with the next words of another."""
    chance.a = next_word(source)
    chance.b = next_word(source)
    chance.c = next_word(source)
    chance.d = next_word(source)
