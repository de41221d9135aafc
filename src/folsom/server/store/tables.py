"""Statements for tables with their seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, FromClause, bindparam, delete, insert, select, update

from folsom.server.store.reading import AnyRow, Query
from folsom.server.store.rows import SeatRow, TableRow
from folsom.server.store.schema import chat, seats, tables
from folsom.server.store.writer import Write

_OF_TABLE = tables.c.id == bindparam("table")
_ADD = insert(tables)
_ADD_SEAT = insert(seats)
_CLEAR_SEATS = delete(seats).where(seats.c.table_id == bindparam("table"))
# Each of these sets the columns that its values name.
_CHANGE_HOST = update(tables).where(_OF_TABLE)
_BEGIN = update(tables).where(_OF_TABLE)
_CHANGE_CLOCK = update(tables).where(_OF_TABLE)
_MARK = update(tables).where(_OF_TABLE)
_PROGRESS = update(tables).where(_OF_TABLE)
_END = update(tables).where(_OF_TABLE)
_GIVE_TIME = update(tables).where(tables.c.status == "open", tables.c.deadline.is_(None))
_REMOVE = delete(tables).where(_OF_TABLE)
_CLEAR_CHAT = delete(chat).where(chat.c.table_id == bindparam("table"))

_REMATCH = tables.alias("rematch")
_TABLE_COLUMNS = (*tables.c, _REMATCH.c.id.label("next"))
_SEAT_COLUMNS = tuple(column for column in seats.c if column is not seats.c.table_id)

ID_BY_CODE: Query = select(tables.c.id).where(tables.c.code == bindparam("code"))
REMATCH_OF: Query = select(tables.c.id).where(tables.c.previous == bindparam("table"))


def added(table: TableRow) -> list[Write]:
    """Add a table with its seats."""
    values = {name: value for name, value in asdict(table).items() if name in tables.c}
    return [Write(_ADD, values), *_seated(table.id, table.seats)]


def rematch_added(old: str, table: TableRow) -> list[Write]:
    """Add a table that is the rematch of an old one; each table has only one."""
    return added(replace(table, previous=old))


def seated(table: str, host: str | None, new: Sequence[SeatRow]) -> list[Write]:
    """Replace the seats and the host."""
    cleared = Write(_CLEAR_SEATS, {"table": table})
    return [cleared, *_seated(table, new), Write(_CHANGE_HOST, {"table": table, "host": host})]


def begun(table: str, started: float, waiting: int, deadline: float | None) -> list[Write]:
    """Start the game, and remove the join code."""
    clock = {"waiting": waiting, "deadline": deadline}
    return [Write(_BEGIN, {"table": table, "status": "playing", "started": started, "code": None, **clock})]


def clock_changed(table: str, waiting: int, deadline: float | None) -> list[Write]:
    """Change who is to act, and until when."""
    return [Write(_CHANGE_CLOCK, {"table": table, "waiting": waiting, "deadline": deadline})]


def marked_undone(table: str) -> list[Write]:
    """Note that a person who plays alone went back in the game."""
    return [Write(_MARK, {"table": table, "undone": True})]


def progressed(table: str, progress: bytes | None) -> list[Write]:
    """Change how far the game is, as lists show it; does nothing without it."""
    return [] if progress is None else [Write(_PROGRESS, {"table": table, "progress": progress})]


def ended(table: str, when: float, winners: int) -> list[Write]:
    """End the game: nobody is to act."""
    outcome = {"status": "over", "ended": when, "winners": winners}
    return [Write(_END, {"table": table, "waiting": 0, "deadline": None, **outcome})]


def removed(table: str) -> list[Write]:
    """Remove a table that nobody has started, with its seats and its chat."""
    return [Write(statement, {"table": table}) for statement in (_CLEAR_CHAT, _CLEAR_SEATS, _REMOVE)]


def given_time(deadline: float) -> list[Write]:
    """Set this deadline for open tables that have none."""
    return [Write(_GIVE_TIME, {"deadline": deadline})]


def _seated(table: str, new: Iterable[SeatRow]) -> list[Write]:
    return [Write(_ADD_SEAT, {"table_id": table, **asdict(seat)}) for seat in new]


def whole(*order: ColumnElement[Any], among: FromClause | None = None) -> Query:
    """A query for tables with their seats and rematches, in this order; `among` limits them to some ids."""
    laid = tables if among is None else tables.join(among, among.c.id == tables.c.id)
    laid = laid.outerjoin(_REMATCH, _REMATCH.c.previous == tables.c.id)
    laid = laid.outerjoin(seats, seats.c.table_id == tables.c.id)
    return select(*_TABLE_COLUMNS, *_SEAT_COLUMNS).select_from(laid).order_by(*order, tables.c.id, seats.c.seat)


BY_ID: Query = whole().where(_OF_TABLE)


def tables_of(rows: Iterable[AnyRow]) -> list[TableRow]:
    """The tables in the rows of a `whole` query, which returns one row per seat."""
    return [_table_of(list(together)) for _, together in groupby(rows, key=lambda row: row[0])]


def _table_of(rows: list[AnyRow]) -> TableRow:
    width = len(_TABLE_COLUMNS)
    names = [column.name for column in _TABLE_COLUMNS]
    table = TableRow(**dict(zip(names, rows[0][:width], strict=True)))
    return replace(table, seats=tuple(_seat_of(row[width:]) for row in rows if row[width] is not None))


def _seat_of(values: Sequence[Any]) -> SeatRow:
    return SeatRow(**dict(zip((column.name for column in _SEAT_COLUMNS), values, strict=True)))
