"""A position: a game's state with what Python asks of it (choices, views, imagined worlds, bytes).

Every game has its own `Position`, derived from this one; `games` builds the public contract on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Protocol, Self, TypeVar

from folsom.kernel.chance import Chance, seed_chance
from folsom.kernel.dealing import NO_CHANCE
from folsom.kernel.events import Facts, LogEntry, PlacedEntry
from folsom.kernel.log import FRAME_BYTES, Log, filming_log, frames_in, listening_log, words_in
from folsom.kernel.records import (
    Record,
    copied,
    field_bytes,
    fill,
    many,
    packed,
    reading,
    table,
    unpacked,
    words,
    write,
)
from folsom.kernel.state import SPECTATOR, GameState
from folsom.kernel.telling import EventTelling
from folsom.kernel.view import View, WhyNot
from folsom.kernel.view_diff import Change, ViewDiffer


class GameTable(Protocol):
    """What was chosen before a game."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def options(self) -> dict[str, str]:
        """The value of every option."""

    def as_dict(self) -> dict[str, Any]:
        """The arguments that make this table again."""

    def template(self, chance: Chance) -> Any:
        """The state to be set up."""


S = TypeVar("S", bound=GameState)
V = TypeVar("V")  # a view
R = TypeVar("R")  # a result


class Position(EventTelling, ABC, Generic[S, V, R]):
    """The state of one game, and the rules' answers about it."""

    entry_points: Any  # the game's module of that name
    state_type: type[S]
    view_record: type[Record]
    view_type: type[View[Any]]
    seats: int  # the length of a row with one place per seat
    codes: int = 64  # choices have numbers below this
    over_phase: int

    def __init__(self, state: S) -> None:
        states = many(self.state_type, 1)
        state.write(states, 0)
        self._hold(states)

    def _hold(self, states: list[S]) -> None:
        self._states = states  # one record, as the rules take it
        self.places: list[int] = []  # where the log has the words of the last step's entries
        self._players: int | None = None
        self._forget()

    def _forget(self) -> None:
        """Forget what was read from the state before it changed."""
        self._twin: S | None = None
        self._fields: S | None = None
        self._view_fields: dict[int | None, Any] = {}
        self._records: dict[int | None, Any] = {}
        self._views: dict[int | None, V] = {}

    @classmethod
    def _holding(cls, states: list[S]) -> Self:
        """A position that takes over this state, which nothing else may use."""
        position = cls.__new__(cls)
        position._hold(states)
        return position

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy the record alone, also to another process: everything else is read from it again."""
        return type(self)._holding, (self._states,)

    # --- what is ---------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The full state, read-only, including everything hidden: for tests and tools, never for bots or pages."""
        if self._twin is None:
            self._twin = self.state_type.twin(self._states[0])
        return self._twin

    @property
    def fields(self) -> S:
        """The state with each field read on demand: most callers need only one."""
        if self._fields is None:
            self._fields = reading(self.state_type, self._states)
        return self._fields

    @property
    def players(self) -> int:
        """How many seats play."""
        if self._players is None:
            self._players = self.fields.players
        return self._players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.fields.phase == self.over_phase

    @property
    def round_number(self) -> int:
        """The round, from 1 on."""
        return self.fields.round_number + 1

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make."""
        waiting = int(self.entry_points.asked(self._states, 0))
        return [seat for seat in range(self.players) if waiting >> seat & 1]

    @property
    def foregone(self) -> bool:
        """Whether the one seat to act has a single option, and everyone can see that."""
        return False

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
        """The set of options in play."""
        return 0

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out of the game."""
        return False

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """A seat's name: that of its bandits."""

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal choices."""
        choices = int(self.entry_points.legal(self._states, 0, seat))
        return [code for code in range(choices.bit_length()) if choices >> code & 1]

    @abstractmethod
    def words(self, seat: int, code: int) -> str:
        """A choice in words."""

    def choices(self, seat: int) -> list[tuple[int, str, Facts]]:
        """A seat's legal choices: each one's number, its words, and its facts (`act`, and what it affects)."""
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
        """What a seat may know, or a spectator. Don't change it: the same view is returned until something happens."""
        if seat not in self._views:
            self._views[seat] = self.shown(self.record(seat))
        return self._views[seat]

    def record(self, seat: int | None) -> Any:
        """The record of a seat's view, or of a spectator's. Don't change it: the view keeps it."""
        if seat not in self._records:
            self._records[seat] = self.view_record.twin(self.view_record_of(seat)[0])
        return self._records[seat]

    def view_fields(self, seat: int | None) -> Any:
        """Like `record`, but each field is read on demand, rows as tuples: most callers need only a few."""
        if seat not in self._view_fields:
            self._view_fields[seat] = reading(self.view_record, self.view_record_of(seat))
        return self._view_fields[seat]

    def why_not(self, seat: int) -> tuple[WhyNot, ...]:
        """What a seat might try but may not choose, as its view says; empty in games that don't list this."""
        if self.view_type.why_not is View.why_not:
            return ()
        return self.view_type.of(self.record(seat)).why_not

    def changes_along(self, viewers: Sequence[int | None], path: list[S], stops: Sequence[int]) -> list[list[Change]]:
        """How each viewer's view changes along a path: from its start to the first stop, then from stop to stop."""
        indices = [0, *stops]
        records = self._looked(path, indices, viewers)
        return self._differ().changes(packed(records), len(viewers))

    def _looked(self, states: list[S], indices: Sequence[int], viewers: Sequence[int | None]) -> list[Any]:
        """The records of these viewers' views of these states, grouped by viewer."""
        records = many(self.view_record, len(viewers) * len(indices))
        seats = [SPECTATOR if viewer is None else viewer for viewer in viewers]
        self.entry_points.see(states, table(indices), table(seats), records)
        return records

    @classmethod
    @cache
    def _differ(cls) -> ViewDiffer:
        return ViewDiffer(cls.view_type, cls.view_record)

    def view_record_of(self, seat: int | None) -> list[Any]:
        """A view's record in the form that the rules take."""
        return self._looked(self._states, [0], [seat])

    def shown(self, record: Any) -> V:
        """The view that a record shows."""
        view: Any = self.view_type.of(record)
        return view  # type: ignore[no-any-return]  # the game's own

    def same_secrets(self, seat: int, before: Self, log: list[LogEntry]) -> bool:
        """Whether a seat's choice since *before* used no chance and revealed nothing hidden."""
        drew = before._chance_bytes != self._chance_bytes
        return not drew and not any(self.reveals_more(seat, entry) for entry in log)

    @abstractmethod
    def reveals_more(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""

    # --- what is done ----------------------------------------------------------------------

    def apply(self, seat: int, code: int) -> list[LogEntry]:
        """Make a legal choice, or start the game; return what happened."""
        placed = self._applied(seat, code)
        self.places = [place for place, _ in placed]
        return [entry for _, entry in placed]

    def _applied(self, seat: int, code: int) -> list[PlacedEntry]:
        """Like `apply`, but each entry comes with the index of the word that was logged before it took effect."""
        return list(self.kinds.entries_in(self._written(seat, code)))

    def _written(self, seat: int, code: int) -> list[int]:
        """Make a legal choice, or start the game; return the words that were logged."""
        logs = listening_log()
        self.entry_points.apply(self._states, 0, seat, code, logs)
        self._forget()
        return words_in(logs)

    def frames(self, seat: int, code: int, chance: Chance | None = None) -> list[Self]:
        """The position after each entry that `apply` (or `apply_dealt`, given a chance) would return; changes nothing.

        Between two events of a step, what is asked next isn't settled yet; the last frame is the position after it.
        """
        after = self.copy()
        after.apply(seat, code) if chance is None else after.apply_dealt(seat, code, chance)
        path = self.path_to(after, seat, code, chance)
        return [self._holding(path[index : index + 1]) for index in range(1, len(path))]

    def path_to(self, after: Self, seat: int, code: int, chance: Chance | None) -> list[S]:
        """This state, then the state after each entry of the choice that led to *after*; *after* comes last."""
        found: dict[int, bytes] = {}
        if after.places[1:]:
            start = self.copy()
            if chance is not None:
                start._take_chance(chance)
            found = start._frames(seat, code)
        between = (found[place] for place in after.places[1:])
        path = unpacked(self.state_type, b"".join((packed(self._states), *between, packed(after._states))))
        if chance is not None:
            fill(path, "chance", NO_CHANCE)
        return path

    def straight_to(self, after: Self) -> list[S]:
        """This state and that of *after*."""
        return unpacked(self.state_type, packed(self._states) + packed(after._states))

    def _frames(self, seat: int, code: int) -> dict[int, bytes]:
        """The state's bytes before each event of a choice made from here, by the place of the event's first word."""
        size, found = self.state_type.dtype().itemsize, dict[int, bytes]()
        while True:
            logs = filming_log(FRAME_BYTES // size, skipped=len(found))
            self.entry_points.apply(copied(self._states), 0, seat, code, logs)
            places = [place for place, _ in self.kinds.entries_in(words_in(logs))]
            data = frames_in(logs)
            frames = (data[start : start + size] for start in range(0, len(data), size))
            found |= zip(places[len(found) :], frames, strict=False)
            if len(found) == len(places):
                return found

    def apply_dealt(self, seat: int, code: int, chance: Chance) -> tuple[list[LogEntry], bool]:
        """Make a choice, or start, with a chance that leaves no trace; return what happened, and if it was used."""
        self._take_chance(chance)
        taken = self._chance_bytes
        happened = self.apply(seat, code)
        used = self._chance_bytes != taken
        self._take_chance(NO_CHANCE)
        return happened, used

    @property
    def _chance_bytes(self) -> bytes:
        return field_bytes(self._states, "chance")

    def _take_chance(self, chance: Chance) -> None:
        write(self._states, 0, "chance", chance)
        self._forget()

    def playouts(self, count: int, seed: int) -> list[list[int]]:
        """Each seat's value at the end of *count* games played on from here at random."""
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
        """An independent copy of the position."""
        copy = self._holding(copied(self._states))
        copy.places, copy._players = self.places, self._players
        return copy

    def pack(self) -> bytes:
        """The position as bytes."""
        return self.state.pack()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The position that `pack` turned into *data*."""
        state = cls.state_type.unpack(data)
        if not cls.is_valid(state):
            raise ValueError("these bytes are no position of this game")
        return cls(state)

    @classmethod
    @abstractmethod
    def is_valid(cls, state: S) -> bool:
        """Whether the numbers that rules trust are within bounds."""

    @classmethod
    def imagine(cls, view: Record, seed: int) -> Self:
        """A position consistent with a view, drawn with this seed."""
        views, states, dice = many(cls.view_record, 1), many(cls.state_type, 1), many(Chance, 1)
        view.write(views, 0)
        seed_chance(seed).write(dice, 0)
        cls.entry_points.dream(views, 0, states, 0, dice)
        return cls._holding(states)
