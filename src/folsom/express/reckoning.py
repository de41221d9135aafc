"""The end: money, the Gunslinger and the ranks (X9, X11.1, X11.4)."""

from folsom.express.components import BULLETS, LOOT_VALUE
from folsom.express.log import GAME_ENDED, GUNSLINGER, SCORED, Log, note
from folsom.express.state import TIE_BY_SHOTS_AND_EVENTS, State, has, seat_of
from folsom.kernel import bit, lowest, rule

GUNSLINGER_PRIZE = 1000
RANSOM = 250


@rule
def loot_value(tokens: int) -> int:
    """What these tokens are worth (X1.2)."""
    value = 0
    while tokens:
        value += LOOT_VALUE[lowest(tokens)]
        tokens &= tokens - 1
    return value


@rule
def gunslingers(s: State) -> int:
    """All who have the fewest bullets of their own left (X9.2); nobody in the team game (X11.1)."""
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
def bandit_money(s: State, bandit: int) -> int:
    """Tokens, ransoms and the Gunslinger's prize of one bandit (X9.1, X9.2)."""
    prize = GUNSLINGER_PRIZE if gunslingers(s) >> bandit & 1 else 0
    return loot_value(s.held[bandit]) + RANSOM * s.ransoms[bandit] + prize


@rule
def money(s: State, seat: int) -> int:
    """What a seat owns at the end: its bandits' money (X9.1, X11.4)."""
    total = 0
    for bandit in range(s.bandits):
        if seat_of(s, bandit) == seat:
            total += bandit_money(s, bandit)
    return total


@rule
def bullets_received(s: State, seat: int) -> int:
    """The bullets that break a tie: all, or shots and events only (X9.3)."""
    total = 0
    for bandit in range(s.bandits):
        if seat_of(s, bandit) == seat:
            total += s.shots_taken[bandit] + s.events_taken[bandit]
            if not has(s, TIE_BY_SHOTS_AND_EVENTS):
                total += s.marshal_taken[bandit]
    return total


@rule
def score(s: State, seat: int) -> int:
    """A number that orders seats as X9.3 does: money first, then few bullets."""
    return money(s, seat) * bit(BYTE_OF_BULLETS) - bullets_received(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """One more than the number of seats that did better (X9.3)."""
    mine, better = score(s, seat), 0
    for other in range(s.players):
        if score(s, other) > mine:
            better += 1
    return better + 1


BYTE_OF_BULLETS = 8


@rule(shared=True)
def end_game(s: State, log: Log) -> None:
    """Say who is Gunslinger and what everyone has (X9.1, X9.2)."""
    if log.on:
        prized = gunslingers(s)
        while prized:
            note(log, GUNSLINGER, lowest(prized), 0, 0, 0, 0)
            prized &= prized - 1
        for seat in range(s.players):
            note(log, SCORED, seat, 0, 0, 0, money(s, seat))
        note(log, GAME_ENDED, 0, 0, 0, 0, 0)
