"""Super in Python's hands: a position that can be asked, played, seen, imagined and packed."""

from __future__ import annotations

from collections.abc import Iterator

from folsom.kernel import house, words
from folsom.kernel.events import ChoiceMade, Facts, LogEntry, choice_made, entries_in, kind_of
from folsom.superexpress import doors
from folsom.superexpress.components import SEATS, legal_plans
from folsom.superexpress.history import brings_to_light, event_words
from folsom.superexpress.log import KINDS
from folsom.superexpress.result import SuperResult, result_of
from folsom.superexpress.seen import SuperView
from folsom.superexpress.soundness import is_sound
from folsom.superexpress.state import OVER, State
from folsom.superexpress.view import View
from folsom.superexpress.words import plan_hint, plan_words, rule_of, seat_name


class Position(house.Position[State, SuperView, SuperResult]):
    """The state of one game of Super, and the rules' answers about it."""

    doors = doors
    state_type = State
    view_record = View
    kinds = KINDS
    seats = SEATS
    over_phase = OVER

    @property
    def to_act(self) -> list[int]:
        """The seats that have no plan yet."""
        waiting = doors.asked(self._states, 0)
        return [seat for seat in range(self.players) if waiting >> seat & 1]

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return rule_of(self.state)

    @property
    def hint(self) -> str:
        """What a plan is."""
        return plan_hint(self.state)

    @property
    def options(self) -> int:
        """The set of extensions that are played with."""
        return self.state.extensions

    def is_out(self, seat: int) -> bool:
        """Whether a seat's bandit has fallen off (S3.2)."""
        return self.state.fell[seat] > 0

    def seat_name(self, seat: int) -> str:
        """A seat by its bandit."""
        return seat_name(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the plans that a seat may make, or change to."""
        plans = legal_plans(self.state.extensions)
        return plans[: doors.legal(self._states, 0, seat)]

    def words(self, seat: int, code: int) -> str:
        """A plan in words."""
        return plan_words(code)

    def words_then(self, made: ChoiceMade) -> str:
        """A plan that was made, in words."""
        return plan_words(made.code)

    def shown(self, record: View) -> SuperView:
        """A view made readable."""
        return SuperView(record)

    def event_words(self, name: str, facts: Facts) -> str:
        """A sentence that says what happened, or nothing where another event says it."""
        return event_words(self.state, name, facts)

    def brings_to_light(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""
        return brings_to_light(entry)

    def apply(self, seat: int, code: int) -> list[LogEntry]:
        """Make a legal plan, or start; what happened."""
        return list(entries_in(self._written(seat, code), self.kinds))

    def result(self) -> SuperResult:
        """The end of a finished game."""
        ranks = words(SEATS)
        doors.reckon(self._states, 0, ranks)
        return result_of(self.state, [int(rank) for rank in ranks])

    # --- plans taken back ------------------------------------------------------------------

    def has_planned(self, seat: int, log: list[LogEntry]) -> bool:
        """Whether a seat has a plan of this round in the log, which it may still take back."""
        return any(True for _ in self._plans_of(seat, log))

    def _plans_of(self, seat: int, log: list[LogEntry]) -> Iterator[int]:
        """Where in the log those plans are, the last one first."""
        this = seat, self.state.round_number
        if self.state.planned >> seat & 1:
            yield from (place for place in reversed(range(len(log))) if self._planner(log[place]) == this)

    def _planner(self, entry: LogEntry) -> tuple[int, int] | None:
        made = choice_made(entry, self.kinds[kind_of(entry)])
        return None if made is None else (made.seat, made.round_number)

    def taken_back(self, seat: int, log: list[LogEntry]) -> tuple[Position, list[LogEntry]]:
        """The position and log without a seat's last plan: the one before it counts again, if it had one."""
        last, *earlier = self._plans_of(seat, log)
        position = self.copy()
        doors.withdraw(position._states, 0, seat)
        position._forget()
        for place in earlier[:1]:
            position.apply(seat, self.facts(log[place])["choice"])
        return position, log[:last] + log[last + 1 :]

    # --- what rules may trust --------------------------------------------------------------

    @classmethod
    def is_sound(cls, state: State) -> bool:
        """Whether a state is one that rules may be given."""
        return is_sound(state)
