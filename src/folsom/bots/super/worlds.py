"""The table as a bot imagines it: nobody has planned yet, since nobody knows what the others plan (S3.1)."""

from folsom.bots.super.workspace import Workspace
from folsom.kernel import Chance, bit, lowest, rule
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.super.flow import play_round
from folsom.super.imagine import imagine
from folsom.super.state import State
from folsom.super.view_record import SuperViewRecord

# The states that a bot works with: an empty one, the table, the world of an iteration, and one to try plans in
EMPTY, TABLE, WORLD, ASIDE = range(4)
STATES = 4


@rule
def set_table(w: Workspace, views: list[SuperViewRecord], states: list[State]) -> None:
    """Set up the table as everyone sees it, without plans; only once, so more calls change nothing."""
    if w.is_table_set == 0:
        w.is_table_set = 1
        states[TABLE] = states[EMPTY]
        imagine(views[0], states[TABLE], w.dice)
        states[TABLE].planned = 0


@rule
def start_world(states: list[State], place: int, dice: Chance) -> None:
    """Start a world from the table, with random numbers of its own."""
    states[place] = states[TABLE]
    seed_from(states[place].chance, dice)


@rule(shared=True)
def play_planned(s: State, log: Log) -> None:
    """Play the round that everyone has planned; shared, because it is large and called in several places."""
    play_round(s, log)


@rule
def without_first(seats: int) -> int:
    """A set of seats without its lowest seat."""
    return seats & ~bit(lowest(seats))
