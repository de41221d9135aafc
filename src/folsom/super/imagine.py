"""Imagining: a full state consistent with a view. The others may have made any plan that was open to them."""

from folsom.kernel import Chance, below, rule
from folsom.kernel.copying import copier
from folsom.super.planning import plan_numbered, plans_open
from folsom.super.state import State, is_in
from folsom.super.view_record import NO_PLAN, OPEN, SuperViewRecord

imagine_table = copier(SuperViewRecord, State, OPEN)


@rule
def imagine(v: SuperViewRecord, s: State, dice: Chance) -> None:
    """Fill an empty state with a world consistent with the view; its chance is left to the caller."""
    imagine_table(v, s)
    for seat in range(v.players):
        if seat == v.seat and v.plan != NO_PLAN:
            s.plan[seat] = v.plan
        elif is_in(v.planned, seat):
            s.plan[seat] = plan_numbered(s, below(dice, plans_open(s)))
