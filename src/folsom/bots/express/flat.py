"""Flat Monte Carlo: try a seat's next card, or all its cards of a round, while the others play at random."""

from math import sqrt

from folsom.bots.express.rollout import RANDOM, rollout_choice, step
from folsom.express.scoring import gunslingers, money
from folsom.express.state import OVER, PUNCHING_WAY, SCHEMING, STEALING, State
from folsom.kernel import Chance, Record, float64, int8, int32, pick, rule
from folsom.kernel.fixed_math import fixed_log
from folsom.kernel.log import Log

MOST_TURNS = 6  # of one seat in a round
DECISIVE_LEAD = 3000.0  # dollars: a larger lead has no more value


class CardSequence(Record):
    """A sequence of choices for a seat's next turns, and how well it has done."""

    total: float = float64()  # of values
    visits: int = int32()
    choices: list[int] = int8(MOST_TURNS)


@rule
def lead(s: State, seat: int) -> int:
    """How many dollars a seat would be ahead of the richest other if the game ended now."""
    prized, most = gunslingers(s), 0
    for other in range(s.players):
        if other != seat:
            most = max(most, money(s, other, prized))
    return money(s, seat, prized) - most


@rule
def cards_done(s: State) -> int:
    """How many cards of the pile have been fully resolved."""
    return s.resolved - 1 if STEALING <= s.phase <= PUNCHING_WAY else s.resolved


@rule
def own_card(s: State) -> int:
    """The place in the pile of the card that is about to be played, or is being resolved."""
    return s.pile_size if s.phase == SCHEMING else s.resolved - 1


@rule(shared=True)
def play_to_card(s: State, log: Log, dice: Chance, place: int, this_round: int) -> None:
    """Play at random until the card at *place* of this round's pile is resolved, or the round is over."""
    while s.phase != OVER and s.round_number == this_round and (s.phase == SCHEMING or cards_done(s) <= place):
        step(s, log, pick(dice, s.legal))


@rule(shared=True)
def carry_out(s: State, log: Log, dice: Chance, seat: int, plan: CardSequence) -> None:
    """Play the round to its end: the seat follows its plan while that is legal; everything else is random."""
    this_round, turn = s.round_number, 0
    while s.phase != OVER and s.round_number == this_round:
        choice = rollout_choice(s, dice, RANDOM)
        if turn < MOST_TURNS and s.seat == seat and (s.phase == SCHEMING or turn == 0):
            planned = plan.choices[turn]
            choice = planned if s.legal >> planned & 1 else choice
            turn += 1
        step(s, log, choice)


@rule(floats=True)
def best_plan(plans: list[CardSequence], visits: int, exploration: float) -> int:
    """The plan with the best UCB1 after *visits* visits in all; unvisited plans come first."""
    best, most, log_visits = 0, -1.0, fixed_log(float(visits + 1))
    for number in range(len(plans)):
        plan = plans[number]
        if plan.visits == 0:
            return number
        bound = plan.total / plan.visits + exploration * sqrt(log_visits / plan.visits)
        if bound > most:
            best, most = number, bound
    return best


@rule(floats=True)
def lead_value(s: State, seat: int) -> float:
    """The value of a seat's lead, from 0 to 1."""
    return min(max(0.5 + lead(s, seat) / (2 * DECISIVE_LEAD), 0.0), 1.0)
