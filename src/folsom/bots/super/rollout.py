"""Rollout policies: any random plans, or only plans that don't lose the game by themselves."""

from folsom.bots.super.worlds import play_planned, without_first
from folsom.kernel import Chance, lowest, rule, table
from folsom.kernel.log import Log
from folsom.super.components import (
    CAR_CARDS,
    HORSE,
    LOCOMOTIVE,
    MOVE,
    PLANS,
    PLANS_IN_ORDER,
    TO_CABOOSE,
    TO_LOCOMOTIVE,
    TURN,
)
from folsom.super.entry_points import random_plan
from folsom.super.planning import planners
from folsom.super.state import OVER, State, car_at, is_in

ANY, SENSIBLE = range(2)
POLICIES = ("any", "sensible")
MOST_CARS = CAR_CARDS + 1  # the locomotive included
LOST = MOST_CARS + 1  # in place of a car
DRAWS_FOR_SENSIBLE = 8  # random plans that are drawn, at most, until one is sensible


def car_after(car: int, way: int, cards: tuple[int, ...]) -> int:
    """The car where a bandit ends if nobody shoots, or LOST; the caller checks the end of the train."""
    for card in cards:
        if card == HORSE:
            car = LOCOMOTIVE
        elif car == LOST:
            return LOST
        elif card == TURN:
            way = TO_CABOOSE if way == TO_LOCOMOTIVE else TO_LOCOMOTIVE
        elif card == MOVE:
            car += 1 if way == TO_CABOOSE else -1
            car = LOST if car < LOCOMOTIVE else car
    return car


# By whether the bandit is stunned, the way it faces, its car and its plan
CAR_AFTER = table(
    car_after(car, way, cards[stunned:])
    for stunned in range(2)
    for way in (TO_LOCOMOTIVE, TO_CABOOSE)
    for car in range(MOST_CARS)
    for cards in PLANS_IN_ORDER
)


@rule
def is_sensible(s: State, seat: int, plan: int) -> bool:
    """Whether a bandit that nobody shoots is still on the train once the last car is uncoupled."""
    stunned, backward = is_in(s.stunned, seat), is_in(s.backward, seat)
    row = ((2 if stunned else 0) + (1 if backward else 0)) * MOST_CARS + car_at(s.stand[seat])
    return CAR_AFTER[row * PLANS + plan] < s.cars - 1


@rule
def drawn_plan(s: State, seat: int, policy: int, dice: Chance) -> int:
    """A random plan; by the sensible policy, a sensible one if one comes up soon."""
    plan = random_plan(s, dice)
    if policy == SENSIBLE:
        for _ in range(DRAWS_FOR_SENSIBLE):
            if is_sensible(s, seat, plan):
                return plan
            plan = random_plan(s, dice)
    return plan


@rule
def draw_plans(s: State, policy: int, dice: Chance) -> None:
    """Draw a plan for every seat in play."""
    left = planners(s)
    while left:
        s.plan[lowest(left)] = drawn_plan(s, lowest(left), policy, dice)
        left = without_first(left)


@rule(shared=True)
def roll_out(s: State, log: Log, policy: int, dice: Chance) -> None:
    """Play a game to its end by a rollout policy."""
    while s.phase != OVER:
        draw_plans(s, policy, dice)
        play_planned(s, log)
