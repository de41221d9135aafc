"""Records: one annotated class is the dtype, the compiled type and the plain twin."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.express.state import State
from folsom.kernel import Record, int8, int16, int32, int64, many, nested, read, table, uint8, words, write
from folsom.kernel.records import CACHE_LINE, FEW, copied, fill, packed, reading, unpacked
from tests.kernel.from_python import callable_from_python


class Wallet(Record):
    """A record inside another."""

    coins: int = int32()
    notes: list[int] = uint8(2)


class Purse(Record):
    """One field of every kind."""

    small: int = int8()
    byte: int = uint8()
    row: list[int] = int16(3)
    word: int = int64()
    inner: Wallet = nested(Wallet)


def _numbers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(1 << bits - 1), (1 << bits - 1) - 1)


@st.composite
def purses(draw: st.DrawFn) -> Purse:
    purse = Purse()
    purse.small, purse.byte, purse.word = draw(_numbers(8)), draw(st.integers(0, 255)), draw(_numbers(64))
    purse.row = draw(st.lists(_numbers(16), min_size=3, max_size=3))
    purse.inner.coins = draw(_numbers(32))
    purse.inner.notes = draw(st.lists(st.integers(0, 255), min_size=2, max_size=2))
    return purse


def test_the_class_gives_the_dtype() -> None:
    dtype = Purse.dtype()
    assert dtype.names == ("small", "byte", "row", "word", "inner")
    assert dtype.isalignedstruct
    assert [dtype[name].base.str for name in ("small", "byte", "row", "word")] == ["|i1", "|u1", "<i2", "<i8"]
    assert dtype["row"].shape == (3,)
    assert dtype["inner"] == Wallet.dtype()


def test_a_new_record_is_all_zeros() -> None:
    assert Purse().values() == (0, 0, [0, 0, 0], 0, (0, [0, 0]))
    assert Purse.twin(many(Purse, 1)[0]) == Purse()


@given(purses())
def test_unpack_gives_back_what_was_packed(purse: Purse) -> None:
    data = purse.pack()
    assert len(data) == Purse.dtype().itemsize
    assert Purse.unpack(data) == purse
    assert Purse.unpack(data).pack() == data


@given(purses())
def test_a_twin_is_equal_and_apart(purse: Purse) -> None:
    twin = Purse.twin(purse)
    assert twin == purse
    twin.row[0] ^= 1
    twin.inner.notes[1] ^= 1
    assert twin.row != purse.row
    assert twin.inner != purse.inner


@given(purses())
def test_a_record_is_written_and_read_by_value(purse: Purse) -> None:
    row = many(Purse, 3)
    purse.write(row, 1)
    assert [Purse.twin(record) for record in row] == [Purse(), purse, Purse()]
    assert read(row, 1, "word") == purse.word
    write(row, 1, "word", 7)
    assert Purse.twin(row[1]).word == 7
    row[2] = row[1]
    write(row, 1, "byte", purse.byte ^ 1)
    assert Purse.twin(row[2]).byte == purse.byte


@given(purses())
def test_packed_bytes_are_those_of_numpy(purse: Purse) -> None:
    array = np.zeros(1, Purse.dtype())
    array[0] = purse.values()
    assert purse.pack() == array.tobytes()


@pytest.mark.parametrize("name", ["small", "byte", "row", "word"])
def test_records_that_differ_in_one_field_are_not_equal(name: str) -> None:
    one, other = Purse(), Purse()
    setattr(other, name, [0, 0, 1] if name == "row" else 1)
    assert one != other
    assert f"{name}={getattr(other, name)}" in repr(other)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=f"Purse takes {Purse.dtype().itemsize} bytes, not 3"):
        Purse.unpack(b"abc")


def test_a_number_that_does_not_fit_its_field_is_refused() -> None:
    purse = Purse()
    purse.small = 128
    with pytest.raises(OverflowError):
        purse.pack()


def _double(purses: Any, index: int) -> int:
    """A function of the rules' kind: it reads and sets fields, and gives a number."""
    purse = purses[index]
    purse.word = 2 * purse.word + purse.row[1]
    purse.inner.coins += 1
    return int(purse.byte)


def test_rules_read_and_set_the_same_fields() -> None:
    row, purse = many(Purse, 2), Purse()
    purse.word, purse.row, purse.byte = 20, [1, 2, 3], 200
    purse.write(row, 1)
    assert callable_from_python(_double)(row, 1) == 200
    assert (read(row, 1, "word"), Purse.twin(row[1]).inner.coins) == (42, 1)


def test_words_and_tables_are_plain_numbers() -> None:
    assert list(words(3)) == [0, 0, 0]
    assert list(table(range(4))) == [0, 1, 2, 3]


def test_a_state_of_express_fits_in_seventeen_lines_of_the_cache() -> None:
    """Half of it is what seats were told of purses (`traces`), which most steps never read."""
    assert State.dtype().itemsize <= 17 * CACHE_LINE


class Aligned(Record):
    """A record of a few whole lines."""

    fills_lines = True
    word: int = int64()
    row: list[int] = uint8(CACHE_LINE)


class Full(Record):
    """A record that fills a line as it is."""

    fills_lines = True
    row: list[int] = uint8(CACHE_LINE)


@pytest.mark.parametrize(("record", "lines"), [(State, 17), (Aligned, 3), (Full, 1)])
def test_a_record_can_fill_an_odd_number_of_lines_of_the_cache(record: type[Record], lines: int) -> None:
    assert record.dtype().itemsize == lines * CACHE_LINE


def test_a_record_with_spare_bytes_is_read_as_it_was_written() -> None:
    aligned = Aligned()
    aligned.word, aligned.row = -5, list(range(CACHE_LINE))
    assert Aligned.unpack(aligned.pack()) == aligned
    records = many(Aligned, 2)
    aligned.write(records, 1)
    assert [Aligned.twin(record) for record in copied(records)] == [Aligned(), aligned]


@pytest.mark.parametrize("count", [1, FEW, FEW + 1])
def test_new_records_are_zeroed_and_can_be_written(count: int) -> None:
    records = many(Purse, count)
    assert packed(records) == bytes(count * Purse.dtype().itemsize)
    write(records, count - 1, "word", -7)
    assert [read(records, index, "word") for index in (0, count - 1)][-1] == -7


@given(purses(), purses())
def test_a_copy_of_records_is_apart(purse: Purse, other: Purse) -> None:
    records = many(Purse, 1)
    purse.write(records, 0)
    copies = copied(records)
    other.write(records, 0)
    assert Purse.twin(copies[0]) == purse
    assert packed(copies) == purse.pack()


@given(st.lists(purses(), min_size=1, max_size=3))
def test_records_are_made_again_of_their_bytes(wanted: list[Purse]) -> None:
    records = unpacked(Purse, b"".join(purse.pack() for purse in wanted))
    assert [Purse.twin(record) for record in records] == wanted
    fill(records, "inner", Wallet())
    assert [Purse.twin(record).inner for record in records] == [Wallet()] * len(wanted)
    assert [Purse.twin(record).word for record in records] == [purse.word for purse in wanted]


@given(purses())
def test_single_fields_are_read_without_the_others(purse: Purse) -> None:
    records = many(Purse, 1)
    purse.write(records, 0)
    fields = reading(Purse, records)
    assert (fields.small, list(fields.row), fields.inner.coins) == (purse.small, purse.row, purse.inner.coins)


@given(purses())
def test_named_fields_are_read_from_their_own_bytes_alone(purse: Purse) -> None:
    layout, names = Purse.layout(), ("word", "row")
    data = purse.pack()
    fields: Any = layout.fields_of(names)(bytes(data[place] for name in names for place in layout.places_of(name)))
    assert (fields.word, fields.row, len(fields)) == (purse.word, tuple(purse.row), 2)
