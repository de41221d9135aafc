"""Names and lines of chat: text that is readable on every screen, and made-up names."""

from __future__ import annotations

import random
import re
import unicodedata

from folsom.server.refusals import Refused
from folsom.server.wire.limits import CHAT_LENGTH, NAME_LENGTH

SPACE = " "
VISIBLE_CATEGORIES = "LMNPS"  # letters, marks, numbers, punctuation, symbols
BLANK_CHARACTERS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0"
)  # Unicode calls them visible
MARKS_MAX = 4  # per letter; more would overflow the line
FIRST_WORDS = (
    *("Dusty", "Rusty", "Lucky", "Silver", "Golden", "Lonesome", "Stormy", "Smoky", "Midnight", "Thunder"),
    *("Crimson", "Wild", "Steady", "Swift", "Copper", "Desert", "Whisky", "Sunny", "Velvet", "Granite"),
)
SECOND_WORDS = (
    *("Mesa", "Coyote", "Canyon", "Cactus", "Mustang", "Bronco", "Sierra", "Prairie", "Lasso", "Poncho"),
    *("Sombrero", "Bison", "Puma", "Condor", "Pepper", "Dollar", "Saloon", "Nugget", "Rancho", "Tumble"),
)
NUMBERS = range(10, 100)


def checked_name(name: str) -> str:
    """A name in its normal form; refused if it is unreadable or too long."""
    normal = _normal(name)
    if not _is_readable(normal, NAME_LENGTH):
        raise Refused("bad-name", limit=NAME_LENGTH)
    return normal


def checked_line(text: str) -> str:
    """A line of chat in its normal form; refused if it is unreadable or too long."""
    normal = _normal(text)
    if not _is_readable(normal, CHAT_LENGTH):
        raise Refused("bad-line", limit=CHAT_LENGTH)
    return normal


def _normal(text: str) -> str:
    return re.sub(" +", SPACE, unicodedata.normalize("NFC", text).strip())


def _is_readable(text: str, limit: int) -> bool:
    return 1 <= len(text) <= limit and all(map(_is_visible, text)) and not _is_overloaded(text)


def _is_visible(character: str) -> bool:
    return character == SPACE or (
        unicodedata.category(character)[0] in VISIBLE_CATEGORIES and character not in BLANK_CHARACTERS
    )


def _is_overloaded(name: str) -> bool:
    """Whether a letter has more marks than any script needs, or a mark has no letter."""
    kinds = "".join("M" if unicodedata.category(character) in {"Mn", "Me"} else "." for character in name)
    return kinds.startswith("M") or "M" * (MARKS_MAX + 1) in kinds


def made_up_name(rng: random.Random) -> str:
    """A name such as Dusty Mesa 42."""
    return f"{rng.choice(FIRST_WORDS)} {rng.choice(SECOND_WORDS)} {rng.choice(NUMBERS)}"
