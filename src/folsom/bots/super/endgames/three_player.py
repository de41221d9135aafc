"""A round of three players who plan at once: regret matching towards an equilibrium.

It is predictive RM+: regrets below zero are dropped, the last gain counts twice as a forecast of the next, and late
strategies weigh more in the average. Regrets and sums are reset now and then. With three players nothing guarantees
that this converges. So the strategies with the least left to gain are kept, more starts are tried where that is too
much, and what is left is reported.
"""

from folsom.bots.super.endgames.position import MOST_BANDITS
from folsom.bots.super.endgames.solver_workspace import (
    ALL_PLANS,
    BASE_PLANS,
    SolverWorkspace,
    largest_gain,
    mean_value,
    value_plans,
)
from folsom.bots.super.selection_rules import fraction
from folsom.kernel import Chance, rule

ITERATIONS, RESET_EVERY, CHECK_EVERY = 600, 300, 50
AVERAGING_POWER = 4  # strategies are weighted by their iteration's number to this power
CONTRAST_POWER = 4  # makes some plans of a random strategy far likelier than others
TARGET_GAIN = 5e-4  # of the first place: with no more left to gain, iterations stop
LARGEST_GAIN = 5e-3  # with more left to gain, another start is tried
MORE_STARTS = 8
WHOLE_SHARE = 1.0  # of the first place: nobody can gain more


@rule(floats=True)
def normalise(w: SolverWorkspace, place: int, total: float) -> None:
    """Set a player's strategy in proportion to `w.current`, whose sum is *total*; uniform if that is 0."""
    for plan in range(w.plans[place]):
        spot = place * BASE_PLANS + plan
        w.strategies[spot] = w.current[spot] / total if total > 0.0 else 1.0 / w.plans[place]


@rule(floats=True)
def update_strategy(w: SolverWorkspace, place: int, weight: float) -> None:
    """Update a player's regrets and average, and set its next strategy."""
    value_plans(w, place)
    mean, total = mean_value(w, place), 0.0
    for plan in range(w.plans[place]):
        spot, gain = place * BASE_PLANS + plan, w.plan_values[plan] - mean
        w.sums[spot] += weight * w.strategies[spot]
        w.regrets[spot] = max(0.0, w.regrets[spot] + gain)
        w.current[spot] = max(0.0, w.regrets[spot] + gain)
        total += w.current[spot]
    normalise(w, place, total)


@rule(floats=True)
def average(w: SolverWorkspace) -> None:
    """Set the strategies to their average."""
    for place in range(MOST_BANDITS):
        total = 0.0
        for plan in range(w.plans[place]):
            w.current[place * BASE_PLANS + plan] = w.sums[place * BASE_PLANS + plan]
            total += w.current[place * BASE_PLANS + plan]
        normalise(w, place, total)


@rule(floats=True)
def reset(w: SolverWorkspace) -> None:
    """Forget all regrets and sums."""
    for spot in range(ALL_PLANS):
        w.regrets[spot], w.sums[spot] = 0.0, 0.0


@rule(floats=True)
def random_strategies(w: SolverWorkspace, dice: Chance) -> None:
    """Set random strategies, in which some plans are far likelier than others."""
    for place in range(MOST_BANDITS):
        total = 0.0
        for plan in range(w.plans[place]):
            weight = fraction(dice) ** CONTRAST_POWER
            w.current[place * BASE_PLANS + plan] = weight
            total += weight
        normalise(w, place, total)


@rule(floats=True)
def uniform_strategies(w: SolverWorkspace) -> None:
    """Set uniform strategies."""
    for place in range(MOST_BANDITS):
        normalise(w, place, 0.0)


@rule(floats=True)
def keep_if_better(w: SolverWorkspace, least: float) -> float:
    """Keep the strategies if they leave less to gain than any before; returns the least that is left."""
    gain = largest_gain(w)
    if gain < least:
        for spot in range(ALL_PLANS):
            w.best[spot] = w.strategies[spot]
    return min(gain, least)


@rule(floats=True)
def keep_average_if_better(w: SolverWorkspace, least: float) -> float:
    """Keep the average strategies if they leave less to gain than any before; the current ones stay as they are."""
    for spot in range(ALL_PLANS):
        w.saved[spot] = w.strategies[spot]
    average(w)
    least = keep_if_better(w, least)
    for spot in range(ALL_PLANS):
        w.strategies[spot] = w.saved[spot]
    return least


@rule(floats=True, shared=True)
def improve(w: SolverWorkspace, least: float, target: float) -> float:
    """Iterate from the current strategies until no more than *target* is left to gain; returns the least found."""
    for iteration in range(1, ITERATIONS + 1):
        if iteration % RESET_EVERY == 1:
            reset(w)
        for place in range(MOST_BANDITS):
            update_strategy(w, place, float((iteration - 1) % RESET_EVERY + 1) ** AVERAGING_POWER)
        if iteration % CHECK_EVERY == 0:
            least = keep_average_if_better(w, keep_if_better(w, least))
            if least <= target:
                break
    return least


@rule(floats=True)
def solve_three(w: SolverWorkspace, dice: Chance) -> float:
    """Set the best strategies found, from several starts if need be; returns what can be gained against them."""
    uniform_strategies(w)
    least = improve(w, 2 * WHOLE_SHARE, TARGET_GAIN)
    for _ in range(MORE_STARTS):
        if least > LARGEST_GAIN:
            random_strategies(w, dice)
            least = improve(w, least, LARGEST_GAIN)
    for spot in range(ALL_PLANS):
        w.strategies[spot] = w.best[spot]
    return least
