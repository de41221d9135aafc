"""Turns the decoder's error messages into refusals."""

from __future__ import annotations

import re
from collections.abc import Callable

from folsom.server.refusals import Refused
from folsom.server.wire.limits import LARGEST_NUMBER

WHOLE_BODY = "$"
QUOTED_CHARACTERS = 40  # at most, from what a client sent
PLACE_PATTERN = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`\Z")  # at the end, which no client can write


def unfit(said: str, where: str | None = None) -> Refused:
    """The refusal for an error message from the decoder; *where* is the place, if the message doesn't name it."""
    place = PLACE_PATTERN.search(said)
    where = where or (place.group(1) if place else "") or WHOLE_BODY
    words = PLACE_PATTERN.sub("", said)
    for pattern, refusal in KINDS.items():
        found = pattern.fullmatch(words)
        if found is not None:
            return refusal(where, *map(_shown, found.groups()))
    return Refused("bad-request", where=where)


def _shown(text: str) -> str:
    """A quote of what a client sent: short, and without invisible characters."""
    cut = text if len(text) <= QUOTED_CHARACTERS else f"{text[:QUOTED_CHARACTERS]}…"
    return "".join(sign if sign.isprintable() else "?" for sign in cut)


def _kind(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.DOTALL)


KINDS: dict[re.Pattern[str], Callable[..., Refused]] = {
    _kind(r"JSON is malformed: .*|Input data was truncated"): lambda where: Refused("not-json"),
    _kind(r"Object contains unknown field `(.*)`"): lambda where, field: Refused(
        "unknown-field", where=where, field=field
    ),
    _kind(r"Object missing required field `(.*)`"): lambda where, field: Refused(
        "missing-field", where=where, field=field
    ),
    _kind(r"Expected `([^`]*)`(?:, got `[^`]*`)?"): lambda where, wanted: Refused(
        "wrong-type", where=where, wanted=wanted
    ),
    _kind(r"Invalid (?:enum )?value '?(.*?)'?"): lambda where, value: Refused("wrong-value", where=where, value=value),
    _kind(r"Expected `str` matching regex '(.*)'"): lambda where, form: Refused("wrong-form", where=where, form=form),
    _kind(r"Expected `(?:int|float)` ([<>]=? .*)"): lambda where, bound: Refused(
        "out-of-range", where=where, bound=bound
    ),
    _kind(r"(?:Integer value|Number) out of range"): lambda where: Refused(
        "out-of-range", where=where, bound=f"<= {LARGEST_NUMBER}"
    ),
    _kind(r"Expected `\w+` of length ([<>]=? \d+)"): lambda where, bound: Refused(
        "wrong-length", where=where, bound=bound
    ),
}
