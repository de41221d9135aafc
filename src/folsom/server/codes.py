"""Join codes: six characters that can be told over the phone, for tables that haven't started."""

from __future__ import annotations

import re
import secrets

from folsom.server.phrases import BETWEEN
from folsom.server.refusals import Refused

ALPHABET = "23456789CDFHJKMNPQRTVWXY"  # no two look alike, and without vowels there are no words
LENGTH = 6
CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")
MEANT = str.maketrans(
    "BGSZ" + "ΗΚΜΝΡΤΧΥ",  # noqa: RUF001  # what is in no code and looks like something that is; Greek keyboards
    "8652" + "HKMNPTXY",
)


def new_code() -> str:
    """A code that can't be foretold."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def code_meant(said: str) -> str:
    """The code as tables have it, however it was written; refused if no table can have it."""
    code = BETWEEN.sub("", said).upper().translate(MEANT)
    if not CODE.fullmatch(code):
        raise Refused("no-such-code")
    return code
