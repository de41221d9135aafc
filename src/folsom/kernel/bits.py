"""Sets as words of bits: the few operations that the rules are written in.

A set is a non-negative int of at most 63 bits. Each operation is one or a few
machine instructions when compiled, and plain Python when not.
"""

from folsom.kernel.compiler import rule
from folsom.kernel.mode import USES_NUMBA

WORD = 64
_MASK = (1 << WORD) - 1
_SIGN = 1 << (WORD - 1)


def _signed(word: int) -> int:
    """*word* read as a 64-bit two's complement number."""
    word &= _MASK
    return word - (1 << WORD) if word & _SIGN else word


if not USES_NUMBA:

    def size(bits: int) -> int:
        """How many members the set has."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """The first member of a set that isn't empty."""
        return (bits & -bits).bit_length() - 1

    def highest(bits: int) -> int:
        """The last member of a set that isn't empty."""
        return bits.bit_length() - 1

    def nth(bits: int, n: int) -> int:
        """The member that has *n* members before it."""
        for _ in range(n):
            bits &= bits - 1
        return lowest(bits)

    def nth_alone(bits: int, n: int) -> int:
        """The set of the one member that has *n* members before it."""
        return 1 << nth(bits, n)

    def wrapping_add(a: int, b: int) -> int:
        """The sum, modulo 2**64."""
        return _signed(a + b)

    def wrapping_multiply(a: int, b: int) -> int:
        """The product, modulo 2**64."""
        return _signed(a * b)

    def shift_left(word: int, by: int) -> int:
        """Bits shifted out at the top are lost."""
        return _signed(word << by)

    def shift_right(word: int, by: int) -> int:
        """Zeros come in at the top."""
        return _signed((word & _MASK) >> by)

    def rotate_left(word: int, by: int) -> int:
        """Bits shifted out at the top come in at the bottom."""
        word &= _MASK
        return _signed(word << by | word >> (WORD - by))

else:
    from folsom.kernel.intrinsics import (
        highest,
        lowest,
        nth,
        nth_alone,
        rotate_left,
        shift_left,
        shift_right,
        size,
        wrapping_add,
        wrapping_multiply,
    )


@rule
def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


__all__ = [
    "bit",
    "highest",
    "lowest",
    "nth",
    "nth_alone",
    "rotate_left",
    "shift_left",
    "shift_right",
    "size",
    "wrapping_add",
    "wrapping_multiply",
]
