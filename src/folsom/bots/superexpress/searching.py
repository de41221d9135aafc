"""One iteration of a simultaneous-move tree search: from the table down to a leaf, and what it brought back up."""

from folsom.bots.superexpress.choosing import least_regretted, most_promising, regret_sum
from folsom.bots.superexpress.policy import drawn_plan, play_on
from folsom.bots.superexpress.tree import NONE, Arm, Node, Tree, arms_of, grown, node_of
from folsom.bots.superexpress.worlds import ASIDE, WALK, go_to_table, share, share_out, without_first
from folsom.kernel import Chance, Record, float64, int64, lowest, rule
from folsom.kernel.log import Log
from folsom.superexpress.components import PLANS, SEATS
from folsom.superexpress.flow import play_round
from folsom.superexpress.scheming import plan_numbered, planners, plans_open
from folsom.superexpress.state import OVER, State

DEPTH = 8  # rounds, the most that a game has


class Manner(Record):
    """How a search goes about it."""

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
    """Everyone in play chooses the plan that promises most; at a new node any, as the games beyond are played."""
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
    values: list[float],
    log: Log,
    dice: Chance,
) -> None:
    """Down the tree to a position that is new, on from there to the end, and back."""
    go_to_table(states, WALK, dice)
    s, level, fresh = states[WALK], 0, False
    while s.phase != OVER and level < manner.depth and not fresh:
        place = grown(tree, slots, nodes, arms, s)
        if place == NONE:
            break
        fresh = nodes[place].visits == 0.0
        path.node[level] = place
        choose_all(s, nodes[place], arms, path, level, manner, dice)
        play_round(s, log)
        level += 1
    play_on(s, log, manner.policy, dice)
    share_out(s, values, 0)
    learn(s, nodes, arms, path, level, values)
