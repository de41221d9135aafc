"""Information-set Monte Carlo tree search: a world is imagined at every iteration, and the trees are for all worlds.

Each seat chooses what promises most to itself (max^n over the chance to win).
"""

from folsom.bots.express.policy import step
from folsom.bots.express.tree import MULTI, NONE, UNSEEN, Node, add_child, best_child, child_labelled
from folsom.express.choices import DRAW, HIDE
from folsom.express.components import TUNNEL, TURN_SYMBOL
from folsom.express.scheming import turn_place
from folsom.express.state import KEEPING, OVER, PLACING, SCHEMING, State
from folsom.kernel import Chance, Record, float64, int8, pick, rule
from folsom.kernel.log import Log

PATH = 96  # the choices of an iteration that are kept in trees, at most


class Manner(Record):
    """How to search."""

    curiosity: float = float64()
    rounds: int = int8()  # to imagine: the current one and those after it
    policy: int = int8()
    trees: int = int8()


@rule
def is_unseen(s: State, choice: int) -> bool:
    """Whether others can't see what is chosen now (X4.4, X7.1, X10.3, X11.2)."""
    if s.phase == SCHEMING:
        hidden = choice >= HIDE or TURN_SYMBOL[turn_place(s)] == TUNNEL
        return hidden and choice != DRAW
    return s.phase == KEEPING or s.phase == PLACING


@rule
def descend_tree(nodes: list[Node], used: int, parent: int, label: int, seat: int) -> int:
    """The node below another with this label, made at *used* if there is none."""
    place = child_labelled(nodes, parent, label)
    if place == NONE:
        place = used
        add_child(nodes, parent, place, label, seat)
    return place


@rule
def descend(s: State, nodes: list[Node], used: int, at: list[int], choice: int, trees: int) -> int:
    """Follow a choice in every tree, as its seat sees it; how many nodes there are now."""
    unseen = trees > 1 and is_unseen(s, choice)
    for tree in range(trees):
        label = UNSEEN if unseen and tree != s.seat else choice
        at[tree] = descend_tree(nodes, used, at[tree], label, s.seat)
        if at[tree] == used:
            used += 1
    return used


@rule(floats=True)
def tree_choice(nodes: list[Node], node: int, legal: int, curiosity: float, dice: Chance) -> int:
    """A choice that was never tried, or the one that promises most."""
    untried = legal & ~nodes[node].tried
    return pick(dice, untried) if untried else nodes[best_child(nodes, node, legal, curiosity)].label


@rule(shared=True, floats=True)
def follow_trees(
    s: State, nodes: list[Node], used: int, at: list[int], path: list[int], log: Log, dice: Chance, manner: Manner
) -> int:
    """Choose by the trees until one of them grows, is full, or the rounds are over; how many nodes there are now.

    The path is written down: its length, then the nodes.
    """
    horizon, depth = s.round_number + manner.rounds, 0
    trees = s.players if manner.trees == MULTI else 1
    for tree in range(trees):
        at[tree] = tree
    while s.phase != OVER and s.round_number < horizon and depth < PATH and used + trees <= len(nodes):
        tree = s.seat if trees > 1 else 0
        choice = tree_choice(nodes, at[tree], s.legal, manner.curiosity, dice)
        used = descend(s, nodes, used, at, choice, trees)
        depth += 1
        path[depth] = at[tree]
        step(s, log, choice)
        if nodes[at[tree]].visits == 0:
            break
    path[0] = depth
    return used


@rule(floats=True)
def remember(nodes: list[Node], path: list[int], shares: list[float]) -> None:
    """Add what came of an iteration to every choice on its path."""
    for depth in range(1, path[0] + 1):
        node = nodes[path[depth]]
        node.visits += 1
        node.total += shares[node.seat]
