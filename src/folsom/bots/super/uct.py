"""One iteration of a simultaneous-move tree search by decoupled UCT: down to a leaf, and its values back up."""

from folsom.bots.super.endgames.lookup import Tablebase
from folsom.bots.super.evaluation import set_known_values, set_rollout_values
from folsom.bots.super.selection_rules import best_by_ucb1
from folsom.bots.super.tree import NONE, Arm, Node, Tree, first_arm, node_or_new
from folsom.bots.super.workspace import Workspace
from folsom.bots.super.worlds import WORLD, play_planned, start_world, without_first
from folsom.kernel import lowest, rule
from folsom.super.components import SEATS
from folsom.super.planning import plan_numbered, planners, plans_open
from folsom.super.state import State


@rule(floats=True)
def plan_by_ucb1(w: Workspace, s: State, arms: list[Arm], node: Node, level: int) -> None:
    """Every seat in play plans for itself by UCB1; the plans are noted on the path."""
    left = planners(s)
    w.path.planners[level] = left
    while left:
        seat = lowest(left)
        place = best_by_ucb1(arms, first_arm(node, s, seat), plans_open(s), node.visits, w.config.exploration, w.dice)
        w.path.plan[level * SEATS + seat] = place
        s.plan[seat] = plan_numbered(s, place)
        left = without_first(left)


@rule(floats=True)
def back_up(w: Workspace, s: State, nodes: list[Node], arms: list[Arm], levels: int) -> None:
    """Add the values of an iteration to every plan on its path."""
    for level in range(levels):
        node = nodes[w.path.node[level]]
        node.visits += 1.0
        left = w.path.planners[level]
        while left:
            seat = lowest(left)
            arm = arms[first_arm(node, s, seat) + w.path.plan[level * SEATS + seat]]
            arm.visits += 1.0
            arm.total += w.seat_values[seat]
            left = without_first(left)


@rule(floats=True)
def uct_iteration(w: Workspace, states: list[State], tree: Tree, tablebase: Tablebase) -> None:
    """Walk down to a position that is new, solved or final; value it, by a rollout if need be; and back up."""
    start_world(states, WORLD, w.dice)
    nodes, arms = tree.nodes, tree.arms
    s, level, fresh, known = states[WORLD], 0, False, False
    while not known and not fresh and level < w.config.depth:
        place = node_or_new(w, tree, s)
        if place == NONE:
            break
        fresh = nodes[place].visits == 0.0
        w.path.node[level] = place
        plan_by_ucb1(w, s, arms, nodes[place], level)
        play_planned(s, w.log)
        known = set_known_values(w, s, tablebase)
        level += 1
    if not known:
        set_rollout_values(w, s, w.config.rollout)
    back_up(w, s, nodes, arms, level)
