"""Rehearsals: a choice is acted out to the end of the round, with every seat played by a small search of its own.

Each seat searches by its own view of the imagined world, so that nobody acts on what they can't know there. That is
truer than the tree, in which opponents learn from worlds in which one hand is always the same, and than rollouts.
"""

from folsom.bots.express.policy import step
from folsom.bots.express.searching import Manner, search_on, tree_of
from folsom.bots.express.tree import MULTI, NONE, Node
from folsom.bots.express.worlds import STAGE
from folsom.express.state import OVER, State
from folsom.express.view_record import ExpressViewRecord, look
from folsom.kernel import Chance, lowest, rule, size
from folsom.kernel.log import Log

# The places of a desk's views: the own one, an empty one, and that of whoever acts
OWN, UNFILLED, ACTING = range(3)
VIEWS = 3


@rule
def most_tried(nodes: list[Node], root: int) -> int:
    """The choice below a root that was tried most."""
    place, best, most = nodes[root].child, 0, -1
    while place != NONE:
        if nodes[place].visits > most:
            best, most = nodes[place].label, nodes[place].visits
        place = nodes[place].sibling
    return best


@rule(shared=True, floats=True)
def act_out(
    views: list[ExpressViewRecord],
    states: list[State],
    nodes: list[Node],
    choice: int,
    iterations: int,
    manner: Manner,
    weights: list[float],
    log: Log,
    dice: Chance,
    path: list[int],
    at: list[int],
    marks: list[float],
    shares: list[float],
    wishes: list[int],
    wanted: list[int],
) -> int:
    """A choice is made on the stage, and searches play the round on; how many iterations they made, at least one."""
    s, made = states[STAGE], 1
    this_round, trees = s.round_number, s.players if manner.trees == MULTI else 1
    step(s, log, choice)
    while s.phase != OVER and s.round_number == this_round:
        choice = lowest(s.legal)
        if size(s.legal) > 1:
            views[ACTING] = views[UNFILLED]
            look(s, views[ACTING], s.seat)
            search_on(
                views[ACTING],
                states,
                nodes,
                0,
                iterations,
                manner,
                weights,
                log,
                dice,
                path,
                at,
                marks,
                shares,
                wishes,
                wanted,
            )
            made += iterations
            choice = most_tried(nodes, tree_of(s, trees))
        step(s, log, choice)
    return made
