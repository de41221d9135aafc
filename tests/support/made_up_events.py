"""Events made up as log entries, to test which facts of them each viewer is told."""

from __future__ import annotations

from typing import Any

from folsom.kernel.events import EventKind, LogEntry
from tests.support.random_games import AnyPosition, View

SEAT, HOLDER, ONLOOKER = 0, 1, 2
VIEWERS: tuple[View, ...] = (SEAT, HOLDER, ONLOOKER, None)


def logged(kind: EventKind, **known: int) -> LogEntry:
    """An event done by one seat, with another that held the purse last, its secrets secret."""
    facts = {"seat": SEAT, "holder": HOLDER, kind.when: 1, **known}
    return kind.entry(**{name: facts.get(name, 0) for name in kind.fields})


def told(position: AnyPosition, entry: LogEntry, viewer: View) -> dict[str, Any]:
    """The facts of an event that an eye is told."""
    return position.event(viewer, entry)[1]
