"""The trees of an information-set search: how well each choice has done, over all worlds.

A node is a choice and what follows it. In the *single* form one tree holds the choices of all seats. In the *multi*
form each seat has its own tree, in which all choices that the seat can't see share one branch.
"""

from math import inf, sqrt

from folsom.express.choice_codes import CHOICES
from folsom.express.state import State
from folsom.kernel import Record, bit, float64, int8, int16, int32, rule
from folsom.kernel.fixed_math import fixed_log

SINGLE, MULTI = range(2)
TREES = ("single", "multi")
NONE = -1
UNSEEN = CHOICES  # the label of a choice that the tree's seat can't see


class Node(Record):
    """A choice after those above it, and what it has been worth to its seat."""

    total: float = float64()  # of values
    visits: int = int32()
    availability: int = int32()  # how often it was legal when its seat chose by UCB1 here
    child: int = int32()  # the first, or NONE
    sibling: int = int32()  # the next, or NONE
    label: int = int16()  # the choice's code, or UNSEEN
    seat: int = int8()


@rule(floats=True)
def clear(node: Node, label: int, seat: int) -> None:
    """Reset a node for a new choice."""
    node.total, node.visits, node.availability = 0.0, 0, 0
    node.child, node.sibling = NONE, NONE
    node.label, node.seat = label, seat


@rule
def add_child(nodes: list[Node], parent: int, place: int, label: int, seat: int) -> None:
    """Add the node at *place* below another."""
    clear(nodes[place], label, seat)
    nodes[place].sibling = nodes[parent].child
    nodes[parent].child = place


@rule
def child_of(nodes: list[Node], parent: int, label: int, seat: int) -> int:
    """The child for this choice of this seat, or NONE."""
    place = nodes[parent].child
    while place != NONE and (nodes[place].label != label or nodes[place].seat != seat):
        place = nodes[place].sibling
    return place


@rule
def is_choice_of(node: Node, seat: int, legal: int) -> bool:
    """Whether a node is one of the legal choices of this seat."""
    return node.seat == seat and node.label != UNSEEN and legal >> node.label & 1 != 0


@rule
def expanded(nodes: list[Node], parent: int, seat: int) -> int:
    """The set of a seat's choices that have a node below this one."""
    place, choices = nodes[parent].child, 0
    while place != NONE:
        node = nodes[place]
        choices |= bit(node.label) if node.seat == seat and node.label != UNSEEN else 0
        place = node.sibling
    return choices


@rule(floats=True)
def ucb1(node: Node, exploration: float) -> float:
    """The mean value of a choice and its exploration bonus: UCB1 over the times that it was available."""
    visits = float(node.visits)
    return node.total / visits + exploration * sqrt(fixed_log(float(node.availability)) / visits)


@rule(floats=True)
def best_by_ucb1(nodes: list[Node], parent: int, s: State, exploration: float) -> int:
    """The legal choice with the best UCB1, when all are expanded; also counts each of them as available once more."""
    place, best, most = nodes[parent].child, NONE, -1.0
    while place != NONE:
        node = nodes[place]
        if is_choice_of(node, s.seat, s.legal):
            node.availability += 1
            bound = ucb1(node, exploration) if node.visits else inf
            if bound > most:
                best, most = node.label, bound
        place = node.sibling
    return best


@rule
def most_visited(nodes: list[Node], root: int) -> int:
    """The choice below a root that was visited most."""
    place, best, most = nodes[root].child, 0, -1
    while place != NONE:
        if nodes[place].visits > most:
            best, most = nodes[place].label, nodes[place].visits
        place = nodes[place].sibling
    return best
