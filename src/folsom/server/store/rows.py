"""The rows of the store. Times are seconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class GuestRow(Struct, frozen=True):
    """A guest. Tokens of an earlier epoch are invalid; `phrase` is the hash of the recovery phrase."""

    id: str
    name: str
    epoch: int
    phrase: bytes | None
    created: float


class SeatRow(Struct, frozen=True):
    """A seat: open, a person's, or a bot's of a level. It is `away` while a bot plays for the person."""

    seat: int
    kind: str
    guest: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    consents: bool = False


class TableRow(Struct, frozen=True):
    """A table: `spec` is its TableSpec as JSON, `waiting` the set of seats to act, `deadline` when a clock runs out.

    Before the start, `deadline` is when the table closes if nobody is connected.
    """

    id: str
    game: str
    status: str
    public: bool
    host: str | None
    spec: bytes
    secret: bytes
    created: float
    started: float | None = None
    ended: float | None = None
    waiting: int = 0
    deadline: float | None = None
    winners: int = 0  # a set of seats
    previous: str | None = None
    code: str | None = None  # the join code, until the start
    undone: bool = False  # a person who plays alone went back in the game: it counts for nothing
    progress: bytes | None = None  # how far its game is, as JSON
    next: str | None = None
    seats: tuple[SeatRow, ...] = ()


class ActRow(Struct, frozen=True):
    """A choice, or an undo if there is no code; `by` is person, bot or stand-in.

    An undo among people undoes the last choice. One of a person who plays alone says how many of the choices that stood
    it `keeps`: the others are undone.
    """

    number: int
    seat: int
    code: int | None
    by: str
    at: float
    keeps: int | None = None


class SnapshotRow(Struct, frozen=True):
    """A table's game after its first `acts`."""

    acts: int
    data: bytes


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    guest: str
    name: str
    text: str
    at: float


class RatingRow(Struct, frozen=True):
    """A guest's rating in a game."""

    guest: str
    game: str
    mean: float
    deviation: float
    games: int
