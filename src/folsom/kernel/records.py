"""Records: one annotated class gives the dtype, the compiled type and the checker's type.

```python
class State(Record):
    marshal: int = int8()          # one number
    bullets: list[int] = int8(6)   # a row of six
```

An instance is the interpreted twin: plain ints and lists. `many(State, n)` makes
n zeroed records: a numpy array when rules are compiled, a list of twins when not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, cast

from folsom.kernel.layout import RecordLayout, RecordReader
from folsom.kernel.mode import MODE, Mode

if TYPE_CHECKING:
    import numpy as np


FLOAT, SHORT_FLOAT = "f8", "f4"
CACHE_LINE = 64  # bytes
FEW = 64  # records: memory for more is best zeroed by the system, when it is used


@dataclass(frozen=True)
class Field:
    """The storage of one field: a numpy code or a record, and how many (0: a single one)."""

    code: str | type[Record]
    length: int = 0

    def dtype(self) -> Any:
        """What numpy takes for this field."""
        if not isinstance(self.code, str):
            return self.code.dtype()
        return (self.code, (self.length,)) if self.length else self.code

    def zero(self) -> Any:
        """The value of this field in a new twin."""
        if not isinstance(self.code, str):
            return self.code()
        zero = self._number(0)
        return [zero] * self.length if self.length else zero

    def plain(self, value: Any) -> Any:
        """A copy of a twin's value."""
        if not isinstance(self.code, str):
            return self.code.twin(value)
        return [self._number(v) for v in value] if self.length else self._number(value)

    def _number(self, value: Any) -> Any:
        return float(value) if self.code in (FLOAT, SHORT_FLOAT) else int(value)


def int8(length: int = 0) -> Any:
    """A field of signed bytes."""
    return Field("i1", length)


def uint8(length: int = 0) -> Any:
    """A field of unsigned bytes: good as an index, because compiled code needn't check for negative numbers."""
    return Field("u1", length)


def int16(length: int = 0) -> Any:
    """A field of 16-bit numbers."""
    return Field("i2", length)


def int32(length: int = 0) -> Any:
    """A field of 32-bit numbers."""
    return Field("i4", length)


def int64(length: int = 0) -> Any:
    """A field of 64-bit words."""
    return Field("i8", length)


def float64(length: int = 0) -> Any:
    """A field of floats: for bots, because rules use none."""
    return Field(FLOAT, length)


def float32(length: int = 0) -> Any:
    """A field of short floats: for observations."""
    return Field(SHORT_FLOAT, length)


def nested(record: type[Record]) -> Any:
    """A field that is itself a record."""
    return Field(record)


class Record:
    """A fixed-size record of numbers; subclass it with annotated fields."""

    fields: ClassVar[dict[str, Field]]
    fills_lines: ClassVar[bool] = False  # whether it is an odd number of whole lines of the processor's cache

    def __init_subclass__(cls) -> None:
        cls.fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]  # records are mutable

    def __repr__(self) -> str:
        body = ", ".join(f"{name}={value}" for name, value in vars(self).items())
        return f"{type(self).__name__}({body})"

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The numpy dtype of this record, aligned."""
        import numpy as np

        tight = np.dtype([(name, field.dtype()) for name, field in cls.fields.items()], align=True)
        return _with_size(tight, _odd_lines(tight.itemsize)) if cls.fills_lines else tight

    @classmethod
    def twin(cls, source: Any) -> Self:
        """A twin of one record, which is given as a twin, as numpy's record or as bytes."""
        twin = cls.__new__(cls)
        if isinstance(source, Record):
            values = {name: field.plain(getattr(source, name)) for name, field in cls.fields.items()}
        else:
            values = cls.layout().values(source)
        vars(twin).update(values)
        return twin

    @classmethod
    @cache
    def layout(cls) -> RecordLayout:
        """How this record lies in memory."""
        return RecordLayout(cls)

    @classmethod
    def reader(cls, data: bytes) -> RecordReader:
        """The fields of a record given as bytes, read on demand."""
        return RecordReader(cls.layout(), data)

    def write(self, records: list[Self], index: int) -> None:
        """Overwrite one record with a copy of this twin."""
        row: Any = records
        row[index] = self if isinstance(row, Twins) else self.values()

    def values(self) -> tuple[Any, ...]:
        """The fields' values, in the form that numpy takes."""
        return tuple(v.values() if isinstance(v, Record) else v for v in vars(self).values())

    def pack(self) -> bytes:
        """The record's bytes, the same in every mode and on every little-endian machine."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        array[0] = self.values()
        return array.tobytes()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The twin that `pack` turned into *data*."""
        size = cls.dtype().itemsize
        if len(data) != size:
            raise ValueError(f"{cls.__name__} takes {size} bytes, not {len(data)}")
        return cls.twin(data)


def _odd_lines(size: int) -> int:
    """The size of the odd number of cache lines that has room for *size* bytes.

    With an even number, the same field of many records would share half of the cache's sets, or fewer.
    """
    return (-(-size // CACHE_LINE) | 1) * CACHE_LINE


def _with_size(dtype: np.dtype[Any], size: int) -> np.dtype[Any]:
    """The same fields at the same places, in a record of this size."""
    import numpy as np

    places: dict[str, Any] = dict(cast("Any", dtype.fields))
    formats, offsets = ([place[part] for place in places.values()] for part in (0, 1))
    layout: Any = {"names": list(places), "formats": formats, "offsets": offsets, "itemsize": size}
    sized: np.dtype[Any] = np.dtype(layout, align=True)
    return sized


Bytes = Annotated[list[int], "u1"]  # a rule's argument: a row of bytes of a record
ByteArray = Annotated[list[int], "u1", "C"]  # an entry point's argument: numpy's bytes, one after the other
FloatArray = Annotated[list[float], SHORT_FLOAT, "C"]  # an entry point's argument: numpy's short floats

R = TypeVar("R", bound=Record)


class Twins(list[R]):
    """A list of twins that are assigned by value, as an array's records are."""

    def __setitem__(self, index: Any, source: Any) -> None:
        vars(self[index]).update(vars(type(source).twin(source)))

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return Twins(found) if isinstance(index, slice) else found


def many(record: type[R], count: int) -> list[R]:
    """*count* zeroed records, as the rules of this process take them."""
    if MODE is Mode.INTERPRETED:
        return Twins(record() for _ in range(count))
    if count <= FEW:
        few: list[R] = _on_bytes(record.dtype(), bytearray(count * record.dtype().itemsize))
        return few
    import numpy as np

    return cast("list[R]", np.zeros(count, record.dtype()))


def _on_bytes(dtype: np.dtype[Any], data: bytearray) -> Any:
    """Records backed by these bytes: numpy makes and copies records field by field, which takes many times longer."""
    import numpy as np

    return np.frombuffer(data, dtype)


def buffer(record: type[R], count: int) -> Any:
    """*count* zeroed records, held by numpy in every mode: for what entry points only write."""
    import numpy as np

    kept = np.zeros(count, record.dtype())
    return kept.view(np.recarray) if MODE is Mode.INTERPRETED else kept


def copied(records: list[R]) -> list[R]:
    """A copy of these records."""
    if isinstance(records, Twins):
        return Twins(type(record).twin(record) for record in records)
    array: Any = records
    copy: list[R] = _on_bytes(array.dtype, bytearray(array.tobytes()))
    return copy


def packed(records: list[R]) -> bytes:
    """The bytes of these records, one after the other."""
    if isinstance(records, Twins):
        return b"".join(record.pack() for record in records)
    array: Any = records
    data: bytes = array.tobytes()
    return data


def field_bytes(records: list[R], name: str) -> bytes:
    """The bytes of one field of the first record, for comparisons."""
    if isinstance(records, Twins):
        return cast("bytes", getattr(records[0], name).pack())
    array: Any = records
    data: bytes = array[name].tobytes()
    return data


def unpacked(record: type[R], data: bytes) -> list[R]:
    """The records that have these bytes, one after the other, as the rules of this process take them."""
    if MODE is Mode.INTERPRETED:
        size = record.dtype().itemsize
        return Twins(record.unpack(data[at : at + size]) for at in range(0, len(data), size))
    held: list[R] = _on_bytes(record.dtype(), bytearray(data))
    return held


def reading(record: type[R], records: list[R]) -> R:
    """The first record's fields, to be read from ordinary Python until it changes."""
    if isinstance(records, Twins):
        return cast("R", records[0])
    array: Any = records
    fields: Any = record.reader(array.tobytes())
    return fields  # type: ignore[no-any-return]  # it has the same fields


def picked(records: list[R], places: Any) -> list[R]:
    """A copy of some records, for `put_back`."""
    if isinstance(records, Twins):
        return Twins(type(records[place]).twin(records[place]) for place in places)
    array: Any = records
    return cast("list[R]", array.view(f"V{array.itemsize}")[places].view(array.dtype))  # whole, not field by field


def put_back(records: list[R], places: Any, some: list[R]) -> None:
    """Put records in the places that they were picked from."""
    if isinstance(records, Twins):
        for place, record in zip(places, some, strict=True):
            records[place] = record
    else:
        array, source = cast("Any", records), cast("Any", some)
        array.view(f"V{array.itemsize}")[places] = source.view(f"V{array.itemsize}")


def read(records: list[R], index: int, name: str) -> Any:
    """One field of one record, from ordinary Python."""
    if isinstance(records, Twins):
        return getattr(records[index], name)
    return cast("Any", records)[name][index]  # the other way round, numpy makes an object of the whole record


def write(records: list[R], index: int, name: str, value: Any) -> None:
    """Set one field of one record, from ordinary Python."""
    if isinstance(records, Twins):
        record = records[index]
        setattr(record, name, record.fields[name].plain(value))
    else:
        cast("Any", records)[name][index] = value.values() if isinstance(value, Record) else value


def fill(records: list[R], name: str, value: Record) -> None:
    """Set one field of every record, from ordinary Python."""
    if isinstance(records, Twins):
        for index in range(len(records)):
            write(records, index, name, value)
    else:
        cast("Any", records)[name] = value.values()


def words(count: int) -> list[int]:
    """*count* zeroed 64-bit words, as the rules of this process take them."""
    if MODE is Mode.INTERPRETED:
        return [0] * count
    import numpy as np

    return cast("list[int]", np.zeros(count, np.int64))


def floats(values: Iterable[float]) -> list[float]:
    """These floats, as the bots of this process take them."""
    if MODE is Mode.INTERPRETED:
        return list(values)
    import numpy as np

    return cast("list[float]", np.fromiter(values, np.float64))


def table(values: Iterable[int]) -> list[int]:
    """A constant table that rules may look things up in."""
    if MODE is Mode.INTERPRETED:
        return list(values)
    import numpy as np

    return cast("list[int]", np.fromiter(values, np.int64))
