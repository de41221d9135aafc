"""Worlds that a seat can imagine, with itself to choose."""

from folsom.express.flow import choices_of
from folsom.express.imagine import imagine
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import Chance, rule
from folsom.kernel.chance import seed_from

# The places of a desk: an empty world, an imagined one, one to try things or look ahead in; and those of rehearsals
EMPTY, WORLD, FORESEEN, FORESTAGE, STAGE = range(5)
WORLDS = 5


@rule(shared=True)
def imagine_choosing(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Fill an empty state with a world that the view allows; where several choose at once, its own seat is asked."""
    imagine(v, s, dice)
    seed_from(s.chance, dice)
    s.seat = v.seat
    s.legal = choices_of(s, v.seat)


@rule
def imagine_anew(v: ExpressViewRecord, states: list[State], place: int, dice: Chance) -> None:
    """Another world that the view allows, at this place of a desk."""
    states[place] = states[EMPTY]
    imagine_choosing(v, states[place], dice)
