"""What the solver works with while it solves one round: payoffs and mixed strategies.

A round has three players in the order of play; in a duel the third has one plan, which does nothing. Plans with the
same outcomes count as one.
"""

from folsom.bots.super.endgames.position import MOST_BANDITS
from folsom.kernel import Record, float64, int64, rule
from folsom.super.components import PLAN_COUNT

BASE_PLANS = int(PLAN_COUNT[0])  # without extensions
BLOCK_SIZE = BASE_PLANS**MOST_BANDITS  # payoffs of one player
ALL_PLANS = MOST_BANDITS * BASE_PLANS
TABLEAU_WIDTH = BASE_PLANS + 1


class SolverWorkspace(Record):
    """Rows have BASE_PLANS plans for each of the three players; payoffs have a block for each."""

    players: int = int64()
    plans: list[int] = int64(MOST_BANDITS)  # how many each player has
    payoffs: list[float] = float64(MOST_BANDITS * BLOCK_SIZE)  # by the plans of the two others, then by its own plan
    strategies: list[float] = float64(ALL_PLANS)  # the chance of each plan
    plan_values: list[float] = float64(BASE_PLANS)  # of one player's plans against the others' strategies
    # regret matching
    regrets: list[float] = float64(ALL_PLANS)
    current: list[float] = float64(ALL_PLANS)
    sums: list[float] = float64(ALL_PLANS)  # for the average strategies
    saved: list[float] = float64(ALL_PLANS)
    best: list[float] = float64(ALL_PLANS)
    # the simplex method
    tableau: list[float] = float64(TABLEAU_WIDTH * TABLEAU_WIDTH)
    labels: list[int] = int64(2 * BASE_PLANS)  # of rows, then of columns


@rule
def lower(place: int) -> int:
    """The first of the two other players."""
    return 1 if place == 0 else 0


@rule
def upper(place: int) -> int:
    """The second of the two other players."""
    return 1 if place == MOST_BANDITS - 1 else MOST_BANDITS - 1


@rule(floats=True)
def set_payoffs(w: SolverWorkspace, cells: list[int], outcomes: list[float], start: int) -> None:
    """Set the payoffs from the outcome of each joint plan and the values of each outcome, which begin at *start*."""
    first, second, third = w.plans[0], w.plans[1], w.plans[2]
    for a in range(first):
        for b in range(second):
            for c in range(third):
                first_value = start + MOST_BANDITS * cells[(a * second + b) * third + c]
                w.payoffs[(b * third + c) * first + a] = outcomes[first_value]
                w.payoffs[BLOCK_SIZE + (a * third + c) * second + b] = outcomes[first_value + 1]
                w.payoffs[2 * BLOCK_SIZE + (a * second + b) * third + c] = outcomes[first_value + 2]


@rule(floats=True, shared=True)
def value_plans(w: SolverWorkspace, place: int) -> None:
    """Set `w.plan_values` to the value of each plan of a player against the strategies of the two others."""
    one, two, own = lower(place), upper(place), w.plans[place]
    for plan in range(own):
        w.plan_values[plan] = 0.0
    for first in range(w.plans[one]):
        chance = w.strategies[one * BASE_PLANS + first]
        if chance > 0.0:
            for second in range(w.plans[two]):
                both = chance * w.strategies[two * BASE_PLANS + second]
                if both > 0.0:
                    row = place * BLOCK_SIZE + (first * w.plans[two] + second) * own
                    for plan in range(own):
                        w.plan_values[plan] += both * w.payoffs[row + plan]


@rule(floats=True)
def mean_value(w: SolverWorkspace, place: int) -> float:
    """The value of a player's strategy, once `w.plan_values` is set."""
    total = 0.0
    for plan in range(w.plans[place]):
        total += w.strategies[place * BASE_PLANS + plan] * w.plan_values[plan]
    return total


@rule(floats=True)
def best_value(w: SolverWorkspace, place: int) -> float:
    """The value of a player's best plan, once `w.plan_values` is set."""
    most = w.plan_values[0]
    for plan in range(1, w.plans[place]):
        most = max(most, w.plan_values[plan])
    return most


@rule(floats=True)
def largest_gain(w: SolverWorkspace) -> float:
    """The most that any player could gain by another plan while the others keep to their strategies."""
    gain = 0.0
    for place in range(MOST_BANDITS):
        value_plans(w, place)
        gain = max(gain, best_value(w, place) - mean_value(w, place))
    return gain
