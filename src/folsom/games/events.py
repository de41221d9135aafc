"""What has happened, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from folsom.kernel.events import EventKind

__all__ = ["Event", "EventKind", "Round"]


@dataclass(frozen=True)
class Event:
    """Something that happened, with the facts that the viewer may see; `str(event)` says it in words."""

    name: str
    facts: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


class Round(NamedTuple):
    """A round that has begun: its number from 1, the seat that begins, if one does, and its card, if it has one."""

    number: int
    first: int | None = None
    card: str = ""
    symbols: str = ""
