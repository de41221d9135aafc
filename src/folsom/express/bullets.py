"""Bullets that find someone: shots, neutral ones, and the Marshal's welcome (X5.6, X6, X9.4)."""

from folsom.express.components import INSIDE, ROOF
from folsom.express.log import FLED, HIT, MARSHAL_MOVED, NEUTRAL_BULLET, NEUTRALS_GONE
from folsom.express.state import (
    BYTE,
    DEAL_UNTIL_EMPTY,
    EVENT,
    EXPERT,
    MARSHAL_MET,
    State,
    bandit_from_first,
    bandits_at,
    free_bullet,
    has,
    seat_of,
)
from folsom.kernel import bit, lowest, rule, size
from folsom.kernel.log import Log, note


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
    s.bullets[shooter] -= 1
    s.shots_taken[target] += 1
    put_bullet_on_deck(s, target)
    note(log, HIT, target, shooter, 0, 0, 0)


@rule
def take_neutral(s: State, log: Log, bandit: int, source: int) -> None:
    """One neutral bullet for one bandit."""
    s.neutral -= 1
    if source == EVENT:
        s.events_taken[bandit] += 1
    else:
        s.marshal_taken[bandit] += 1
    put_bullet_on_deck(s, bandit)
    note(log, NEUTRAL_BULLET, bandit, source, 0, 0, 0)


@rule
def remove_neutrals(s: State, log: Log) -> None:
    """The neutral bullets leave the game for good (X9.4)."""
    if s.neutral > 0:
        note(log, NEUTRALS_GONE, s.neutral, 0, 0, 0, 0)
    s.neutral_removed += s.neutral
    s.neutral = 0


@rule
def deal_neutrals(s: State, log: Log, bandits: int, source: int) -> None:
    """On one occasion, each of these takes a neutral bullet; if there are too few, no one does (X9.4)."""
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
    s.floor[INSIDE] ^= met << s.marshal * BYTE
    s.floor[ROOF] |= met << s.marshal * BYTE
    left = met
    while left:
        note(log, FLED, lowest(left), s.marshal, 0, 0, 0)
        left &= left - 1
    deal_neutrals(s, log, met, MARSHAL_MET)


@rule
def flee_marshal(s: State, log: Log) -> None:
    """Whoever is inside the Marshal's car flees (X6.1); the roof above him is safe (X6.2)."""
    met = bandits_at(s, s.marshal, INSIDE)
    if met:
        flee(s, log, met)


@rule
def move_marshal(s: State, log: Log, car: int) -> None:
    """The Marshal goes to a car, and those inside flee (X5.9, X6.1)."""
    note(log, MARSHAL_MOVED, s.marshal, car, 0, 0, 0)
    s.marshal = car
    flee_marshal(s, log)
