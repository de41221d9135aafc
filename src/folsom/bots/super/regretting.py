"""One iteration of a simultaneous-move tree search, by regret matching.

At each node on the way everyone's plan is drawn; then everyone looks at what each other plan of theirs would have
brought against the plans that the others have drawn, and regrets it.
"""

from folsom.bots.super.choosing import least_regretted, regret_sum
from folsom.bots.super.endgames.lookup import Entry
from folsom.bots.super.endgames.position import Order
from folsom.bots.super.leaves import is_known, try_out
from folsom.bots.super.searching import Manner
from folsom.bots.super.tree import NONE, Arm, Node, Tree, arms_of, grown, node_of
from folsom.bots.super.worlds import ASIDE, WALK, go_to_table, play_planned, without_first
from folsom.kernel import Chance, lowest, rule
from folsom.kernel.log import Log
from folsom.super.planning import plan_numbered, planners, plans_open
from folsom.super.state import State


@rule(floats=True)
def draw_all(s: State, node: Node, arms: list[Arm], manner: Manner, dice: Chance) -> None:
    """Everyone in play draws a plan, the likelier the more they regret not to have made it."""
    left = planners(s)
    while left:
        seat = lowest(left)
        place = least_regretted(arms, arms_of(node, s, seat), plans_open(s), manner.floor, dice)
        s.plan[seat] = plan_numbered(s, place)
        left = without_first(left)


@rule(floats=True, shared=True)
def value_aside(
    states: list[State],
    seat: int,
    slots: list[int],
    nodes: list[Node],
    manner: Manner,
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    order: Order,
    values: list[float],
    log: Log,
    dice: Chance,
) -> float:
    """What the round that is planned aside brings to a seat: as known, as remembered, or as one game shows."""
    s = states[ASIDE]
    play_planned(s, log)
    if is_known(s, order, positions, stocks, worths, values):
        return values[seat]
    node = node_of(slots, nodes, s)
    if node != NONE and nodes[node].visits:
        return nodes[node].total[seat] / nodes[node].visits
    try_out(s, log, manner.policy, dice, values)
    return values[seat]


@rule(floats=True)
def share_of(arms: list[Arm], start: int, place: int, total: float, count: int) -> float:
    """The chance with which regret draws a plan."""
    return arms[start + place].regret / total if total > 0.0 else 1.0 / count


@rule(floats=True)
def regret(node: Node, arms: list[Arm], start: int, count: int, seat: int, brought: list[float]) -> None:
    """One regrets the plans that would have brought more than what it draws does on average."""
    total, mean = regret_sum(arms, start, count), 0.0
    for place in range(count):
        share = share_of(arms, start, place, total, count)
        mean += share * brought[place]
        arms[start + place].visits += share * (node.visits + 1.0)
    for place in range(count):
        arm = arms[start + place]
        arm.regret = max(0.0, arm.regret + brought[place] - mean)
    node.total[seat] += mean


@rule(floats=True)
def regret_all(
    states: list[State],
    node: Node,
    slots: list[int],
    nodes: list[Node],
    arms: list[Arm],
    manner: Manner,
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    order: Order,
    values: list[float],
    brought: list[float],
    log: Log,
    dice: Chance,
) -> None:
    """Everyone looks at each of their plans, the others planning as they have drawn."""
    s = states[WALK]
    left, count = planners(s), plans_open(s)
    while left:
        seat = lowest(left)
        for plan in range(count):
            states[ASIDE] = states[WALK]
            states[ASIDE].plan[seat] = plan_numbered(s, plan)
            brought[plan] = value_aside(
                states, seat, slots, nodes, manner, positions, stocks, worths, order, values, log, dice
            )
        regret(node, arms, arms_of(node, s, seat), count, seat, brought)
        left = without_first(left)
    node.visits += 1.0


@rule(floats=True)
def regret_iteration(
    states: list[State],
    tree: Tree,
    slots: list[int],
    nodes: list[Node],
    arms: list[Arm],
    manner: Manner,
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    order: Order,
    values: list[float],
    brought: list[float],
    log: Log,
    dice: Chance,
) -> None:
    """Down the tree to a position that is new, solved, or the end, with regrets at every node."""
    go_to_table(states, WALK, dice)
    s, level, fresh, known = states[WALK], 0, False, False
    while not known and not fresh and level < manner.depth:
        place = grown(tree, slots, nodes, arms, s)
        if place == NONE:
            break
        node = nodes[place]
        fresh = node.visits == 0.0
        draw_all(s, node, arms, manner, dice)
        regret_all(
            states, node, slots, nodes, arms, manner, positions, stocks, worths, order, values, brought, log, dice
        )
        play_planned(s, log)
        known = is_known(s, order, positions, stocks, worths, values)
        level += 1
