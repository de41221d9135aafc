"""How a record lies in memory: its fields are read from its bytes, all at once or one by one."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from itertools import accumulate
from struct import Struct
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from folsom.kernel.records import Record

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}  # of `struct`, by numpy's code

FieldsOf = tuple[Any, ...]  # some fields of a record, which also have names; rows as tuples


class RecordLayout:
    """Where each field of a record lies, according to the record's dtype."""

    def __init__(self, record: type[Record]) -> None:
        dtype, form, end, count = record.dtype(), "<", 0, 0
        self._places: list[tuple[str, int, int]] = []  # a field and its first value; the end if it's a row, or 0
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
        return self._plain(name, form.unpack_from(data, at))

    def _plain(self, name: str, found: tuple[Any, ...]) -> Any:
        if name in self._nested_types:
            return RecordReader(self._nested_types[name].layout(), found[0])
        return found if self._is_row[name] else found[0]

    def places_of(self, name: str) -> range:
        """Where the bytes of a field are."""
        form, at = self._forms[name]
        return range(at, at + form.size)

    def fields_of(self, names: Sequence[str]) -> Callable[[bytes], FieldsOf]:
        """A function that reads just these fields from their consecutive bytes; none of them may be nested."""
        unpack = Struct("<" + "".join(self._forms[name][0].format.removeprefix("<") for name in names)).unpack
        ends = list(accumulate(len(self._forms[name][0].unpack(bytes(self._forms[name][0].size))) for name in names))
        spans = zip(names, [0, *ends], ends, strict=False)
        places = [slice(start, end) if self._is_row[name] else start for name, start, end in spans]
        fields: Any = namedtuple("Fields", names)  # type: ignore[misc]  # their names are data
        make: Callable[..., FieldsOf] = fields._make

        return lambda data: make(map(unpack(data).__getitem__, places))

    def values(self, source: Any) -> dict[str, Any]:
        """The fields of a numpy record, or of a record's bytes, in plain Python."""
        found = self._struct.unpack_from(source)
        values = {name: list(found[at:end]) if end else found[at] for name, at, end in self._places}
        for name, record in self._nested:
            values[name] = record.twin(values[name])
        return values


class RecordReader:
    """A record's fields, each read from its bytes when it is first asked for."""

    def __init__(self, layout: RecordLayout, data: bytes) -> None:
        self._layout, self._data = layout, data

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._layout.read(self._data, name)
        return value
