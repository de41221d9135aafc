"""What guests are called and say: text that can be read on every screen, and names that are made up."""

from __future__ import annotations

import random
import re
import unicodedata

from folsom.server.refusals import Refused
from folsom.server.wire.limits import CHAT_LENGTH, NAME_LENGTH

SPACE = " "
VISIBLE = "LMNPS"  # letters, marks, numbers, punctuation, symbols
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")  # they count as visible
MARKS_MAX = 4  # on one letter: more overflow the line
FIRST = (
    *("Dusty", "Rusty", "Lucky", "Silver", "Golden", "Lonesome", "Stormy", "Smoky", "Midnight", "Thunder"),
    *("Crimson", "Wild", "Steady", "Swift", "Copper", "Desert", "Whisky", "Sunny", "Velvet", "Granite"),
)
SECOND = (
    *("Mesa", "Coyote", "Canyon", "Cactus", "Mustang", "Bronco", "Sierra", "Prairie", "Lasso", "Poncho"),
    *("Sombrero", "Bison", "Puma", "Condor", "Pepper", "Dollar", "Saloon", "Nugget", "Rancho", "Tumble"),
)
NUMBERS = range(10, 100)


def checked_name(name: str) -> str:
    """A name in its normal form; Refused if it can't be read, or is too long."""
    normal = _normal(name)
    if not _is_readable(normal, NAME_LENGTH):
        raise Refused("bad-name", limit=NAME_LENGTH)
    return normal


def checked_line(text: str) -> str:
    """A line that someone says, in its normal form; Refused if it can't be read, or is too long."""
    normal = _normal(text)
    if not _is_readable(normal, CHAT_LENGTH):
        raise Refused("bad-line", limit=CHAT_LENGTH)
    return normal


def _normal(text: str) -> str:
    return re.sub(" +", SPACE, unicodedata.normalize("NFC", text).strip())


def _is_readable(text: str, limit: int) -> bool:
    return 1 <= len(text) <= limit and all(map(_is_visible, text)) and not _is_overloaded(text)


def _is_visible(character: str) -> bool:
    return character == SPACE or (unicodedata.category(character)[0] in VISIBLE and character not in BLANK)


def _is_overloaded(name: str) -> bool:
    """Whether a letter bears more marks than any script needs, or a mark has no letter to stand on."""
    kinds = "".join("M" if unicodedata.category(character) in {"Mn", "Me"} else "." for character in name)
    return kinds.startswith("M") or "M" * (MARKS_MAX + 1) in kinds


def made_up_name(rng: random.Random) -> str:
    """A name for who hasn't one, such as Dusty Mesa 42."""
    return f"{rng.choice(FIRST)} {rng.choice(SECOND)} {rng.choice(NUMBERS)}"
