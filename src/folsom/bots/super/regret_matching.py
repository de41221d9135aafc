"""One iteration of a simultaneous-move tree search by regret matching (RM+).

At each node on the way down every seat draws a plan. Then each seat compares all its plans against the plans that the
others have drawn, and updates its regrets.
"""

from folsom.bots.super.endgames.lookup import Tablebase
from folsom.bots.super.evaluation import set_known_values, set_rollout_values
from folsom.bots.super.selection_rules import draw_by_regret, regret_sum
from folsom.bots.super.tree import NONE, Arm, Node, Tree, first_arm, node_of, node_or_new
from folsom.bots.super.workspace import Workspace
from folsom.bots.super.worlds import ASIDE, WORLD, play_planned, start_world, without_first
from folsom.kernel import lowest, rule
from folsom.super.planning import plan_numbered, planners, plans_open
from folsom.super.state import State


@rule(floats=True)
def plan_by_regret(w: Workspace, s: State, arms: list[Arm], node: Node) -> None:
    """Every seat in play draws a plan in proportion to its regrets."""
    left = planners(s)
    while left:
        seat = lowest(left)
        place = draw_by_regret(arms, first_arm(node, s, seat), plans_open(s), w.config.floor, w.dice)
        s.plan[seat] = plan_numbered(s, place)
        left = without_first(left)


@rule(floats=True, shared=True)
def value_aside(w: Workspace, states: list[State], tree: Tree, tablebase: Tablebase, seat: int) -> float:
    """Play the planned round in the spare state; returns its value to a seat: known, from the tree, or by a rollout."""
    s = states[ASIDE]
    play_planned(s, w.log)
    if set_known_values(w, s, tablebase):
        return w.seat_values[seat]
    place, nodes = node_of(tree, s), tree.nodes
    if place != NONE and nodes[place].visits:
        return nodes[place].total[seat] / nodes[place].visits
    set_rollout_values(w, s, w.config.rollout)
    return w.seat_values[seat]


@rule(floats=True)
def probability(arm: Arm, total: float, count: int) -> float:
    """The chance with which regret matching draws a plan, of *count* plans with a sum of regrets of *total*."""
    return arm.regret / total if total > 0.0 else 1.0 / count


@rule(floats=True)
def update_regrets(w: Workspace, arms: list[Arm], node: Node, seat: int, start: int, count: int) -> None:
    """Add to each regret how much more a plan is worth than the average draw; late draws weigh more in the average."""
    total, mean = regret_sum(arms, start, count), 0.0
    for place in range(count):
        share = probability(arms[start + place], total, count)
        mean += share * w.plan_values[place]
        arms[start + place].visits += share * (node.visits + 1.0)
    for place in range(count):
        arm = arms[start + place]
        arm.regret = max(0.0, arm.regret + w.plan_values[place] - mean)
    node.total[seat] += mean


@rule(floats=True)
def compare_plans(w: Workspace, states: list[State], tree: Tree, tablebase: Tablebase, node: Node) -> None:
    """Value each plan of each seat against the plans that the others have drawn, and update the regrets."""
    s = states[WORLD]
    left, count = planners(s), plans_open(s)
    while left:
        seat = lowest(left)
        for plan in range(count):
            states[ASIDE] = states[WORLD]
            states[ASIDE].plan[seat] = plan_numbered(s, plan)
            w.plan_values[plan] = value_aside(w, states, tree, tablebase, seat)
        update_regrets(w, tree.arms, node, seat, first_arm(node, s, seat), count)
        left = without_first(left)
    node.visits += 1.0


@rule(floats=True)
def regret_iteration(w: Workspace, states: list[State], tree: Tree, tablebase: Tablebase) -> None:
    """Walk down to a position that is new, solved or final, and update the regrets at every node on the way."""
    start_world(states, WORLD, w.dice)
    s, level, fresh, known = states[WORLD], 0, False, False
    while not known and not fresh and level < w.config.depth:
        place = node_or_new(w, tree, s)
        if place == NONE:
            break
        node = tree.nodes[place]
        fresh = node.visits == 0.0
        plan_by_regret(w, s, tree.arms, node)
        compare_plans(w, states, tree, tablebase, node)
        play_planned(s, w.log)
        known = set_known_values(w, s, tablebase)
        level += 1
