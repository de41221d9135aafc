"""How every seat chooses its plan at a node, all at once: by decoupled UCT, or by regret matching."""

from math import sqrt

from folsom.bots.super.tree import Arm
from folsom.kernel import Chance, below, rule
from folsom.kernel.bits import WORD, shift_right
from folsom.kernel.chance import next_word
from folsom.kernel.fixed_math import fixed_log

UCT, REGRET = range(2)
RULES = ("uct", "regret")
TUNED_RULES = {3: REGRET, 4: UCT, 5: UCT, 6: UCT, 7: UCT}  # the better one as measured, by number of players
FRACTION_BITS = 53
UNVISITED_BOUND = 1e9  # above the upper bound of any plan that was visited


@rule(floats=True)
def fraction(dice: Chance) -> float:
    """A random number from 0 to 1, 1 excluded."""
    return shift_right(next_word(dice), WORD - FRACTION_BITS) / float(1 << FRACTION_BITS)


@rule(floats=True, shared=True)
def best_by_ucb1(arms: list[Arm], start: int, count: int, visits: float, exploration: float, dice: Chance) -> int:
    """The plan with the best UCB1, unvisited ones first; ties go to the next one after a random plan."""
    found, most, bonus = 0, -1.0, exploration * sqrt(fixed_log(visits + 1.0))
    plan = below(dice, count)
    for _ in range(count):
        arm = arms[start + plan]
        bound = arm.total / arm.visits + bonus / sqrt(arm.visits) if arm.visits else UNVISITED_BOUND
        if bound > most:
            found, most = plan, bound
        plan = plan + 1 if plan + 1 < count else 0
    return found


@rule(floats=True)
def regret_sum(arms: list[Arm], start: int, count: int) -> float:
    """The sum of a seat's regrets at a node."""
    total = 0.0
    for plan in range(count):
        total += arms[start + plan].regret
    return total


@rule(floats=True, shared=True)
def draw_by_regret(arms: list[Arm], start: int, count: int, floor: float, dice: Chance) -> int:
    """A plan drawn in proportion to its regret; with a chance of *floor*, any plan."""
    total = regret_sum(arms, start, count)
    if total <= 0.0 or fraction(dice) < floor:
        return below(dice, count)
    left = fraction(dice) * total
    for plan in range(count):
        left -= arms[start + plan].regret
        if left < 0.0:
            return plan
    return count - 1
