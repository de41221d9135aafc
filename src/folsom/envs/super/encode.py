"""An observation of Super, written from a view: nothing that the seat may not know can be in it."""

from folsom.envs.super.layout import CARS as CARS_WIDE
from folsom.envs.super.layout import LAYOUT, MARKS
from folsom.kernel import Record, float32, rule
from folsom.kernel.state import SPECTATOR
from folsom.super.components import (
    CAR_CARDS,
    CARD_NAMES,
    CARDS_PLAYED,
    CHARACTERS,
    EXTENSIONS,
    MIN_PLAYERS,
    PLAN_CARD,
    SEATS,
)
from folsom.super.state import OFF_TRAIN, car_at, is_in, level_at, spot_at
from folsom.super.view_record import NO_PLAN, SuperViewRecord

PLAYERS_AT = LAYOUT.start("players") - MIN_PLAYERS
OPTIONS_AT = LAYOUT.start("options")
PHASE_AT = LAYOUT.start("phase")
CARS_AT = LAYOUT.start("cars") - 1
ROUND_AT = LAYOUT.start("round")
FIRST_AT = LAYOUT.start("first")
MARKS_AT = LAYOUT.start("marks")
SPOTS_AT = LAYOUT.start("spots")
ROWS_AT = LAYOUT.start("rows")
FALLEN_AT = LAYOUT.start("fallen")
CHARACTERS_AT = LAYOUT.start("characters")
LOOT_AT = LAYOUT.start("loot")
UNSEEN_AT = LAYOUT.start("unseen")
PLAN_AT = LAYOUT.start("plan")
A_ROUND = 1.0 / LAYOUT.parts["round"].unit
A_FALL = 1.0 / LAYOUT.parts["fallen"].unit
MARKS_WIDE = len(MARKS)
CARDS_WIDE = len(CARD_NAMES)
SIZE = LAYOUT.size


class Row(Record):
    """The numbers of an observation."""

    numbers: list[float] = float32(SIZE)


@rule
def from_me(v: SuperViewRecord, seat: int) -> int:
    """How many places clockwise from the viewer a seat is; for a spectator, from the first seat."""
    mine = 0 if v.seat == SPECTATOR else v.seat
    return seat - mine if seat >= mine else seat - mine + v.players


@rule
def nearer_in_row(v: SuperViewRecord, seat: int) -> int:
    """How many bandits in the same row are nearer the locomotive (S2.1)."""
    nearer = 0
    for other in range(v.players):
        same = spot_at(v.stand[other]) == spot_at(v.stand[seat])
        nearer += 1 if same and v.stand[other] < v.stand[seat] else 0
    return nearer


@rule(floats=True)
def encode_table(v: SuperViewRecord, o: Row) -> None:
    """The table's extensions, the round and the cards that nobody has seen."""
    o.numbers[PLAYERS_AT + v.players] = 1.0
    for option in range(EXTENSIONS):
        o.numbers[OPTIONS_AT + option] = float(v.extensions >> option & 1)
    o.numbers[PHASE_AT + v.phase] = 1.0
    o.numbers[CARS_AT + v.cars] = 1.0
    o.numbers[ROUND_AT] = v.round_number * A_ROUND
    o.numbers[FIRST_AT + from_me(v, v.first)] = 1.0
    for card in range(CAR_CARDS):
        o.numbers[UNSEEN_AT + card] = float(v.unseen >> card & 1)


@rule(floats=True)
def encode_stand(v: SuperViewRecord, seat: int, place: int, o: Row) -> None:
    """Where a bandit on the train is, and how."""
    stand, marks = v.stand[seat], MARKS_AT + place * MARKS_WIDE
    o.numbers[marks + 3] = 1.0 if is_in(v.stunned, seat) else 0.0
    o.numbers[marks + 4] = 1.0 if is_in(v.backward, seat) else 0.0
    o.numbers[marks + 5] = float(level_at(stand))
    o.numbers[SPOTS_AT + place * CARS_WIDE + car_at(stand)] = 1.0
    o.numbers[ROWS_AT + place * SEATS + nearer_in_row(v, seat)] = 1.0


@rule(floats=True)
def encode_seat(v: SuperViewRecord, seat: int, o: Row) -> None:
    """One bandit: in play or fallen, its plan made or not, its loot."""
    place = from_me(v, seat)
    marks = MARKS_AT + place * MARKS_WIDE
    o.numbers[marks] = 1.0 if is_in(v.aboard, seat) else 0.0
    o.numbers[marks + 1] = 1.0 if is_in(v.waiting, seat) else 0.0
    o.numbers[marks + 2] = 1.0 if is_in(v.planned, seat) else 0.0
    o.numbers[FALLEN_AT + place] = v.fell[seat] * A_FALL
    o.numbers[CHARACTERS_AT + place * CHARACTERS + v.character[seat]] = 1.0
    for card in range(CAR_CARDS):
        o.numbers[LOOT_AT + place * CAR_CARDS + card] = float(v.loot[seat] >> card & 1)
    if v.stand[seat] != OFF_TRAIN:
        encode_stand(v, seat, place, o)


@rule(shared=True, floats=True)
def encode(v: SuperViewRecord, o: Row) -> None:
    """Write what a view shows to a row of numbers."""
    for number in range(SIZE):
        o.numbers[number] = 0.0
    encode_table(v, o)
    for seat in range(v.players):
        encode_seat(v, seat, o)
    if v.plan != NO_PLAN:
        for card in range(CARDS_PLAYED):
            o.numbers[PLAN_AT + card * CARDS_WIDE + PLAN_CARD[v.plan * CARDS_PLAYED + card]] = 1.0
