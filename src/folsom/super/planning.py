"""The plan of a round: three cards each, in secret, all at once (S3.1)."""

from folsom.kernel import bit, rule
from folsom.kernel.log import Log
from folsom.super.components import PLAN_COUNT, PLAN_ROW, PLANS
from folsom.super.events import note_changed, note_chose, note_round_began
from folsom.super.state import PLANNING, State, is_in


@rule
def plans_open(s: State) -> int:
    """How many plans a player can make (S3.1, S6.3)."""
    return PLAN_COUNT[s.extensions]


@rule
def plan_numbered(s: State, place: int) -> int:
    """The plan with this index among those that a player can make."""
    return PLAN_ROW[s.extensions * PLANS + place]


@rule
def planners(s: State) -> int:
    """The seats in play that have no plan yet."""
    return s.aboard & ~s.planned if s.phase == PLANNING else 0


@rule
def choices_of(s: State, seat: int) -> int:
    """How many plans a seat may choose from now: all of them, while any seat's plan is still missing (S3.1)."""
    return plans_open(s) if planners(s) and is_in(s.aboard, seat) else 0


@rule
def begin_round(s: State, log: Log, number: int) -> None:
    """Everyone in play plans again (S3.1)."""
    note_round_began(s, log, number=number, first=s.first)
    s.round_number = number


@rule
def make_plan(s: State, log: Log, seat: int, plan: int) -> None:
    """A plan is put down face down; it may be changed until the last one is in (S3.1)."""
    number = s.round_number
    if is_in(s.planned, seat):
        note_changed(s, log, seat=seat, choice=plan, forced=0, round=number, question=0)
    else:
        note_chose(s, log, seat=seat, choice=plan, forced=0, round=number, question=0)
    s.plan[seat] = plan
    s.planned |= bit(seat)


@rule
def take_back(s: State, seat: int) -> None:
    """Take back a plan, unseen; this is possible until the last plan is in (S3.1)."""
    s.planned &= ~bit(seat)
    s.plan[seat] = 0


@rule
def forget_plans(s: State) -> None:
    """Take back the cards; those that weren't played stay unseen (S3.2)."""
    s.planned = 0
    for seat in range(s.players):
        s.plan[seat] = 0
