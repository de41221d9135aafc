"""What has happened, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from folsom.kernel.events import EventKind, Facts
from folsom.kernel.view_diff import Change
from folsom.locale import FALLBACK
from folsom.locale.cast import Cast

__all__ = ["Event", "EventKind", "Round", "ToldStep"]


@dataclass(frozen=True)
class Event:
    """Something that happened, with the facts that the viewer may see; `str(event)` says it in English."""

    name: str
    facts: dict[str, Any]
    kind: EventKind = field(repr=False, compare=False)
    cast: Cast = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        """A sentence in English, or nothing where another event says it."""
        return self.said()

    def said(self, language: str = FALLBACK) -> str:
        """A sentence in a language of `folsom.locale`, or nothing where another event says it."""
        return self.kind.said(language, self.cast, self.facts)

    def __str__(self) -> str:
        return self.text


class Round(NamedTuple):
    """A round that has begun: its number from 1, the seat that begins, if one does, and its card, if it has one."""

    number: int
    first: int | None = None
    card: str = ""
    symbols: str = ""


class ToldStep(NamedTuple):
    """What a viewer is told of a choice: its events by name and facts, and what each of them changes in its view."""

    events: list[tuple[str, Facts]]
    changes: list[Change]
