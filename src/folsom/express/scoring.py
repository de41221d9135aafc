"""The end: money, the Gunslinger and the ranks (X9, X11.1, X11.4)."""

from folsom.express.components import BULLETS, KIND_TOKENS, KIND_VALUE, LOOT_KINDS
from folsom.express.events import note_game_ended, note_gunslinger, note_scored
from folsom.express.state import TIE_BY_SHOTS_AND_EVENTS, State, has
from folsom.kernel import bit, rule, size
from folsom.kernel.log import Log

GUNSLINGER_PRIZE = 1000
RANSOM = 250
BULLET_BITS = 8


@rule
def loot_value(tokens: int) -> int:
    """What these tokens are worth (X1.2)."""
    value = 0
    for kind in range(LOOT_KINDS):
        value += KIND_VALUE[kind] * size(tokens & KIND_TOKENS[kind])
    return value


@rule
def gunslingers(s: State) -> int:
    """The bandits with the fewest bullets of their own left (X9.2); none in the team game (X11.1)."""
    if s.team:
        return 0
    fewest, best = BULLETS + 1, 0
    for bandit in range(s.bandits):
        if s.bullets[bandit] < fewest:
            fewest, best = s.bullets[bandit], 0
        if s.bullets[bandit] == fewest:
            best |= bit(bandit)
    return best


@rule
def bandit_money(s: State, bandit: int, prized: int) -> int:
    """Tokens, ransoms and the Gunslinger's prize of one bandit (X9.1, X9.2)."""
    prize = GUNSLINGER_PRIZE if prized >> bandit & 1 else 0
    return loot_value(s.held[bandit]) + RANSOM * s.ransoms[bandit] + prize


@rule
def money(s: State, seat: int, prized: int) -> int:
    """What a seat owns at the end: its bandits' money (X9.1, X11.4)."""
    total = bandit_money(s, seat << s.team, prized)
    return total + bandit_money(s, (seat << 1) + 1, prized) if s.team else total


@rule
def bandit_bullets(s: State, bandit: int) -> int:
    """The bullets of one bandit that break a tie (X9.3)."""
    total = s.shots_taken[bandit] + s.events_taken[bandit]
    return total if has(s, TIE_BY_SHOTS_AND_EVENTS) else total + s.marshal_taken[bandit]


@rule
def bullets_received(s: State, seat: int) -> int:
    """The bullets that break a tie: all, or shots and events only (X9.3)."""
    total = bandit_bullets(s, seat << s.team)
    return total + bandit_bullets(s, (seat << 1) + 1) if s.team else total


@rule
def score(s: State, seat: int, prized: int) -> int:
    """A number that orders seats as X9.3 does: by money, then by fewer bullets."""
    return (money(s, seat, prized) << BULLET_BITS) - bullets_received(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """One more than the number of seats that did better (X9.3)."""
    prized = gunslingers(s)
    mine, better = score(s, seat, prized), 0
    for other in range(s.players):
        if score(s, other, prized) > mine:
            better += 1
    return better + 1


@rule(shared=True)
def end_game(s: State, log: Log) -> None:
    """Note who is Gunslinger and what everyone has (X9.1, X9.2)."""
    if log.on:
        prized = gunslingers(s)
        for bandit in range(s.bandits):
            if prized >> bandit & 1:
                note_gunslinger(s, log, bandit=bandit)
        for seat in range(s.players):
            note_scored(s, log, seat=seat, money=money(s, seat, prized))
        note_game_ended(s, log)
