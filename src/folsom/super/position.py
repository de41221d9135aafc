"""A position of Super: ask it, play it, view it, imagine one, pack it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from folsom.kernel import position, words
from folsom.kernel.events import ChoiceMade, LogEntry, choice_made
from folsom.locale.cast import Cast
from folsom.super import entry_points
from folsom.super.cast import cast_of
from folsom.super.components import SEATS, legal_plans
from folsom.super.events import EVENTS, reveals_more
from folsom.super.result import SuperResult, result_of
from folsom.super.state import OVER, State
from folsom.super.validation import is_valid
from folsom.super.view import SuperView
from folsom.super.view_record import SuperViewRecord
from folsom.super.words import plan_hint, plan_words, rule_of, seat_name


class Position(position.Position[State, SuperView, SuperResult]):
    """The state of one game of Super, and the rules' answers about it."""

    entry_points = entry_points
    state_type = State
    view_record = SuperViewRecord
    view_type = SuperView
    kinds = EVENTS
    seats = SEATS
    over_phase = OVER

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return rule_of(self.open_record)

    @property
    def hint(self) -> str:
        """What a plan is."""
        return plan_hint(self.open_record)

    @property
    def options(self) -> int:
        """The set of extensions in play."""
        return self.fields.extensions

    @property
    def open_record(self) -> SuperViewRecord:
        """What is public: enough for words that everyone may read."""
        return cast("SuperViewRecord", self.view_fields(None))

    def is_out(self, seat: int) -> bool:
        """Whether a seat's bandit has fallen off (S3.2)."""
        return self.fields.fell[seat] > 0

    def seat_name(self, seat: int) -> str:
        """A seat's name: that of its bandit."""
        return seat_name(self.open_record, seat)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the plans that a seat may make, or change to."""
        plans = legal_plans(self.fields.extensions)
        return plans[: entry_points.legal(self._states, 0, seat)]

    def words(self, seat: int, code: int) -> str:
        """A plan in words."""
        return plan_words(code)

    def words_then(self, made: ChoiceMade) -> str:
        """A plan that was made, in words."""
        return plan_words(made.code)

    def cast(self, names: Mapping[str, Sequence[str]], numbers: Mapping[str, int]) -> Cast:
        """Who and what takes part, with the names and numbers of the game."""
        return cast_of(self.open_record, names, numbers)

    def reveals_more(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""
        return reveals_more(entry)

    def result(self) -> SuperResult:
        """The end of a finished game."""
        ranks = words(SEATS)
        entry_points.score_game(self._states, 0, ranks)
        return result_of(self.open_record, [int(rank) for rank in ranks])

    # --- plans taken back ------------------------------------------------------------------

    def has_planned(self, seat: int, log: list[LogEntry]) -> bool:
        """Whether the log has a plan of this round from a seat, which it may still take back."""
        return any(True for _ in self._plans_of(seat, log))

    def _plans_of(self, seat: int, log: list[LogEntry]) -> Iterator[int]:
        """Where in the log a seat's plans of this round are, the last one first."""
        this = seat, self.fields.round_number
        if self.fields.planned >> seat & 1:
            yield from (place for place in reversed(range(len(log))) if self._planner(log[place]) == this)

    def _planner(self, entry: LogEntry) -> tuple[int, int] | None:
        made = choice_made(entry, self.kinds.kind_of(entry))
        return None if made is None else (made.seat, made.round_number)

    def taken_back(self, seat: int, log: list[LogEntry]) -> tuple[Position, list[LogEntry]]:
        """The position and log without a seat's last plan: the one before it counts again, if it had one."""
        last, *earlier = self._plans_of(seat, log)
        position = self.copy()
        entry_points.withdraw(position._states, 0, seat)
        position._forget()
        for place in earlier[:1]:
            position.apply(seat, self.facts(log[place])["choice"])
        return position, log[:last] + log[last + 1 :]

    # --- what rules may trust --------------------------------------------------------------

    @classmethod
    def is_valid(cls, state: State) -> bool:
        """Whether a state is safe to give to the rules."""
        return is_valid(state)
