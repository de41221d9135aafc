"""What one seat, or a spectator, may know (S3.1): all but the others' plans, built up from nothing."""

from folsom.kernel import int8, int16, rule, uint8
from folsom.kernel.eye import Glance
from folsom.kernel.truth import SPECTATOR
from folsom.superexpress.components import SEATS
from folsom.superexpress.state import State, is_in

NO_PLAN = 255


class View(Glance):
    """One seat's eye on a game at a decision."""

    stand: list[int] = int16(SEATS)
    backward: int = int16()
    stunned: int = int16()
    riding: int = int16()
    planned: int = int16()  # who has chosen is public, what is not
    fell: list[int] = int8(SEATS)
    falls: int = int8()
    loot: list[int] = int16(SEATS)
    unseen: int = int16()
    plan: int = uint8()  # this seat's own, or NO_PLAN
    extensions: int = uint8()
    seat: int = int8()  # whose eye; SPECTATOR for nobody's
    players: int = int8()
    cars: int = int8()
    character: list[int] = uint8(SEATS)
    first: int = uint8()
    round_number: int = uint8()
    phase: int = uint8()
    ended_by: int = uint8()


@rule
def look_at_table(s: State, v: View) -> None:
    """What lies open for all."""
    v.backward, v.stunned, v.riding, v.planned = s.backward, s.stunned, s.riding, s.planned
    v.falls, v.unseen, v.extensions, v.players, v.cars = s.falls, s.unseen, s.extensions, s.players, s.cars
    v.first, v.round_number, v.phase, v.ended_by = s.first, s.round_number, s.phase, s.ended_by
    for seat in range(SEATS):
        v.stand[seat] = s.stand[seat]
        v.fell[seat] = s.fell[seat]
        v.loot[seat] = s.loot[seat]
        v.character[seat] = s.character[seat]


@rule
def look(s: State, v: View, seat: int) -> None:
    """Fill an empty view with all that a seat may know, and nothing else."""
    v.seat = seat
    look_at_table(s, v)
    v.plan = s.plan[seat] if seat != SPECTATOR and is_in(s.planned, seat) else NO_PLAN
