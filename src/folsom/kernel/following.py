"""A game followed by what one eye sees: its view, kept up to date by the events that it is told.

A follower knows nothing but a view and events, so it can give nothing away. Where it has to know a rule to understand
an event, the rule is about what everybody at the table can see. Every game has a follower of its own.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from folsom.kernel.changes import Change, difference
from folsom.kernel.events import Facts
from folsom.kernel.eye import Eye, Glance, Part

G = TypeVar("G", bound=Glance)


class Follower(Generic[G]):
    """One eye's view, kept up to date by events alone: each has a method of its name."""

    def __init__(self, view: Eye[G]) -> None:
        self.v = _apart(view.record)

    def see(self, name: str, facts: Facts) -> None:
        """Something has happened."""
        getattr(self, name.replace(" ", "_"))(facts)

    def settle(self) -> None:
        """What all can tell once the events of a step are told, up to the next question; nothing by default."""

    def says_only(self, f: Facts) -> None:
        """The event says why, or what other events do."""


def _apart(record: G) -> G:
    """A copy of a view's record, which has numbers and rows of them alone."""
    copy = type(record).__new__(type(record))
    vars(copy).update({name: value[:] if type(value) is list else value for name, value in vars(record).items()})
    return copy


class Watch:
    """An eye's sight, event by event."""

    def __init__(self, view: Eye[Any], follower: Follower[Any]) -> None:
        self._view, self._follower = view, follower
        self._known = vars(_apart(follower.v))  # the record's fields as they were before the next event
        self._shown: dict[str, Any] = {}  # the parts of the sight that an event has touched

    def see(self, name: str, facts: Facts) -> Change:
        """Something has happened: what it changes in the sight."""
        self._follower.see(name, facts)
        touched = self._touched()
        seen = type(self._view)(self._follower.v)
        return self._changes([part for part in seen.parts if not touched.isdisjoint(part.made_of)], seen)

    def _touched(self) -> set[str]:
        """The fields that differ from what was known, and are known from now on."""
        known = self._known
        fresh = {name: value for name, value in vars(self._follower.v).items() if value != known[name]}
        known.update({name: value[:] if type(value) is list else value for name, value in fresh.items()})
        return set(fresh)

    def _changes(self, touched: list[Part], seen: Eye[Any]) -> Change:
        for part in touched:
            if part.name not in self._shown:
                self._shown[part.name] = part.on(self._view)
        before = dict(self._shown)
        now = {part.name: part.on(seen) for part in touched}
        self._shown |= now
        return {name: difference(before[name], now[name]) for name in now if before[name] != now[name]}
