"""How a view differs from the one before, as plain data and no longer than need be."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache, lru_cache
from typing import Any

from folsom.kernel.layout import RecordReader
from folsom.kernel.view import View, ViewPart

Change = dict[str, Any]  # what differs, by name
REMEMBERED = 4096


def part_changes(view: type[View[Any]], before: RecordReader, now: RecordReader, touched: frozenset[str]) -> Change:
    """How what a record shows differs from what the one before has shown: only parts of touched fields are made."""
    changes = {}
    for name, _, make in _touched_parts(view, touched):  # type: ignore[arg-type]  # types can be hashed
        then = before.made[name] if name in before.made else make(before)
        this = now.made[name] = make(now)
        if then is not this and then != this:
            changes[name] = _known_difference(_Pair(then, this))
    return changes


@cache
def _touched_parts(view: type[View[Any]], fields: frozenset[str]) -> tuple[ViewPart, ...]:
    """The fields of a view that depend on any of these fields of its record."""
    return tuple(part for part in view.parts if not fields.isdisjoint(part.made_of))


class _Pair:
    """Two parts, the very ones: what is equal but made apart is another pair."""

    __slots__ = ("now", "then")

    def __init__(self, then: Any, now: Any) -> None:
        self.then, self.now = then, now

    def __hash__(self) -> int:
        return hash((id(self.then), id(self.now)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Pair) and other.then is self.then and other.now is self.now


@lru_cache(maxsize=REMEMBERED)
def _known_difference(pair: _Pair) -> Any:
    """The same as `difference`: parts are remembered where they are made, so several viewers see the very same."""
    return difference(pair.then, pair.now)


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
