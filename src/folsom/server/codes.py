"""Join codes: six characters that you can say over the phone, for tables that haven't started."""

from __future__ import annotations

import re
import secrets

from folsom.server.phrases import SEPARATORS
from folsom.server.refusals import Refused

ALPHABET = "23456789CDFHJKMNPQRTVWXY"  # no two look alike, and no vowels form words
LENGTH = 6
CODE_PATTERN = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")
LOOK_ALIKES = str.maketrans(
    "BGSZ" + "ΗΚΜΝΡΤΧΥ",  # noqa: RUF001  # characters that aren't in codes but look like some that are; Greek keyboards
    "8652" + "HKMNPTXY",
)


def new_code() -> str:
    """A random code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def normal_code(text: str) -> str:
    """The code in its normal form, however it was typed; refused if it can't be a code."""
    code = SEPARATORS.sub("", text).upper().translate(LOOK_ALIKES)
    if not CODE_PATTERN.fullmatch(code):
        raise Refused("no-such-code")
    return code
