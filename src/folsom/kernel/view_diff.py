"""How a view differs from the one before, as plain data and as briefly as possible.

Views are compared by the bytes of their records, those of all viewers at once. A part of a view is made again only if
the bytes of the fields that it is made of have changed, and viewers who see the same change share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import accumulate
from typing import Any

from folsom.kernel.layout import RecordLayout
from folsom.kernel.records import Record
from folsom.kernel.view import View, ViewPart, ViewRows

Change = dict[str, Any]  # what differs, by name
PARTS_REMEMBERED = 4096  # of each kind: the view after one act is the view before the next
SAME = object()  # returned if nothing differs
THING = "__dataclass_fields__"  # the attribute that marks a thing with fields


class PartMaker:
    """Makes one part of a view, or one column of a row, from the bytes of only the fields that it names."""

    def __init__(self, part: ViewPart, layout: RecordLayout, row: str = "") -> None:
        self.name, self.row, self._make = part.name, row, part.make
        self._fields = layout.fields_of(part.made_of)
        self.places = [place for name in part.made_of for place in layout.places_of(name)]
        self.made: Callable[[bytes], Any] = lru_cache(maxsize=PARTS_REMEMBERED)(self._made)
        self._difference = column_difference if row else part_difference

    def _made(self, data: bytes) -> Any:
        return self._make(self._fields(data))

    def differs(self, before: bytes, now: bytes) -> Any:
        """How the parts made from these bytes differ, or SAME."""
        return self._difference(self.made(before), self.made(now))


class ViewDiffer:
    """Tells how the views of one game differ; parts that use no field never do."""

    def __init__(self, view: type[View[Any]], record: type[Record]) -> None:
        import numpy as np

        layout, self._record = record.layout(), np.dtype((np.uint8, record.dtype().itemsize))
        self._makers = [maker for part in view.parts for maker in _makers(part, layout)]
        self._rows = [part.name for part in view.parts if isinstance(part, ViewRows)]
        self._order = np.array([place for maker in self._makers for place in maker.places])
        ends = list(accumulate(len(maker.places) for maker in self._makers))
        self._spans = list(zip([0, *ends], ends, strict=False))
        self._part_of = np.repeat(np.arange(len(self._makers)), [len(maker.places) for maker in self._makers])

    def changes(self, data: bytes, viewers: int) -> list[list[Change]]:
        """How each viewer's view differs from record to record; *data* has the records grouped by viewer."""
        import numpy as np

        if not viewers:
            return []
        size = len(self._order)
        ordered = np.frombuffer(data, self._record).take(self._order, axis=1)
        seen = ordered.reshape(viewers, -1, size)
        steps, places = np.divmod((seen[:, 1:] != seen[:, :-1]).reshape(-1).nonzero()[0], size)
        changed = dict.fromkeys(zip(steps.tolist(), self._part_of[places].tolist(), strict=True))
        return self._made(ordered.tobytes(), viewers, seen.shape[1] - 1, changed)

    def _made(self, data: bytes, viewers: int, steps: int, changed: Iterable[tuple[int, int]]) -> list[list[Change]]:
        """The changes by viewer and step; *changed* lists each step, all viewers' counted together, with a part."""
        size, made = len(self._order), [Change() for _ in range(viewers * steps)]
        known: dict[tuple[int, bytes, bytes], Any] = {}  # several viewers may see the same part change
        for step, part in changed:
            maker, (start, end) = self._makers[part], self._spans[part]
            then = (step + step // steps) * size  # a viewer has one record more than steps
            pair = part, data[then + start : then + end], data[then + size + start : then + size + end]
            differs = known.get(pair)
            if differs is None:
                differs = known[pair] = maker.differs(pair[1], pair[2])
            if differs is not SAME:
                change = made[step]
                (change.setdefault(maker.row, {}) if maker.row else change)[maker.name] = differs
        self._turn_rows(made)
        return [made[viewer * steps : (viewer + 1) * steps] for viewer in range(viewers)]

    def _turn_rows(self, changes: Iterable[Change]) -> None:
        """Regroup the changes of each row: by place instead of by column."""
        for change in changes:
            for row in self._rows:
                if row in change:
                    change[row] = _by_place(change[row])


def _makers(part: ViewPart | ViewRows, layout: RecordLayout) -> list[PartMaker]:
    if isinstance(part, ViewRows):
        return [PartMaker(column, layout, part.name) for column in part.columns]
    return [PartMaker(part, layout)] if part.made_of else []


def part_difference(before: Any, now: Any) -> Any:
    """Like `difference`, but SAME if there is none."""
    return SAME if before == now else difference(before, now)


def column_difference(before: Any, now: Any) -> Any:
    """How a column differs, by place, or SAME."""
    pairs = enumerate(zip(before, now, strict=True))
    return {place: difference(old, new) for place, (old, new) in pairs if old is not new and old != new} or SAME


def _by_place(columns: dict[str, dict[int, Any]]) -> Change:
    """What differs in some columns of a row, by place."""
    places = sorted({place for column in columns.values() for place in column})
    return {
        str(place): {name: column[place] for name, column in columns.items() if place in column} for place in places
    }


def difference(before: Any, now: Any) -> Any:
    """What is shown now, expressed as the difference from before.

    For a thing with fields: the fields that differ. For a row of such things that hasn't become shorter: the places
    that differ or are new, by number. Anything else is given whole.
    """
    if type(before) is not type(now):
        return now
    if hasattr(now, THING):
        return _of_things(before, now)
    if type(now) is tuple and len(now) >= len(before) and hasattr(now[0], THING):
        return _of_rows(before, now)
    return now


def _of_things(before: Any, now: Any) -> Change:
    old = vars(before)
    return {name: difference(old[name], new) for name, new in vars(now).items() if old[name] != new}


def _of_rows(before: tuple[Any, ...], now: tuple[Any, ...]) -> Change:
    """Compare by identity first: most places hold the very same object as before."""
    kept = enumerate(zip(before, now, strict=False))
    changed = {str(place): difference(old, new) for place, (old, new) in kept if old is not new and old != new}
    return changed | {str(place): now[place] for place in range(len(before), len(now))}
