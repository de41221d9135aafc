"""What the solver calls, compiled: resolve a position's joint plans, and solve its round for all classes of loot."""

from folsom.bots.super.endgames.position import MOST_BANDITS, PlayOrder, line_up, number_of, set_up
from folsom.bots.super.endgames.solver_workspace import (
    BASE_PLANS,
    TABLEAU_WIDTH,
    SolverWorkspace,
    best_value,
    largest_gain,
    mean_value,
    set_payoffs,
    value_plans,
)
from folsom.bots.super.endgames.three_player import solve_three
from folsom.bots.super.endgames.two_player import solve_tableau
from folsom.kernel import Chance, entry_point, rule
from folsom.kernel.log import Log
from folsom.super.components import ALL_CAR_CARDS
from folsom.super.entry_points import set_joint_plan
from folsom.super.flow import play_round
from folsom.super.round_events import farthest
from folsom.super.scoring import best
from folsom.super.state import AT_LOCOMOTIVE, GOES_ON, State

# An outcome: how the round ended, which bandits are left or share the first place, who took the car, the next position
ENDED_BITS, LEFT_BITS, TAKER_BITS = 2, 3, 3
LEFT_AT = ENDED_BITS
TAKER_AT = LEFT_AT + LEFT_BITS
NEXT_AT = TAKER_AT + TAKER_BITS


@rule
def outcome_of(s: State, order: PlayOrder) -> int:
    """Everything that matters about how a round ended."""
    if s.ended_by != GOES_ON and s.ended_by != AT_LOCOMOTIVE:
        return best(s) << LEFT_AT | s.ended_by
    outcome = farthest(s) << TAKER_AT | s.aboard << LEFT_AT | s.ended_by
    if s.ended_by == GOES_ON:
        line_up(s, order)
        outcome |= number_of(s, order) << NEXT_AT
    return outcome


@entry_point
def resolve(number: int, states: list[State], orders: list[PlayOrder], logs: list[Log], outcomes: list[int]) -> None:
    """The outcome of every joint plan of a position; the plan of the first player changes fastest."""
    set_up(states[0], number)
    states[0].unseen = ALL_CAR_CARDS
    for joint in range(len(outcomes)):
        states[1] = states[0]
        set_joint_plan(states[1], joint)
        play_round(states[1], logs[0])
        outcomes[joint] = outcome_of(states[1], orders[0])


@rule(floats=True)
def solve_duel(w: SolverWorkspace) -> float:
    """Set exact strategies for two; returns what is left to gain, which shows how exact they are."""
    rows, columns = w.plans[0], w.plans[1]
    for row in range(rows):
        for column in range(columns):
            w.tableau[row * TABLEAU_WIDTH + column] = 1.0 + w.payoffs[column * rows + row]
    solve_tableau(w, rows, columns)
    w.strategies[2 * BASE_PLANS] = 1.0  # the third player's only plan
    return largest_gain(w)


@entry_point(floats=True)
def solve_rounds(
    workspaces: list[SolverWorkspace],
    cells: list[int],
    outcome_values: list[float],
    dice: list[Chance],
    strategies: list[float],
    gains: list[float],
) -> None:
    """Solve a round for every class of loot: the strategies, and what is left to gain.

    Every class starts from a copy of the first dice, so each can be solved again on its own.
    """
    w, classes = workspaces[0], len(gains)
    size = len(outcome_values) // classes
    for each in range(classes):
        set_payoffs(w, cells, outcome_values, each * size)
        dice[1] = dice[0]
        gains[each] = solve_duel(w) if w.players < MOST_BANDITS else solve_three(w, dice[1])
        for spot in range(len(w.strategies)):
            strategies[each * len(w.strategies) + spot] = w.strategies[spot]


@entry_point(floats=True)
def evaluate_rounds(
    workspaces: list[SolverWorkspace],
    cells: list[int],
    outcome_values: list[float],
    strategies: list[float],
    values: list[float],
    best_responses: list[float],
) -> None:
    """For every class of loot, each player's value by the strategies, and by a best response to the others'."""
    w, classes = workspaces[0], len(values) // MOST_BANDITS
    size = len(outcome_values) // classes
    for each in range(classes):
        set_payoffs(w, cells, outcome_values, each * size)
        for spot in range(len(w.strategies)):
            w.strategies[spot] = strategies[each * len(w.strategies) + spot]
        for place in range(MOST_BANDITS):
            value_plans(w, place)
            values[each * MOST_BANDITS + place] = mean_value(w, place)
            best_responses[each * MOST_BANDITS + place] = best_value(w, place)
