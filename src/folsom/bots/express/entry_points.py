"""What bots call."""

from folsom.bots.express.flat import Plan, best_plan, carry_out, own_card, play_to_card, satisfaction
from folsom.bots.express.foresight import foresee_pile, situation_of
from folsom.bots.express.policy import step
from folsom.bots.express.rehearsing import OWN, act_out
from folsom.bots.express.searching import Manner, search_on
from folsom.bots.express.tree import Node
from folsom.bots.express.worlds import FORESTAGE, STAGE, imagine_anew, imagine_choosing
from folsom.bots.express.worth import MARKS, mark, weigh
from folsom.express.choice_codes import DRAW
from folsom.express.scoring import gunslingers, money
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import Chance, bit, entry_point, lowest
from folsom.kernel.log import Log


@entry_point
def look_ahead(
    views: list[ExpressViewRecord],
    states: list[State],
    worlds: int,
    logs: list[Log],
    dice: list[Chance],
    worths: list[int],
) -> None:
    """What the seat would own when its card is resolved, for each of its choices, over so many worlds."""
    seat = views[0].seat
    for _ in range(worlds):
        states[1] = states[0]
        imagine_choosing(views[0], states[1], dice[0])
        left = states[1].legal
        while left:
            choice = lowest(left)
            left ^= bit(choice)
            states[2] = states[1]
            s = states[2]
            place, this_round = own_card(s), s.round_number
            step(s, logs[0], choice)
            if choice != DRAW:
                play_to_card(s, logs[0], dice[0], place, this_round)
            worths[choice] += money(s, seat, gunslingers(s))


@entry_point(floats=True)
def try_plans(
    views: list[ExpressViewRecord],
    states: list[State],
    plans: list[Plan],
    tries: int,
    iterations: int,
    curiosity: float,
    logs: list[Log],
    dice: list[Chance],
) -> None:
    """So many iterations after the first *tries*: each carries one plan out, in a world of its own."""
    seat = views[0].seat
    for iteration in range(iterations):
        plan = plans[best_plan(plans, tries + iteration, curiosity)]
        states[1] = states[0]
        s = states[1]
        imagine_choosing(views[0], s, dice[0])
        carry_out(s, logs[0], dice[0], seat, plan)
        plan.visits += 1
        plan.total += satisfaction(s, seat)


@entry_point(floats=True)
def search(
    views: list[ExpressViewRecord],
    states: list[State],
    nodes: list[Node],
    used: int,
    iterations: int,
    manners: list[Manner],
    weights: list[float],
    logs: list[Log],
    dice: list[Chance],
    path: list[int],
    at: list[int],
    marks: list[float],
    shares: list[float],
    wishes: list[int],
    wanted: list[int],
) -> int:
    """So many iterations more, from a tree of *used* nodes, 0 if it is to be planted; how many it has then."""
    return search_on(
        views[0],
        states,
        nodes,
        used,
        iterations,
        manners[0],
        weights,
        logs[0],
        dice[0],
        path,
        at,
        marks,
        shares,
        wishes,
        wanted,
    )


@entry_point(floats=True)
def rehearse(
    views: list[ExpressViewRecord],
    states: list[State],
    nodes: list[Node],
    choices: int,
    iterations: int,
    worths: list[float],
    manners: list[Manner],
    weights: list[float],
    logs: list[Log],
    dice: list[Chance],
    path: list[int],
    at: list[int],
    marks: list[float],
    shares: list[float],
    wishes: list[int],
    wanted: list[int],
) -> int:
    """Add what each of these choices brings in one world, played by minds of so many iterations; how many they made."""
    manner, log = manners[0], logs[0]
    imagine_anew(views[OWN], states, FORESTAGE, dice[0])
    made, left = 0, choices
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        states[STAGE] = states[FORESTAGE]
        made += act_out(
            views,
            states,
            nodes,
            choice,
            iterations,
            manner,
            weights,
            log,
            dice[0],
            path,
            at,
            marks,
            shares,
            wishes,
            wanted,
        )
        weigh(states[STAGE], weights, marks, shares)
        worths[choice] += shares[views[OWN].seat]
    return made


@entry_point(floats=True)
def mark_seats(states: list[State], row: list[float], marks: list[float]) -> None:
    """The marks of every seat of the first position, one after the other."""
    s = states[0]
    for seat in range(s.players):
        mark(s, seat, gunslingers(s), row)
        for number in range(MARKS):
            marks[seat * MARKS + number] = row[number]


@entry_point
def note_situations(states: list[State], logs: list[Log], dice: list[Chance], situations: list[int]) -> None:
    """The situation that each choice of the turn meets where the first position stands."""
    states[1] = states[0]
    s, f = states[0], states[1]
    f.pile_size = 0
    foresee_pile(s, f, logs[0], dice[0])
    left = s.legal
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        situations[choice] = situation_of(s, f, choice)
