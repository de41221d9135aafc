"""What is wrong with something that can't be decoded: the decoder's words, read here alone, as a refusal."""

from __future__ import annotations

import re
from collections.abc import Callable

from folsom.server.refusals import Refused
from folsom.server.wire.limits import LARGEST_NUMBER

WHOLE = "$"  # the place of a body as a whole
SHOWN = 40  # as much of what someone sent as a refusal repeats
PLACE = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`\Z")  # at the end, where nothing comes from a client


def unfit(said: str, where: str | None = None) -> Refused:
    """The refusal for what the decoder says; *where* is the place, if it isn't said too."""
    place = PLACE.search(said)
    where = where or (place.group(1) if place else "") or WHOLE
    words = PLACE.sub("", said)
    for pattern, refusal in KINDS.items():
        found = pattern.fullmatch(words)
        if found is not None:
            return refusal(where, *map(_shown, found.groups()))
    return Refused("bad-request", where=where)


def _shown(text: str) -> str:
    """A part of what someone sent: not too long, and with no sign that isn't seen."""
    cut = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
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
