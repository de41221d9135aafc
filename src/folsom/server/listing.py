"""Lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import structs

from folsom.server.progress import Progress, read_progress
from folsom.server.store.rows import GuestRow, SeatRow, TableRow
from folsom.server.wire.bodies import ListedSeat, ListedTable, SeatKind, Status, Tables, TableSpec

TABLES_PER_PAGE = 50

_decoder = msgspec.json.Decoder(TableSpec)


def tables_page(rows: Sequence[TableRow], guest: GuestRow | None, *, more: bool) -> Tables:
    """A page of tables for a guest, or for anyone. With *more*, a full page says how to get the next one."""
    lines = tuple(_line(row, None if guest is None else guest.id) for row in rows)
    return Tables(lines, rows[-1].id if more and len(rows) == TABLES_PER_PAGE else None)


def _line(row: TableRow, guest: str | None) -> ListedTable:
    progress = read_progress(row.progress)
    return ListedTable(
        id=row.id,
        status=cast(Status, row.status),
        game=row.game,
        seats=tuple(_seat(seat, guest, progress) for seat in row.seats),
        clock=_decoder.decode(row.spec).clock,
        created=row.created,
        my_turn=_waits_for(row, guest),
        winners=_members(row.winners),
        undone=row.undone,
        round=None if progress is None else progress.round,
    )


def _seat(row: SeatRow, guest: str | None, progress: Progress | None) -> ListedSeat:
    seat = ListedSeat(cast(SeatKind, row.kind), row.name, row.level, guest is not None and row.guest == guest)
    if progress is None:
        return seat
    seat = structs.replace(seat, characters=progress.characters[row.seat])
    if not progress.places:
        return seat
    place = progress.places[row.seat]
    return structs.replace(seat, place=place.rank, money=place.money)


def _waits_for(row: TableRow, guest: str | None) -> bool:
    mine = {seat.seat for seat in row.seats if guest is not None and seat.guest == guest}
    return row.status == "playing" and not mine.isdisjoint(_members(row.waiting))


def _members(seats: int) -> tuple[int, ...]:
    """The seats in a bit set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)
