"""Recovery phrases: seven words that can be said aloud in every language (proquints), 112 random bits."""

from __future__ import annotations

import hashlib
import re
import secrets

from folsom.server.refusals import Refused

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
SYLLABLES = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
WORDS = 7
PARTS = (SYLLABLES, SYLLABLES, CONSONANTS)  # of a word: 16 bits
PHRASE = re.compile(f"(?:(?:[{CONSONANTS}][{VOWELS}]){{2}}[{CONSONANTS}]){{{WORDS}}}")
BETWEEN = re.compile(r"[\s\-‐‑–—_.,;]+")  # noqa: RUF001  # what people and their keyboards put between what they say aloud


def new_phrase() -> str:
    """A phrase that nobody has."""
    return "-".join("".join(map(secrets.choice, PARTS)) for _ in range(WORDS))


def phrase_hash(phrase: str) -> bytes:
    """What is kept of a phrase, however it was written: any case, with spaces, hyphens or nothing between words."""
    letters = BETWEEN.sub("", phrase.casefold())
    if not PHRASE.fullmatch(letters):
        raise Refused("wrong-phrase")
    return hashlib.sha256(letters.encode()).digest()
