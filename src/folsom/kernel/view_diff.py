"""How a view differs from the one before, as plain data and no longer than need be.

Views are compared by the bytes of their records. A part of a view is made again only if the bytes of the fields that
it is made of have changed, and viewers who see the same bytes share what is made of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass
from functools import lru_cache
from struct import Struct
from typing import Any, NamedTuple

from folsom.kernel.layout import RecordLayout
from folsom.kernel.records import Record
from folsom.kernel.view import View, ViewPart, ViewRows

Change = dict[str, Any]  # what differs, by name
PARTS_REMEMBERED = 512  # of each kind: the viewers of a step look at them one after the other
DIFFERENCES_REMEMBERED = 4096
SAME = object()  # in place of a difference


class Made:
    """A part of a view: one object for all who see the same, so it is told apart by what it is."""

    __slots__ = ("part",)

    def __init__(self, part: Any) -> None:
        self.part = part


class PartMaker:
    """Makes one part of a view, or one column of a row, from the bytes of nothing but the fields that it names."""

    def __init__(self, part: ViewPart, layout: RecordLayout, row: str = "") -> None:
        self.name, self.row, self._make = part.name, row, part.make
        self._fields = layout.fields_of(part.made_of)
        self.places = [place for name in part.made_of for place in layout.places_of(name)]
        self.made: Callable[[bytes], Made] = lru_cache(maxsize=PARTS_REMEMBERED)(self._made)
        self.differs = known_column_difference if row else known_difference

    def _made(self, data: bytes) -> Made:
        return Made(self._make(self._fields(data)))


class SeenView(NamedTuple):
    """What one viewer sees at one moment: the bytes of each part, and the parts made so far by place."""

    parts: tuple[bytes, ...]
    made: dict[int, Made]


class ViewDiffer:
    """Tells how the views of one game differ; parts that are made of nothing never do."""

    def __init__(self, view: type[View[Any]], record: type[Record]) -> None:
        import numpy as np

        layout, self._record = record.layout(), np.dtype((np.uint8, record.dtype().itemsize))
        self._makers = [maker for part in view.parts for maker in _makers(part, layout)]
        self._order = np.array([place for maker in self._makers for place in maker.places])
        self._split = Struct("".join(f"{len(maker.places)}s" for maker in self._makers)).iter_unpack

    def parts_in(self, data: bytes) -> list[tuple[bytes, ...]]:
        """The bytes of each part, for each of the records whose bytes are given one after the other."""
        import numpy as np

        records = np.frombuffer(data, self._record)
        return list(self._split(records.take(self._order, axis=1).tobytes()))

    def after(self, before: SeenView, parts: tuple[bytes, ...]) -> tuple[SeenView, Change]:
        """What the viewer sees later, and how that differs from before."""
        if parts == before.parts:
            return before, {}
        made, change, rows = before.made.copy(), Change(), set[str]()
        for place, (then, now) in enumerate(zip(before.parts, parts, strict=True)):
            if then != now:
                maker = self._makers[place]
                old = made.get(place) or maker.made(then)
                new = made[place] = maker.made(now)
                differs = maker.differs(old, new)
                if differs is SAME:
                    continue
                if maker.row:
                    rows.add(maker.row)
                    change.setdefault(maker.row, {})[maker.name] = differs
                else:
                    change[maker.name] = differs
        for row in rows:
            change[row] = _by_place(change[row])
        return SeenView(parts, made), change


def _makers(part: ViewPart | ViewRows, layout: RecordLayout) -> list[PartMaker]:
    if isinstance(part, ViewRows):
        return [PartMaker(column, layout, part.name) for column in part.columns]
    return [PartMaker(part, layout)] if part.made_of else []


@lru_cache(maxsize=DIFFERENCES_REMEMBERED)
def known_difference(before: Made, now: Made) -> Any:
    """The same as `difference`, or SAME if there is none; remembered for other viewers who see the same."""
    return SAME if before.part == now.part else difference(before.part, now.part)


@lru_cache(maxsize=DIFFERENCES_REMEMBERED)
def known_column_difference(before: Made, now: Made) -> Any:
    """How each place of a column differs, by number, or SAME; remembered as well."""
    pairs = enumerate(zip(before.part, now.part, strict=True))
    return {place: difference(old, new) for place, (old, new) in pairs if old is not new and old != new} or SAME


def _by_place(columns: dict[str, dict[int, Any]]) -> Change:
    """What differs in some columns of a row, by place."""
    places = sorted({place for column in columns.values() for place in column})
    return {
        str(place): {name: column[place] for name, column in columns.items() if place in column} for place in places
    }


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
