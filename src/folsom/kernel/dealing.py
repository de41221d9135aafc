"""Dealing from a secret: every deal has a chance of its own, which nothing that was seen before foretells.

Who publishes the commitment before a game, and the secret after it, has shown that no deal was made up on the way.
"""

from __future__ import annotations

import hashlib
import hmac

from folsom.kernel.chance import Chance, seed_chance

SECRET_BYTES = 32
NO_CHANCE = seed_chance(0)  # in a state whose next deal is not known to it


def deal_chance(secret: bytes, number: int) -> Chance:
    """The chance of a secret's deal of this number, from 0."""
    digest = hmac.digest(secret, b"folsom deal %d" % number, hashlib.sha256)
    return seed_chance(int.from_bytes(digest, "little"))


def commitment_to(secret: bytes) -> str:
    """What binds to a secret and gives nothing of it away, in hexadecimal."""
    return hashlib.sha256(b"folsom secret " + secret).hexdigest()
