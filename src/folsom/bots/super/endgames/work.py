"""Room to solve one round in: payoffs, mixes of plans, and what leads to them.

A round is of three, in the order of play; in a duel the third has one plan, which does nothing. Of each one's plans
only those count that can be told apart by what comes of them.
"""

from folsom.kernel import Record, float64, int64, rule
from folsom.super.components import PLAN_COUNT

THREE = 3
WIDTH = int(PLAN_COUNT[0])  # plans without extensions
BLOCK = WIDTH**THREE
ROWS = THREE * WIDTH
STRIDE = WIDTH + 1


class Work(Record):
    """Rows have WIDTH plans for each of the three; payoffs have a block for each."""

    plans: list[int] = int64(THREE)  # how many each has
    payoffs: list[float] = float64(THREE * BLOCK)  # by the plans of the two others, in order, then by one's own
    mixes: list[float] = float64(ROWS)  # the chance of each plan
    worths: list[float] = float64(WIDTH)  # of one's plans against the others' mixes
    # regret matching
    regrets: list[float] = float64(ROWS)
    current: list[float] = float64(ROWS)
    sums: list[float] = float64(ROWS)
    held: list[float] = float64(ROWS)
    best: list[float] = float64(ROWS)
    # the simplex method
    tableau: list[float] = float64(STRIDE * STRIDE)
    labels: list[int] = int64(2 * WIDTH)  # of rows, then of columns


@rule
def lower(place: int) -> int:
    """The first of the two others."""
    return 1 if place == 0 else 0


@rule
def upper(place: int) -> int:
    """The second of the two others."""
    return 1 if place == THREE - 1 else THREE - 1


@rule(floats=True)
def set_payoffs(w: Work, cells: list[int], outcomes: list[float], start: int) -> None:
    """Payoffs from the outcome of each joint plan, and from what each outcome, from a place of a row on, brings."""
    first, second, third = w.plans[0], w.plans[1], w.plans[2]
    for a in range(first):
        for b in range(second):
            for c in range(third):
                bring = start + THREE * cells[(a * second + b) * third + c]
                w.payoffs[(b * third + c) * first + a] = outcomes[bring]
                w.payoffs[BLOCK + (a * third + c) * second + b] = outcomes[bring + 1]
                w.payoffs[2 * BLOCK + (a * second + b) * third + c] = outcomes[bring + 2]


@rule(floats=True, shared=True)
def weigh_plans(w: Work, place: int) -> None:
    """What each plan of one is worth against the mixes of the two others."""
    one, two, own = lower(place), upper(place), w.plans[place]
    for plan in range(own):
        w.worths[plan] = 0.0
    for first in range(w.plans[one]):
        chance = w.mixes[one * WIDTH + first]
        if chance > 0.0:
            for second in range(w.plans[two]):
                both = chance * w.mixes[two * WIDTH + second]
                if both > 0.0:
                    row = place * BLOCK + (first * w.plans[two] + second) * own
                    for plan in range(own):
                        w.worths[plan] += both * w.payoffs[row + plan]


@rule(floats=True)
def mean_worth(w: Work, place: int) -> float:
    """What one's mix is worth, once its plans are weighed."""
    total = 0.0
    for plan in range(w.plans[place]):
        total += w.mixes[place * WIDTH + plan] * w.worths[plan]
    return total


@rule(floats=True)
def most_worth(w: Work, place: int) -> float:
    """What one's best plan is worth, once they are weighed."""
    most = w.worths[0]
    for plan in range(1, w.plans[place]):
        most = max(most, w.worths[plan])
    return most


@rule(floats=True)
def largest_gain(w: Work) -> float:
    """The most that any one could gain by another plan while the others keep to their mixes."""
    gain = 0.0
    for place in range(THREE):
        weigh_plans(w, place)
        gain = max(gain, most_worth(w, place) - mean_worth(w, place))
    return gain
