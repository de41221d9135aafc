"""Bullets that bandits receive: from shots, neutral ones, and from the Marshal (X5.6, X6, X9.4)."""

from folsom.express.components import INSIDE, ROOF
from folsom.express.events import note_fled, note_hit, note_marshal_moved, note_neutral_bullet, note_neutrals_gone
from folsom.express.state import (
    DEAL_UNTIL_EMPTY,
    EVENT,
    EXPERT,
    MARSHAL_MET,
    SHOOTER_BITS,
    State,
    bandit_from_first,
    bandits_at,
    free_bullet,
    has,
    put,
    seat_of,
)
from folsom.kernel import bit, lowest, rule, size
from folsom.kernel.log import Log


@rule
def put_bullet_on_deck(s: State, bandit: int) -> None:
    """A bullet goes on top of the deck of the seat that plays the bandit (X5.6, X10.4, X11.4)."""
    seat = seat_of(s, bandit)
    s.deck[seat] |= bit(free_bullet(s, seat))
    if has(s, EXPERT):
        s.top[seat] += 1


@rule
def hit(s: State, log: Log, shooter: int, target: int) -> None:
    """The shooter gives one of their bullets to the target (X5.6)."""
    note_hit(s, log, target=target, bandit=shooter)
    s.bullets[shooter] -= 1
    s.shots_taken[target] += 1
    s.shots_by[target] += bit(SHOOTER_BITS * shooter)
    put_bullet_on_deck(s, target)


@rule
def take_neutral(s: State, log: Log, bandit: int, source: int) -> None:
    """A bandit takes a neutral bullet."""
    note_neutral_bullet(s, log, bandit=bandit, source=source)
    s.neutral -= 1
    if source == EVENT:
        s.events_taken[bandit] += 1
    else:
        s.marshal_taken[bandit] += 1
    put_bullet_on_deck(s, bandit)


@rule
def remove_neutrals(s: State, log: Log) -> None:
    """The neutral bullets leave the game for good (X9.4)."""
    if s.neutral > 0:
        note_neutrals_gone(s, log, count=s.neutral)
    s.neutral_removed += s.neutral
    s.neutral = 0


@rule
def deal_neutrals(s: State, log: Log, bandits: int, source: int) -> None:
    """Each of these takes a neutral bullet, all at once; if too few are left, nobody does (X9.4)."""
    if size(bandits) > s.neutral and not has(s, DEAL_UNTIL_EMPTY):
        remove_neutrals(s, log)
        return
    for place in range(s.bandits):
        bandit = bandit_from_first(s, place)
        if bandits >> bandit & 1 and s.neutral > 0:
            take_neutral(s, log, bandit, source)


@rule(shared=True)
def flee(s: State, log: Log, met: int) -> None:
    """These bandits go to the roof of the Marshal's car and take a neutral bullet each (X6.1)."""
    left = met
    while left:
        note_fled(s, log, bandit=lowest(left), car=s.marshal)
        put(s, lowest(left), s.marshal, ROOF)
        left &= left - 1
    deal_neutrals(s, log, met, MARSHAL_MET)


@rule
def flee_marshal(s: State, log: Log) -> None:
    """Bandits inside the Marshal's car flee (X6.1); the roof above him is safe (X6.2)."""
    met = bandits_at(s, s.marshal, INSIDE)
    if met:
        flee(s, log, met)


@rule
def move_marshal(s: State, log: Log, car: int) -> None:
    """The Marshal goes to a car, and those inside flee (X5.9, X6.1)."""
    note_marshal_moved(s, log, from_car=s.marshal, to_car=car)
    s.marshal = car
    flee_marshal(s, log)
