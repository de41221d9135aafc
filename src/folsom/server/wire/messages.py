"""The messages on a socket, in both directions. The field `type` says which message it is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from folsom.server.wire.bodies import Problem, TableInfo
from folsom.server.wire.limits import ChatText, Count, SeatNumber, Word
from folsom.server.wire.views import Happening, OfferedChoice, Outcome, TableView, ViewNews

HintReason = Literal["gain", "keep", "aboard", "car", "win"]

# --- from the client -------------------------------------------------------------------------


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client. The response repeats its `id`."""

    id: Count


class Choose(FromClient, frozen=True, tag="choose"):
    """Make a seat's decision: choose one of its choices by its code."""

    seat: SeatNumber
    decision: Count
    code: Count


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Undo a seat's last choice, while that is allowed.

    A person who plays alone against bots goes back to their last choice, whatever has happened since. Everyone at the
    table is then sent the whole table.
    """

    seat: SeatNumber
    decision: Count


class Back(FromClient, frozen=True, tag="back"):
    """The sender is back: bots stop playing for them. Any other message does the same."""


class WatchSeat(FromClient, frozen=True, tag="watch_seat"):
    """Watch the game from a seat's view; null for your own view again."""

    seat: SeatNumber | None


class Consent(FromClient, frozen=True, tag="consent"):
    """Allow spectators to watch from this seat, or stop allowing it."""

    seat: SeatNumber
    allow: bool


class Emote(FromClient, frozen=True, tag="emote"):
    """Show an emote at your seat; at your first one if you name none."""

    name: Word
    seat: SeatNumber | None = None


class Chat(FromClient, frozen=True, tag="chat"):
    """Say a line of free text, if the table allows chat."""

    text: ChatText


class Foresee(FromClient, frozen=True, tag="foresee"):
    """Ask where the plan leads as far as your seat may know; the response is `foreseen`."""

    seat: SeatNumber
    decision: Count


class AskHint(FromClient, frozen=True, tag="ask_hint"):
    """Ask what a strong bot would choose at your seat; the response is `hint`, after a moment.

    A new request replaces the one before, and so does a new decision; what is replaced gets no response.
    """

    seat: SeatNumber
    decision: Count


class Resync(FromClient, frozen=True, tag="resync"):
    """Ask for the whole table again."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Check the connection."""


Incoming = Choose | TakeBack | Back | WatchSeat | Consent | Emote | Chat | Foresee | AskHint | Resync | Ping


# --- from the server -------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message from the server. On each socket `seq` counts up from 0."""

    seq: int


class ClockFace(Struct, frozen=True):
    """The time that a seat has left in milliseconds, and whether its clock is running."""

    seat: int
    left: int
    running: bool


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    name: str
    guest: str
    text: str
    at: float


class Whole(FromServer, frozen=True, tag="table"):
    """The whole table: the first message, and the response to `resync`. `mine` are the client's own seats.

    `recent` has a row for each of the `views`: the events of this round and the last one, as that viewer was told them.
    Undone choices leave none.
    """

    table: TableInfo
    mine: tuple[int, ...]
    views: tuple[TableView, ...]  # empty before the start
    recent: tuple[tuple[Happening, ...], ...]
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
    """A player showed an emote: the seat, its name, and its guest.

    A bot has no guest. It reacts to an event: `about` is that event's name, so that the emote can be shown with it.
    """

    seat: int
    name: str
    guest: str | None
    emote: str
    about: str | None = None


class ChatSaid(FromServer, frozen=True, tag="said"):
    """A player said something."""

    line: ChatLine


class Foreseen(FromServer, frozen=True, tag="foreseen"):
    """Where the plan leads as far as a seat may know; null if there is nothing to foresee.

    `foresight` is of the game's own type.
    """

    id: int
    seat: int
    decision: int
    foresight: Any


class Hint(FromServer, frozen=True, tag="hint"):
    """What a bot of this level would choose, and why, from what the seat may know.

    In imagined rounds, the choice brings what `why` says in `mine` of `of`: `gain` (money), `keep` (no less money),
    `aboard` (still on the train), `car` (the car that goes), or `win` (the game). The best other choice brings it in
    `others`. If `close`, these rounds don't show that the other is worse.
    """

    id: int
    seat: int
    decision: int
    level: str
    code: int
    other: int | None
    why: HintReason
    mine: int
    others: int
    of: int
    close: bool


class Done(FromServer, frozen=True, tag="done"):
    """The client's message with this id is done, and stored if it changed anything."""

    id: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed. `id` is null if the message couldn't be read."""

    id: int | None
    error: Problem


class Pong(FromServer, frozen=True, tag="pong"):
    """The response to a ping."""

    id: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server is about to close this socket, and why. If `come_back` is set, reconnect after as many seconds."""

    reason: str
    sentence: str
    come_back: float | None


Outgoing = Whole | News | People | Emoted | ChatSaid | Foreseen | Hint | Done | Refusal | Pong | Bye
