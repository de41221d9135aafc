"""Refusals: each has a code, a status, and the facts of its sentence.

Each code has a sentence in every language: see `locale`.
"""

from __future__ import annotations

from typing import Any

from folsom.locale.speech import sentence
from folsom.server.wire.bodies import Problem

SECONDS_PER_DAY = 24 * 3600
REFUSALS = {  # the status by code; the comments name the facts in `FACTS`
    # unreadable requests, and errors of the server
    "bad-request": 400,  # where
    "not-json": 400,
    "nested-too-deep": 400,
    "unknown-field": 400,  # where, field
    "missing-field": 400,  # where, field
    "wrong-type": 400,  # where, wanted
    "wrong-value": 400,  # where, value
    "wrong-form": 400,  # where, form
    "out-of-range": 400,  # where, bound
    "wrong-length": 400,  # where, bound
    "too-large": 413,  # limit
    "not-found": 404,
    "wrong-method": 405,  # allowed
    "internal": 500,  # number
    "not-stored": 503,
    "shutting-down": 503,
    # guests
    "not-a-guest": 401,
    "token-void": 401,
    "wrong-origin": 403,
    "too-many": 429,  # seconds
    "bad-name": 422,  # limit
    "wrong-phrase": 403,
    # impossible tables
    "players-range": 422,  # players, lowest, highest
    "unknown-option": 422,  # option, options
    "option-value": 422,  # option, value, values
    "characters-number": 422,  # chosen, needed
    "unknown-character": 422,  # character, characters
    "character-twice": 422,  # character
    "unknown-level": 422,  # level, levels
    "seats-differ": 422,  # seats, players
    "clock-seconds": 422,  # shortest, longest
    "chat-in-public": 422,
    # records that can't be replayed
    "bad-record": 422,  # line
    "record-too-long": 422,  # limit
    # at a table
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-seat": 422,  # seat, players
    "seat-taken": 409,  # seat
    "seat-open": 409,  # seat
    "not-your-seat": 403,  # seat
    "not-the-host": 403,
    "not-at-table": 403,
    "seats-open": 409,  # seats
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "game-over": 409,
    # in a game
    "not-your-turn": 409,  # seat
    "stale-decision": 409,
    "illegal-choice": 422,  # code, legal
    "nothing-to-take-back": 409,
    "no-spectator-views": 403,
    "no-consent": 403,  # seat
    "only-spectators-look": 403,
    "unknown-emote": 422,  # emotes
    "no-chat": 403,
    "no-foresight": 403,
    "no-hints": 403,
    "no-hint-found": 503,
    "bad-line": 422,  # limit
    "only-players-talk": 403,
}


FACTS: dict[str, tuple[str, ...]] = {  # codes that aren't listed have none
    "bad-request": ("where",),
    "unknown-field": ("where", "field"),
    "missing-field": ("where", "field"),
    "wrong-type": ("where", "wanted"),
    "wrong-value": ("where", "value"),
    "wrong-form": ("where", "form"),
    "out-of-range": ("where", "bound"),
    "wrong-length": ("where", "bound"),
    "too-large": ("limit",),
    "wrong-method": ("allowed",),
    "internal": ("number",),
    "too-many": ("seconds",),
    "bad-name": ("limit",),
    "players-range": ("players", "lowest", "highest"),
    "unknown-option": ("option", "options"),
    "option-value": ("option", "value", "values"),
    "characters-number": ("chosen", "needed"),
    "unknown-character": ("character", "characters"),
    "character-twice": ("character",),
    "unknown-level": ("level", "levels"),
    "seats-differ": ("seats", "players"),
    "clock-seconds": ("shortest", "longest"),
    "bad-record": ("line",),
    "record-too-long": ("limit",),
    "no-such-seat": ("seat", "players"),
    "seat-taken": ("seat",),
    "seat-open": ("seat",),
    "not-your-seat": ("seat",),
    "seats-open": ("seats",),
    "not-your-turn": ("seat",),
    "illegal-choice": ("code", "legal"),
    "no-consent": ("seat",),
    "unknown-emote": ("emotes",),
    "bad-line": ("limit",),
}
UNSAID = {"illegal-choice"}  # their facts mean nothing to people


class Refused(Exception):
    """A request is refused, and nothing has changed."""

    def __init__(self, code: str, /, **facts: Any) -> None:
        self.code, self.status, self.facts = code, REFUSALS[code], facts
        super().__init__(f"{code} {facts}" if facts else code)

    def problem(self, language: str) -> Problem:
        """What the client is told, in its language."""
        said = {name: _said(name, fact) for name, fact in self.facts.items()}
        return Problem(self.code, self.facts, sentence(language, self.code, **said))


def _said(name: str, fact: Any) -> Any:
    """A fact as sentences show it: seats count from 1, the longest clock is in days, lists have commas."""
    if name == "longest":
        return fact // SECONDS_PER_DAY
    if isinstance(fact, list | tuple):
        return ", ".join(str(_said(name.removesuffix("s"), part)) for part in fact)
    return fact + 1 if name == "seat" else fact
