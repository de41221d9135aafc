"""Sentences for people, in their language: Fluent files, one folder per language.

A language that doesn't exist, and a sentence that a language lacks, fall back to English.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "ro": "Română", "el": "Ελληνικά", "nb": "Norsk"}  # each in itself
LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = LANGUAGES[0]
LANGUAGE_ALIASES = {"no": "nb", "nn": "nb"}  # Norwegian by its family's name, and its sister
HEADER_LENGTH = 500  # no browser sends a longer list; anything longer is cut off
MOST_WANTED = 1.0


def text_of(language: str, file: str) -> str:
    """The text of a language's Fluent file."""
    return (files(__name__) / language / file).read_text(encoding="utf-8")


def known(language: str) -> str | None:
    """The language for a tag such as `nb`, `no` or `it-CH`, if there is one."""
    family = language.strip().casefold().replace("_", "-").partition("-")[0]
    family = LANGUAGE_ALIASES.get(family, family)
    return family if family in LANGUAGES else None


def preferred(accept_language: str) -> str:
    """The available language that an Accept-Language header prefers, or English."""
    wanted = sorted(_wanted(accept_language[:HEADER_LENGTH]), key=lambda wish: -wish[1])
    return next((language for language, weight in wanted if weight > 0), FALLBACK)


def _wanted(header: str) -> Iterator[tuple[str, float]]:
    """The available languages of a header, with their weights, in order."""
    for wish in header.split(","):
        tag, _, parameters = wish.partition(";")
        language = FALLBACK if tag.strip() == "*" else known(tag)
        if language is not None:
            yield language, _weight(parameters)


def _weight(parameters: str) -> float:
    """The weight of a language, from 0 to 1; 0 if it can't be read."""
    name, _, value = parameters.partition("=")
    if not name.strip():
        return MOST_WANTED
    try:
        weight = float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= MOST_WANTED else 0.0
