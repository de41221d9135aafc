"""How a view differs from the one before, as plain data and no longer than need be."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from typing import Any

from folsom.kernel.view import View, ViewPart, ViewRecord

Change = dict[str, Any]  # what differs, by name


def view_change(view: type[View[Any]], before: ViewRecord, now: ViewRecord) -> Change:
    """How what a record shows differs from what the one before has shown: only parts that may differ are made."""
    old = vars(before)
    touched = frozenset([name for name, value in vars(now).items() if value != old[name]])
    if not touched:
        return {}
    parts = _touched_parts(view, touched)  # type: ignore[arg-type]  # mypy asks whether views can be hashed, not types
    both = [(part.name, part.make(before), part.make(now)) for part in parts]
    return {name: difference(then, this) for name, then, this in both if then != this}


@cache
def _touched_parts(view: type[View[Any]], fields: frozenset[str]) -> tuple[ViewPart, ...]:
    """The fields of a view that depend on any of these fields of its record."""
    return tuple(part for part in view.parts if not fields.isdisjoint(part.made_of))


def difference(before: Any, now: Any) -> Any:
    """What is shown now, told as how it differs.

    Of a thing with fields, those that differ. Of a row of such things that hasn't become shorter, the places that
    differ or are new, by number. All else is told whole.
    """
    if type(before) is not type(now):
        return now
    if is_dataclass(now):
        return _of_things(before, now)
    if type(now) is tuple and len(now) >= len(before) and is_dataclass(now[0]):
        return _of_rows(before, now)
    return now


def _of_things(before: Any, now: Any) -> Change:
    old = vars(before)
    return {name: difference(old[name], new) for name, new in vars(now).items() if old[name] != new}


def _of_rows(before: tuple[Any, ...], now: tuple[Any, ...]) -> Change:
    """Most places hold the very same as before."""
    kept = enumerate(zip(before, now, strict=False))
    changed = {str(place): difference(old, new) for place, (old, new) in kept if old is not new and old != new}
    return changed | {str(place): now[place] for place in range(len(before), len(now))}
