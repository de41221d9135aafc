"""The trees of an information-set search: what has come of every choice, world after world.

A node is a choice, and what comes after it. In the *single* form one tree holds the choices of all seats. In the
*multi* form each seat has a tree, in which a choice that it can't see is one branch, whatever was chosen.
"""

from math import inf, log, sqrt

from folsom.express.choice_codes import CHOICES
from folsom.kernel import Record, bit, float64, int8, int16, int32, rule

SINGLE, MULTI = range(2)
TREES = ("single", "multi")
NONE = -1
UNSEEN = CHOICES  # the label of a choice that the tree's seat can't see


class Node(Record):
    """A choice after those above it, and what it has brought to its seat."""

    total: float = float64()
    visits: int = int32()
    chances: int = int32()  # how often it could have been chosen, since all its rivals were tried
    child: int = int32()  # the first below it, or NONE
    sibling: int = int32()
    label: int = int16()
    seat: int = int8()


@rule(floats=True)
def clear(node: Node, label: int, seat: int) -> None:
    """Make a node that nothing is known of."""
    node.total, node.visits, node.chances = 0.0, 0, 0
    node.child, node.sibling = NONE, NONE
    node.label, node.seat = label, seat


@rule
def add_child(nodes: list[Node], parent: int, place: int, label: int, seat: int) -> None:
    """A new node below another."""
    clear(nodes[place], label, seat)
    nodes[place].sibling = nodes[parent].child
    nodes[parent].child = place


@rule
def child_of(nodes: list[Node], parent: int, label: int, seat: int) -> int:
    """The node below another that is a choice of this seat with this label, or NONE."""
    place = nodes[parent].child
    while place != NONE and (nodes[place].label != label or nodes[place].seat != seat):
        place = nodes[place].sibling
    return place


@rule
def is_choice_of(node: Node, seat: int, legal: int) -> bool:
    """Whether a node is one of the legal choices of this seat."""
    return node.seat == seat and node.label != UNSEEN and legal >> node.label & 1 != 0


@rule
def tried(nodes: list[Node], parent: int, seat: int) -> int:
    """The choices of a seat that have a node below this one."""
    place, choices = nodes[parent].child, 0
    while place != NONE:
        node = nodes[place]
        choices |= bit(node.label) if node.seat == seat and node.label != UNSEEN else 0
        place = node.sibling
    return choices


@rule(floats=True)
def promise(node: Node, curiosity: float) -> float:
    """What a choice has brought, and how little is known of it (UCB1 over the times that it was possible)."""
    visits = float(node.visits)
    return node.total / visits + curiosity * sqrt(log(float(node.chances)) / visits)


@rule(floats=True)
def best_child(nodes: list[Node], parent: int, seat: int, legal: int, curiosity: float) -> int:
    """Of the legal choices below a node, which were all tried, the one that promises most."""
    place, best, most = nodes[parent].child, NONE, -1.0
    while place != NONE:
        node = nodes[place]
        if is_choice_of(node, seat, legal):
            node.chances += 1
            hope = promise(node, curiosity) if node.visits else inf
            if hope > most:
                best, most = place, hope
        place = node.sibling
    return best
