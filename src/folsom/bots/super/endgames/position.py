"""A position with two or three bandits left as one number: all that matters at a round's start, except the loot.

Bandits are in the order of play, starting with the first player; fallen ones are left out. The number holds the cars
left, and each bandit's spot, place in its row, direction, and whether it is stunned.
"""

from folsom.kernel import Record, bit, int8, rule
from folsom.kernel.drawing import next_seat
from folsom.super.components import SEATS
from folsom.super.state import (
    OFF_TRAIN,
    PLANNING,
    ROW_BITS,
    State,
    car_at,
    is_in,
    level_at,
    middle,
    spot,
)

MOST_BANDITS = 3  # left in a solved endgame
# A bandit is its car, level and place in the row (together, how far from the locomotive it is), direction and stun
PLACE_BITS, WHERE_AT = 2, 2
BANDIT_BITS = 8
COUNT_AT, COUNT_BITS = MOST_BANDITS * BANDIT_BITS, 2
CARS_AT = COUNT_AT + COUNT_BITS


class PlayOrder(Record):
    """The seats in play in the order of play."""

    count: int = int8()
    seat: list[int] = int8(SEATS)


@rule
def line_up(s: State, order: PlayOrder) -> None:
    """Set the order of play, starting with the first player."""
    order.count, seat = 0, s.first
    for _ in range(s.players):
        if is_in(s.aboard, seat):
            order.seat[order.count] = seat
            order.count += 1
        seat = next_seat(seat, s.players)


@rule
def place_of(stand: int) -> int:
    """How many bandits stand nearer the locomotive in the row, at the start of a round."""
    return stand - middle(stand >> ROW_BITS)


@rule
def bandit_number(s: State, seat: int) -> int:
    """Everything that matters about one bandit, as a number."""
    stand, stunned = s.stand[seat], 1 if is_in(s.stunned, seat) else 0
    where = (car_at(stand) << 1 | level_at(stand)) << PLACE_BITS | place_of(stand)
    return where << WHERE_AT | (2 if is_in(s.backward, seat) else 0) | stunned


@rule
def number_of(s: State, order: PlayOrder) -> int:
    """The number of a position of at most MOST_BANDITS bandits."""
    number = s.cars << COUNT_BITS | order.count
    for place in range(MOST_BANDITS):
        bandit = bandit_number(s, order.seat[place]) if place < order.count else 0
        number = number << BANDIT_BITS | bandit
    return number


@rule
def cars_in(number: int) -> int:
    """The cars left in a position, the locomotive included."""
    return number >> CARS_AT


@rule
def count_in(number: int) -> int:
    """How many bandits are left in a position."""
    return number >> COUNT_AT & bit(COUNT_BITS) - 1


@rule
def bandit_at(number: int, place: int) -> int:
    """The number of one bandit of a position."""
    return number >> (MOST_BANDITS - 1 - place) * BANDIT_BITS & bit(BANDIT_BITS) - 1


@rule
def place_bandit(s: State, seat: int, bandit: int) -> None:
    """Place one bandit by its number."""
    where = bandit >> WHERE_AT
    floor = where >> PLACE_BITS
    s.stand[seat] = middle(spot(floor >> 1, floor & 1)) + (where & bit(PLACE_BITS) - 1)
    s.backward |= (bandit >> 1 & 1) << seat
    s.stunned |= (bandit & 1) << seat


@rule
def set_up(s: State, number: int) -> None:
    """Set up a game of the bandits in a position's number; the first player sits at seat 0."""
    count = count_in(number)
    s.players, s.first, s.aboard, s.phase = count, 0, bit(count) - 1, PLANNING
    s.backward, s.stunned, s.entered, s.falls = 0, 0, 0, 0
    s.cars = cars_in(number)
    for seat in range(SEATS):
        s.stand[seat], s.fell[seat] = OFF_TRAIN, 0
    for seat in range(count):
        place_bandit(s, seat, bandit_at(number, seat))


@rule
def last_taker(number: int) -> int:
    """The bandit who took the last car: it is the farthest from the locomotive now (S4.1d)."""
    found = 0
    for place in range(1, count_in(number)):
        found = place if bandit_at(number, place) >> WHERE_AT > bandit_at(number, found) >> WHERE_AT else found
    return found
