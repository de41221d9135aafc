"""What goes over a socket, both ways. The tag `type` says which message it is."""

from __future__ import annotations

from msgspec import Struct

from folsom.server.wire.bodies import Problem, TableInfo
from folsom.server.wire.limits import ChatText, Count, SeatNumber, Word
from folsom.server.wire.views import OfferedChoice, Outcome, TableView, ViewNews

# --- from the client -------------------------------------------------------------------------


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client; `id` is its own number for it, which the answer repeats."""

    id: Count


class Choose(FromClient, frozen=True, tag="choose"):
    """A choice of a seat, by its number, for the decision that it answers."""

    seat: SeatNumber
    decision: Count
    code: Count


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Take a seat's last choice back, while that is allowed."""

    seat: SeatNumber
    decision: Count


class Back(FromClient, frozen=True, tag="back"):
    """Whoever was away is back: bots play for them no more."""


class WatchSeat(FromClient, frozen=True, tag="watch_seat"):
    """A spectator asks for a seat's eye; null for their own again."""

    seat: SeatNumber | None


class Consent(FromClient, frozen=True, tag="consent"):
    """Whether spectators may look with this seat's eye."""

    seat: SeatNumber
    allow: bool


class Emote(FromClient, frozen=True, tag="emote"):
    """A word from the fixed set, of one's own seat; of the first, where no seat is named."""

    name: Word
    seat: SeatNumber | None = None


class Chat(FromClient, frozen=True, tag="chat"):
    """A line of free text, where the table allows it."""

    text: ChatText


class Resync(FromClient, frozen=True, tag="resync"):
    """Ask for everything anew."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a sign of life."""


Incoming = Choose | TakeBack | Back | WatchSeat | Consent | Emote | Chat | Resync | Ping


# --- from the server -------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message of the server; `seq` goes up by one with each that this socket is sent, from 0."""

    seq: int


class ClockFace(Struct, frozen=True):
    """The time that a seat has left, in milliseconds, and whether it is running."""

    seat: int
    left: int
    running: bool


class ChatLine(Struct, frozen=True):
    """A line that was said."""

    name: str
    guest: str
    text: str
    at: float


class Whole(FromServer, frozen=True, tag="table"):
    """Everything: the first message, and the answer to `resync`."""

    table: TableInfo
    mine: tuple[int, ...]  # one's own seats
    views: tuple[TableView, ...]  # empty before the start
    fixed_choices: tuple[OfferedChoice, ...]  # those that mean the same all game long
    to_act: tuple[int, ...]
    clocks: tuple[ClockFace, ...]
    chat: tuple[ChatLine, ...]
    outcome: Outcome | None


class News(FromServer, frozen=True, tag="news"):
    """A choice was made or taken back: what each viewer that could see something of it has seen."""

    news: tuple[ViewNews, ...]
    to_act: tuple[int, ...]
    clocks: tuple[ClockFace, ...]  # that were started, stopped or set; others run on, or stand as they did
    outcome: Outcome | None


class People(FromServer, frozen=True, tag="people"):
    """Seats, presence, spectators or status have changed."""

    table: TableInfo
    clocks: tuple[ClockFace, ...]


class Emoted(FromServer, frozen=True, tag="emoted"):
    """Someone said a word of the fixed set: a seat, its name, and its guest."""

    seat: int
    name: str
    guest: str
    emote: str


class ChatSaid(FromServer, frozen=True, tag="said"):
    """Someone said something."""

    line: ChatLine


class Done(FromServer, frozen=True, tag="done"):
    """The client's message with this number was carried out, and is stored if it changed anything."""

    id: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed; `id` is null where it couldn't be read."""

    id: int | None
    error: Problem


class Pong(FromServer, frozen=True, tag="pong"):
    """A sign of life."""

    id: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server is about to close this socket, and why; come back after so many seconds, if it says so."""

    reason: str
    sentence: str
    come_back: float | None


Outgoing = Whole | News | People | Emoted | ChatSaid | Done | Refusal | Pong | Bye
