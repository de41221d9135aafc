"""A game followed by what one eye sees: its view, kept up to date by the events that it is told.

A follower knows nothing but a view and events, so it can give nothing away. Where it has to know a rule to understand
an event, the rule is about what everybody at the table can see. Every game has a follower of its own.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from folsom.kernel.events import Facts
from folsom.kernel.view import View, ViewRecord
from folsom.kernel.view_diff import Change, view_change

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
    """One eye's view, kept up to date by events alone: each has a method of its name."""

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
    """What each event changes in one viewer's view."""

    def __init__(self, view: View[Any], updater: ViewUpdater[Any]) -> None:
        self._view, self._updater = type(view), updater
        self._known = view.record  # as it was before the next event

    def see(self, name: str, facts: Facts) -> Change:
        """Something has happened: what it changes."""
        before = self._known
        self._updater.see(name, facts)
        self._known = _updated(before, vars(self._updater.v))
        return view_change(self._view, before, self._known)

    def end(self, view: View[Any]) -> Change:
        """What is still to be changed until a view is reached."""
        return view_change(self._view, self._known, view.record)


def _updated(record: G, fields: dict[str, Any]) -> G:
    """A record with these fields, and others as in one before."""
    copy = type(record).__new__(type(record))
    vars(copy).update(vars(record))
    vars(copy).update({name: value[:] if type(value) is list else value for name, value in fields.items()})
    return copy
