"""Dealing from a secret: every deal has its own chance, which nothing seen before predicts.

Publishing the commitment before a game and the secret after it proves that no deal was tampered with.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

from folsom.kernel.chance import Chance, seed_chance

SECRET_BYTES = 32
DEALS_REMEMBERED = 4096
NO_CHANCE = seed_chance(0)  # in a state that doesn't know its next deal


@lru_cache(maxsize=DEALS_REMEMBERED)
def deal_chance(secret: bytes, number: int) -> Chance:
    """The chance of a secret's deal, counted from 0. Don't change it: it's cached for every choice until that deal."""
    digest = hmac.digest(secret, b"folsom deal %d" % number, hashlib.sha256)
    return seed_chance(int.from_bytes(digest, "little"))


def commitment_to(secret: bytes) -> str:
    """The commitment to a secret, in hexadecimal: it fixes the secret and reveals nothing."""
    return hashlib.sha256(b"folsom secret " + secret).hexdigest()
