"""The full state of one game of Super in one record, and the basic functions that the rules use on it.

A bandit's place is one number, its *stand*. Spots are ROW apart, and within a spot a smaller stand is
nearer the locomotive; a bandit that enters a row at an edge stands farther out than all that entered before.
So the order in a row (S2.1), and along a whole level of the train, is the order of stands.
"""

from folsom.kernel import Chance, bit, int8, int16, nested, rule, uint8
from folsom.kernel.state import GameState
from folsom.super.components import SEATS, TO_LOCOMOTIVE

# What is being asked
PLANNING, OVER = range(2)

# How the game ended
GOES_ON, LAST_STANDING, AT_LOCOMOTIVE, NOBODY_LEFT = range(4)

ROW_BITS = 9
ROW = 1 << ROW_BITS
MIDDLE = ROW // 2
CAR_BITS = 4
LEVEL_BITS = ROW_BITS + CAR_BITS
OFF_TRAIN = -1
PLACE_BITS = 3


class State(GameState):
    """One game of Super at a decision. Sets of seats are bits; a seat is its bandit."""

    chance: Chance = nested(Chance)
    stand: list[int] = int16(SEATS)
    backward: int = int16()  # seats that face the caboose
    stunned: int = int16()
    aboard: int = int16()  # seats on the train; the stand of others is OFF_TRAIN
    away: int = int16()  # seats that left it but will ride back this round (S6.2)
    planned: int = int16()  # seats whose plan is in
    fell: list[int] = int8(SEATS)  # when they fell, counted; 0 while in play
    falls: int = int8()
    loot: list[int] = int16(SEATS)  # car cards won, a set
    unseen: int = int16()  # car cards whose value nobody has seen
    entered: int = int16()  # how often someone entered a row since the rows were straightened
    plan: list[int] = uint8(SEATS)
    extensions: int = uint8()
    players: int = int8()
    cars: int = int8()  # including the locomotive
    character: list[int] = uint8(SEATS)
    first: int = uint8()
    round_number: int = uint8()
    phase: int = uint8()
    ended_by: int = uint8()


@rule
def is_in(seats: int, seat: int) -> bool:
    """Whether a seat is in a set of seats."""
    return seats >> seat & 1 != 0


@rule
def spot_at(stand: int) -> int:
    """The spot of a stand."""
    return stand >> ROW_BITS


@rule
def car_at(stand: int) -> int:
    """The car of a stand."""
    return spot_at(stand) & bit(CAR_BITS) - 1


@rule
def level_at(stand: int) -> int:
    """Inside or on a roof."""
    return stand >> LEVEL_BITS


@rule
def level_start(level: int) -> int:
    """The lower bound of all stands on a level."""
    return level << LEVEL_BITS


@rule
def spot(car: int, level: int) -> int:
    """The number of a spot."""
    return car | level << CAR_BITS


@rule
def middle(place: int) -> int:
    """The stand of a bandit that is alone on a spot."""
    return place * ROW + MIDDLE


@rule
def enter(s: State, place: int, way: int) -> int:
    """The stand of a bandit that enters a spot in this direction: at the edge, behind all others (S2.2, S2.3)."""
    s.entered += 1
    return middle(place) + (SEATS + s.entered if way == TO_LOCOMOTIVE else -s.entered)


@rule(shared=True)
def place_to_enter(s: State, seat: int, stand: int) -> int:
    """How many others stand nearer the locomotive in the spot that a bandit is about to enter."""
    nearer = 0
    for other in range(s.players):
        there = s.stand[other]
        nearer += (other != seat) & (there < stand) & (spot_at(there) == spot_at(stand))
    return nearer


@rule
def places_in_rows(s: State) -> int:
    """How many bandits of the same spot stand nearer the locomotive, a few bits for each seat."""
    places = 0
    for seat in range(1, s.players):
        mine = s.stand[seat]
        for other in range(seat):
            stand = s.stand[other]
            farther = seat if stand < mine else other
            places += (1 if spot_at(stand) == spot_at(mine) else 0) << farther * PLACE_BITS
    return places


@rule
def straighten(s: State) -> None:
    """Renumber the stands of every row in order, so that equal rows are equal states."""
    places = places_in_rows(s)
    for seat in range(s.players):
        place = places >> seat * PLACE_BITS & bit(PLACE_BITS) - 1
        s.stand[seat] = middle(spot_at(s.stand[seat])) + place if is_in(s.aboard, seat) else OFF_TRAIN
    s.entered = 0
