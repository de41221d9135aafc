"""Express in Python's hands: a position that can be asked, played, seen, imagined and packed.

`games` builds its contract on this; every game has a house with the same names.
"""

from __future__ import annotations

from typing import Self

from folsom.express import doors
from folsom.express.choices import CHOICES
from folsom.express.components import ROUNDS, SEATS, TEAM_PLAYERS
from folsom.express.flow import START
from folsom.express.history import (
    Facts,
    brings_to_light,
    choice_made,
    entries_of,
    event_words,
    facts_of,
    seen_facts,
)
from folsom.express.log import Log
from folsom.express.result import Result, result_of
from folsom.express.seen import ExpressView
from folsom.express.state import OVER, State
from folsom.express.table import Table, make_table
from folsom.express.view import SPECTATOR, View
from folsom.express.words import Question, choice_aliases, choice_words, rule_of, seat_name
from folsom.kernel import Chance, many, read, seed_chance, words, write

NAME = "Express"
LogEntry = tuple[int, int]

__all__ = ["NAME", "LogEntry", "Position", "Table", "imagine", "make_table", "start"]


class Position:
    """The state of one game, and the rules' answers about it."""

    def __init__(self, state: State) -> None:
        self._states = many(State, 1)
        state.write(self._states, 0)
        self._twin: State | None = None

    @property
    def state(self) -> State:
        """The truth, to be read: for tests and tools, never for bots or pages."""
        if self._twin is None:
            self._twin = State.twin(self._states[0])
        return self._twin

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.state.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def round_number(self) -> int:
        """The round, from 1 to 5."""
        return self.state.round_number + 1

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make."""
        return [seat for seat in range(self.players) if self.state.waiting >> seat & 1]

    def seat_name(self, seat: int) -> str:
        """A seat by its bandits."""
        return seat_name(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal choices."""
        choices = doors.legal(self._states, 0, seat)
        return [code for code in range(CHOICES) if choices >> code & 1]

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return rule_of(Question.of(self.state))

    def words(self, seat: int, code: int) -> str:
        """A choice in words."""
        return choice_words(self.state, Question.of(self.state), seat, code)

    def aliases(self, seat: int, code: int) -> list[str]:
        """Other words for the same choice."""
        return choice_aliases(self.state, seat, code)

    def apply(self, seat: int, code: int) -> list[LogEntry]:
        """Make a legal choice, or start; what happened."""
        logs = many(Log, 1)
        write(logs, 0, "on", 1)
        round_number, turn = self.state.round_number, self.state.turn
        doors.apply(self._states, 0, seat, code, logs)
        self._twin = None
        written = [int(word) for word in read(logs, 0, "words")[: read(logs, 0, "end")]]
        return entries_of(written, round_number, turn)

    def view(self, seat: int | None) -> ExpressView:
        """What a seat may know, or a spectator."""
        views = many(View, 1)
        doors.see(self._states, 0, SPECTATOR if seat is None else seat, views, 0)
        return ExpressView(View.twin(views[0]))

    def event(self, seat: int | None, entry: LogEntry) -> tuple[str, Facts, str]:
        """An event's name, the facts that a seat or a spectator may see, and a sentence."""
        kind, facts = facts_of(*entry)
        seen = seen_facts(kind, facts, seat, self.state.team)
        return kind.name, seen, event_words(self.state, kind.name, seen)

    def choice_made(self, entry: LogEntry) -> tuple[int, int, bool, int, str] | None:
        """If an event is a choice: its seat, number, whether it was forced, its round, and its words."""
        return choice_made(self.state, *entry)

    def same_secrets(self, seat: int, before: Self, log: list[LogEntry]) -> bool:
        """Whether a seat's choice since *before* brought nothing to light: no chance, nothing hidden."""
        drew = before.state.chance != self.state.chance
        return not drew and not any(brings_to_light(seat, *entry) for entry in log)

    def result(self) -> Result:
        """The reckoning of a finished game."""
        sums = words(2 * SEATS + 1)
        doors.reckon(self._states, 0, sums)
        numbers = [int(number) for number in sums]
        return result_of(self.state, numbers[:SEATS], numbers[SEATS : 2 * SEATS], numbers[2 * SEATS])

    def playouts(self, count: int, seed: int) -> list[list[int]]:
        """Each seat's money at the end of that many games, played on from here at random."""
        states, logs, dice = many(State, count), many(Log, 1), many(Chance, 1)
        seed_chance(seed).write(dice, 0)
        for index in range(count):
            self.state.write(states, index)
        doors.playout_many(states, logs, dice)
        return _moneys(states, self.players)

    def copy(self) -> Self:
        """The same position, apart."""
        return type(self)(self.state)

    def pack(self) -> bytes:
        """The position as bytes."""
        return self.state.pack()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The position whose `pack` is *data*."""
        state = State.unpack(data)
        if not (TEAM_PLAYERS <= state.players <= SEATS and state.phase <= OVER and state.round_number < ROUNDS):
            raise ValueError("these bytes are no position of Express")
        return cls(state)


def _moneys(states: list[State], players: int) -> list[list[int]]:
    moneys, ranks = words(SEATS * len(states)), words(SEATS * len(states))
    doors.outcome_many(states, moneys, ranks)
    return [[int(moneys[first + seat]) for seat in range(players)] for first in range(0, len(moneys), SEATS)]


def start(table: Table, seed: int) -> tuple[Position, list[LogEntry]]:
    """A new game of a table, at its first choice."""
    position = Position(table.template(seed_chance(seed)))
    return position, position.apply(0, START)


def imagine(view: ExpressView, seed: int) -> Position:
    """A world that a view allows, drawn with this seed."""
    views, states, dice = many(View, 1), many(State, 1), many(Chance, 1)
    view.record.write(views, 0)
    seed_chance(seed).write(dice, 0)
    doors.dream(views, 0, states, 0, dice)
    return Position(State.twin(states[0]))
