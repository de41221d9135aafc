"""The table as a mind imagines it: nobody has planned yet, since nobody knows what the others plan (S3.1)."""

from folsom.kernel import Chance, bit, lowest, rule, size
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.super.flow import play_round
from folsom.super.imagine import imagine
from folsom.super.scoring import best
from folsom.super.state import State, is_in
from folsom.super.view_record import SuperViewRecord

PLACES = range(4)  # of a desk's states: an empty one, the table, a world to walk in, and one to look aside in
EMPTY, TABLE, WALK, ASIDE = PLACES


@rule
def set_table(views: list[SuperViewRecord], states: list[State], dice: Chance) -> None:
    """The table as it lies before all, without any plan."""
    states[TABLE] = states[EMPTY]
    imagine(views[0], states[TABLE], dice)
    states[TABLE].planned = 0


@rule
def go_to_table(states: list[State], place: int, dice: Chance) -> None:
    """A world that begins at the table, with a chance of its own."""
    states[place] = states[TABLE]
    seed_from(states[place].chance, dice)


@rule(floats=True)
def share_out(s: State, values: list[float]) -> None:
    """Every seat's share of the first place in a finished game: none, all, or a part where several share it (S5)."""
    first = best(s)
    for seat in range(s.players):
        values[seat] = 1.0 / size(first) if is_in(first, seat) else 0.0


@rule(shared=True)
def play_planned(s: State, log: Log) -> None:
    """Play the round that all have planned; shared, since it is large and played in several places."""
    play_round(s, log)


@rule
def without_first(seats: int) -> int:
    """A set of seats without its lowest."""
    return seats & ~bit(lowest(seats))
