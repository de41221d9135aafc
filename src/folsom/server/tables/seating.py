"""Seats before the start. Each change takes a seating and returns another, or is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow, SeatRow


class Seating(Struct, frozen=True):
    """The seats of a table, and its host: the guest who made it, or the next person once they have left."""

    host: str | None
    seats: tuple[SeatRow, ...]

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that are free."""
        return tuple(row.seat for row in self.seats if row.kind == "open")

    def owned_by(self, guest: str | None) -> tuple[int, ...]:
        """A guest's own seats."""
        return tuple(row.seat for row in self.seats if guest is not None and row.guest == guest)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(row.seat for row in self.seats if row.kind == "person")

    @property
    def alone(self) -> int | None:
        """The seat of the only person at the table, against bots; None if there are several people."""
        persons = self.persons
        return persons[0] if len(persons) == 1 else None

    @property
    def is_of_one_person(self) -> bool:
        """Whether one person plays, against bots alone."""
        return not self.open_seats and len({self.seats[seat].guest for seat in self.persons}) == 1

    def changed(self, seat: int, **facts: Any) -> Seating:
        """The same seating with some facts of one seat changed."""
        rows = (replace(row, **facts) if row.seat == seat else row for row in self.seats)
        return replace(self, seats=tuple(rows))

    def with_row(self, row: SeatRow) -> Seating:
        """The same seating with another row for one seat."""
        return replace(self, seats=(*self.seats[: row.seat], row, *self.seats[row.seat + 1 :]))

    def at(self, seat: int) -> SeatRow:
        """A seat; refused if it doesn't exist."""
        if seat >= len(self.seats):
            raise Refused("no-such-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]


def free_seat(seat: int) -> SeatRow:
    """A seat that anyone may take."""
    return SeatRow(seat, "open")


def persons_seat(seat: int, guest: GuestRow, name: str | None) -> SeatRow:
    """A guest's seat, with their own name or another."""
    return SeatRow(seat, "person", guest.id, name or guest.name)


def bots_seat(seat: int, level: str) -> SeatRow:
    """A bot's seat, named after its level."""
    return SeatRow(seat, "bot", name=level, level=level)


# --- changes ---------------------------------------------------------------------------------


def sit_down(seating: Seating, guest: GuestRow, seat: int, name: str | None) -> Seating:
    """Take a free seat."""
    _check_free(seating, seat)
    return seating.with_row(persons_seat(seat, guest, name))


def stand_up(seating: Seating, guest: GuestRow, seat: int) -> Seating:
    """Leave your seat. A host without a seat hands over to the next person at the table, if there is one."""
    owned(seating, guest, seat)
    left = seating.with_row(free_seat(seat))
    if guest.id != seating.host or left.owned_by(guest.id):
        return left
    return replace(left, host=next(iter(_guests_from(left, seat)), guest.id))


def _guests_from(seating: Seating, seat: int) -> Iterable[str]:
    round_the_table = (*seating.seats[seat:], *seating.seats[:seat])
    return (row.guest for row in round_the_table if row.guest is not None)


def change_seat(seating: Seating, guest: GuestRow, seat: int, to: int) -> Seating:
    """Move from your seat to a free one."""
    row = owned(seating, guest, seat)
    _check_free(seating, to)
    return seating.with_row(free_seat(seat)).with_row(replace(row, seat=to))


def rename_seat(seating: Seating, guest: GuestRow, seat: int, name: str) -> Seating:
    """Change the name at your seat."""
    return seating.with_row(replace(owned(seating, guest, seat), name=name))


def free_up(seating: Seating, guest: GuestRow, seat: int) -> Seating:
    """As the host, free a person's or a bot's seat."""
    _check_host(seating, guest)
    if seating.at(seat).kind == "open":
        raise Refused("seat-open", seat=seat)
    return seating.with_row(free_seat(seat))


def seat_bot(seating: Seating, guest: GuestRow, seat: int, level: str) -> Seating:
    """As the host, give a free seat to a bot."""
    _check_host(seating, guest)
    _check_free(seating, seat)
    return seating.with_row(bots_seat(seat, level))


def check_start(seating: Seating, guest: GuestRow) -> None:
    """Refuse to start unless the host asks and every seat is taken."""
    _check_host(seating, guest)
    if seating.open_seats:
        raise Refused("seats-open", seats=list(seating.open_seats))


def rotated(seating: Seating, host: GuestRow) -> Seating:
    """The same people and bots for a rematch, each one seat further on."""
    last = len(seating.seats) - 1
    rows = (*seating.seats[last:], *seating.seats[:last])
    return Seating(host.id, tuple(_for_rematch(row, seat) for seat, row in enumerate(rows)))


def _for_rematch(row: SeatRow, seat: int) -> SeatRow:
    return replace(row, seat=seat, away=False, consents=False)


# --- checks ----------------------------------------------------------------------------------


def owned(seating: Seating, guest: GuestRow | None, seat: int) -> SeatRow:
    """A seat; refused if it isn't the guest's own."""
    row = seating.at(seat)
    if guest is None or row.guest != guest.id:
        raise Refused("not-your-seat", seat=seat)
    return row


def _check_free(seating: Seating, seat: int) -> None:
    if seating.at(seat).kind != "open":
        raise Refused("seat-taken", seat=seat)


def _check_host(seating: Seating, guest: GuestRow) -> None:
    if guest.id != seating.host:
        raise Refused("not-the-host")
