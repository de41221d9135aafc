"""A round of three who plan at once: regret matching towards an equilibrium.

Regrets below zero are forgotten, the last gain is counted twice as a forecast of the next, late mixes count for more in
the average, and now and then all is forgotten but the mixes. For three nothing guarantees that this converges: so the
mixes with the least to gain are kept, other beginnings are tried where that is too much, and what is left is told.
"""

from folsom.bots.super.choosing import fraction
from folsom.bots.super.endgames.work import (
    ROWS,
    THREE,
    WIDTH,
    Work,
    largest_gain,
    mean_worth,
    weigh_plans,
)
from folsom.kernel import Chance, rule

ITERATIONS, AFRESH, CHECK_EVERY = 600, 300, 50
AVERAGING = 4  # the power of an iteration's number with which its mixes count
CONTRAST = 4  # between the plans of a mix by chance
ENOUGH, TOLERABLE = 5e-4, 5e-3  # what is left to gain: no more is tried, no further beginning is
MORE_BEGINNINGS = 8
ALL = 1.0  # more than this can't be gained


@rule(floats=True)
def share_row(w: Work, place: int, total: float) -> None:
    """A mix in proportion to the row that is in *current*; any plan alike, if there is nothing in it."""
    for plan in range(w.plans[place]):
        spot = place * WIDTH + plan
        w.mixes[spot] = w.current[spot] / total if total > 0.0 else 1.0 / w.plans[place]


@rule(floats=True)
def regret(w: Work, place: int, weight: float) -> None:
    """One regrets what it hasn't planned; what it has counts in the average; and it plans anew."""
    weigh_plans(w, place)
    mean, total = mean_worth(w, place), 0.0
    for plan in range(w.plans[place]):
        spot, gain = place * WIDTH + plan, w.worths[plan] - mean
        w.sums[spot] += weight * w.mixes[spot]
        w.regrets[spot] = max(0.0, w.regrets[spot] + gain)
        w.current[spot] = max(0.0, w.regrets[spot] + gain)
        total += w.current[spot]
    share_row(w, place, total)


@rule(floats=True)
def average(w: Work) -> None:
    """Mixes as the sums say."""
    for place in range(THREE):
        total = 0.0
        for plan in range(w.plans[place]):
            w.current[place * WIDTH + plan] = w.sums[place * WIDTH + plan]
            total += w.current[place * WIDTH + plan]
        share_row(w, place, total)


@rule(floats=True)
def begin(w: Work) -> None:
    """Nothing is regretted yet, and nothing has been tried."""
    for spot in range(ROWS):
        w.regrets[spot], w.sums[spot] = 0.0, 0.0


@rule(floats=True)
def mix_by_chance(w: Work, dice: Chance) -> None:
    """Any mixes, with some plans more likely than others by far."""
    for place in range(THREE):
        total = 0.0
        for plan in range(w.plans[place]):
            weight = fraction(dice) ** CONTRAST
            w.current[place * WIDTH + plan] = weight
            total += weight
        share_row(w, place, total)


@rule(floats=True)
def mix_alike(w: Work) -> None:
    """Every plan is as likely as any other."""
    for place in range(THREE):
        share_row(w, place, 0.0)


@rule(floats=True)
def keep_if_better(w: Work, least: float) -> float:
    """Keep the mixes if they leave less to gain than any before; the least that is left."""
    gain = largest_gain(w)
    if gain < least:
        for spot in range(ROWS):
            w.best[spot] = w.mixes[spot]
    return min(gain, least)


@rule(floats=True)
def keep_average_if_better(w: Work, least: float) -> float:
    """The same with the average so far; the mixes stay as they are."""
    for spot in range(ROWS):
        w.held[spot] = w.mixes[spot]
    average(w)
    least = keep_if_better(w, least)
    for spot in range(ROWS):
        w.mixes[spot] = w.held[spot]
    return least


@rule(floats=True, shared=True)
def improve(w: Work, least: float, enough: float) -> float:
    """Go on from the mixes until enough is found, or for some time; the least that is left to gain."""
    for iteration in range(1, ITERATIONS + 1):
        if iteration % AFRESH == 1:
            begin(w)
        for place in range(THREE):
            regret(w, place, float((iteration - 1) % AFRESH + 1) ** AVERAGING)
        if iteration % CHECK_EVERY == 0:
            least = keep_average_if_better(w, keep_if_better(w, least))
            if least <= enough:
                break
    return least


@rule(floats=True)
def match_regrets(w: Work, dice: Chance) -> float:
    """Leave the best mixes that came up, from several beginnings if need be; what one can gain against them."""
    mix_alike(w)
    least = improve(w, 2 * ALL, ENOUGH)
    for _ in range(MORE_BEGINNINGS):
        if least > TOLERABLE:
            mix_by_chance(w, dice)
            least = improve(w, least, TOLERABLE)
    for spot in range(ROWS):
        w.mixes[spot] = w.best[spot]
    return least
