"""The one public contract over all games: choices, views, events, results.

A game is checked at its door: an illegal choice raises `IllegalChoice` with the reason and what is
legal, and nothing changes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import secrets
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeVar, overload

from folsom.express import house as express_house
from folsom.express import table as express_table
from folsom.express.batch import ExpressBatch
from folsom.express.components import ALL_CARD_NAMES, CAR_NAMES, CARD_SYMBOLS, CHARACTER_NAMES
from folsom.express.result import ExpressResult
from folsom.express.seen import ExpressSight, ExpressView
from folsom.kernel.batch import Batch
from folsom.kernel.chance import seed_chance
from folsom.kernel.dealing import NO_CHANCE, SECRET_BYTES, commitment_to, deal_chance
from folsom.kernel.events import LogEntry
from folsom.kernel.eye import Eye
from folsom.kernel.house import Position, Table
from folsom.kernel.options import Option, SetupError, is_whole
from folsom.kernel.result import Result
from folsom.kernel.truth import START
from folsom.superexpress import house as super_house
from folsom.superexpress import table as super_table
from folsom.superexpress.batch import JointPlans, SuperBatch
from folsom.superexpress.components import CHARACTER_NAMES as SUPER_CHARACTER_NAMES
from folsom.superexpress.result import SuperResult
from folsom.superexpress.seen import SuperSight, SuperView

__all__ = [
    "GAMES",
    "SECRET_BYTES",
    "BadSave",
    "Batch",
    "Choice",
    "Event",
    "Express",
    "ExpressBatch",
    "ExpressResult",
    "ExpressSight",
    "ExpressView",
    "Eye",
    "Game",
    "IllegalChoice",
    "JointPlans",
    "Move",
    "Option",
    "Result",
    "Round",
    "SetupError",
    "Super",
    "SuperBatch",
    "SuperResult",
    "SuperSight",
    "SuperView",
    "batch",
    "imagine",
    "load",
]

SEED_BITS = 256
SAVE_MAGIC = b"FOLSOM1\n"
NAMED_CHOICES = 16  # as many as an error names


class IllegalChoice(ValueError):
    """A choice that can't be made now: why, by which rule, and what can."""

    def __init__(self, reason: str, rule: str, legal: Sequence[Choice] = ()) -> None:
        self.reason = reason
        self.rule = rule
        self.legal = tuple(legal)
        super().__init__(f"{reason} ({rule}){_legal_now(self.legal)}")


def _legal_now(legal: Sequence[Choice]) -> str:
    """What is legal, or as much of it as a sentence bears."""
    if not legal:
        return ""
    more = f"; and {len(legal) - NAMED_CHOICES} more" if len(legal) > NAMED_CHOICES else ""
    return f"; legal now: {'; '.join(map(str, legal[:NAMED_CHOICES]))}{more}"


class BadSave(ValueError):
    """Saved data that can't be loaded, with the reason."""


@dataclass(frozen=True)
class Choice:
    """Something that a seat may choose: `str(choice)` says it in words, `facts` as data: what is done, and to what."""

    seat: int
    code: int
    text: str
    facts: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


class Move(NamedTuple):
    """A choice that was made; forced where it was the only one."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


class Round(NamedTuple):
    """A round that has begun: its number from 1, the seat that begins, and in Express its card's name and symbols."""

    number: int
    first: int
    card: str = ""
    symbols: str = ""


@dataclass(frozen=True)
class Event:
    """Something that happened, with what the eye that asked may see; `str(event)` says it in words."""

    name: str
    facts: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


V = TypeVar("V", bound=Eye[Any])
R = TypeVar("R", bound=Result)


class Game(ABC, Generic[V, R]):
    """One game: who is to act, what they may choose, what each eye may see, and what came of it."""

    name: ClassVar[str]
    options: ClassVar[Sequence[Option]]
    players_range: ClassVar[range]
    usual_players: ClassVar[int]
    character_names: ClassVar[tuple[str, ...]]
    car_names: ClassVar[tuple[str, ...]] = ()  # those that can be chosen
    position_type: ClassVar[type[Position[Any, Any, Any]]]
    view_type: ClassVar[type[Eye[Any]]]
    batch_type: ClassVar[type[Batch[Any]]]
    make_table: ClassVar[Callable[..., Table]]

    @classmethod
    def of(cls, table: Table, seed: int | None = None, secret: bytes | None = None) -> Self:
        """A new game of a table that `make_table` has made, dealt from a seed or from a secret."""
        game = cls.__new__(cls)
        game._begin(table, seed, secret)
        return game

    def _begin(self, table: Table, seed: int | None, secret: bytes | None) -> None:
        if seed is not None and secret is not None:
            raise SetupError("a game is dealt from a seed or from a secret, not from both")
        self.table: Table | None = table
        self.secret: bytes | None = None if secret is None else _checked_secret(secret)
        self.seed: int | None = None
        self.deals = 0  # from the secret
        if self.secret is None:
            self.seed = secrets.randbits(64) if seed is None else _checked_seed(seed)
        chance = NO_CHANCE if self.seed is None else seed_chance(self.seed)
        self._position: Position[Any, V, R] = self.position_type(table.template(chance))
        self._log: list[LogEntry] = []
        self._before: Position[Any, V, R] | None = None  # as it was before the last choice, if that can be taken back
        self._go_on(0, START)
        self._before_log = len(self._log)

    @classmethod
    def at(cls, position: Position[Any, V, R]) -> Self:
        """A game that goes on from any position: it has no seed, no secret, no past and no record."""
        game = cls.__new__(cls)
        game.table, game.seed, game.secret, game.deals = None, None, None, 0
        game._position, game._log = position, []
        game._before, game._before_log = None, 0
        return game

    # --- what is ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def position(self) -> Position[Any, V, R]:
        """The truth: for tests and tools, never for bots or pages."""

    @property
    def players(self) -> int:
        """How many seats play."""
        return self._position.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.over

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make now: in Super those without a plan."""
        return self._position.to_act

    @property
    def commitment(self) -> str | None:
        """What can be told before the end of the secret that this game is dealt from, if it is."""
        return None if self.secret is None else commitment_to(self.secret)

    @property
    def moves(self) -> list[Move]:
        """All choices made so far, forced ones too, with everything open."""
        return [entry for entry in self.chronicle() if isinstance(entry, Move)]

    def chronicle(self, since: int = 0) -> list[Move | Event]:
        """All that has happened, from the entry numbered *since*: choices with everything open, and other events."""
        return [self._told(entry) for entry in self._log[_checked_count(since, "since") :]]

    def _told(self, entry: LogEntry) -> Move | Event:
        said = self._position.choice_made(entry)
        return self._event(None, entry) if said is None else Move(*said)

    @property
    def rounds(self) -> list[Round]:
        """The rounds that have begun, the current one last."""
        return [self._round(event.facts) for event in self.events() if event.name == "round began"]

    @abstractmethod
    def _round(self, facts: dict[str, Any]) -> Round:
        """The round that an event began."""

    def seat_name(self, seat: int) -> str:
        """A seat by its bandits."""
        return self._position.seat_name(self._checked(seat))

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may choose now; in Super also by one who has planned and may still change it."""
        return [Choice(seat, *offer) for offer in self._position.offers(self._checked(seat))]

    def view(self, seat: int | None = None) -> V:
        """What a seat may know, or a spectator."""
        return self._position.view(None if seat is None else self._checked(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may see it, from the event that this eye counts as *since*.

        What is undone leaves the list again.
        """
        eye = None if seat is None else self._checked(seat)
        witnessed = [entry for entry in self._log if self._position.witnessed(eye, entry)]
        return [self._event(eye, entry) for entry in witnessed[_checked_count(since, "since") :]]

    @property
    def entries(self) -> int:
        """How many entries the log has: what `news` and `chronicle` count by, the same for every eye."""
        return len(self._log)

    def news(self, seat: int | None, since: int) -> list[Event]:
        """What has happened from the log's entry numbered *since* on, as a seat or a spectator may see it."""
        eye = None if seat is None else self._checked(seat)
        fresh = self._log[_checked_count(since, "since") :]
        return [self._event(eye, entry) for entry in fresh if self._position.witnessed(eye, entry)]

    def open_news(self, since: int) -> list[Event]:
        """The same with every fact open: for those who look back once a game is over."""
        fresh = self._log[_checked_count(since, "since") :]
        return [self._event(self._position.eyewitness(entry), entry) for entry in fresh]

    def _event(self, eye: int | None, entry: LogEntry) -> Event:
        return Event(*self._position.event(eye, entry))

    @property
    def result(self) -> R:
        """Ranks, and who won and why; the game must be over."""
        if not self.over:
            raise ValueError("the game isn't over yet, so it has no result")
        return self._position.result()

    def _checked(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return seat

    # --- what is done ----------------------------------------------------------------------

    def play(self, seat: int, choice: Choice | str | int) -> None:
        """Make a choice, given as such, in words, or by its number; the game goes on to the next one."""
        code = self._legal_code(self._checked(seat), choice)
        self._before, self._before_log = self._position, len(self._log)
        self._position = self._position.copy()
        self._go_on(seat, code)

    def _go_on(self, seat: int, code: int) -> None:
        """Make a legal choice, or start; what a secret has dealt can't be taken back."""
        if self.secret is None:
            self._log += self._position.apply(seat, code)
            return
        happened, dealt = self._position.apply_dealt(seat, code, deal_chance(self.secret, self.deals))
        self._log += happened
        if dealt:
            self.deals += 1
            self._before = None

    def _legal_code(self, seat: int, choice: Choice | str | int) -> int:
        legal = self._position.legal(seat)
        if not legal:
            raise IllegalChoice(self._why_not(seat), self._position.rule)
        wanted = self._meant(seat, choice, legal)
        if len(wanted) != 1:
            doubt = "could mean several things" if wanted else f"isn't possible now{self._position.hint}"
            reason = f"for {self.seat_name(seat)}, '{choice}' {doubt}"
            raise IllegalChoice(reason, self._position.rule, self.choices(seat))
        return wanted[0]

    def _meant(self, seat: int, choice: Choice | str | int, legal: list[int]) -> list[int]:
        """The legal choices that can be meant, by number."""
        if isinstance(choice, str):
            return self._said(seat, _plain(choice), legal)
        if isinstance(choice, Choice):
            said = (choice.seat, choice.text)
            return [code for code in legal if code == choice.code and said == (seat, self._position.words(seat, code))]
        return [code for code in legal if is_whole(choice) and code == choice]

    def _said(self, seat: int, said: str, legal: list[int]) -> list[int]:
        """The legal choices that these words can mean: exact words first, then their aliases."""
        exact = [code for code in legal if _plain(self._position.words(seat, code)) == said]
        return exact or [code for code in legal if said in map(_plain, self._position.aliases(seat, code))]

    def _why_not(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if self._position.is_out(seat):
            return f"{self.seat_name(seat)} is out of the game"
        names = " and ".join(self.seat_name(other) for other in self.to_act)
        return f"{self.seat_name(seat)} isn't to act now; {names} {'is' if len(self.to_act) == 1 else 'are'}"

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back: it was the last one, and brought nothing to light."""
        if self._before is None or self.over or self._last_chooser() != seat:
            return False
        return self._position.same_secrets(seat, self._before, self._log[self._before_log :])

    def _last_chooser(self) -> int:
        first = self._position.choice_made(self._log[self._before_log])
        return -1 if first is None else first.seat

    def undo(self, seat: int) -> None:
        """Take a seat's last choice back, if it may be."""
        if not self.may_undo(self._checked(seat)) or self._before is None:
            raise self._nothing_to_undo(seat)
        self._position, self._before = self._before, None
        del self._log[self._before_log :]

    def _nothing_to_undo(self, seat: int) -> IllegalChoice:
        why = "the last choice wasn't theirs, or something new has come to light"
        return IllegalChoice(f"{self.seat_name(seat)} has no choice to take back: {why}", self._position.rule)

    # --- what may come ---------------------------------------------------------------------

    def playouts(self, count: int, seed: int) -> list[list[int]]:
        """What each seat has at the end of that many games, played on from here at random: for imagined games.

        In Express that is money, in Super the number of others who did worse.
        """
        return self._position.playouts(_checked_count(count, "the number of games"), _checked_seed(seed))

    # --- copies ----------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same game, apart."""
        game = type(self).at(self._position.copy())
        game.table, game.seed, game.secret, game.deals = self.table, self.seed, self.secret, self.deals
        game._log = list(self._log)
        game._before, game._before_log = self._before, self._before_log
        return game

    def save_json(self) -> str:
        """The whole game as JSON text, secrets and all."""
        saved = {
            "folsom": 1,
            "game": self.name,
            "seed": None if self.seed is None else str(self.seed),
            "table": None if self.table is None else self.table.as_dict(),
            "position": _text(self._position.pack()),
            "before": None if self._before is None else _text(self._before.pack()),
            "before_log": self._before_log,
            "log": self._log,
        }
        if self.secret is not None:
            saved |= {"secret": self.secret.hex(), "deals": self.deals}
        return json.dumps({**saved, "checksum": _checksum(saved)})

    def save(self) -> bytes:
        """The whole game as bytes, secrets and all."""
        return SAVE_MAGIC + zlib.compress(self.save_json().encode())

    def record(self) -> str:
        """The whole game as text that a person can read and edit, secrets and all: see `folsom.notation`."""
        from folsom.notation import write

        return write(self)

    @classmethod
    def _loaded(cls, saved: dict[str, Any]) -> Self:
        game = cls.at(cls.position_type.unpack(base64.b64decode(saved["position"])))
        game.seed = None if saved["seed"] is None else _checked_seed(int(saved["seed"]))
        if "secret" in saved:
            game.secret, game.deals = _checked_secret(bytes.fromhex(saved["secret"])), int(saved["deals"])
        game.table = None if saved["table"] is None else cls.make_table(**saved["table"])
        if saved["before"] is not None:
            game._before = cls.position_type.unpack(base64.b64decode(saved["before"]))
        game._log = [(int(event), int(data)) for event, data in saved["log"]]
        game._before_log = int(saved["before_log"])
        return game


class Express(Game[ExpressView, ExpressResult]):
    """One game of Express.

    `players` 2 to 6; `characters` and `cars` by name, None for chance; `seed` any whole number below
    2**256, or a `secret` of 32 bytes; `first_player` a seat; further options by name, such as `expert=True`.
    """

    name = "Express"
    options = express_table.OPTIONS
    players_range = express_table.PLAYERS
    usual_players = express_table.USUAL_PLAYERS
    character_names = CHARACTER_NAMES
    car_names = CAR_NAMES[1:]
    position_type = express_house.Position
    view_type = ExpressView
    batch_type = ExpressBatch
    make_table = staticmethod(express_table.make_table)

    def __init__(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        characters: Sequence[str | None] | None = None,
        cars: Sequence[str | None] | None = None,
        first_player: int | None = None,
        **options: Any,
    ) -> None:
        self._begin(self.make_table(players, characters, cars, first_player, **options), seed, secret)

    @property
    def position(self) -> express_house.Position:
        """The truth: for tests and tools, never for bots or pages."""
        assert isinstance(self._position, express_house.Position)
        return self._position

    def _round(self, facts: dict[str, Any]) -> Round:
        card = facts["card"]
        return Round(facts["number"] + 1, facts["first"], ALL_CARD_NAMES[card], CARD_SYMBOLS[card])


class Super(Game[SuperView, SuperResult]):
    """One game of Super.

    `players` 3 to 7; `characters` by name, None for chance; `seed` any whole number below 2**256, or a `secret`
    of 32 bytes; `first_player` a seat; the extensions by name, such as `reflex=True, horse=True`.
    """

    name = "Super"
    options = super_table.OPTIONS
    players_range = super_table.PLAYERS
    usual_players = super_table.USUAL_PLAYERS
    character_names = SUPER_CHARACTER_NAMES
    position_type = super_house.Position
    view_type = SuperView
    batch_type = SuperBatch
    make_table = staticmethod(super_table.make_table)

    def __init__(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        characters: Sequence[str | None] | None = None,
        first_player: int | None = None,
        **options: Any,
    ) -> None:
        self._begin(self.make_table(players, characters, first_player, **options), seed, secret)

    @property
    def position(self) -> super_house.Position:
        """The truth: for tests and tools, never for bots or pages."""
        assert isinstance(self._position, super_house.Position)
        return self._position

    def _round(self, facts: dict[str, Any]) -> Round:
        return Round(facts["number"] + 1, facts["first"])

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last plan back: until all are in, whatever others have done since."""
        return bool(self.position.plans_of(self._checked(seat), self._log))

    def undo(self, seat: int) -> None:
        """Take a seat's last plan back; one that it replaced counts again."""
        if not self.may_undo(seat):
            raise self._nothing_to_undo(seat)
        self._position, self._log = self.position.taken_back(seat, self._log)
        self._before = None

    def joint_plans(self) -> JointPlans:
        """Every joint plan of this position, to be resolved in bulk."""
        return JointPlans(self.position)


GAMES: dict[str, type[Game[Any, Any]]] = {"express": Express, "superexpress": Super}


@overload
def batch(
    count: int, players: int | None = None, *, seed: int = 0, game: Literal["express"] = "express", **table: Any
) -> ExpressBatch: ...
@overload
def batch(
    count: int, players: int | None = None, *, seed: int = 0, game: Literal["superexpress"], **table: Any
) -> SuperBatch: ...
def batch(count: int, players: int | None = None, *, seed: int = 0, game: str = "express", **table: Any) -> Batch[Any]:
    """Many games of one table at once, in arrays; the table is named as the game's class takes it."""
    if game not in GAMES:
        raise SetupError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    chosen = GAMES[game]
    return chosen.batch_type(chosen.make_table(players, **table), count, _checked_seed(seed))


def load(data: bytes | str) -> Game[Any, Any]:
    """The game that was saved, from bytes or JSON; raises `BadSave` with the reason."""
    try:
        if isinstance(data, bytes) and data.startswith(SAVE_MAGIC):
            data = zlib.decompress(data.removeprefix(SAVE_MAGIC))
        saved = json.loads(data)
        game = next((game for game in GAMES.values() if game.name == saved["game"]), None)
        if saved["folsom"] != 1 or game is None:
            raise BadSave(
                f"this is a save of {saved['game']!r}, format {saved['folsom']!r}, which this version can't load"
            )
        if saved.pop("checksum") != _checksum(saved):
            raise BadSave("this saved game is damaged, or was changed since it was saved")
        return game._loaded(saved)
    except BadSave:
        raise
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadSave(f"this isn't a saved game, or it is damaged: {error}") from error


@overload
def imagine(view: ExpressView, rng: random.Random | int) -> Express: ...
@overload
def imagine(view: SuperView, rng: random.Random | int) -> Super: ...
@overload
def imagine(view: Eye[Any], rng: random.Random | int) -> Game[Any, Any]: ...
def imagine(view: Eye[Any], rng: random.Random | int) -> Game[Any, Any]:
    """A full game that a view allows: hidden cards, purses and plans drawn from what they can be."""
    seed = rng.getrandbits(SEED_BITS) if isinstance(rng, random.Random) else _checked_seed(rng)
    game = next((game for game in GAMES.values() if isinstance(view, game.view_type)), None)
    if game is None:
        raise TypeError(f"a view of a game is needed, not {view!r}")
    return game.at(game.position_type.imagine(view.record, seed))


def _checked_seed(seed: int) -> int:
    if not is_whole(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    return seed


def _checked_secret(secret: object) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        found = f"{len(secret)} bytes" if isinstance(secret, bytes) else type(secret).__name__
        raise SetupError(f"a secret is {SECRET_BYTES} bytes, not {found}")
    return secret


def _checked_count(count: int, what: str) -> int:
    if not is_whole(count) or count < 0:
        raise ValueError(f"{what} is a whole number from 0, not {count!r}")
    return count


def _plain(words: str) -> str:
    """Words without regard to case, spaces, commas and a final point."""
    return " ".join(words.casefold().replace(",", " ").split()).rstrip(". ")


def _checksum(saved: dict[str, Any]) -> str:
    """What shows that a save is whole: compiled rules trust a state, so a damaged one must not reach them."""
    return hashlib.sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
