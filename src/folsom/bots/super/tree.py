"""What a search remembers: for each round-start position what every plan of every seat has brought.

Positions are found by a fingerprint, so that different rounds that end alike are one node.
"""

from folsom.kernel import Record, float64, highest, int64, rule, size
from folsom.kernel.bits import shift_right, wrapping_multiply
from folsom.super.components import SEATS
from folsom.super.planning import plans_open
from folsom.super.state import State, is_in

NONE = -1
PRIME = 1099511628211  # of the FNV hash
SPREAD = 29


class Arm(Record):
    """One plan of one seat at one node."""

    visits: float = float64()  # or, in regret matching, its weight in the average of all draws
    total: float = float64()  # what it has brought
    regret: float = float64()


class Node(Record):
    """A position at the start of a round."""

    key: int = int64()
    arms: int = int64()  # where its arms begin: a row of plans for each seat
    visits: float = float64()
    total: list[float] = float64(SEATS)  # what it has brought to each seat


class Tree(Record):
    """How much of the room is taken."""

    nodes: int = int64()
    arms: int = int64()


@rule
def mixed(key: int, fact: int) -> int:
    """A fingerprint with one more fact in it."""
    key = wrapping_multiply(key ^ fact, PRIME)
    return key ^ shift_right(key, SPREAD)


@rule
def dearer(s: State, seat: int) -> int:
    """How many on the train have a dearer best card than a seat (S5.2)."""
    mine, count = s.loot[seat], 0
    for other in range(s.players):
        if is_in(s.aboard, other) and s.loot[other]:
            count += 1 if mine == 0 or highest(s.loot[other]) > highest(mine) else 0
    return count


@rule
def fingerprint(s: State) -> int:
    """A number for a position; of the loot it knows how many cards each has, and whose best is dearer."""
    key = mixed(s.cars | s.first << 4 | s.aboard << 8, s.backward | s.stunned << 8)
    for seat in range(s.players):
        if is_in(s.aboard, seat):
            key = mixed(key, s.stand[seat] << 8 | size(s.loot[seat]) << 4 | dearer(s, seat))
    return key


@rule
def slot_of(slots: list[int], nodes: list[Node], key: int) -> int:
    """The slot that holds the node of this fingerprint, or an empty one where it would be."""
    slot = key & len(slots) - 1
    while slots[slot] and nodes[slots[slot] - 1].key != key:
        slot = slot + 1 & len(slots) - 1
    return slot


@rule
def node_of(slots: list[int], nodes: list[Node], s: State) -> int:
    """The node of a position, or NONE."""
    return slots[slot_of(slots, nodes, fingerprint(s))] - 1


@rule
def grown(tree: Tree, slots: list[int], nodes: list[Node], arms: list[Arm], s: State) -> int:
    """The node of a position, a new one if there is room, or NONE."""
    key = fingerprint(s)
    slot = slot_of(slots, nodes, key)
    wanted = s.players * plans_open(s)
    if slots[slot] == 0 and tree.nodes < len(nodes) and tree.arms + wanted <= len(arms):
        nodes[tree.nodes].key, nodes[tree.nodes].arms = key, tree.arms
        tree.nodes += 1
        tree.arms += wanted
        slots[slot] = tree.nodes
    return slots[slot] - 1


@rule
def arms_of(node: Node, s: State, seat: int) -> int:
    """Where the arms of a seat begin."""
    return node.arms + seat * plans_open(s)
