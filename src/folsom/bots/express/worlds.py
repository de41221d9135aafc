"""Worlds that a seat can imagine, in which it is the seat to act."""

from folsom.express.flow import choices_of
from folsom.express.imagine import imagine
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import Chance, rule
from folsom.kernel.chance import seed_from

# The states that a bot works with: an empty one, an imagined world, and one to try things or to look ahead in; for
# nested search, the world that it starts from and the world that it plays in
EMPTY, WORLD, AHEAD, NESTED_START, NESTED = range(5)
STATES = 5


@rule(shared=True)
def imagine_choosing(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Fill an empty state with a world that the view allows; if several seats choose at once, ask the view's seat."""
    imagine(v, s, dice)
    seed_from(s.chance, dice)
    s.seat = v.seat
    s.legal = choices_of(s, v.seat)


@rule
def imagine_into(states: list[State], place: int, v: ExpressViewRecord, dice: Chance) -> None:
    """Put a new world that the view allows at *place*."""
    states[place] = states[EMPTY]
    imagine_choosing(v, states[place], dice)
