"""How every seat chooses its plan at a node, all at once: by decoupled UCT, or by regret matching."""

from math import log, sqrt

from folsom.bots.super.tree import Arm
from folsom.kernel import Chance, below, rule
from folsom.kernel.bits import WORD, shift_right
from folsom.kernel.chance import next_word

UCT, REGRET = range(2)
RULES = ("uct", "regret")
USUAL_RULES = {3: REGRET, 4: UCT, 5: UCT, 6: UCT, 7: UCT}  # the better by measurement, by number of players
FRACTION_BITS = 53
UNTRIED = 1e9  # more than any plan can promise


@rule(floats=True)
def fraction(dice: Chance) -> float:
    """A number from 0 to 1, 1 excluded."""
    return shift_right(next_word(dice), WORD - FRACTION_BITS) / float(1 << FRACTION_BITS)


@rule(floats=True, shared=True)
def most_promising(arms: list[Arm], start: int, count: int, visits: float, curiosity: float, dice: Chance) -> int:
    """The plan that has brought most, with what little is known of it (UCB1); the untried first, from any on."""
    found, most, zeal = 0, -1.0, curiosity * sqrt(log(visits + 1.0))
    plan = below(dice, count)
    for _ in range(count):
        arm = arms[start + plan]
        hope = arm.total / arm.visits + zeal / sqrt(arm.visits) if arm.visits else UNTRIED
        if hope > most:
            found, most = plan, hope
        plan = plan + 1 if plan + 1 < count else 0
    return found


@rule(floats=True)
def regret_sum(arms: list[Arm], start: int, count: int) -> float:
    """All that a seat regrets at a node."""
    total = 0.0
    for plan in range(count):
        total += arms[start + plan].regret
    return total


@rule(floats=True, shared=True)
def least_regretted(arms: list[Arm], start: int, count: int, floor: float, dice: Chance) -> int:
    """A plan in proportion to how much one regrets not to have made it; any, with the chance of the floor."""
    total = regret_sum(arms, start, count)
    if total <= 0.0 or fraction(dice) < floor:
        return below(dice, count)
    left = fraction(dice) * total
    for plan in range(count):
        left -= arms[start + plan].regret
        if left < 0.0:
            return plan
    return count - 1
