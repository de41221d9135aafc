"""The end of a round: the last car is unhooked (S4.1)."""

from folsom.kernel import bit, pick, rule, size
from folsom.kernel.drawing import next_seat
from folsom.kernel.log import Log
from folsom.super.components import LOCOMOTIVE, LOOT_VALUE
from folsom.super.events import note_first_passed, note_left_behind, note_took_car, note_unhooked
from folsom.super.state import (
    AT_LOCOMOTIVE,
    GOES_ON,
    LAST_STANDING,
    NOBODY_LEFT,
    ROW_BITS,
    State,
    car_at,
    is_in,
    level_at,
)


@rule
def unhook(s: State, log: Log) -> None:
    """The last car is unhooked, and every bandit in or on it is eliminated, together (S4.1a, S4.1b)."""
    loose, aboard, lost = s.cars - 1, s.aboard, 0
    note_unhooked(s, log, car=loose)
    for seat in range(s.players):
        if is_in(aboard, seat) and car_at(s.stand[seat]) == loose:
            note_left_behind(s, log, bandit=seat, car=loose, level=level_at(s.stand[seat]))
            lost |= bit(seat)
            s.fell[seat] = s.falls + 1
            s.aboard &= ~bit(seat)
    s.falls += 1 if lost else 0


@rule
def lose_car(s: State) -> None:
    """Remove the unhooked car; whoever was left behind neither lies nor faces any way."""
    s.cars -= 1
    s.stunned &= s.aboard
    s.backward &= s.aboard


@rule
def distance(stand: int) -> int:
    """How far a stand is from the locomotive: by car, the roof before the inside, then the row (S4.1d)."""
    return (car_at(stand) << 1 | level_at(stand)) << ROW_BITS | stand & bit(ROW_BITS) - 1


@rule
def farthest(s: State) -> int:
    """The remaining bandit farthest from the locomotive (S4.1d)."""
    most, found = -1, 0
    for seat in range(s.players):
        if is_in(s.aboard, seat) and distance(s.stand[seat]) > most:
            most, found = distance(s.stand[seat]), seat
    return found


@rule
def take_car(s: State, log: Log) -> None:
    """The farthest bandit takes the unhooked car as loot; its value was unknown until now (S1.2, S4.1d)."""
    seat, card = farthest(s), pick(s.chance, s.unseen)
    note_took_car(s, log, bandit=seat, car=s.cars - 1, value=LOOT_VALUE[card])
    s.unseen ^= bit(card)
    s.loot[seat] |= bit(card)


@rule
def pass_first(s: State, log: Log) -> None:
    """The first player passes left, to the next one still in play (S4.1f)."""
    first = next_seat(s.first, s.players)
    while not is_in(s.aboard, first):
        first = next_seat(first, s.players)
    note_first_passed(s, log, seat=first)
    s.first = first


@rule
def end_round(s: State, log: Log) -> int:
    """Unhook and award the last car, pass the first player on; return how the game ended, if it did (S4.1)."""
    unhook(s, log)
    left = size(s.aboard)
    if left <= 1:
        return LAST_STANDING if left else NOBODY_LEFT
    take_car(s, log)
    if s.cars - 2 == LOCOMOTIVE:
        return AT_LOCOMOTIVE
    pass_first(s, log)
    return GOES_ON
