"""Recovery phrases: seven words that you can say in every language (proquints), with 112 random bits."""

from __future__ import annotations

import hashlib
import re
import secrets

from folsom.server.refusals import Refused

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
SYLLABLES = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
WORDS = 7
WORD_PARTS = (SYLLABLES, SYLLABLES, CONSONANTS)  # 16 bits
PHRASE_PATTERN = re.compile(f"(?:(?:[{CONSONANTS}][{VOWELS}]){{2}}[{CONSONANTS}]){{{WORDS}}}")
SEPARATORS = re.compile(r"[\s\-‐‑–—_.,;]+")  # noqa: RUF001  # what people and keyboards put between words


def new_phrase() -> str:
    """A random phrase."""
    return "-".join("".join(map(secrets.choice, WORD_PARTS)) for _ in range(WORDS))


def phrase_hash(phrase: str) -> bytes:
    """The hash of a phrase, however it is written: in any case, with spaces, hyphens or nothing between words."""
    letters = SEPARATORS.sub("", phrase.casefold())
    if not PHRASE_PATTERN.fullmatch(letters):
        raise Refused("wrong-phrase")
    return hashlib.sha256(letters.encode()).digest()
