"""The course of a game: plans come in; when the last one is in, the whole round is played (S3, S4)."""

from folsom.kernel import rule
from folsom.kernel.log import Log
from folsom.kernel.state import START
from folsom.super.action import is_decided, resolve_plans
from folsom.super.planning import begin_round, forget_plans, make_plan, planners
from folsom.super.round_events import end_round, lose_car
from folsom.super.scoring import tell_end
from folsom.super.setup import set_up
from folsom.super.state import GOES_ON, LAST_STANDING, OVER, State, straighten


@rule
def end_game(s: State, log: Log, ended_by: int) -> None:
    """The game is over (S4.1c, S5)."""
    if log.on:
        tell_end(s, log, ended_by)
    s.ended_by = ended_by
    s.phase = OVER


@rule
def clear_up(s: State, unhooked: bool) -> None:
    """Remove the plans and the unhooked car with everyone on it, which have stayed on the table until now."""
    if unhooked:
        lose_car(s)
    forget_plans(s)
    straighten(s)


@rule
def play_round(s: State, log: Log) -> None:
    """Play every card, then the end of the round, unless only one bandit is left before (S3.2, S4.1, S5.4)."""
    resolve_plans(s, log)
    unhooked = not is_decided(s)
    ended_by = end_round(s, log) if unhooked else LAST_STANDING
    if ended_by == GOES_ON:
        begin_round(s, log, s.round_number + 1)
    else:
        end_game(s, log, ended_by)
    clear_up(s, unhooked)


@rule
def go_on(s: State, log: Log, seat: int, choice: int) -> None:
    """Take a plan, or start the game; when all plans are in, play the round."""
    if choice == START:
        set_up(s, log)
        begin_round(s, log, 0)
    else:
        make_plan(s, log, seat, choice)
        if planners(s) == 0:
            play_round(s, log)
