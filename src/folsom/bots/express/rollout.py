"""Rollout policies: how all seats play in an imagined game below the tree."""

from folsom.express.choice_codes import AIM, DRAW, GO, POCKET, TAKE
from folsom.express.components import INSIDE, LOOT_KINDS, MARSHAL, MOVE, PUNCH, ROB, ROOF
from folsom.express.flow import go_on
from folsom.express.state import OVER, SCHEMING, STEALING, State, bandits_at, level_of, spot
from folsom.kernel import Chance, below, bit, highest, pick, rule
from folsom.kernel.log import Log

RANDOM, SENSIBLE, HEURISTIC, PRIOR_GUIDED = range(4)  # the last is the heuristic one that plans by the policy prior
POLICIES = ("random", "sensible", "heuristic", "prior")
ALL_TAKES = (1 << TAKE + LOOT_KINDS) - (1 << TAKE)
TURNS_A_DRAW = 8  # a sensible player that has a card to play draws in one turn of these at most


@rule(shared=True)
def step(s: State, log: Log, choice: int) -> None:
    """Make a choice for the seat to act, and continue to the next decision."""
    go_on(s, log, s.seat, choice)


@rule
def sensible_choice(legal: int, scheming: bool, dice: Chance) -> int:
    """Prefer playing to drawing, and take the most valuable loot; everything else at random."""
    if scheming:
        cards = legal & ~bit(DRAW)
        return pick(dice, cards if cards and below(dice, TURNS_A_DRAW) else legal)
    if legal & ALL_TAKES:
        return highest(legal & ALL_TAKES)
    return POCKET if legal >> POCKET & 1 else pick(dice, legal)


@rule
def cars_with_loot(s: State, level: int) -> int:
    """The cars with loot on this floor, as choices to go there."""
    cars = 0
    for car in range(s.cars):
        cars |= bit(GO + car) if s.loot[spot(car, level)] else 0
    return cars


@rule
def cars_with_bandits(s: State, bandits: int) -> int:
    """The cars with some of these bandits inside, as choices to go there."""
    cars = 0
    for car in range(s.cars):
        cars |= bit(GO + car) if bandits_at(s, car, INSIDE) & bandits else 0
    return cars


@rule
def bandits_with_loot(s: State) -> int:
    """The bandits who hold loot, as choices to aim at."""
    bandits = 0
    for bandit in range(s.bandits):
        bandits |= bit(AIM + bandit) if s.held[bandit] else 0
    return bandits


@rule
def own_bandits(s: State) -> int:
    """The bandits of the seat that acts."""
    return (1 + 2 * s.team) << (s.seat << s.team)


@rule
def attractive_choices(s: State) -> int:
    """The choices worth making: go to loot but not to the Marshal, send him to others, punch bandits who hold loot."""
    if s.action == MOVE:
        level = level_of(s, s.bandit)
        safe = s.legal if level == ROOF else s.legal & ~bit(GO + s.marshal)
        rich = safe & cars_with_loot(s, level)
        return rich if rich else safe
    if s.action == MARSHAL:
        return cars_with_bandits(s, ~own_bandits(s)) & ~cars_with_bandits(s, own_bandits(s))
    return bandits_with_loot(s) & ~(own_bandits(s) << AIM) if s.action == PUNCH else 0


@rule
def heuristic_choice(s: State, dice: Chance) -> int:
    """An attractive choice if there is one, else a sensible one."""
    if s.phase == STEALING and s.action != ROB:
        attractive = s.legal & attractive_choices(s)
        return pick(dice, attractive if attractive else s.legal)
    return sensible_choice(s.legal, s.phase == SCHEMING, dice)


@rule
def rollout_choice(s: State, dice: Chance, policy: int) -> int:
    """What the seat to act chooses by a rollout policy."""
    if policy == RANDOM:
        return pick(dice, s.legal)
    return sensible_choice(s.legal, s.phase == SCHEMING, dice) if policy == SENSIBLE else heuristic_choice(s, dice)


@rule(shared=True)
def roll_out(s: State, log: Log, dice: Chance, policy: int, horizon: int) -> None:
    """Play by a rollout policy until the round numbered *horizon* begins or the game ends."""
    while s.phase != OVER and s.round_number < horizon:
        step(s, log, rollout_choice(s, dice, policy))
