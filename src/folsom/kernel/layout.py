"""How a record lies in memory: all its fields are read from its bytes at once."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folsom.kernel.records import Record

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}  # of `struct`, by numpy's code


class RecordLayout:
    """Where each field of a record lies, by the record's dtype."""

    def __init__(self, record: type[Record]) -> None:
        dtype, form, end, count = record.dtype(), "<", 0, 0
        self._places: list[tuple[str, int, int]] = []  # a field, and its first value; a row's end, or 0
        self._nested: list[tuple[str, type[Record]]] = []
        for name, field in record.fields.items():
            fields: Any = dtype.fields
            inside, at = fields[name][:2]
            if isinstance(field.code, str):
                letters, values = f"{field.length or 1}{LETTERS[field.code]}", field.length or 1
            else:
                letters, values = f"{inside.itemsize}s", 1
                self._nested.append((name, field.code))
            self._places.append((name, count, count + field.length if field.length else 0))
            form, end, count = f"{form}{at - end}x{letters}", at + inside.itemsize, count + values
        self._struct = Struct(form)
        self._by_name = {name: (at, end) for name, at, end in self._places}
        self._nested_types = dict(self._nested)

    def reader(self, source: Any) -> RecordReader:
        """The same, read field by field when it is asked for."""
        return RecordReader(self, self._struct.unpack_from(source))

    def value(self, found: tuple[Any, ...], name: str) -> Any:
        """One field of what was unpacked: a row as a tuple."""
        at, end = self._by_name[name]
        value = found[at:end] if end else found[at]
        return self._nested_types[name]._layout().reader(value) if name in self._nested_types else value

    def differing(self, one: tuple[Any, ...], other: tuple[Any, ...]) -> frozenset[str]:
        """The fields in which two records differ."""
        return frozenset(
            [name for name, at, end in self._places if one[at : end or at + 1] != other[at : end or at + 1]]
        )

    def values(self, source: Any) -> dict[str, Any]:
        """The fields of a record of numpy's, or of its bytes, in plain Python."""
        found = self._struct.unpack_from(source)
        values = {name: list(found[at:end]) if end else found[at] for name, at, end in self._places}
        for name, record in self._nested:
            values[name] = record.twin(values[name])
        return values


class RecordReader:
    """A record's fields, each taken from what was unpacked when it is first asked for."""

    def __init__(self, layout: RecordLayout, found: tuple[Any, ...]) -> None:
        self._layout, self._found = layout, found

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._layout.value(self._found, name)
        return value

    def differing(self, other: RecordReader) -> frozenset[str]:
        """The fields in which another record of the same kind differs."""
        return self._layout.differing(self._found, other._found)
