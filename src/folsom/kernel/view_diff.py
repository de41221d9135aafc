"""How something that is seen differs from what was seen before, told as plain data and no longer than need be."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

Change = dict[str, Any]  # what differs, by name


def difference(before: Any, now: Any) -> Any:
    """What is seen now, told as how it differs.

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
