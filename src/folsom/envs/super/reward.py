"""What a game of Super is worth to a seat, when it falls or at the end."""

from folsom.envs.rewards import LEAD, MONEY, THOUSAND, WIN
from folsom.kernel import rule, size
from folsom.super.components import CAR_CARDS, LOOT_VALUE
from folsom.super.scoring import best, rank
from folsom.super.state import NOBODY_LEFT, OVER, State, is_in


@rule
def money(s: State, seat: int) -> int:
    """The value of a seat's loot; 0 if the seat has fallen (S5.2)."""
    if not is_in(s.aboard, seat):
        return 0
    total = 0
    for card in range(CAR_CARDS):
        total += LOOT_VALUE[card] * (s.loot[seat] >> card & 1)
    return total


@rule
def most_of_others(s: State, seat: int) -> int:
    """The current loot of the richest other seat."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, money(s, other))
    return most


@rule(floats=True)
def win_share(s: State, seat: int) -> float:
    """A seat's share of the victory; if nobody is left, nobody wins (S4.1c)."""
    if s.phase != OVER or s.ended_by == NOBODY_LEFT or not is_in(best(s), seat):
        return 0.0
    return 1.0 / size(best(s))


@rule(floats=True)
def reward_of(s: State, seat: int, kind: int) -> float:
    """A seat's reward of this kind, once it is out or the game is over; its rank doesn't change any more (S5.3)."""
    if kind == WIN:
        return win_share(s, seat)
    if kind == MONEY:
        return money(s, seat) / THOUSAND
    if kind == LEAD:
        return (money(s, seat) - most_of_others(s, seat)) / THOUSAND
    return (s.players - rank(s, seat)) / float(s.players - 1)
