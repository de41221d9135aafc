"""The public contract of a game: every call is checked.

An illegal choice raises `IllegalChoice` with the reason and what is legal, and nothing changes.
"""

from __future__ import annotations

import secrets
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from folsom.games.checks import checked_count, checked_secret, checked_seed
from folsom.games.choices import Choice, IllegalChoice, Move
from folsom.games.events import ROUND_BEGAN, Event, Round, ToldStep
from folsom.games.matching import matching_codes
from folsom.games.saving import SAVE_FORMAT, bytes_of, packed, sealed, text_of
from folsom.kernel.batch import Batch
from folsom.kernel.chance import Chance, seed_chance
from folsom.kernel.choices import ACT, choice_sentences
from folsom.kernel.dealing import NO_CHANCE, commitment_to, deal_chance
from folsom.kernel.events import LogEntry
from folsom.kernel.options import Option, SetupError, is_whole
from folsom.kernel.position import GameTable, Position
from folsom.kernel.result import Result
from folsom.kernel.state import START
from folsom.kernel.view import View, WhyNot
from folsom.kernel.view_diff import Change
from folsom.locale import FALLBACK
from folsom.locale.cast import Cast

V = TypeVar("V", bound=View[Any])
R = TypeVar("R", bound=Result)


class Game(ABC, Generic[V, R]):
    """One game: who is to act, what they may choose, what each viewer may see, and the result."""

    name: ClassVar[str]
    options: ClassVar[Sequence[Option]]
    players_range: ClassVar[range]
    usual_players: ClassVar[int]
    character_names: ClassVar[tuple[str, ...]]
    car_names: ClassVar[tuple[str, ...]] = ()  # the cars that can be chosen
    money_name: ClassVar[str]  # what a result's `money` is called
    money_form: ClassVar[str] = "{:,.2f}"  # how a mean of it is written
    ranks_by_money: ClassVar[bool] = False
    has_first_player: ClassVar[bool] = True
    all_choose_at_once: ClassVar[bool] = False  # everyone in play, in every round
    names: ClassVar[Mapping[str, Sequence[str]]]  # the names behind the numbers in event facts, by category
    numbers: ClassVar[Mapping[str, int]]  # constants that a drawing of the game needs, by name
    words: ClassVar[Mapping[str, str]] = {}  # Fluent messages that `folsom.locale` doesn't have, by language
    position_type: ClassVar[type[Position[Any, Any, Any]]]
    view_type: ClassVar[type[View[Any]]]
    foresight_type: ClassVar[type | None] = None  # what a view's `foresight` is; None for a game without one
    batch_type: ClassVar[type[Batch[Any]]]
    choice_kinds: ClassVar[Sequence[type]]  # what a choice can be: typed dictionaries, told apart by `act`
    make_table: ClassVar[Callable[..., GameTable]]
    _known_cast: Cast | None = None  # made once, as it never changes

    def __init__(
        self, players: int | None = None, *, seed: int | None = None, secret: bytes | None = None, **chosen: Any
    ) -> None:
        self._begin(self.make_table(players, **chosen), seed, secret)

    @classmethod
    def of(cls, table: GameTable, seed: int | None = None, secret: bytes | None = None) -> Self:
        """A new game at a table from `make_table`, dealt from a seed or from a secret."""
        game = cls.__new__(cls)
        game._begin(table, seed, secret)
        return game

    def _begin(self, table: GameTable, seed: int | None, secret: bytes | None) -> None:
        if seed is not None and secret is not None:
            raise SetupError("a game is dealt from a seed or from a secret, not from both")
        self.table: GameTable | None = table
        self.secret: bytes | None = None if secret is None else checked_secret(secret)
        self.seed: int | None = None
        self.deals = 0  # how many deals had their own chance
        if self.secret is None:
            self.seed = secrets.randbits(64) if seed is None else checked_seed(seed)
        chance = NO_CHANCE if self.seed is None else seed_chance(self.seed)
        self._position: Position[Any, V, R] = self.position_type(table.template(chance))
        self._log: list[LogEntry] = []
        self._before: Position[Any, V, R] | None = None  # as it was before the last choice, if that can be undone
        self._go_on(0, START)
        self._before_log = len(self._log)

    @classmethod
    def at(cls, position: Position[Any, V, R]) -> Self:
        """A game that continues from any position; it has no seed, no secret, no history and no record."""
        game = cls.__new__(cls)
        game.table, game.seed, game.secret, game.deals = None, None, None, 0
        game._position, game._log = position, []
        game._before, game._before_log = None, 0
        return game

    @classmethod
    def dealt(cls, table: GameTable, chance: Chance) -> Self:
        """A new game at a table, set up with the given chance: for tools, which continue with `play_dealt`."""
        game = cls.at(cls.position_type(table.template(NO_CHANCE)))
        game._deal(0, START, chance)
        return game

    # --- what is ---------------------------------------------------------------------------

    @property
    def position(self) -> Position[Any, V, R]:
        """The full position, including everything hidden: for tests and tools, never for bots or pages."""
        return self._position

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
        """The seats that have a choice to make now."""
        return self._position.to_act

    @property
    def foregone(self) -> bool:
        """Whether the one seat to act has a single choice, and everyone can see that: it may be made at once."""
        return self._position.foregone

    @property
    def commitment(self) -> str | None:
        """The commitment to the secret that this game is dealt from, or None."""
        return None if self.secret is None else commitment_to(self.secret)

    @property
    def moves(self) -> list[Move]:
        """All choices made so far, including forced ones, with nothing hidden."""
        return [entry for entry in self.chronicle() if isinstance(entry, Move)]

    def chronicle(self, since: int = 0) -> list[Move | Event]:
        """Everything that happened from log entry *since* on: choices, with nothing hidden, and other events."""
        return [self._told(entry) for entry in self._log[checked_count(since, "since") :]]

    def _told(self, entry: LogEntry) -> Move | Event:
        said = self._position.choice_made(entry)
        return self._event(None, entry) if said is None else Move(*said)

    @property
    def rounds(self) -> list[Round]:
        """The rounds begun so far, the current one last."""
        return [self._round(event.facts) for event in self.events() if event.name == ROUND_BEGAN]

    def _round(self, facts: dict[str, Any]) -> Round:
        """The round that an event began."""
        return Round(facts["number"] + 1, facts.get("first"))

    def seat_name(self, seat: int) -> str:
        """A seat's name: that of its bandits."""
        return self._position.seat_name(self._checked(seat))

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may choose now; if all choose at once, a seat that has chosen may still change its choice."""
        return [Choice(seat, *offer) for offer in self._position.choices(self._checked(seat))]

    def said(self, choice: Choice, language: str = FALLBACK) -> str:
        """A choice in a language of `folsom.locale`, for people; `play` and records take `str(choice)` instead."""
        from folsom.locale.telling import choice_sentence

        sentence = choice_sentences(tuple(self.choice_kinds)).get(choice.facts[ACT])
        return choice.text if sentence is None else choice_sentence(language, self.cast, sentence, choice.facts)

    def fixed_choices(self) -> Sequence[Choice]:
        """The choices that mean the same for every seat all game long; empty if choices depend on the situation."""
        return ()

    def view(self, seat: int | None = None) -> V:
        """What a seat may know, or a spectator if *seat* is None."""
        return self._position.view(None if seat is None else self._checked(seat))

    def why_not(self, seat: int) -> tuple[WhyNot, ...]:
        """What a seat might try but may not choose, and why: `why_not` of its view, without building the rest."""
        return self._position.why_not(self._checked(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may see it, from that viewer's own event number *since* on.

        Undone events disappear from the list.
        """
        viewer = None if seat is None else self._checked(seat)
        is_told = [entry for entry in self._log if self._position.is_told(viewer, entry)]
        return [self._event(viewer, entry) for entry in is_told[checked_count(since, "since") :]]

    @property
    def log(self) -> Sequence[LogEntry]:
        """The log as the rules wrote it, with nothing hidden: for tools, never for bots or pages."""
        return self._log

    @property
    def entries(self) -> int:
        """How many entries the log has, the same for every viewer: `news` and `chronicle` count in these."""
        return len(self._log)

    def news(self, seat: int | None, since: int) -> list[Event]:
        """What has happened from log entry *since* on, as a seat or a spectator may see it."""
        return [event for event in self.events_for(seat, since) if event is not None]

    def events_for(self, seat: int | None, since: int) -> list[Event | None]:
        """Like `news`, but with one item per log entry: None if the seat or spectator isn't told about it."""
        viewer = None if seat is None else self._checked(seat)
        fresh = self._log[checked_count(since, "since") :]
        return [self._event(viewer, entry) if self._position.is_told(viewer, entry) else None for entry in fresh]

    def told_to(self, after: Self, seats: Sequence[int | None]) -> list[ToldStep]:
        """What each of these viewers is told about the one choice that leads to *after*.

        The changes add up to the view after the choice: those of an untold event come with the event before it.
        """
        viewers, fresh = list(map(self._viewer, seats)), after._log[self.entries :]
        events = after._position.told_of(viewers, fresh)
        told = [ToldStep(list(each.values()), []) for each in events]
        path = self._path_to(after) if any(events) else []
        for places in {tuple(each) for each in events if each}:
            alike = [number for number, each in enumerate(events) if tuple(each) == places]
            changes = self._position.changes_along(
                [viewers[number] for number in alike], path, [*places[1:], len(fresh)]
            )
            for number, row in zip(alike, changes, strict=True):
                told[number].changes.extend(row)
        return told

    def open_changes_to(self, after: Self, seats: Sequence[int | None]) -> list[list[Change]]:
        """What each entry of the choice that leads to *after* changes in each viewer's view, even if it isn't told."""
        path = self._path_to(after)
        return self._position.changes_along(list(map(self._viewer, seats)), path, range(1, len(path)))

    def changes_to(self, after: Self, seats: Sequence[int | None]) -> list[Change]:
        """How each viewer's view in *after* differs from its view here."""
        path = self._position.straight_to(after._position)
        return [change for [change] in self._position.changes_along(list(map(self._viewer, seats)), path, [1])]

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._checked(seat)

    def _path_to(self, after: Self) -> list[Any]:
        """The states from here to *after*, one for each entry of the one choice between them."""
        chance = None
        if self.secret is not None and after.deals > self.deals:
            chance = deal_chance(self.secret, self.deals)
        return self._position.path_to(after._position, *self._position.choice_of(after._log[self.entries]), chance)

    def open_events(self, since: int) -> list[Event]:
        """What has happened from log entry *since* on, with every fact open: for looking back once a game is over."""
        fresh = self._log[checked_count(since, "since") :]
        return [self._event(self._position.full_witness(entry), entry) for entry in fresh]

    def _event(self, viewer: int | None, entry: LogEntry) -> Event:
        kind, facts = self._position.event(viewer, entry)
        return Event(kind.name, facts, kind, self.cast)

    @property
    def cast(self) -> Cast:
        """Who and what takes part: all that sentences need besides the facts."""
        if self._known_cast is None:
            self._known_cast = replace(self._position.cast(self.names, self.numbers), words=self.words)
        return self._known_cast

    @property
    def result(self) -> R:
        """The ranks, who won, and why; raises `ValueError` if the game isn't over."""
        if not self.over:
            raise ValueError("the game isn't over yet, so it has no result")
        return self._position.result()

    def _checked(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self._position.players:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return seat

    # --- what is done ----------------------------------------------------------------------

    def play(self, seat: int, choice: Choice | str | int) -> None:
        """Make a choice, given as a `Choice`, in words or by its number; the game runs on to the next choice."""
        self._go_on(seat, self._decided(seat, choice))

    def play_dealt(self, seat: int, choice: Choice | str | int, chance: Chance) -> bool:
        """Make a choice with the given chance, which leaves no trace: for tools. Return whether anything was dealt."""
        return self._deal(seat, self._decided(seat, choice), chance)

    def _decided(self, seat: int, choice: Choice | str | int) -> int:
        """The number of a legal choice; keep the position before it, for undo. An illegal one changes nothing."""
        code = self._legal_code(self._checked(seat), choice)
        self._before, self._before_log = self._position, len(self._log)
        self._position = self._position.copy()
        return code

    def _go_on(self, seat: int, code: int) -> None:
        """Make a legal choice, or start the game."""
        if self.secret is None:
            self._log += self._position.apply(seat, code)
        else:
            self._deal(seat, code, deal_chance(self.secret, self.deals))

    def _deal(self, seat: int, code: int, chance: Chance) -> bool:
        """Like `_go_on`, with the given chance; return whether anything was dealt. A deal can't be undone."""
        happened, dealt = self._position.apply_dealt(seat, code, chance)
        self._log += happened
        if dealt:
            self.deals += 1
            self._before = None
        return dealt

    def _legal_code(self, seat: int, choice: Choice | str | int) -> int:
        legal = self._position.legal(seat)
        if not legal:
            raise IllegalChoice(self._why_not(seat), self._position.rule)
        wanted = matching_codes(self._position, seat, choice, legal)
        if len(wanted) != 1:
            doubt = "could mean several things" if wanted else f"isn't possible now{self._position.hint}"
            reason = f"for {self.seat_name(seat)}, '{choice}' {doubt}"
            raise IllegalChoice(reason, self._position.rule, self.choices(seat))
        return wanted[0]

    def _why_not(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if self._position.is_out(seat):
            return f"{self.seat_name(seat)} is out of the game"
        names = " and ".join(self.seat_name(other) for other in self.to_act)
        return f"{self.seat_name(seat)} isn't to act now; {names} {'is' if len(self.to_act) == 1 else 'are'}"

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo its choice: only if it was the last one and revealed nothing."""
        if self._before is None or self.over or self._position.chooser(self._log[self._before_log]) != seat:
            return False
        return self._position.same_secrets(seat, self._before, self._log[self._before_log :])

    def undo(self, seat: int) -> None:
        """Undo a seat's last choice, if it may be undone."""
        if not self.may_undo(self._checked(seat)) or self._before is None:
            raise self._nothing_to_undo(seat)
        self._position, self._before = self._before, None
        del self._log[self._before_log :]

    def _nothing_to_undo(self, seat: int) -> IllegalChoice:
        why = "the last choice wasn't theirs, or it revealed something"
        return IllegalChoice(f"{self.seat_name(seat)} has no choice to undo: {why}", self._position.rule)

    # --- what may come ---------------------------------------------------------------------

    def playouts(self, count: int, seed: int) -> list[list[int]]:
        """Play *count* random games on from here: one row per game, one value per seat. For imagined games.

        The value is the seat's money if money decides the game; otherwise, how many other seats did worse.
        """
        return self._position.playouts(checked_count(count, "the number of games"), checked_seed(seed))

    # --- copies ----------------------------------------------------------------------------

    def copy(self) -> Self:
        """A copy of the game."""
        game = type(self).at(self._position.copy())
        game.table, game.seed, game.secret, game.deals = self.table, self.seed, self.secret, self.deals
        game._log = list(self._log)
        game._before, game._before_log = self._before, self._before_log
        game._known_cast = self._known_cast
        return game

    def save_json(self) -> str:
        """The whole game as JSON text, secrets and all."""
        saved = {
            "folsom": SAVE_FORMAT,
            "game": self.name,
            "seed": None if self.seed is None else str(self.seed),
            "table": None if self.table is None else self.table.as_dict(),
            "position": text_of(self._position.pack()),
            "before": None if self._before is None else text_of(self._before.pack()),
            "before_log": self._before_log,
            "log": self._log,
        }
        if self.secret is not None:
            saved |= {"secret": self.secret.hex(), "deals": self.deals}
        return sealed(saved)

    def save(self) -> bytes:
        """The whole game as bytes, secrets and all."""
        return packed(self.save_json())

    def record(self, language: str = FALLBACK) -> str:
        """The whole game as text that a person can read and edit, secrets and all: see `folsom.notation`.

        Comments are in the given language of `folsom.locale`; everything else is the same in all languages.
        """
        from folsom.notation import write

        return write(self, language)

    @classmethod
    def from_saved(cls, saved: dict[str, Any]) -> Self:
        """The game that `save_json` saved. It isn't checked for damage: `load` does that."""
        game = cls.at(cls.position_type.unpack(bytes_of(saved["position"])))
        game.seed = None if saved["seed"] is None else checked_seed(int(saved["seed"]))
        if "secret" in saved:
            game.secret, game.deals = checked_secret(bytes.fromhex(saved["secret"])), int(saved["deals"])
        game.table = None if saved["table"] is None else cls.make_table(**saved["table"])
        if saved["before"] is not None:
            game._before = cls.position_type.unpack(bytes_of(saved["before"]))
        game._log = [(int(event), int(data)) for event, data in saved["log"]]
        game._before_log = int(saved["before_log"])
        return game
