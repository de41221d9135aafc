"""What the bots for Express call, compiled.

Each takes a workspace, the views and the states that it works in, and what else it needs.
"""

from folsom.bots.express.feature_names import FEATURES
from folsom.bots.express.features import extract_features
from folsom.bots.express.flat import CardSequence, best_plan, carry_out, lead_value, own_card, play_to_card
from folsom.bots.express.ismcts import search_from
from folsom.bots.express.lookahead import resolve_pile_ahead, situation_of
from folsom.bots.express.nested_search import OWN, play_round_out
from folsom.bots.express.rollout import HEURISTIC, roll_out, step
from folsom.bots.express.tree import Node
from folsom.bots.express.value import evaluate
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import AHEAD, NESTED, NESTED_START, WORLD, imagine_into
from folsom.express.choice_codes import DRAW
from folsom.express.scoring import gunslingers, money
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import bit, entry_point, lowest


@entry_point(floats=True)
def look_ahead(workspaces: list[Workspace], views: list[ExpressViewRecord], states: list[State], worlds: int) -> None:
    """Add to each choice's value what the seat would own once its card is resolved, over *worlds* worlds."""
    w, seat = workspaces[0], views[OWN].seat
    for _ in range(worlds):
        imagine_into(states, WORLD, views[OWN], w.dice)
        left = states[WORLD].legal
        while left:
            choice = lowest(left)
            left ^= bit(choice)
            states[AHEAD] = states[WORLD]
            s = states[AHEAD]
            place, this_round = own_card(s), s.round_number
            step(s, w.log, choice)
            if choice != DRAW:
                play_to_card(s, w.log, w.dice, place, this_round)
            w.choice_values[choice] += money(s, seat, gunslingers(s))


@entry_point(floats=True)
def try_plans(
    workspaces: list[Workspace],
    views: list[ExpressViewRecord],
    states: list[State],
    plans: list[CardSequence],
    done: int,
    iterations: int,
) -> None:
    """Run *iterations* after the first *done*: each carries out one plan in a world of its own."""
    w, seat = workspaces[0], views[OWN].seat
    for iteration in range(iterations):
        plan = plans[best_plan(plans, done + iteration, w.config.exploration)]
        imagine_into(states, WORLD, views[OWN], w.dice)
        carry_out(states[WORLD], w.log, w.dice, seat, plan)
        plan.visits += 1
        plan.total += lead_value(states[WORLD], seat)


@entry_point(floats=True)
def search(
    workspaces: list[Workspace], views: list[ExpressViewRecord], states: list[State], nodes: list[Node], iterations: int
) -> None:
    """Run *iterations* more of the search; the first call starts the trees."""
    search_from(workspaces[0], views[OWN], states, nodes, iterations)


@entry_point(floats=True)
def search_nested(
    workspaces: list[Workspace],
    views: list[ExpressViewRecord],
    states: list[State],
    nodes: list[Node],
    choices: int,
    iterations: int,
) -> int:
    """Play each of these choices out in one world, with *iterations* per decision, and add to its value.

    Returns how many iterations that took. The trees of the outer search are lost.
    """
    w, spent, left = workspaces[0], 0, choices
    imagine_into(states, NESTED_START, views[OWN], w.dice)
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        states[NESTED] = states[NESTED_START]
        spent += play_round_out(w, views, states, nodes, choice, iterations)
        evaluate(w, states[NESTED])
        w.choice_values[choice] += w.seat_values[views[OWN].seat]
    return spent


@entry_point(floats=True)
def weigh(workspaces: list[Workspace], views: list[ExpressViewRecord], states: list[State], gains: list[int]) -> None:
    """Set each choice's value, and the money it gains or loses, if its round is played out in one more world."""
    w, seat = workspaces[0], views[OWN].seat
    imagine_into(states, WORLD, views[OWN], w.dice)
    before, horizon, left = money(states[WORLD], seat, 0), states[WORLD].round_number + 1, states[WORLD].legal
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        states[AHEAD] = states[WORLD]
        s = states[AHEAD]
        step(s, w.log, choice)
        roll_out(s, w.log, w.dice, HEURISTIC, horizon)
        evaluate(w, s)
        w.choice_values[choice] = w.seat_values[seat]
        gains[choice] = money(s, seat, 0) - before


@entry_point(floats=True)
def seat_features(workspaces: list[Workspace], states: list[State], features: list[float]) -> None:
    """The features of every seat of the first state, one row after the other."""
    w, s = workspaces[0], states[0]
    for seat in range(s.players):
        extract_features(w, s, seat, gunslingers(s))
        for feature in range(FEATURES):
            features[seat * FEATURES + feature] = w.features[feature]


@entry_point(floats=True)
def turn_situations(workspaces: list[Workspace], states: list[State], situations: list[int]) -> None:
    """The situation that each choice of the turn meets in the first state; the second is used to look ahead."""
    states[1] = states[0]
    w, s, ahead = workspaces[0], states[0], states[1]
    ahead.pile_size = 0
    resolve_pile_ahead(s, ahead, w.log, w.dice)
    left = s.legal
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        situations[choice] = situation_of(s, ahead, choice)
