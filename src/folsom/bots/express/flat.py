"""Flat Monte Carlo: what comes of one's own card, or of one's own cards of a round, while others play at random."""

from math import log as ln
from math import sqrt

from folsom.bots.express.policy import RANDOM, imagined_choice, step
from folsom.express.scoring import gunslingers, money
from folsom.express.state import OVER, PUNCHING_WAY, SCHEMING, STEALING, State
from folsom.kernel import Chance, Record, float64, int8, int32, pick, rule
from folsom.kernel.log import Log

TURNS = 6  # of one seat in a round, at most
FORTUNE = 3000.0  # dollars: a lead of so much is as good as any


class Plan(Record):
    """What a seat would like to do in its next turns, and what that has brought."""

    total: float = float64()
    visits: int = int32()
    choices: list[int] = int8(TURNS)


@rule
def lead(s: State, seat: int) -> int:
    """How much more a seat would own than the richest other, if the game ended now."""
    prized, most = gunslingers(s), 0
    for other in range(s.players):
        if other != seat:
            most = max(most, money(s, other, prized))
    return money(s, seat, prized) - most


@rule
def cards_done(s: State) -> int:
    """How many cards of the pile have been resolved to their end."""
    return s.resolved - 1 if STEALING <= s.phase <= PUNCHING_WAY else s.resolved


@rule
def own_card(s: State) -> int:
    """Where the card lies that is about to be played, or is being resolved."""
    return s.pile_size if s.phase == SCHEMING else s.resolved - 1


@rule(shared=True)
def play_to_card(s: State, log: Log, dice: Chance, place: int, this_round: int) -> None:
    """At random until a card of this round's pile is resolved, or the round is over."""
    while s.phase != OVER and s.round_number == this_round and (s.phase == SCHEMING or cards_done(s) <= place):
        step(s, log, pick(dice, s.legal))


@rule(shared=True)
def carry_out(s: State, log: Log, dice: Chance, seat: int, plan: Plan) -> None:
    """The round to its end: the seat does what it has planned, where that is possible, and all else is chance."""
    this_round, turn = s.round_number, 0
    while s.phase != OVER and s.round_number == this_round:
        choice = imagined_choice(s, dice, RANDOM)
        if turn < TURNS and s.seat == seat and (s.phase == SCHEMING or turn == 0):
            wish = plan.choices[turn]
            choice = wish if s.legal >> wish & 1 else choice
            turn += 1
        step(s, log, choice)


@rule(floats=True)
def best_plan(plans: list[Plan], tries: int, curiosity: float) -> int:
    """The plan that promises most (UCB1); first of all one that was never tried."""
    best, most, known = 0, -1.0, ln(float(tries + 1))
    for number in range(len(plans)):
        plan = plans[number]
        if plan.visits == 0:
            return number
        hope = plan.total / plan.visits + curiosity * sqrt(known / plan.visits)
        if hope > most:
            best, most = number, hope
    return best


@rule(floats=True)
def satisfaction(s: State, seat: int) -> float:
    """A lead, from 0 to 1."""
    return min(max(0.5 + lead(s, seat) / (2 * FORTUNE), 0.0), 1.0)
