"""A view kept up to date by the events that its viewer is told.

An updater knows nothing but a view and events, so it can give nothing away. Where it has to know a rule to understand
an event, the rule is about what everybody at the table can see. Every game has its own updater.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar, cast

from folsom.kernel.events import Facts
from folsom.kernel.view import View, ViewPart, ViewRecord
from folsom.kernel.view_diff import Change, difference

G = TypeVar("G", bound=ViewRecord)


class Draft:
    """A view's record to be changed apart from it: a field is copied when it is first asked for."""

    __slots__ = ("__dict__", "_record")  # so that nothing but fields is in `vars`

    def __init__(self, record: ViewRecord) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = vars(self._record)[name]
        mine = value[:] if type(value) is list else value
        setattr(self, name, mine)
        return mine


class ViewUpdater(Generic[G]):
    """One viewer's view, kept up to date by events alone: each has a method of its name."""

    def __init__(self, view: View[G]) -> None:
        self.v = cast("G", Draft(view.record))

    def see(self, name: str, facts: Facts) -> None:
        """Something has happened."""
        getattr(self, name.replace(" ", "_"))(facts)

    def settle(self) -> None:
        """What all can tell once the events of a step are told, up to the next question; nothing by default."""

    def says_only(self, f: Facts) -> None:
        """The event says why, or what other events do."""


class ViewDiffer:
    """What changes in a view, event by event."""

    def __init__(self, view: View[Any], updater: ViewUpdater[Any]) -> None:
        self._view, self._updater = view, updater
        self._known = _alike(view.record)  # as it was before the next event
        self._shown: dict[str, Any] = {}  # the parts of the view that an event has touched

    def see(self, name: str, facts: Facts) -> Change:
        """Something has happened: what it changes in the view."""
        self._updater.see(name, facts)
        touched = self._touched()
        return self._changes(parts_made_of(type(self._view), touched)) if touched else {}

    def _touched(self) -> frozenset[str]:
        """The fields that differ from what was known, and are known from now on."""
        known = vars(self._known)
        fresh = [(name, value) for name, value in vars(self._updater.v).items() if value != known[name]]
        known.update([(name, value[:] if type(value) is list else value) for name, value in fresh])
        return frozenset([name for name, _ in fresh])

    def _changes(self, touched: tuple[ViewPart, ...]) -> Change:
        shown, seen, changes = self._shown, type(self._view)(self._known), {}
        for part in touched:
            before = shown[part.name] if part.name in shown else part.on(self._view)
            now = shown[part.name] = part.on(seen)
            if now != before:
                changes[part.name] = difference(before, now)
        return changes


def _alike(record: G) -> G:
    """A record with the same fields, each to be replaced and not to be changed."""
    copy = type(record).__new__(type(record))
    vars(copy).update(vars(record))
    return copy


@cache
def parts_made_of(view: type[View[Any]], fields: frozenset[str]) -> tuple[ViewPart, ...]:
    """The parts of a view that depend on any of these fields of the record."""
    return tuple(part for part in view.parts if not fields.isdisjoint(part.made_of))
