"""What HTTP requests bring and get."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from folsom.bots import DEFAULT_LEVEL
from folsom.server.wire.limits import ClockSeconds, Code, Name, Options, Phrase, Players, SeatNumber, Word

GameName = Literal["express", "super"]
ClockKind = Literal["none", "choice", "total"]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over"]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that comes in: an unknown field is refused."""


# --- guests ----------------------------------------------------------------------------------


class NewGuest(RequestBody, frozen=True):
    """A guest to be: with a name, or one will be made up."""

    name: Name | None = None


class Rename(RequestBody, frozen=True):
    """Another name."""

    name: Name


class Recover(RequestBody, frozen=True):
    """The recovery phrase of a guest."""

    phrase: Phrase


class Me(Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    has_phrase: bool
    ratings: dict[str, Rating]


class RecoveryPhrase(Struct, frozen=True):
    """Shown once: the server keeps only its hash."""

    phrase: str


class Rating(Struct, frozen=True):
    """By Plackett and Luce: `shown` is the mean less three deviations."""

    mean: float
    deviation: float
    shown: float
    games: int


class Rated(Struct, frozen=True):
    """A guest among the rated."""

    place: int
    name: str
    rating: Rating
    me: bool


class Ratings(Struct, frozen=True):
    """The best of a game, and the one who asks, if rated."""

    game: GameName
    best: tuple[Rated, ...]
    mine: Rated | None


# --- tables ----------------------------------------------------------------------------------


class ClockSpec(RequestBody, frozen=True):
    """How long a person may think: for each choice, or for all of a game; `none` has no seconds."""

    kind: ClockKind = "none"
    seconds: ClockSeconds | None = None


class SeatSpec(RequestBody, frozen=True):
    """Who is to sit: `open` for whoever comes, `person` for who asks (with a name, where several pass one device)."""

    kind: SeatKind = "open"
    name: Name | None = None
    level: Word | None = None


class TableSpec(RequestBody, frozen=True):
    """What a table plays, and how. Characters are one for each bandit, null for chance."""

    game: GameName
    players: Players
    options: Options = {}
    characters: tuple[Word | None, ...] | None = None
    clock: ClockSpec = ClockSpec()
    level: Word = DEFAULT_LEVEL  # of the bots that play for people who are away
    public: bool = False
    spectator_views: bool = False
    chat: bool = False


class NewTable(RequestBody, frozen=True):
    """A table to be; `seats` has one for each player. With `start`, and no seat open, it is played at once."""

    table: TableSpec
    seats: tuple[SeatSpec, ...]
    start: bool = False


class Join(RequestBody, frozen=True):
    """The code of an open table; case, spaces and hyphens don't matter."""

    code: Code


class Sit(RequestBody, frozen=True):
    """A free seat to sit down at, under one's own name or another (several people, one device)."""

    seat: SeatNumber
    name: Name | None = None


class AtSeat(RequestBody, frozen=True):
    """A seat: to stand up from, or to be freed by the host."""

    seat: SeatNumber


class NameSeat(RequestBody, frozen=True):
    """Another name for one's own seat."""

    seat: SeatNumber
    name: Name


class ChangeSeat(RequestBody, frozen=True):
    """From one's own seat to a free one."""

    seat: SeatNumber
    to: SeatNumber


class SeatBot(RequestBody, frozen=True):
    """A bot for a free seat."""

    seat: SeatNumber
    level: Word


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. A person's id is there so that clients know people apart, and themselves.

    `here`: the person has a socket open; `away`: a bot plays for them; `consents`: spectators may look.
    """

    seat: int
    kind: SeatKind
    name: str
    guest: str | None
    level: str | None
    here: bool
    away: bool
    consents: bool


class TableInfo(Struct, frozen=True):
    """A table as everyone with its link sees it; the `code` is for telling over the phone, until the start."""

    id: str
    status: Status
    table: TableSpec
    seats: tuple[SeatInfo, ...]
    host: str | None
    spectators: int
    commitment: str
    created: float
    started: float | None
    ended: float | None
    previous: str | None  # the table of which this is the rematch
    next: str | None  # the table of its rematch
    code: str | None


class ListedSeat(Struct, frozen=True):
    """A seat of a table in a list; `mine` is the asking guest's own."""

    kind: SeatKind
    name: str
    level: str | None
    mine: bool


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: Status
    game: GameName
    seats: tuple[ListedSeat, ...]
    clock: ClockSpec
    created: float
    my_turn: bool
    winners: tuple[int, ...]


class Tables(Struct, frozen=True):
    """A page of tables; `before` asks for the next one."""

    tables: tuple[ListedTable, ...]
    before: str | None


# --- what there is to choose -----------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """A rule that a table may choose, its values with the default first."""

    name: str
    values: tuple[str, ...]
    about: str


class LevelInfo(Struct, frozen=True):
    """A bot to play against."""

    name: str
    about: str


class GameInfo(Struct, frozen=True):
    """A game and what can be chosen for it; `bandits` says how many characters a table of so many players has."""

    game: GameName
    title: str
    players: tuple[int, ...]
    usual_players: int
    characters: tuple[str, ...]
    bandits: dict[int, int]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]


class LanguageInfo(Struct, frozen=True):
    """A language: its code, its own name for itself, and other codes that mean it."""

    code: str
    name: str
    aliases: tuple[str, ...]


class Catalogue(Struct, frozen=True):
    """Everything that can be chosen. `default_level` is a level of every game; the first language is the fallback."""

    version: str
    games: tuple[GameInfo, ...]
    default_level: str
    emotes: tuple[str, ...]
    languages: tuple[LanguageInfo, ...]
    shortest_clock: int
    longest_clock: int


# --- refusals --------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why something was refused: a word for programs with its facts, and a sentence for people."""

    code: str
    facts: dict[str, Any]
    sentence: str


class ErrorBody(Struct, frozen=True):
    """The body of every response that isn't 2xx."""

    error: Problem
