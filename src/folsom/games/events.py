"""What has happened, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from folsom.kernel.events import EventKind, Facts
from folsom.kernel.view_diff import Change
from folsom.locale import FALLBACK
from folsom.locale.cast import Cast

__all__ = ["ROUND_BEGAN", "Event", "EventKind", "Round", "ToldStep"]

ROUND_BEGAN = "round began"  # the event with which each round of a game begins


@dataclass(frozen=True)
class Event:
    """Something that happened, with the facts that the viewer may see; `str(event)` says it in English."""

    name: str
    facts: dict[str, Any]
    kind: EventKind = field(repr=False, compare=False)
    cast: Cast = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        """The event as an English sentence; empty if another event already says it."""
        return self.said()

    def said(self, language: str = FALLBACK) -> str:
        """The event as a sentence in a language of `folsom.locale`; empty if another event already says it."""
        return self.kind.said(language, self.cast, self.facts)

    def __str__(self) -> str:
        return self.text


class Round(NamedTuple):
    """A round that has begun: its number, counted from 1, and where the game has them, the first seat and the card."""

    number: int
    first: int | None = None
    card: str = ""
    symbols: str = ""


class ToldStep(NamedTuple):
    """What a viewer is told about a choice: its events (name and facts), and what each one changes in the view."""

    events: list[tuple[str, Facts]]
    changes: list[Change]
