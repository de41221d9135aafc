"""The trees of an information-set search: what has come of every choice, world after world.

A node is a choice, and what comes after it. In the *single* form one tree holds the choices of all seats. In the
*multi* form each seat has a tree, in which a choice that it can't see is one branch, whatever was chosen.
"""

from math import log, sqrt

from folsom.express.choices import CHOICES
from folsom.kernel import Record, bit, float64, int8, int16, int32, int64, rule

SINGLE, MULTI = range(2)
TREES = ("single", "multi")
NONE = -1
UNSEEN = CHOICES  # the label of a choice that the tree's seat can't see


class Node(Record):
    """A choice after those above it, and what it has brought to its seat."""

    tried: int = int64()  # the choices that have a node below this one
    total: float = float64()
    visits: int = int32()
    chances: int = int32()  # how often it could have been chosen
    child: int = int32()  # the first below it, or NONE
    sibling: int = int32()
    label: int = int16()
    seat: int = int8()


@rule(floats=True)
def clear(node: Node, label: int, seat: int) -> None:
    """Make a node that nothing is known of."""
    node.tried, node.total, node.visits, node.chances = 0, 0.0, 0, 0
    node.child, node.sibling = NONE, NONE
    node.label, node.seat = label, seat


@rule
def add_child(nodes: list[Node], parent: int, place: int, label: int, seat: int) -> None:
    """A new node below another."""
    clear(nodes[place], label, seat)
    nodes[place].sibling = nodes[parent].child
    nodes[parent].child = place
    if label != UNSEEN:
        nodes[parent].tried |= bit(label)


@rule
def child_labelled(nodes: list[Node], parent: int, label: int) -> int:
    """The node below another that has this label, or NONE."""
    place = nodes[parent].child
    while place != NONE and nodes[place].label != label:
        place = nodes[place].sibling
    return place


@rule(floats=True)
def promise(node: Node, curiosity: float) -> float:
    """What a choice has brought, and how little is known of it (UCB1 over the times that it was possible)."""
    visits = float(node.visits)
    return node.total / visits + curiosity * sqrt(log(float(node.chances)) / visits)


@rule(floats=True)
def best_child(nodes: list[Node], parent: int, legal: int, curiosity: float) -> int:
    """Of the legal choices below a node, which were all tried, the one that promises most."""
    place, best, most = nodes[parent].child, NONE, -1.0
    while place != NONE:
        node = nodes[place]
        if node.label != UNSEEN and legal >> node.label & 1:
            node.chances += 1
            hope = promise(node, curiosity) if node.visits else 2.0
            if hope > most:
                best, most = place, hope
        place = node.sibling
    return best
