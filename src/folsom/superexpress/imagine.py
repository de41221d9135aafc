"""Imagining: a full state that a view allows. The others' plans are any that they can have made."""

from folsom.kernel import Chance, below, rule
from folsom.superexpress.components import SEATS
from folsom.superexpress.scheming import plan_numbered, plans_open
from folsom.superexpress.state import State, is_in
from folsom.superexpress.view import NO_PLAN, View


@rule
def imagine_table(v: View, s: State) -> None:
    """What lies open is as it is seen."""
    s.backward, s.stunned, s.riding, s.planned = v.backward, v.stunned, v.riding, v.planned
    s.falls, s.unseen, s.extensions, s.players, s.cars = v.falls, v.unseen, v.extensions, v.players, v.cars
    s.first, s.round_number, s.phase, s.ended_by = v.first, v.round_number, v.phase, v.ended_by
    for seat in range(SEATS):
        s.stand[seat] = v.stand[seat]
        s.fell[seat] = v.fell[seat]
        s.loot[seat] = v.loot[seat]
        s.character[seat] = v.character[seat]


@rule
def imagine(v: View, s: State, dice: Chance) -> None:
    """Fill an empty state with a world that the view allows; its chance is left to the caller."""
    imagine_table(v, s)
    for seat in range(v.players):
        if seat == v.seat and v.plan != NO_PLAN:
            s.plan[seat] = v.plan
        elif is_in(v.planned, seat):
            s.plan[seat] = plan_numbered(s, below(dice, plans_open(s)))
