"""What happened, grouped so that it's easy to follow: events that belong together make a passage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from folsom.cli.styled_text import Line, told
from folsom.games import Event

INDENT = 2


@dataclass(frozen=True)
class Passage:
    """Events that belong together; a closed passage gets no more events."""

    events: tuple[Event, ...]
    closed: bool

    @property
    def opening(self) -> Event:
        """The event that begins it."""
        return self.events[0]


def put_together(
    events: Sequence[Event], beginnings: Collection[str], open_ended: Collection[str] = ()
) -> list[Passage]:
    """Group events in order: *beginnings* start a passage, and the last one isn't closed if it's *open_ended*."""
    groups: list[list[Event]] = []
    for event in events:
        if event.name in beginnings or not groups:
            groups.append([])
        groups[-1].append(event)
    return [
        Passage(tuple(group), closed=number < len(groups) or group[0].name not in open_ended)
        for number, group in enumerate(groups, 1)
    ]


def paragraph(text: str, width: int) -> list[Line]:
    """Sentences as an indented paragraph."""
    return told(text, width, indent=INDENT) if text else []


def lead_column(names: Iterable[str], cards: Iterable[str], before: int = 0) -> int:
    """The column after the longest lead, such as `Cheyenne: Marshal`, with *before* more columns in front."""
    return INDENT + before + max(map(len, names)) + len(": ") + max(map(len, cards)) + 1


def beside(lead: str, text: str, width: int, column: int) -> list[Line]:
    """Sentences that start at a column, to the right of what led to them."""
    return told(text, width, lead=f"{'':{INDENT}}{lead}", indent=column)
