"""A position: a game's state with what Python asks of it (choices, views, imagined worlds, bytes).

Every game has its own `Position`, derived from this one; `games` builds the public contract on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from folsom.kernel.chance import Chance, seed_chance
from folsom.kernel.dealing import NO_CHANCE
from folsom.kernel.events import (
    ChoiceMade,
    EventKind,
    Events,
    Facts,
    LogEntry,
    PlacedEntry,
    choice_made,
    knows_all,
    may_see,
    shown_facts,
)
from folsom.kernel.layout import RecordReader
from folsom.kernel.log import Log
from folsom.kernel.records import Record, copied, many, packed, read, unpacked, words, write
from folsom.kernel.state import SPECTATOR, GameState
from folsom.kernel.view import View
from folsom.kernel.view_diff import Change, part_changes
from folsom.locale.cast import Cast


class GameTable(Protocol):
    """What was chosen before a game."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def options(self) -> dict[str, str]:
        """The value of every option."""

    def as_dict(self) -> dict[str, Any]:
        """What makes this table again."""

    def template(self, chance: Chance) -> Any:
        """The state to be set up."""


class WordedChoice(NamedTuple):
    """A choice that was made, its round counted from 1, and its words."""

    seat: int
    code: int
    forced: bool
    round_number: int
    text: str


S = TypeVar("S", bound=GameState)
V = TypeVar("V")  # a view
R = TypeVar("R")  # a result


class Position(ABC, Generic[S, V, R]):
    """The state of one game, and the rules' answers about it."""

    entry_points: Any  # the game's module of that name
    state_type: type[S]
    view_record: type[Record]
    view_type: type[View[Any]]
    kinds: Events
    seats: int  # the places of a row with one for each seat
    codes: int = 64  # choices have numbers below this
    over_phase: int

    def __init__(self, state: S) -> None:
        states = many(self.state_type, 1)
        state.write(states, 0)
        self._hold(states)

    def _hold(self, states: list[S]) -> None:
        self._states = states  # one record, as the rules take it
        self._forget()

    def _forget(self) -> None:
        """Forget what was read from the state before it changed."""
        self._twin: S | None = None
        self._views: dict[int | None, V] = {}
        self._seen: dict[int | None, RecordReader] = {}
        self._facts: dict[LogEntry, Facts] = {}
        self._told: dict[tuple[LogEntry, bool], Facts] = {}  # of events with their secrets, or without

    @classmethod
    def _holding(cls, states: list[S]) -> Self:
        """The position of a state that is nobody else's."""
        position = cls.__new__(cls)
        position._hold(states)
        return position

    # --- what is ---------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The truth, to be read: for tests and tools, never for bots or pages."""
        if self._twin is None:
            self._twin = self.state_type.twin(self._states[0])
        return self._twin

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.state.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == self.over_phase

    @property
    def round_number(self) -> int:
        """The round, from 1 on."""
        return self.state.round_number + 1

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make."""
        waiting = int(self.entry_points.asked(self._states, 0))
        return [seat for seat in range(self.players) if waiting >> seat & 1]

    @property
    @abstractmethod
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""

    @property
    def hint(self) -> str:
        """What a choice looks like, as a hint after a wrong one."""
        return ""

    @property
    def options(self) -> int:
        """The set of options that are played with."""
        return 0

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no part in the game any more."""
        return False

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """A seat by its bandits."""

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal choices."""
        choices = int(self.entry_points.legal(self._states, 0, seat))
        return [code for code in range(choices.bit_length()) if choices >> code & 1]

    @abstractmethod
    def words(self, seat: int, code: int) -> str:
        """A choice in words."""

    def choices(self, seat: int) -> list[tuple[int, str, Facts]]:
        """A seat's legal choices: the number, the words, and as data what is done, in `act`, and to what."""
        return [(code, self.words(seat, code), self.choice_facts(seat, code)) for code in self.legal(seat)]

    def choice_facts(self, seat: int, code: int) -> Facts:
        """A choice as data."""
        return {"act": self.words(seat, code)}

    def aliases(self, seat: int, code: int) -> list[str]:
        """Other words for the same choice."""
        return []

    @abstractmethod
    def result(self) -> R:
        """The result of a finished game."""

    # --- what is seen ----------------------------------------------------------------------

    def view(self, seat: int | None) -> V:
        """What a seat may know, or a spectator: to be read, as it is the same view until something happens."""
        if seat not in self._views:
            self._views[seat] = self.shown(self.view_record.twin(self.view_record_of(seat)[0]))
        return self._views[seat]

    def changes_along(self, seat: int | None, positions: Sequence[Self]) -> list[Change]:
        """How what a seat or a spectator sees changes from here to one position after the other."""
        seen, changes = self._seen_by(seat), []
        for position in positions:
            before = seen
            seen, touched = before.after(packed(position.view_record_of(seat)))
            position._seen[seat] = seen
            changes.append(part_changes(self.view_type, before, seen, touched) if touched else {})
        return changes

    def _seen_by(self, seat: int | None) -> RecordReader:
        """The record of a view, with what was made of it so far."""
        if seat not in self._seen:
            self._seen[seat] = self.view_record.reader(packed(self.view_record_of(seat)))
        return self._seen[seat]

    def view_record_of(self, seat: int | None) -> list[Any]:
        """The same as the rules have it: one record of a view."""
        views = many(self.view_record, 1)
        self.entry_points.see(self._states, 0, SPECTATOR if seat is None else seat, views, 0)
        return views

    def shown(self, record: Any) -> V:
        """The view that a record shows."""
        view: Any = self.view_type.of(record)
        return view  # type: ignore[no-any-return]  # the game's own

    def is_told(self, seat: int | None, entry: LogEntry) -> bool:
        """Whether a seat, or a spectator, is told that an event happened."""
        kind = self.kinds.kind_of(entry)
        return not kind.private or may_see(kind, kind.facts(entry), seat)

    def full_witness(self, entry: LogEntry) -> int | None:
        """A seat that may see all of an event; None where everyone may."""
        kind = self.kinds.kind_of(entry)
        return self.facts(entry)[kind.seen_by[0]] if kind.seen_by else None

    def event(self, seat: int | None, entry: LogEntry) -> tuple[EventKind, Facts]:
        """An event's kind, and the facts that a seat or a spectator may see."""
        kind, facts = self.kinds.kind_of(entry), self._known_facts(entry)
        secrets = knows_all(kind, facts, seat)
        if (entry, secrets) not in self._told:
            self._told[entry, secrets] = self.in_the_open(shown_facts(kind, facts, secrets=secrets))
        return kind, self._told[entry, secrets].copy()

    def _known_facts(self, entry: LogEntry) -> Facts:
        """All facts of an event, to be read: several viewers are told of it."""
        if entry not in self._facts:
            self._facts[entry] = self.facts(entry)
        return self._facts[entry]

    def facts(self, entry: LogEntry) -> Facts:
        """All facts of an event."""
        return self.kinds.facts(entry)

    def in_the_open(self, facts: Facts) -> Facts:
        """The facts that a viewer may see, in the words of the table."""
        return facts

    @abstractmethod
    def cast(self, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
        """Who and what takes part, with the names and numbers of the game."""

    def choice_made(self, entry: LogEntry) -> WordedChoice | None:
        """If an event is a choice: what was chosen, with its words."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        return None if made is None else self._said(made)

    def chooser(self, entry: LogEntry) -> int | None:
        """The seat whose choice an event is, or None."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        return None if made is None else made.seat

    def choice_of(self, entry: LogEntry) -> tuple[int, int]:
        """The seat and the number of the choice that an event is."""
        made = choice_made(entry, self.kinds.kind_of(entry))
        assert made is not None, "this event is no choice"
        return made.seat, made.code

    def _said(self, made: ChoiceMade) -> WordedChoice:
        return WordedChoice(made.seat, made.code, made.forced, made.round_number + 1, self.words_then(made))

    @abstractmethod
    def words_then(self, made: ChoiceMade) -> str:
        """A choice that was made, in words."""

    def same_secrets(self, seat: int, before: Self, log: list[LogEntry]) -> bool:
        """Whether a seat's choice since *before* revealed nothing: no chance, nothing hidden."""
        drew = before.state.chance != self.state.chance
        return not drew and not any(self.reveals_more(seat, entry) for entry in log)

    @abstractmethod
    def reveals_more(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""

    # --- what is done ----------------------------------------------------------------------

    def apply(self, seat: int, code: int) -> list[LogEntry]:
        """Make a legal choice, or start; what happened."""
        return [entry for _, entry in self._applied(seat, code)]

    def _applied(self, seat: int, code: int) -> list[PlacedEntry]:
        """The same, each entry with the place of the word that was written before it was done."""
        return list(self.kinds.entries_in(self._written(seat, code)))

    def _written(self, seat: int, code: int) -> list[int]:
        """Make a legal choice, or start; the words that the log has written down."""
        logs = many(Log, 1)
        write(logs, 0, "on", 1)
        self.entry_points.apply(self._states, 0, seat, code, logs)
        self._forget()
        return [int(word) for word in read(logs, 0, "words")[: read(logs, 0, "end")]]

    def frames(self, seat: int, code: int, chance: Chance | None = None) -> list[Self]:
        """The position after each entry that `apply`, or with a chance `apply_dealt`, would return; nothing is done.

        Between two events of a step, what is asked next isn't settled yet; the last frame is the position after it.
        """
        start = self.copy()
        if chance is not None:
            start._take_chance(chance)
        last = start.copy()
        places = [place for place, _ in last._applied(seat, code)]
        found = {place: start._frame(seat, code, place) for place in set(places[1:])}
        frames = [*(found[place] for place in places[1:]), last]
        for frame in frames if chance is not None else []:
            frame._take_chance(NO_CHANCE)
        return frames

    def _frame(self, seat: int, code: int, place: int) -> Self:
        """The position when a choice that is made from here has the log write the word at this place."""
        logs, states = many(Log, 1), copied(self._states)
        write(logs, 0, "on", 1)
        write(logs, 0, "frame_of", place + 1)
        self.entry_points.apply(states, 0, seat, code, logs)
        kept = bytes(read(logs, 0, "frame")[: self.state_type.dtype().itemsize])
        return self._holding(unpacked(self.state_type, kept))

    def apply_dealt(self, seat: int, code: int, chance: Chance) -> tuple[list[LogEntry], bool]:
        """Make a choice, or start, with a chance of its own that leaves no trace; what happened, and if it was used."""
        self._take_chance(chance)
        happened = self.apply(seat, code)
        used = Chance.twin(read(self._states, 0, "chance")) != chance
        self._take_chance(NO_CHANCE)
        return happened, used

    def _take_chance(self, chance: Chance) -> None:
        write(self._states, 0, "chance", chance)
        self._forget()

    def playouts(self, count: int, seed: int) -> list[list[int]]:
        """Each seat's worth at the end of that many games, played on from here at random."""
        states, logs, dice = many(self.state_type, count), many(Log, 1), many(Chance, 1)
        seed_chance(seed).write(dice, 0)
        for index in range(count):
            self.state.write(states, index)
        self.entry_points.playout_many(states, logs, dice)
        worths, ranks = words(self.seats * count), words(self.seats * count)
        self.entry_points.outcome_many(states, worths, ranks)
        firsts = range(0, self.seats * count, self.seats)
        return [[int(worths[first + seat]) for seat in range(self.players)] for first in firsts]

    # --- copies ----------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same position, apart."""
        return self._holding(copied(self._states))

    def pack(self) -> bytes:
        """The position as bytes."""
        return self.state.pack()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The position whose `pack` is *data*."""
        state = cls.state_type.unpack(data)
        if not cls.is_valid(state):
            raise ValueError("these bytes are no position of this game")
        return cls(state)

    @classmethod
    @abstractmethod
    def is_valid(cls, state: S) -> bool:
        """Whether the numbers that rules trust are in their bounds."""

    @classmethod
    def imagine(cls, view: Record, seed: int) -> Self:
        """A world that a view allows, drawn with this seed."""
        views, states, dice = many(cls.view_record, 1), many(cls.state_type, 1), many(Chance, 1)
        view.write(views, 0)
        seed_chance(seed).write(dice, 0)
        cls.entry_points.dream(views, 0, states, 0, dice)
        return cls._holding(states)
