"""How often people may talk at a table."""

from __future__ import annotations

from collections import deque
from math import ceil

from folsom.server.refusals import Refused


class TalkLimit:
    """So many words in so many seconds, for each guest apart; more are refused."""

    def __init__(self, words: int, seconds: float) -> None:
        self._words, self._seconds = words, seconds
        self._said: dict[str, deque[float]] = {}

    def take(self, guest: str, now: float) -> None:
        """One more word."""
        said = self._said.setdefault(guest, deque(maxlen=self._words))
        if len(said) == self._words and now - said[0] < self._seconds:
            raise Refused("too-many", seconds=ceil(said[0] + self._seconds - now))
        said.append(now)


def pace_of_emotes() -> TalkLimit:
    """One each two seconds."""
    return TalkLimit(1, 2.0)


def pace_of_chat() -> TalkLimit:
    """Five lines in ten seconds."""
    return TalkLimit(5, 10.0)
