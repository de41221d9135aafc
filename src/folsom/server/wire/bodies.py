"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from folsom.bots import DEFAULT_LEVEL
from folsom.games import GAMES
from folsom.server.wire.limits import ClockSeconds, Code, Name, Options, Phrase, Players, SeatNumber, Word

if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(GAMES)]  # what checkers know only as a word is one of these on the wire
ClockKind = Literal["none", "choice", "total"]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over"]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request: an unknown field is refused."""


# --- guests ----------------------------------------------------------------------------------


class NewGuest(RequestBody, frozen=True):
    """A new guest. Without a name, the server makes one up."""

    name: Name | None = None


class Rename(RequestBody, frozen=True):
    """A guest's new name."""

    name: Name


class Recover(RequestBody, frozen=True):
    """A guest's recovery phrase."""

    phrase: Phrase


class Me(Struct, frozen=True):
    """The guest who asks."""

    id: str
    name: str
    has_phrase: bool
    ratings: dict[str, Rating]


class RecoveryPhrase(Struct, frozen=True):
    """A recovery phrase. It is shown once: the server keeps only its hash."""

    phrase: str


class Rating(Struct, frozen=True):
    """A Plackett-Luce rating: `shown` is the mean minus three deviations."""

    mean: float
    deviation: float
    shown: float
    games: int


class Rated(Struct, frozen=True):
    """A guest in a ranking."""

    place: int
    name: str
    rating: Rating
    me: bool


class Ratings(Struct, frozen=True):
    """The ranking of a game, and the place of the guest who asks, if they are rated."""

    game: GameName
    best: tuple[Rated, ...]
    mine: Rated | None


# --- tables ----------------------------------------------------------------------------------


class ClockSpec(RequestBody, frozen=True):
    """How long people may think: for each `choice`, or in `total`. The kind `none` has no seconds."""

    kind: ClockKind = "none"
    seconds: ClockSeconds | None = None


class SeatSpec(RequestBody, frozen=True):
    """A seat of a new table: `open` for anyone, `person` for the host. A name helps if people share a device."""

    kind: SeatKind = "open"
    name: Name | None = None
    level: Word | None = None


class TableSpec(RequestBody, frozen=True):
    """What a table plays, and how. There is one character for each bandit; null is a random one.

    `level` is the level of the bots that play for people who are away. With `spectator_views`, spectators may watch a
    seat whose owner consents. With `memory_aids`, views repeat what players could remember by themselves. With
    `foresight`, players may ask where the plan leads. With `hints`, they may ask what a strong bot would do; null
    allows it to a person who plays alone. A public table has neither, because it's rated.
    """

    game: GameName
    players: Players
    options: Options = {}
    characters: tuple[Word | None, ...] | None = None
    clock: ClockSpec = ClockSpec()
    level: Word = DEFAULT_LEVEL
    public: bool = False
    spectator_views: bool = False
    chat: bool = False
    memory_aids: bool = True
    foresight: bool = True
    hints: bool | None = None


class NewTable(RequestBody, frozen=True):
    """A new table, with a seat for each player. With `start`, and no open seat, the game starts right away."""

    table: TableSpec
    seats: tuple[SeatSpec, ...]
    start: bool = False


class Join(RequestBody, frozen=True):
    """The join code of an open table; case, spaces and hyphens don't matter."""

    code: Code


class Sit(RequestBody, frozen=True):
    """A free seat to take, with another name if people share a device."""

    seat: SeatNumber
    name: Name | None = None


class AtSeat(RequestBody, frozen=True):
    """A seat to leave, or that the host frees."""

    seat: SeatNumber


class NameSeat(RequestBody, frozen=True):
    """A new name at your own seat."""

    seat: SeatNumber
    name: Name


class ChangeSeat(RequestBody, frozen=True):
    """A move from your own seat to a free one."""

    seat: SeatNumber
    to: SeatNumber


class SeatBot(RequestBody, frozen=True):
    """A bot at a free seat."""

    seat: SeatNumber
    level: Word


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. The guest's id lets clients tell people apart, and recognise themselves.

    `here`: the person is connected. `away`: a bot plays for them. `consents`: spectators may watch this seat.
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
    """A table as everyone with its link sees it. Until the start it has a join `code`.

    `undone`: the only person at the table went back in the game, so it counts for nothing.
    `foresight` and `hints` say what its players may ask for: its spec, and who sits there, decide.
    """

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
    previous: str | None  # this table is its rematch
    next: str | None  # its own rematch
    code: str | None
    undone: bool = False
    foresight: bool = False
    hints: bool = False


class ListedSeat(Struct, frozen=True):
    """A seat of a table in a list; `mine` if it belongs to the guest who asks.

    From the start it has its `characters`, and from the end its `place` and what the game counts as its `money`.
    Tables of an older version may lack them.
    """

    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    characters: tuple[str, ...] = ()
    place: int | None = None
    money: int | None = None


class ListedTable(Struct, frozen=True):
    """A table in a list; from the start with its `round`, from 1, unless an older version has stored it.

    `undone`: its only person went back in the game, so it counts for nothing.
    """

    id: str
    status: Status
    game: GameName
    seats: tuple[ListedSeat, ...]
    clock: ClockSpec
    created: float
    my_turn: bool
    winners: tuple[int, ...]
    undone: bool = False
    round: int | None = None


class Tables(Struct, frozen=True):
    """A page of tables. Send `before` to get the next page; null if there is none."""

    tables: tuple[ListedTable, ...]
    before: str | None


# --- the catalogue ---------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """A rule option of a game; its first value is the default."""

    name: str
    values: tuple[str, ...]
    about: str


class LevelInfo(Struct, frozen=True):
    """A level of a game's bots."""

    name: str
    about: str


class GameInfo(Struct, frozen=True):
    """A game and its options. `bandits` has the number of characters at a table by its number of players."""

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
    """Why something was refused: a code with facts for programs, and a sentence for people."""

    code: str
    facts: dict[str, Any]
    sentence: str


class ErrorBody(Struct, frozen=True):
    """The body of every response that isn't 2xx."""

    error: Problem
