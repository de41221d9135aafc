"""What a finished game of Express is worth to a seat."""

from folsom.envs.rewards import LEAD, MONEY, THOUSAND, WIN
from folsom.express.scoring import gunslingers, money, rank
from folsom.express.state import State
from folsom.express.statistics import best_score, winners
from folsom.kernel import rule, size


@rule(floats=True)
def win_share(s: State, seat: int, prized: int) -> float:
    """A seat's share of the victory (X9.3)."""
    won = winners(s, prized, best_score(s, prized))
    return 1.0 / size(won) if won >> seat & 1 else 0.0


@rule
def most_of_others(s: State, seat: int, prized: int) -> int:
    """The money of the richest other seat."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, money(s, other, prized))
    return most


@rule(floats=True)
def reward_of(s: State, seat: int, kind: int) -> float:
    """A seat's reward of this kind."""
    prized = gunslingers(s)
    if kind == WIN:
        return win_share(s, seat, prized)
    if kind == MONEY:
        return money(s, seat, prized) / THOUSAND
    if kind == LEAD:
        return (money(s, seat, prized) - most_of_others(s, seat, prized)) / THOUSAND
    return (s.players - rank(s, seat)) / float(s.players - 1)
