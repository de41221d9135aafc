"""A position of Express: ask it, play it, view it, imagine one, pack it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from folsom.express import entry_points
from folsom.express.cast import cast_of
from folsom.express.choices import choice_facts
from folsom.express.components import SEATS
from folsom.express.events import EVENTS, card_faces, entries_of, reveals_more
from folsom.express.result import ExpressResult, result_of
from folsom.express.state import OVER, State
from folsom.express.validation import is_valid
from folsom.express.view import ExpressView
from folsom.express.view_record import ExpressViewRecord
from folsom.express.why_not import why_not_of
from folsom.express.words import Question, choice_aliases, choice_words, rule_of, seat_name
from folsom.kernel import position, read, words
from folsom.kernel.events import ChoiceMade, Facts, LogEntry, PlacedEntry
from folsom.kernel.view import WhyNot
from folsom.locale.cast import Cast


class Position(position.Position[State, ExpressView, ExpressResult]):
    """The state of one game of Express, and the rules' answers about it."""

    entry_points = entry_points
    state_type = State
    view_record = ExpressViewRecord
    view_type = ExpressView
    kinds = EVENTS
    seats = SEATS
    over_phase = OVER

    @property
    def to_act(self) -> list[int]:
        """The seats that have a choice to make."""
        return [seat for seat in range(self.players) if self.fields.waiting >> seat & 1]

    @property
    def foregone(self) -> bool:
        """Whether the one seat to act has a single option, and everyone can see that."""
        return bool(entry_points.foregone(self._states, 0))

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return rule_of(Question.of(self.open_record))

    @property
    def options(self) -> int:
        """The set of options that the table plays with."""
        return self.fields.options

    @property
    def open_record(self) -> ExpressViewRecord:
        """What everyone can see: enough for words that everyone may read."""
        return cast("ExpressViewRecord", self.view_fields(None))

    def seat_name(self, seat: int) -> str:
        """A seat by its bandits."""
        return seat_name(self.open_record, seat)

    def words(self, seat: int, code: int) -> str:
        """A choice in words."""
        v = self.view_fields(seat)
        return choice_words(v, Question.of(v), seat, code)

    def choices(self, seat: int) -> list[tuple[int, str, Facts]]:
        """A seat's legal choices: number, words, and facts, of which `act` says what is done and the rest to what."""
        legal = self.legal(seat)
        if not legal:
            return []
        v = self.view_fields(seat)
        question = Question.of(v)
        return [(code, choice_words(v, question, seat, code), choice_facts(v, question, seat, code)) for code in legal]

    def words_then(self, made: ChoiceMade) -> str:
        """A choice that was made, in words."""
        question = Question.unpacked(self.open_record, made.round_number, made.question)
        return choice_words(self.open_record, question, made.seat, made.code)

    def aliases(self, seat: int, code: int) -> list[str]:
        """Other words for the same choice."""
        return choice_aliases(self.view_fields(seat), seat, code)

    def why_not(self, seat: int) -> tuple[WhyNot, ...]:
        """Targets, spots, loot and cards that a seat might try to choose but can't, and why."""
        return why_not_of(self.view_fields(seat), self.view_record_of(seat))

    def in_the_open(self, facts: Facts) -> Facts:
        """Cards by their faces, since cards with the same face are alike."""
        if facts.get("cards") is None:
            return facts
        return {**facts, "cards": card_faces(facts["cards"], self.open_record.team)}

    def cast(self, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
        """Who and what takes part, with the names and numbers of the game."""
        return cast_of(self.open_record, names, numbers)

    def reveals_more(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""
        return reveals_more(seat, entry)

    def _applied(self, seat: int, code: int) -> list[PlacedEntry]:
        """Make a legal choice, or start; a turn of Schemin' becomes two entries, the choice and its effect."""
        round_number, turn = (int(read(self._states, 0, name)) for name in ("round_number", "turn"))
        return entries_of(self._written(seat, code), round_number, turn)

    def result(self) -> ExpressResult:
        """The result of a finished game."""
        sums = words(2 * SEATS + 1)
        entry_points.score_game(self._states, 0, sums)
        numbers = [int(number) for number in sums]
        return result_of(self.state, self.open_record, numbers[:SEATS], numbers[SEATS : 2 * SEATS], numbers[2 * SEATS])

    @classmethod
    def is_valid(cls, state: State) -> bool:
        """Whether it is safe to pass a state to the rules."""
        return is_valid(state)
