"""One iteration of a simultaneous-move tree search, by decoupled UCT: down to a leaf, and what it brought back up."""

from folsom.bots.super.choosing import most_promising
from folsom.bots.super.endgames.lookup import Entry
from folsom.bots.super.endgames.position import Order
from folsom.bots.super.leaves import is_known, try_out
from folsom.bots.super.tree import NONE, Arm, Node, Tree, arms_of, grown
from folsom.bots.super.worlds import WALK, go_to_table, play_planned, without_first
from folsom.kernel import Chance, Record, float64, int64, lowest, rule
from folsom.kernel.log import Log
from folsom.super.components import SEATS
from folsom.super.planning import plan_numbered, planners, plans_open
from folsom.super.state import State

DEPTH = 8  # rounds, the most that a game has


class Manner(Record):
    """How a search goes about it."""

    rule: int = int64()
    curiosity: float = float64()
    floor: float = float64()  # the chance of any plan at all, in regret matching
    policy: int = int64()
    depth: int = int64()  # rounds that are searched


class Path(Record):
    """The nodes of an iteration from the top down, who planned there, and the places of their plans."""

    node: list[int] = int64(DEPTH)
    planners: list[int] = int64(DEPTH)
    plan: list[int] = int64(DEPTH * SEATS)


@rule(floats=True)
def choose_all(s: State, node: Node, arms: list[Arm], path: Path, level: int, manner: Manner, dice: Chance) -> None:
    """Everyone in play chooses the plan that promises most."""
    left = planners(s)
    path.planners[level] = left
    while left:
        seat = lowest(left)
        place = most_promising(arms, arms_of(node, s, seat), plans_open(s), node.visits, manner.curiosity, dice)
        path.plan[level * SEATS + seat] = place
        s.plan[seat] = plan_numbered(s, place)
        left = without_first(left)


@rule(floats=True)
def learn(s: State, nodes: list[Node], arms: list[Arm], path: Path, levels: int, values: list[float]) -> None:
    """Every plan on the path is told what came of it."""
    for level in range(levels):
        node = nodes[path.node[level]]
        node.visits += 1.0
        left = path.planners[level]
        while left:
            seat = lowest(left)
            arm = arms[arms_of(node, s, seat) + path.plan[level * SEATS + seat]]
            arm.visits += 1.0
            arm.total += values[seat]
            left = without_first(left)


@rule(floats=True)
def uct_iteration(
    states: list[State],
    tree: Tree,
    slots: list[int],
    nodes: list[Node],
    arms: list[Arm],
    path: Path,
    manner: Manner,
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    order: Order,
    values: list[float],
    log: Log,
    dice: Chance,
) -> None:
    """Down the tree to a position that is new, solved, or the end; on from there by chance, if need be; and back."""
    go_to_table(states, WALK, dice)
    s, level, fresh, known = states[WALK], 0, False, False
    while not known and not fresh and level < manner.depth:
        place = grown(tree, slots, nodes, arms, s)
        if place == NONE:
            break
        fresh = nodes[place].visits == 0.0
        path.node[level] = place
        choose_all(s, nodes[place], arms, path, level, manner, dice)
        play_planned(s, log)
        known = is_known(s, order, positions, stocks, worths, values)
        level += 1
    if not known:
        try_out(s, log, manner.policy, dice, values)
    learn(s, nodes, arms, path, level, values)
