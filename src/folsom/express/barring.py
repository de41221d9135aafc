"""Why a seat can't choose what it might try to: the rules answer, from what its view shows of the open table."""

from folsom.express.choice_codes import GO
from folsom.express.components import CARS, FIRE, MARSHAL, MOVE, PUNCH, SPOTS
from folsom.express.firing import why_not_hit
from folsom.express.imagine import imagine_table
from folsom.express.reasons import NO_REASON, STAYS, TOO_FAR
from folsom.express.scheming import why_not_hidden, why_not_open
from folsom.express.state import PICKING_POCKETS, PUNCHING_WAY, SCHEMING, STEALING, State, cars_beside
from folsom.express.stealing import (
    knock_choices,
    move_choices,
    why_no_step,
    why_not_punched,
    why_not_taken,
)
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import rule

HIDDEN, OPEN = range(2)  # where the reasons are why a card can't be played face down, or face up


@rule
def bar_targets(s: State, reasons: list[int]) -> None:
    """Set, by bandit, why the acting bandit can't fire at it, or punch it."""
    for other in range(s.bandits):
        if other != s.bandit:
            fires = s.action == FIRE
            reasons[other] = why_not_hit(s, s.bandit, other) if fires else why_not_punched(s, s.bandit, other)


@rule
def bar_steps(s: State, bandit: int, cars: int, reasons: list[int]) -> None:
    """Set, by spot, why a bandit that can reach these cars can't go or be sent there."""
    for place in range(SPOTS):
        if place % CARS < s.cars:
            reasons[place] = why_no_step(s, bandit, cars, place % CARS, place // CARS)


@rule
def bar_marshal(s: State, reasons: list[int]) -> None:
    """Set, by car, why the Marshal can't go there (X5.9)."""
    for car in range(s.cars):
        if car == s.marshal:
            reasons[car] = STAYS
        else:
            reasons[car] = NO_REASON if cars_beside(s, s.marshal) >> car & 1 else TOO_FAR


@rule
def bar_loot(s: State, reasons: list[int]) -> None:
    """Set, by spot, why the acting bandit can't take what lies there (X5.7, X8.6)."""
    for place in range(SPOTS):
        reasons[place] = why_not_taken(s, place)


@rule
def bar_action(s: State, reasons: list[int]) -> None:
    """Set why the card being resolved can't be used in other ways."""
    if s.action in (FIRE, PUNCH):
        bar_targets(s, reasons)
    elif s.action == MOVE:
        bar_steps(s, s.bandit, move_choices(s, s.bandit) >> GO, reasons)
    elif s.action == MARSHAL:
        bar_marshal(s, reasons)
    else:
        bar_loot(s, reasons)


@rule
def bar(v: ExpressViewRecord, s: State, reasons: list[int]) -> None:
    """Set why the seat of a view can't choose otherwise: by bandit, spot or car, or by how a card is played.

    The table holds only what everyone can see.
    """
    imagine_table(v, s)
    if s.phase == STEALING:
        bar_action(s, reasons)
    elif s.phase == PUNCHING_WAY:
        bar_steps(s, s.target, knock_choices(s) >> GO, reasons)
    elif s.phase == PICKING_POCKETS:
        bar_loot(s, reasons)
    elif s.phase == SCHEMING:
        reasons[HIDDEN] = why_not_hidden(s, v.seat)
        reasons[OPEN] = why_not_open(s, v.seat)
