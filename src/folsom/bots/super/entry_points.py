"""What the bots for Super call, compiled.

Each takes a workspace, the views and the states that it works in, and what else it needs.
"""

from folsom.bots.super.endgames.lookup import Tablebase, look_up
from folsom.bots.super.evaluation import set_rollout_values
from folsom.bots.super.regret_matching import regret_iteration
from folsom.bots.super.rollout import SENSIBLE, draw_plans
from folsom.bots.super.selection_rules import UCT
from folsom.bots.super.tree import Tree
from folsom.bots.super.uct import uct_iteration
from folsom.bots.super.workspace import Workspace
from folsom.bots.super.worlds import ASIDE, WORLD, play_planned, set_table, start_world
from folsom.kernel import bit, entry_point
from folsom.super.imagine import imagine
from folsom.super.planning import plan_numbered, plans_open
from folsom.super.state import State, is_in
from folsom.super.view_record import SuperViewRecord

STAYS, WINS_CAR = range(2)  # what a round may bring: a bandit is still on the train, or takes the car that goes


@entry_point(floats=True)
def look_ahead(workspaces: list[Workspace], views: list[SuperViewRecord], states: list[State], worlds: int) -> None:
    """Add to each plan's value its share of the first place, over worlds in which the others plan at random."""
    w, seat = workspaces[0], views[0].seat
    set_table(w, views, states)
    for _ in range(worlds):
        start_world(states, WORLD, w.dice)
        draw_plans(states[WORLD], w.config.rollout, w.dice)
        for place in range(plans_open(states[WORLD])):
            states[ASIDE] = states[WORLD]
            s = states[ASIDE]
            s.plan[seat] = plan_numbered(s, place)
            play_planned(s, w.log)
            set_rollout_values(w, s, w.config.rollout)
            w.plan_values[place] += w.seat_values[seat]


@entry_point(floats=True)
def weigh(
    workspaces: list[Workspace], views: list[SuperViewRecord], states: list[State], plans: list[int], brought: list[int]
) -> None:
    """Set each plan's value, and what its round brings, in one more world where the others have these plans."""
    w, seat = workspaces[0], views[0].seat
    set_table(w, views, states)
    start_world(states, WORLD, w.dice)
    for other in range(states[WORLD].players):
        states[WORLD].plan[other] = plans[other]
    for place in range(plans_open(states[WORLD])):
        states[ASIDE] = states[WORLD]
        s = states[ASIDE]
        s.plan[seat] = plan_numbered(s, place)
        play_planned(s, w.log)
        brought[place] = bit(STAYS) if is_in(s.aboard, seat) else 0
        brought[place] |= bit(WINS_CAR) if s.loot[seat] != states[WORLD].loot[seat] else 0
        set_rollout_values(w, s, SENSIBLE)
        w.plan_values[place] = w.seat_values[seat]


@entry_point(floats=True)
def search(
    workspaces: list[Workspace],
    views: list[SuperViewRecord],
    states: list[State],
    tree: Tree,
    tablebase: Tablebase,
    iterations: int,
) -> None:
    """Run *iterations* more of the search from a seat's view."""
    w = workspaces[0]
    set_table(w, views, states)
    for _ in range(iterations):
        if w.config.rule == UCT:
            uct_iteration(w, states, tree, tablebase)
        else:
            regret_iteration(w, states, tree, tablebase)


@entry_point(floats=True)
def look_up_view(
    workspaces: list[Workspace], views: list[SuperViewRecord], states: list[State], tablebase: Tablebase
) -> bool:
    """Set every seat's share of the first place in a view's position if that is solved; returns whether it is."""
    imagine(views[0], states[0], workspaces[0].dice)
    return look_up(workspaces[0], states[0], tablebase)
