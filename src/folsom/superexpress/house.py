"""Super in Python's hands: a position that can be asked, played, seen, imagined and packed."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.kernel import house, words
from folsom.kernel.events import ChoiceMade, Facts, LogEntry, entries_in
from folsom.superexpress import doors
from folsom.superexpress.components import EXTENSIONS, MIN_PLAYERS, SEATS, legal_plans
from folsom.superexpress.history import brings_to_light, event_words
from folsom.superexpress.log import KINDS
from folsom.superexpress.result import SuperResult, result_of
from folsom.superexpress.seen import SuperView
from folsom.superexpress.state import OVER, PLANNING, State
from folsom.superexpress.view import View
from folsom.superexpress.words import plan_aliases, plan_words, rule_of, seat_name


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
        waiting = self.state.riding & ~self.state.planned if self.state.phase == PLANNING else 0
        return [seat for seat in range(self.players) if waiting >> seat & 1]

    @property
    def rule(self) -> str:
        """The id of the rule that says what can be chosen now."""
        return rule_of(self.state)

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

    def aliases(self, seat: int, code: int) -> list[str]:
        """Other words for the same plan."""
        return plan_aliases(code)

    def shown(self, record: View) -> SuperView:
        """A view made readable."""
        return SuperView(record)

    def event_words(self, name: str, facts: Facts) -> str:
        """A sentence that says what happened, or nothing where another event says it."""
        return event_words(self.state, name, facts)

    def brings_to_light(self, seat: int, entry: LogEntry) -> bool:
        """Whether an event shows more than the seat's own choice."""
        return brings_to_light(entry)

    def entries(self, written: Sequence[int], before: State) -> list[LogEntry]:
        """The events of a step that the log has written down."""
        return list(entries_in(written, self.kinds))

    def result(self) -> SuperResult:
        """The end of a finished game."""
        ranks = words(SEATS)
        doors.reckon(self._states, 0, ranks)
        return result_of(self.state, [int(rank) for rank in ranks])

    @classmethod
    def is_sound(cls, state: State) -> bool:
        """Whether the numbers that rules trust are in their bounds."""
        return MIN_PLAYERS <= state.players <= SEATS and state.phase <= OVER and state.extensions < 1 << EXTENSIONS
