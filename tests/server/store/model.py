"""A store in plain dicts: what the real one has to be like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from folsom.server.store.rows import ActRow, ChatRow, GuestRow, RatingRow, SeatRow, SnapshotRow, TableRow


class Impossible(Exception):
    """What can't be stored: the model is as before."""


def need(holds: object) -> None:
    if not holds:
        raise Impossible


@dataclass
class Model:
    """Every method is that of the store with the same name."""

    settings: dict[str, bytes] = field(default_factory=dict)
    guests: dict[str, GuestRow] = field(default_factory=dict)
    tables: dict[str, TableRow] = field(default_factory=dict)
    kept_acts: dict[str, list[ActRow]] = field(default_factory=dict)
    snapshots: dict[str, SnapshotRow] = field(default_factory=dict)
    lines: dict[str, list[ChatRow]] = field(default_factory=dict)
    rated: dict[tuple[str, str], RatingRow] = field(default_factory=dict)

    def keep_setting(self, name: str, value: bytes) -> None:
        self.settings[name] = value

    def add_guest(self, guest: GuestRow) -> None:
        need(guest.id not in self.guests)
        self.guests[guest.id] = guest

    def rename(self, guest: str, name: str) -> None:
        if guest in self.guests:
            self.guests[guest] = replace(self.guests[guest], name=name)

    def keep_phrase(self, guest: str, phrase: bytes) -> None:
        if guest in self.guests:
            need(all(other.phrase != phrase for other in self.guests.values() if other.id != guest))
            self.guests[guest] = replace(self.guests[guest], phrase=phrase)

    def raise_epoch(self, guest: str) -> int:
        need(guest in self.guests)
        self.guests[guest] = replace(self.guests[guest], epoch=self.guests[guest].epoch + 1)
        return self.guests[guest].epoch

    def add_table(self, table: TableRow) -> None:
        need(table.id not in self.tables and table.host in {None, *self.guests})
        self._check_seats(table.seats)
        self.tables[table.id] = table
        self.kept_acts[table.id], self.lines[table.id] = [], []

    def add_rematch(self, old: str, table: TableRow) -> str:
        need(old in self.tables and old != table.id)
        known = self.tables[old].next
        if known is None:
            self.add_table(replace(table, previous=old))
            self.tables[old] = replace(self.tables[old], next=table.id)
        return known or table.id

    def seat(self, table: str, host: str | None, seats: Sequence[SeatRow]) -> None:
        need(table in self.tables and host in {None, *self.guests})
        self._check_seats(seats)
        self.tables[table] = replace(self.tables[table], host=host, seats=tuple(seats))

    def begin(self, table: str, started: float, waiting: int, deadline: float | None) -> None:
        self._change(table, status="playing", started=started, waiting=waiting, deadline=deadline)

    def due(self, table: str, waiting: int, deadline: float | None) -> None:
        self._change(table, waiting=waiting, deadline=deadline)

    def act(
        self, table: str, act: ActRow, waiting: int, deadline: float | None, snapshot: SnapshotRow | None = None
    ) -> None:
        self._add_act(table, act, snapshot)
        self.due(table, waiting, deadline)

    def end(
        self,
        table: str,
        act: ActRow,
        ended: float,
        winners: int,
        snapshot: SnapshotRow | None,
        ratings: Sequence[RatingRow] = (),
    ) -> None:
        need(all(rating.guest in self.guests for rating in ratings))
        self._add_act(table, act, snapshot)
        self._change(table, status="over", ended=ended, winners=winners, waiting=0, deadline=None)
        self.rated |= {(rating.guest, rating.game): rating for rating in ratings}

    def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        need(table in self.tables)
        self.snapshots[table] = snapshot

    def say(self, table: str, line: ChatRow) -> None:
        need(table in self.tables and line.guest in self.guests)
        self.lines[table].append(line)

    def mine(self, guest: str) -> list[str]:
        """The tables of a guest, in the order in which they are listed."""
        found = [row for row in self.tables.values() if row.host == guest or _seats_of(row, guest)]
        return [row.id for row in sorted(found, key=lambda row: (_concern(row, guest), -row.created, row.id))]

    def public(self) -> list[str]:
        """The public tables, in the order in which they are listed."""
        found = [row for row in self.tables.values() if row.public and _invites(row)]
        return [row.id for row in sorted(found, key=lambda row: (row.status == "playing", -row.created, row.id))]

    def due_until(self, until: float) -> list[tuple[str, float]]:
        """The tables whose clock runs out, in the order in which they are listed."""
        playing = (row for row in self.tables.values() if row.status == "playing")
        found = [(row.id, row.deadline) for row in playing if row.deadline is not None and row.deadline <= until]
        return sorted(found, key=lambda pair: (pair[1], pair[0]))

    def _change(self, table: str, **facts: object) -> None:
        if table in self.tables:
            self.tables[table] = replace(self.tables[table], **facts)

    def _add_act(self, table: str, act: ActRow, snapshot: SnapshotRow | None) -> None:
        need(table in self.tables)
        need(all(kept.number != act.number for kept in self.kept_acts[table]))
        self.kept_acts[table].append(act)
        self.snapshots |= {table: snapshot} if snapshot else {}

    def _check_seats(self, seats: Sequence[SeatRow]) -> None:
        need(all(seat.guest in {None, *self.guests} for seat in seats))
        need(len({seat.seat for seat in seats}) == len(seats))


def _seats_of(row: TableRow, guest: str) -> int:
    return sum(1 << seat.seat for seat in row.seats if seat.guest == guest)


def _concern(row: TableRow, guest: str) -> int:
    waits = row.status == "playing" and bool(row.waiting & _seats_of(row, guest))
    return 0 if waits else 1 if row.status != "over" else 2


def _invites(row: TableRow) -> bool:
    return row.status == "playing" or (row.status == "open" and any(seat.kind == "open" for seat in row.seats))
