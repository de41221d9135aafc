"""The course of a game: plans come in; when the last one is in, the whole round is played (S3, S4)."""

from folsom.kernel import rule
from folsom.kernel.log import Log
from folsom.kernel.state import START
from folsom.super.action import is_decided, resolve_plans
from folsom.super.planning import begin_round, forget_plans, make_plan, planners
from folsom.super.round_events import end_round
from folsom.super.scoring import note_end
from folsom.super.setup import set_up
from folsom.super.state import GOES_ON, LAST_STANDING, OVER, State, straighten


@rule
def end_game(s: State, log: Log) -> None:
    """The game is over (S4.1c, S5)."""
    s.phase = OVER
    if log.on:
        note_end(s, log)


@rule
def play_round(s: State, log: Log) -> None:
    """Every card, then the end of the round, unless one bandit is left before (S3.2, S4.1, S5.4)."""
    resolve_plans(s, log)
    forget_plans(s)
    s.ended_by = LAST_STANDING if is_decided(s) else end_round(s, log)
    straighten(s)
    if s.ended_by == GOES_ON:
        s.round_number += 1
        begin_round(s, log)
    else:
        end_game(s, log)


@rule
def go_on(s: State, log: Log, seat: int, choice: int) -> None:
    """Take a plan, or start the game; when all plans are in, play the round."""
    if choice == START:
        set_up(s, log)
        begin_round(s, log)
    else:
        make_plan(s, log, seat, choice)
        if planners(s) == 0:
            play_round(s, log)
