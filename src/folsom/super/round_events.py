"""The end of a round: the last car is unhooked (S4.1)."""

from folsom.kernel import bit, pick, rule, size
from folsom.kernel.drawing import next_seat
from folsom.kernel.log import Log, note
from folsom.super.components import LOCOMOTIVE, LOOT_VALUE
from folsom.super.log import (
    FIRST_PASSED,
    LEFT_BEHIND,
    TOOK_CAR,
    UNHOOKED,
)
from folsom.super.state import (
    AT_LOCOMOTIVE,
    GOES_ON,
    LAST_STANDING,
    NOBODY_LEFT,
    OFF_TRAIN,
    ROW_BITS,
    State,
    car_at,
    is_in,
    level_at,
)


@rule
def unhook(s: State, log: Log) -> None:
    """The last car goes, and every bandit in or on it is eliminated, together (S4.1a, S4.1b)."""
    s.cars -= 1
    note(log, UNHOOKED, s.cars, 0, 0, 0, 0)
    lost = 0
    for seat in range(s.players):
        if is_in(s.aboard, seat) and car_at(s.stand[seat]) == s.cars:
            lost |= bit(seat)
            s.fell[seat] = s.falls + 1
            note(log, LEFT_BEHIND, seat, s.cars, level_at(s.stand[seat]), 0, 0)
            s.stand[seat] = OFF_TRAIN
    if lost:
        s.falls += 1
        s.aboard &= ~lost
        s.stunned &= ~lost
        s.backward &= ~lost


@rule
def distance(stand: int) -> int:
    """How far a stand is from the locomotive: by car, the roof before the inside, then the row (S4.1d)."""
    return (car_at(stand) << 1 | level_at(stand)) << ROW_BITS | stand & bit(ROW_BITS) - 1


@rule
def farthest(s: State) -> int:
    """Of those left, the one farthest from the locomotive (S4.1d)."""
    most, found = -1, 0
    for seat in range(s.players):
        if is_in(s.aboard, seat) and distance(s.stand[seat]) > most:
            most, found = distance(s.stand[seat]), seat
    return found


@rule
def take_car(s: State, log: Log) -> None:
    """The farthest takes the unhooked car as loot, whose value nobody knew till now (S1.2, S4.1d)."""
    seat, card = farthest(s), pick(s.chance, s.unseen)
    s.unseen ^= bit(card)
    s.loot[seat] |= bit(card)
    note(log, TOOK_CAR, seat, s.cars, 0, 0, LOOT_VALUE[card])


@rule
def pass_first(s: State, log: Log) -> None:
    """The first player passes left, to the next one still in play (S4.1f)."""
    s.first = next_seat(s.first, s.players)
    while not is_in(s.aboard, s.first):
        s.first = next_seat(s.first, s.players)
    note(log, FIRST_PASSED, s.first, 0, 0, 0, 0)


@rule
def end_round(s: State, log: Log) -> int:
    """Unhook, award the car, pass the first player; how the game ended, if it did (S4.1)."""
    unhook(s, log)
    left = size(s.aboard)
    if left <= 1:
        return LAST_STANDING if left else NOBODY_LEFT
    take_car(s, log)
    if s.cars - 1 == LOCOMOTIVE:
        return AT_LOCOMOTIVE
    pass_first(s, log)
    return GOES_ON
