"""Checks for the numbers and secrets that callers pass."""

from __future__ import annotations

from folsom.kernel.chance import SEED_BITS
from folsom.kernel.dealing import SECRET_BYTES
from folsom.kernel.options import SetupError, is_whole


def checked_seed(seed: int) -> int:
    """The seed, if it is valid; raises `SetupError` otherwise."""
    if not is_whole(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    return seed


def checked_secret(secret: object) -> bytes:
    """The secret, if it is valid; raises `SetupError` otherwise."""
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        found = f"{len(secret)} bytes" if isinstance(secret, bytes) else type(secret).__name__
        raise SetupError(f"a secret is {SECRET_BYTES} bytes, not {found}")
    return secret


def checked_count(count: int, what: str) -> int:
    """The count or index, if it is a whole number from 0; otherwise raises `ValueError`, which names *what*."""
    if not is_whole(count) or count < 0:
        raise ValueError(f"{what} is a whole number from 0, not {count!r}")
    return count
