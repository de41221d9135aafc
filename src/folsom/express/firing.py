"""Fire: who is in the line of fire, and what a shot does (X5.5, X5.6, X7.3, X7.4, X7.6)."""

from folsom.express.bullets import flee_marshal, hit
from folsom.express.components import CARS, FIRES_THROUGH_ROOF, PUSHES_WHOM_IT_HITS, ROOF, SPARED_BESIDE_OTHERS
from folsom.express.events import note_fired, note_pushed
from folsom.express.reasons import BEHIND, NO_REASON, OTHER_LEVEL, SAME_PLACE, SPARED, TOO_FAR
from folsom.express.state import (
    BYTE,
    BYTE_BITS,
    EVERYONE,
    State,
    bandits_at,
    bandits_on,
    car_bandits,
    car_of,
    has_power,
    level_of,
    put,
)
from folsom.kernel import bit, highest, lowest, rule
from folsom.kernel.log import Log

BEYOND_TRAIN = 1 << (CARS * BYTE)


@rule
def nearest_ahead(floor: int, here: int) -> int:
    """The bandits of the nearest occupied car towards the locomotive (X5.5)."""
    ahead = floor & bit(here * BYTE) - 1
    return car_bandits(ahead, highest(ahead | 1) >> BYTE_BITS)


@rule
def nearest_behind(floor: int, here: int) -> int:
    """The bandits of the nearest occupied car towards the caboose (X5.5)."""
    behind = floor >> (here + 1) * BYTE
    return car_bandits(behind, lowest(behind | BEYOND_TRAIN) >> BYTE_BITS)


@rule
def window(here: int) -> int:
    """The part of a floor that is in the two cars beside this one."""
    car = EVERYONE << here * BYTE
    return car << BYTE | car >> BYTE


@rule
def in_sight(s: State, here: int, level: int) -> int:
    """The part of a floor that a bandit can see: all roofs, but inside only the adjacent cars (X5.5)."""
    return s.floor[level] if level == ROOF else s.floor[level] & window(here)


@rule
def spare_belle(s: State, targets: int) -> int:
    """Belle isn't a target while another bandit is (X7.6)."""
    others = targets & ~s.having[SPARED_BESIDE_OTHERS]
    return others if others else targets


@rule
def in_line_of_fire(s: State, bandit: int) -> int:
    """The bandits in the line of fire (X5.5), for Tuco also through the roof (X7.3); team-mates count (X11.5)."""
    here, level = car_of(s, bandit), level_of(s, bandit)
    floor = in_sight(s, here, level)
    targets = nearest_ahead(floor, here) | nearest_behind(floor, here)
    if has_power(s, bandit, FIRES_THROUGH_ROOF):
        targets |= bandits_at(s, here, 1 - level)
    return targets


@rule
def fire_targets(s: State, bandit: int) -> int:
    """The bandits that a bandit can hit (X5.5), Belle only if there's nobody else (X7.6)."""
    return spare_belle(s, in_line_of_fire(s, bandit))


@rule
def why_not_hit(s: State, bandit: int, other: int) -> int:
    """Why a bandit can't hit another (X5.5, X7.6)."""
    here, level = car_of(s, bandit), level_of(s, bandit)
    if in_line_of_fire(s, bandit) >> other & 1:
        return NO_REASON if fire_targets(s, bandit) >> other & 1 else SPARED
    if bandits_at(s, here, level) >> other & 1:
        return SAME_PLACE
    if bandits_on(s.floor[level]) >> other & 1 == 0:
        return OTHER_LEVEL
    return BEHIND if bandits_on(in_sight(s, here, level)) >> other & 1 else TOO_FAR


@rule
def push_away(s: State, log: Log, target: int, shooter: int) -> None:
    """A bandit hit by Django moves one car away from him, unless the train ends there (X7.4)."""
    here, level = car_of(s, target), level_of(s, target)
    way = 1 if here > car_of(s, shooter) else -1
    if 0 <= here + way < s.cars:
        note_pushed(s, log, bandit=target, from_car=here, to_car=here + way, level=level)
        put(s, target, here + way, level)
        flee_marshal(s, log)


@rule
def fire(s: State, log: Log, bandit: int, target: int) -> None:
    """The shooter hits the target (X5.6)."""
    note_fired(s, log, bandit=bandit, target=target)
    hit(s, log, bandit, target)
    if has_power(s, bandit, PUSHES_WHOM_IT_HITS):
        push_away(s, log, target, bandit)
