"""Set-up: the train and the bandits on it (S1).

A state that is to be set up names the table: players, extensions, and what was chosen; whatever
holds CHANCE is left to chance.
"""

from folsom.kernel import bit, pick, rule
from folsom.kernel.drawing import CHANCE, draw_lots, next_seat
from folsom.kernel.log import Log
from folsom.super.components import ALL_CAR_CARDS, CHARACTERS, INSIDE, MORE_CARS, SEATS, TO_CABOOSE, TO_LOCOMOTIVE
from folsom.super.events import note_placed
from folsom.super.state import OFF_TRAIN, State, middle, spot


@rule
def board_train(s: State, log: Log) -> None:
    """Board from the first player on, one car each, from the last but one (S1.3); the rear half looks ahead (S1.4)."""
    rear_half = (s.players + 1) >> 1
    seat = s.first
    for place in range(s.players):
        car = s.players - place
        note_placed(s, log, bandit=seat, car=car, way=TO_LOCOMOTIVE if place < rear_half else TO_CABOOSE)
        s.stand[seat] = middle(spot(car, INSIDE))
        if place >= rear_half:
            s.backward |= bit(seat)
        seat = next_seat(seat, s.players)


@rule
def set_up(s: State, log: Log) -> None:
    """Everything on the table, up to the first plans (S1)."""
    s.cars = s.players + MORE_CARS
    s.unseen = ALL_CAR_CARDS
    s.aboard = bit(s.players) - 1
    for seat in range(SEATS):
        s.stand[seat] = OFF_TRAIN
    draw_lots(s.chance, s.character, 0, s.players, bit(CHARACTERS) - 1)
    if s.first == CHANCE:
        s.first = pick(s.chance, bit(s.players) - 1)
    board_train(s, log)
