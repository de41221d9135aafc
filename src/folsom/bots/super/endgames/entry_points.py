"""What the solver calls, compiled: a position's joint plans resolved, and its round solved for all classes of loot."""

from folsom.bots.super.endgames.duels import solve_tableau
from folsom.bots.super.endgames.position import Order, line_up, number_of, put_up
from folsom.bots.super.endgames.threes import match_regrets
from folsom.bots.super.endgames.work import (
    STRIDE,
    THREE,
    WIDTH,
    Work,
    largest_gain,
    mean_worth,
    most_worth,
    set_payoffs,
    weigh_plans,
)
from folsom.kernel import Chance, entry_point, rule
from folsom.kernel.log import Log
from folsom.super.components import ALL_CAR_CARDS
from folsom.super.entry_points import set_joint_plan
from folsom.super.flow import play_round
from folsom.super.round_events import farthest
from folsom.super.scoring import best
from folsom.super.state import AT_LOCOMOTIVE, GOES_ON, State

# An outcome: how the round ended, who is left or shares the first place, who took the car, and the next position
ENDED_BITS, LEFT_BITS, TAKER_BITS = 2, 3, 3
LEFT_AT = ENDED_BITS
TAKER_AT = LEFT_AT + LEFT_BITS
NEXT_AT = TAKER_AT + TAKER_BITS


@rule
def outcome_of(s: State, order: Order) -> int:
    """All that matters of what a round led to."""
    if s.ended_by != GOES_ON and s.ended_by != AT_LOCOMOTIVE:
        return best(s) << LEFT_AT | s.ended_by
    outcome = farthest(s) << TAKER_AT | s.aboard << LEFT_AT | s.ended_by
    if s.ended_by == GOES_ON:
        line_up(s, order)
        outcome |= number_of(s, order) << NEXT_AT
    return outcome


@entry_point
def resolve(number: int, states: list[State], orders: list[Order], logs: list[Log], outcomes: list[int]) -> None:
    """The outcome of every joint plan of a position; the plan of the first player changes fastest."""
    put_up(states[0], number)
    states[0].unseen = ALL_CAR_CARDS
    for joint in range(len(outcomes)):
        states[1] = states[0]
        set_joint_plan(states[1], joint)
        play_round(states[1], logs[0])
        outcomes[joint] = outcome_of(states[1], orders[0])


@rule(floats=True)
def solve_duel(w: Work) -> float:
    """Exact mixes for two; what is left to gain shows how exact."""
    rows, columns = w.plans[0], w.plans[1]
    for row in range(rows):
        for column in range(columns):
            w.tableau[row * STRIDE + column] = 1.0 + w.payoffs[column * rows + row]
    solve_tableau(w, rows, columns)
    w.mixes[2 * WIDTH] = 1.0  # the third's one plan
    return largest_gain(w)


@entry_point(floats=True)
def solve_rounds(
    works: list[Work],
    count: int,
    cells: list[int],
    brought: list[float],
    classes: int,
    dice: list[Chance],
    mixes: list[float],
    gains: list[float],
) -> None:
    """For every class of loot the mixes of a round of so many, and what is left to gain in it.

    Each begins with the same chance, the first of the dice, so that it can be solved again alone.
    """
    w, size = works[0], len(brought) // classes
    for each in range(classes):
        set_payoffs(w, cells, brought, each * size)
        dice[1] = dice[0]
        gains[each] = solve_duel(w) if count < THREE else match_regrets(w, dice[1])
        for spot in range(len(w.mixes)):
            mixes[each * len(w.mixes) + spot] = w.mixes[spot]


@entry_point(floats=True)
def judge_rounds(
    works: list[Work],
    cells: list[int],
    brought: list[float],
    classes: int,
    mixes: list[float],
    means: list[float],
    answers: list[float],
) -> None:
    """For every class of loot what the mixes bring to each, and what the best answer to the others' mixes does."""
    w, size = works[0], len(brought) // classes
    for each in range(classes):
        set_payoffs(w, cells, brought, each * size)
        for spot in range(len(w.mixes)):
            w.mixes[spot] = mixes[each * len(w.mixes) + spot]
        for place in range(THREE):
            weigh_plans(w, place)
            means[each * THREE + place] = mean_worth(w, place)
            answers[each * THREE + place] = most_worth(w, place)
