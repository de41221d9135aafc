"""How a record lies in memory: all its fields are read from its bytes at once."""

from __future__ import annotations

import re
from struct import Struct
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from folsom.kernel.records import Record

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}  # of `struct`, by numpy's code

DIFFERENT = re.compile(rb"[^\0]+")


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
        self._nested_types = dict(self._nested)
        self._is_row = {name: bool(field.length) for name, field in record.fields.items()}
        self._forms = {name: self._form(record, name) for name in record.fields}
        self._name_at = [""] * dtype.itemsize  # by byte
        for name, (packing, at) in self._forms.items():
            self._name_at[at : at + packing.size] = [name] * packing.size

    def _form(self, record: type[Record], name: str) -> tuple[Struct, int]:
        """How one field is packed, and where."""
        field, fields = record.fields[name], cast("Any", record.dtype().fields)
        inside, at = fields[name][:2]
        if isinstance(field.code, str):
            return Struct(f"<{field.length or 1}{LETTERS[field.code]}"), at
        return Struct(f"<{inside.itemsize}s"), at

    def read(self, data: bytes, name: str) -> Any:
        """One field of a record by its bytes: a row as a tuple."""
        form, at = self._forms[name]
        found = form.unpack_from(data, at)
        if name in self._nested_types:
            return RecordReader(self._nested_types[name]._layout(), found[0])
        return found if self._is_row[name] else found[0]

    def differing(self, one: bytes, other: bytes) -> frozenset[str]:
        """The fields in which two records differ, by their bytes."""
        differs = int.from_bytes(one, "little") ^ int.from_bytes(other, "little")
        places = DIFFERENT.finditer(differs.to_bytes(len(one), "little"))
        return frozenset([name for place in places for name in self._fields_in(*place.span())])

    def _fields_in(self, start: int, end: int) -> set[str]:
        return {name for name in self._name_at[start:end] if name}

    def values(self, source: Any) -> dict[str, Any]:
        """The fields of a record of numpy's, or of its bytes, in plain Python."""
        found = self._struct.unpack_from(source)
        values = {name: list(found[at:end]) if end else found[at] for name, at, end in self._places}
        for name, record in self._nested:
            values[name] = record.twin(values[name])
        return values


class RecordReader:
    """A record's fields, each read from its bytes when it is first asked for; `made` has what was made of them."""

    def __init__(self, layout: RecordLayout, data: bytes) -> None:
        self._layout, self._data = layout, data
        self.made: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._layout.read(self._data, name)
        return value

    def after(self, data: bytes) -> tuple[RecordReader, frozenset[str]]:
        """A later record of the same kind, which keeps what was read and made before; and the fields that differ."""
        if data == self._data:
            return self, frozenset()
        touched = self._layout.differing(self._data, data)
        later = RecordReader.__new__(RecordReader)
        later.__dict__.update({name: value for name, value in self.__dict__.items() if name not in touched})
        later._data, later.made = data, self.made.copy()
        return later, touched
