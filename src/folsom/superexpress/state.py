"""The truth of one game of Super in one record, and the words in which rules speak of it.

A bandit's place is one number, its *stand*. Spots are ROW apart, and within a spot a smaller stand is
nearer the locomotive; whoever enters a row at an edge stands one beyond the last one there. So the
order in a row (S2.1), and along a whole level of the train, is the order of stands.
"""

from folsom.kernel import Chance, bit, int8, int16, nested, rule, uint8
from folsom.kernel.truth import Truth
from folsom.superexpress.components import SEATS

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


class State(Truth):
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
    plan: list[int] = uint8(SEATS)
    extensions: int = uint8()
    players: int = int8()
    cars: int = int8()  # the locomotive counted
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
def spot(car: int, level: int) -> int:
    """The number of a spot."""
    return car | level << CAR_BITS


@rule
def locomotive_end(s: State, place: int) -> int:
    """The stand before all others of a spot (S2.2, S2.3)."""
    edge = place * ROW + MIDDLE + 1
    for seat in range(s.players):
        if spot_at(s.stand[seat]) == place:
            edge = min(edge, s.stand[seat])
    return edge - 1


@rule
def caboose_end(s: State, place: int) -> int:
    """The stand behind all others of a spot (S2.2, S2.3)."""
    edge = place * ROW + MIDDLE - 1
    for seat in range(s.players):
        if spot_at(s.stand[seat]) == place:
            edge = max(edge, s.stand[seat])
    return edge + 1


@rule
def place_in_row(s: State, seat: int) -> int:
    """How many of the same spot stand nearer the locomotive."""
    mine, nearer = s.stand[seat], 0
    for other in range(s.players):
        stand = s.stand[other]
        nearer += 1 if stand < mine and spot_at(stand) == spot_at(mine) else 0
    return nearer


@rule
def straighten(s: State) -> None:
    """Number the stands of every row anew, in order, so that equal rows are equal states."""
    places = 0
    for seat in range(s.players):
        places |= place_in_row(s, seat) << seat * PLACE_BITS
    for seat in range(s.players):
        if s.stand[seat] != OFF_TRAIN:
            place = places >> seat * PLACE_BITS & bit(PLACE_BITS) - 1
            s.stand[seat] = spot_at(s.stand[seat]) * ROW + MIDDLE + place
