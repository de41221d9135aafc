"""The tree of a search: for each position at the start of a round, how well every plan of every seat has done.

Positions are found by a hash, so different rounds that end alike lead to one node.
"""

from typing import NamedTuple

from folsom.bots.super.workspace import Workspace
from folsom.kernel import Record, float64, highest, int64, rule, size
from folsom.kernel.bits import shift_right, wrapping_multiply
from folsom.super.components import SEATS
from folsom.super.planning import plans_open
from folsom.super.state import State, is_in

NONE = -1
FNV_PRIME = 1099511628211
HASH_SHIFT = 29  # bits


class Arm(Record):
    """One plan of one seat at one node."""

    visits: float = float64()  # in regret matching, its weight in the average strategy
    total: float = float64()  # of values
    regret: float = float64()


class Node(Record):
    """A position at the start of a round."""

    key: int = int64()
    arms: int = int64()  # where its arms begin: a row of plans for each seat
    visits: float = float64()
    total: list[float] = float64(SEATS)  # of values, for each seat


class Tree(NamedTuple):
    """The arrays of a tree; the workspace counts how much of them is used."""

    slots: list[int]  # a hash table: the number of a node, from 1, or 0 for an empty slot
    nodes: list[Node]
    arms: list[Arm]


@rule
def add_to_hash(key: int, fact: int) -> int:
    """Add one more fact to a hash."""
    key = wrapping_multiply(key ^ fact, FNV_PRIME)
    return key ^ shift_right(key, HASH_SHIFT)


@rule
def seats_ahead(s: State, seat: int) -> int:
    """How many seats on the train have a more valuable best card than this one (S5.2)."""
    mine, count = s.loot[seat], 0
    for other in range(s.players):
        if is_in(s.aboard, other) and s.loot[other]:
            count += 1 if mine == 0 or highest(s.loot[other]) > highest(mine) else 0
    return count


@rule
def hash_of(s: State) -> int:
    """The hash of a position; of the loot, only each seat's number of cards and the order of the best cards matter."""
    key = add_to_hash(s.cars | s.first << 4 | s.aboard << 8, s.backward | s.stunned << 8)
    for seat in range(s.players):
        if is_in(s.aboard, seat):
            key = add_to_hash(key, s.stand[seat] << 8 | size(s.loot[seat]) << 4 | seats_ahead(s, seat))
    return key


@rule
def slot_of(tree: Tree, key: int) -> int:
    """The slot of the node with this hash, or the empty one where it belongs."""
    slots, nodes = tree.slots, tree.nodes
    slot = key & len(slots) - 1
    while slots[slot] and nodes[slots[slot] - 1].key != key:
        slot = slot + 1 & len(slots) - 1
    return slot


@rule
def node_of(tree: Tree, s: State) -> int:
    """The node of a position, or NONE."""
    return tree.slots[slot_of(tree, hash_of(s))] - 1


@rule
def node_or_new(w: Workspace, tree: Tree, s: State) -> int:
    """The node of a position, a new one if there is room, or NONE."""
    key, slots, nodes = hash_of(s), tree.slots, tree.nodes
    slot = slot_of(tree, key)
    needed = s.players * plans_open(s)
    if slots[slot] == 0 and w.nodes_used < len(nodes) and w.arms_used + needed <= len(tree.arms):
        nodes[w.nodes_used].key, nodes[w.nodes_used].arms = key, w.arms_used
        w.nodes_used += 1
        w.arms_used += needed
        slots[slot] = w.nodes_used
    return slots[slot] - 1


@rule
def first_arm(node: Node, s: State, seat: int) -> int:
    """Where the arms of a seat begin."""
    return node.arms + seat * plans_open(s)
