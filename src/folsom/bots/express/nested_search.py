"""Nested search: a choice is played out to the end of the round, with a small search for every seat.

Each seat searches from its own view of the imagined world, so nobody acts on what they can't know there. In the outer
tree, by contrast, opponents learn from worlds in which the searching seat's hand is always the same.
"""

from folsom.bots.express.ismcts import search_from, tree_of
from folsom.bots.express.rollout import step
from folsom.bots.express.tree import Node, most_visited
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import NESTED
from folsom.express.state import OVER, State
from folsom.express.view_record import ExpressViewRecord, look
from folsom.kernel import lowest, rule, size

# The views of a nested search: the searching seat's, an empty one, and that of the seat to act
OWN, UNFILLED, ACTING = range(3)
VIEWS = 3


@rule(shared=True, floats=True)
def play_round_out(
    w: Workspace, views: list[ExpressViewRecord], states: list[State], nodes: list[Node], choice: int, iterations: int
) -> int:
    """Make a choice in the nested world and let searches finish the round; returns the iterations used, at least 1.

    Searches overwrite the trees and the path in `w`.
    """
    s, spent = states[NESTED], 1
    this_round = s.round_number
    step(s, w.log, choice)
    while s.phase != OVER and s.round_number == this_round:
        choice = lowest(s.legal)
        if size(s.legal) > 1:
            views[ACTING] = views[UNFILLED]
            look(s, views[ACTING], s.seat)
            w.nodes_used = 0
            search_from(w, views[ACTING], states, nodes, iterations)
            spent += iterations
            choice = most_visited(nodes, tree_of(w, s))
        step(s, w.log, choice)
    return spent
