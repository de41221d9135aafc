"""Check a state that comes from outside, because compiled code trusts every number."""

from __future__ import annotations

from folsom.super.components import (
    ALL_CAR_CARDS,
    CAR_CARDS,
    CHARACTER_NAMES,
    EXTENSIONS,
    MIN_PLAYERS,
    ROOF,
    SEATS,
    legal_plans,
)
from folsom.super.state import (
    CAR_BITS,
    GOES_ON,
    LEVEL_BITS,
    MIDDLE,
    NOBODY_LEFT,
    OFF_TRAIN,
    OVER,
    PLANNING,
    ROW,
    ROW_BITS,
    State,
)

FEWEST_CARS = 2  # while there is something to plan


def is_valid(s: State) -> bool:
    """Whether every number is within bounds and they fit together."""
    in_bounds = MIN_PLAYERS <= s.players <= SEATS and 0 <= s.extensions < 1 << EXTENSIONS and s.first < s.players
    return in_bounds and _people(s) and _train(s) and _course(s) and _loot(s)


def _members(seats: int, count: int) -> list[int]:
    return [seat for seat in range(count) if seats >> seat & 1]


def _people(s: State) -> bool:
    everyone = (1 << s.players) - 1
    sets = (s.aboard, s.planned, s.backward, s.stunned)
    characters = s.character[: s.players]
    known = all(0 <= number < len(CHARACTER_NAMES) for number in characters) and len(set(characters)) == s.players
    fallen = all((s.fell[seat] == 0) == bool(s.aboard >> seat & 1) for seat in range(s.players))
    counted = all(0 <= fell <= s.falls for fell in s.fell)
    return known and fallen and counted and all(0 <= seats <= everyone for seats in sets) and s.away == 0


def _train(s: State) -> bool:
    aboard = _members(s.aboard, s.players)
    stands = [s.stand[seat] for seat in aboard]
    off = all(s.stand[seat] == OFF_TRAIN for seat in range(SEATS) if seat not in aboard)
    on_train = all(stand >= 0 and _car(stand) < s.cars and stand >> LEVEL_BITS <= ROOF for stand in stands)
    straight = s.entered == 0 and all(stand % ROW - MIDDLE in range(SEATS) for stand in stands)
    return off and on_train and straight and len(set(stands)) == len(stands) and 1 <= s.cars <= s.players + 2


def _car(stand: int) -> int:
    return stand >> ROW_BITS & (1 << CAR_BITS) - 1


def _course(s: State) -> bool:
    """Whether someone still has to plan, or the game is over and says why."""
    if s.phase == OVER:
        return GOES_ON < s.ended_by <= NOBODY_LEFT and s.planned == 0
    plans = legal_plans(s.extensions)
    made = all(s.plan[seat] in plans for seat in _members(s.planned, s.players))
    awaited = s.aboard & ~s.planned != 0 and s.planned & ~s.aboard == 0 and s.aboard.bit_count() > 1
    return s.phase == PLANNING and s.ended_by == GOES_ON and made and awaited and s.cars >= FEWEST_CARS


def _loot(s: State) -> bool:
    """Whether every car card has been won by one seat or is still unseen."""
    sets = [*s.loot, s.unseen]
    within = all(0 <= cards <= ALL_CAR_CARDS for cards in sets)
    return within and sum(sets) == ALL_CAR_CARDS and sum(cards.bit_count() for cards in sets) == CAR_CARDS
