"""What happened, put together so that one can follow: events that belong to each other make a passage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from folsom.cli.styled_text import Line, told
from folsom.games import Event

INDENT = 2


@dataclass(frozen=True)
class Passage:
    """Events that belong together; to one that is closed, no more are added."""

    events: tuple[Event, ...]
    closed: bool

    @property
    def opening(self) -> Event:
        """The event that begins it."""
        return self.events[0]


def put_together(
    events: Sequence[Event], beginnings: Collection[str], open_ended: Collection[str] = ()
) -> list[Passage]:
    """Events in the order they happened: some begin a passage, and of those, some may still bring more."""
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
    """Sentences by themselves."""
    return told(text, width, indent=INDENT) if text else []


def lead_column(names: Iterable[str], cards: Iterable[str], before: int = 0) -> int:
    """The column behind the longest lead, such as `Cheyenne: Marshal`; *before* it are so many columns more."""
    return INDENT + before + max(map(len, names)) + len(": ") + max(map(len, cards)) + 1


def beside(lead: str, text: str, width: int, column: int) -> list[Line]:
    """Sentences from a column on, to the right of what led to them."""
    return told(text, width, lead=f"{'':{INDENT}}{lead}", indent=column)
