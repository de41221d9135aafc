"""What one seat, or a spectator, may know (S3.1): all but the others' plans, built up from an empty record."""

from folsom.kernel import int8, int16, rule, uint8
from folsom.kernel.copying import copier
from folsom.kernel.state import SPECTATOR
from folsom.kernel.view import ViewRecord
from folsom.super.components import SEATS
from folsom.super.planning import planners
from folsom.super.state import State, is_in

NO_PLAN = 255


class SuperViewRecord(ViewRecord):
    """What one seat may know of a game at a decision."""

    stand: list[int] = int16(SEATS)
    backward: int = int16()
    stunned: int = int16()
    aboard: int = int16()
    planned: int = int16()  # that a seat has planned is public, its plan isn't
    waiting: int = int16()  # the seats that have a plan to make
    fell: list[int] = int8(SEATS)
    falls: int = int8()
    loot: list[int] = int16(SEATS)
    unseen: int = int16()
    plan: int = uint8()  # this seat's own, or NO_PLAN
    extensions: int = uint8()
    seat: int = int8()  # the viewer's; SPECTATOR for none
    players: int = int8()
    cars: int = int8()
    character: list[int] = uint8(SEATS)
    first: int = uint8()
    round_number: int = uint8()
    phase: int = uint8()
    ended_by: int = uint8()


# What is public
OPEN = (
    *("backward", "stunned", "aboard", "planned", "falls", "unseen", "extensions", "players", "cars"),
    *("first", "round_number", "phase", "ended_by", "stand", "fell", "loot", "character"),
)
look_at_table = copier(State, SuperViewRecord, OPEN)


@rule
def look(s: State, v: SuperViewRecord, seat: int) -> None:
    """Fill an empty view with all that a seat may know, and nothing else."""
    v.seat = seat
    look_at_table(s, v)
    v.waiting = planners(s)
    v.plan = s.plan[seat] if seat != SPECTATOR and is_in(s.planned, seat) else NO_PLAN
