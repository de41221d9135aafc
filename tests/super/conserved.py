"""What is conserved in Super: every bandit, car and car card is somewhere, once, and every plan is one that can be."""

from __future__ import annotations

import numpy as np

from folsom.kernel.drawing import CHANCE
from folsom.super.components import (
    ALL_CAR_CARDS,
    CHARACTER_NAMES,
    EXTENSIONS,
    PLANS,
    ROOF,
    SEATS,
    legal_plans,
)
from folsom.super.state import (
    AT_LOCOMOTIVE,
    CAR_BITS,
    GOES_ON,
    LAST_STANDING,
    MIDDLE,
    NOBODY_LEFT,
    OFF_TRAIN,
    OVER,
    ROW,
    ROW_BITS,
)
from tests.support.conservation import Check, apart, seated, union, within
from tests.support.random_games import Array

CAN_BE_MADE = np.array(
    [[plan in legal_plans(extensions) for plan in range(PLANS)] for extensions in range(1 << EXTENSIONS)]
)


def _goes_on(s: Array) -> Array:
    return s["phase"] != OVER


def _by_seat(seats: Array) -> Array:
    """Whether each seat is in a set."""
    return seats[:, None] >> np.arange(SEATS) & 1 == 1


def _left(s: Array) -> Array:
    """How many are on the train."""
    return np.bitwise_count(s["aboard"])


# --- bandits ---------------------------------------------------------------------------------


def everyone_rides_or_has_fallen(s: Array) -> Array:
    """S3.5, S3.6, S4.1: and nobody is on the way back between rounds (S6.2)."""
    aboard, here = _by_seat(s["aboard"]), seated(s, SEATS)
    standing = (s["stand"] != OFF_TRAIN) == aboard
    fallen = (s["fell"] > 0) == (here & ~aboard)
    return (standing & fallen & (here | ~aboard)).all(axis=1) & (s["away"] == 0)


def falls_are_counted_from_one(s: Array) -> Array:
    """S5.3: each number belongs to those who fell together."""
    counted = [((s["fell"] == number).any(axis=1)) == (number <= s["falls"]) for number in range(1, SEATS + 1)]
    return np.all(counted, axis=0) & (s["fell"].max(axis=1) == s["falls"])


def stands_are_on_the_train_and_apart(s: Array) -> Array:
    """S2.1: a place for each."""
    aboard = _by_seat(s["aboard"])
    spots = s["stand"] >> ROW_BITS
    on_train = (spots & (1 << CAR_BITS) - 1 < s["cars"][:, None]) & (spots >> CAR_BITS <= ROOF)
    same = s["stand"][:, :, None] == s["stand"][:, None, :]
    shared = same & aboard[:, :, None] & ~np.eye(SEATS, dtype=bool)
    return (on_train | ~aboard).all(axis=1) & ~shared.any(axis=(1, 2))


def rows_are_numbered_from_the_middle(s: Array) -> Array:
    """S2.1: equal rows are equal states."""
    mine, others = s["stand"][:, :, None], s["stand"][:, None, :]
    nearer = ((mine >> ROW_BITS == others >> ROW_BITS) & (others < mine)).sum(axis=2)
    in_order = (s["stand"] & ROW - 1 == MIDDLE + nearer) | ~_by_seat(s["aboard"])
    return in_order.all(axis=1) & (s["entered"] == 0)


def only_those_on_the_train_lie_stunned_or_face_back(s: Array) -> Array:
    """S1.4, S3.7: of those who fell nothing is kept but when, and their loot."""
    return within(s["stunned"] | s["backward"], s["aboard"])


def everyone_is_another_bandit(s: Array) -> Array:
    """S1.1: one of the seven."""
    here = seated(s, SEATS)
    known = (s["character"] < len(CHARACTER_NAMES)) == here
    named = np.where(here, 1 << (s["character"] % CHANCE).astype(np.int64), 0)
    return known.all(axis=1) & apart(named)


# --- the train -------------------------------------------------------------------------------


def car_cards_are_won_or_unseen(s: Array) -> Array:
    """S1.2: all eight, each once."""
    cards = np.concatenate([s["loot"], s["unseen"][:, None]], axis=1)
    return apart(cards) & (union(cards) == ALL_CAR_CARDS) & (s["loot"] * ~seated(s, SEATS) == 0).all(axis=1)


def a_car_is_won_each_round(s: Array) -> Array:
    """S4.1d, S5.4: but not in the round in which the game ends before the locomotive."""
    won = np.bitwise_count(s["loot"]).sum(axis=1)
    return won == s["round_number"] + (s["ended_by"] == AT_LOCOMOTIVE)


def a_car_goes_each_round(s: Array) -> Array:
    """S1.2, S4.1a, S5.4: a game that ends in mid-round unhooks nothing."""
    gone = s["players"] + 2 - s["cars"]
    in_this_round = gone - s["round_number"]
    may_be = (s["ended_by"] == LAST_STANDING) & (in_this_round == 0)
    return (s["cars"] >= 1) & (may_be | (in_this_round == ~_goes_on(s)))


# --- plans and the end -------------------------------------------------------------------------


def plans_are_those_of_the_cards_in_play(s: Array) -> Array:
    """S3.1, S6.3: of those who have one; the others' place is empty."""
    planned = _by_seat(s["planned"])
    can_be = CAN_BE_MADE[s["extensions"][:, None], s["plan"]]
    return np.where(planned, can_be, s["plan"] == 0).all(axis=1) & within(s["planned"], s["aboard"])


def someone_s_plan_is_awaited(s: Array) -> Array:
    """S3.1, S4.1f: of the several on the train, and the first player is one of them."""
    awaited = (s["aboard"] & ~s["planned"] != 0) & (_left(s) > 1) & (s["aboard"] >> s["first"] & 1 == 1)
    return np.where(_goes_on(s), awaited & (s["cars"] > 1), s["planned"] == 0)


def a_game_ends_by_who_is_left(s: Array) -> Array:
    """S4.1c, S5.1, S5.2."""
    left, cars = _left(s), s["cars"]
    ends = [
        (s["ended_by"] == GOES_ON) == _goes_on(s),
        (s["ended_by"] == LAST_STANDING) == (left == 1),
        (s["ended_by"] == NOBODY_LEFT) == (left == 0),
        (s["ended_by"] == AT_LOCOMOTIVE) == ((left > 1) & (cars == 1)),
    ]
    return np.all(ends, axis=0)


CHECKS: tuple[Check, ...] = (
    everyone_rides_or_has_fallen,
    falls_are_counted_from_one,
    stands_are_on_the_train_and_apart,
    rows_are_numbered_from_the_middle,
    only_those_on_the_train_lie_stunned_or_face_back,
    everyone_is_another_bandit,
    car_cards_are_won_or_unseen,
    a_car_is_won_each_round,
    a_car_goes_each_round,
    plans_are_those_of_the_cards_in_play,
    someone_s_plan_is_awaited,
    a_game_ends_by_who_is_left,
)
