"""Information-set Monte Carlo tree search: a world is imagined at every iteration, and the trees are for all worlds.

Each seat chooses what promises most to itself (max^n over the chance to win).
"""

from folsom.bots.express.foresight import foresee_pile
from folsom.bots.express.guiding import guided_choice, plan_on, wish
from folsom.bots.express.policy import FARSIGHTED, play_on, step
from folsom.bots.express.tree import MULTI, NONE, UNSEEN, Node, add_child, best_child, child_of, clear, tried
from folsom.bots.express.worlds import FORESEEN, WORLD, imagine_anew
from folsom.bots.express.worth import weigh
from folsom.express.choice_codes import DRAW, HIDE, TAKE
from folsom.express.components import JEWEL, SEATS, TUNNEL, TURN_SYMBOL, UNKNOWN_PURSE
from folsom.express.scheming import turn_place
from folsom.express.state import KEEPING, OVER, PLACING, SCHEMING, State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import Chance, Record, float64, int8, pick, rule
from folsom.kernel.log import Log

PATH = 96  # the choices of an iteration that are kept in trees, at most


class Manner(Record):
    """How to search."""

    curiosity: float = float64()
    guide: float = float64()  # the weight of wishes; where there is none, curiosity's
    rounds: int = int8()  # to imagine: the current one and those after it
    policy: int = int8()
    trees: int = int8()


@rule
def seen_by_others(s: State, choice: int) -> int:
    """A choice as others see it: UNSEEN where it is hidden (X4.4, X7.1, X10.3, X11.2), purses alike (X5.10)."""
    if s.phase == SCHEMING:
        hidden = choice >= HIDE or TURN_SYMBOL[turn_place(s)] == TUNNEL
        return UNSEEN if hidden and choice != DRAW else choice
    if s.phase == KEEPING or s.phase == PLACING:
        return UNSEEN
    return TAKE + UNKNOWN_PURSE if TAKE <= choice < TAKE + JEWEL else choice


@rule
def descend_tree(nodes: list[Node], used: int, parent: int, label: int, seat: int) -> int:
    """The node of a seat's choice below another, made at *used* if there is none and there is room, else NONE."""
    place = NONE if parent == NONE else child_of(nodes, parent, label, seat)
    if place == NONE and parent != NONE and used < len(nodes):
        place = used
        add_child(nodes, parent, place, label, seat)
    return place


@rule
def descend(s: State, nodes: list[Node], used: int, at: list[int], choice: int, trees: int) -> int:
    """Follow a choice in every tree, as its seat sees it; how many nodes there are now."""
    seen = seen_by_others(s, choice)
    for tree in range(trees):
        label = choice if trees == 1 or tree == s.seat else seen
        at[tree] = descend_tree(nodes, used, at[tree], label, s.seat)
        if at[tree] == used:
            used += 1
    return used


@rule(floats=True)
def tree_choice(nodes: list[Node], node: int, seat: int, legal: int, curiosity: float, dice: Chance) -> int:
    """A choice that was never tried, or the one that promises most."""
    untried = legal & ~tried(nodes, node, seat)
    return pick(dice, untried) if untried else nodes[best_child(nodes, node, seat, legal, curiosity)].label


@rule
def tree_of(s: State, trees: int) -> int:
    """The tree by which the seat to act chooses."""
    return s.seat if trees > 1 else 0


@rule(shared=True, floats=True)
def follow_trees(
    s: State,
    nodes: list[Node],
    used: int,
    at: list[int],
    path: list[int],
    log: Log,
    dice: Chance,
    manner: Manner,
    horizon: int,
    f: State,
    wishes: list[int],
    wanted: list[int],
) -> int:
    """Choose by the trees until one of them grows, can't, or the horizon is reached; how many nodes there are now.

    The path is written down: its length, then the nodes. *f* is for looking ahead, with nothing on the pile yet.
    """
    depth, trees = 0, s.players if manner.trees == MULTI else 1
    for tree in range(trees):
        at[tree] = tree
    while s.phase != OVER and s.round_number < horizon and depth < PATH:
        tree = tree_of(s, trees)
        if at[tree] == NONE:
            break
        if manner.guide > 0.0 and s.phase == SCHEMING and s.round_number == f.round_number:
            foresee_pile(s, f, log, dice)
            total = wish(s, f, wishes, wanted)
            choice = guided_choice(nodes, at[tree], s.seat, s.legal, wanted, total, manner.guide, dice)
        else:
            choice = tree_choice(nodes, at[tree], s.seat, s.legal, manner.curiosity, dice)
        used = descend(s, nodes, used, at, choice, trees)
        step(s, log, choice)
        if at[tree] == NONE:
            break
        depth += 1
        path[depth] = at[tree]
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


@rule(shared=True, floats=True)
def search_on(
    v: ExpressViewRecord,
    states: list[State],
    nodes: list[Node],
    used: int,
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
    """So many iterations more, from a tree of *used* nodes, 0 if it is to be planted; how many it has then."""
    if used == 0:
        for tree in range(SEATS):
            clear(nodes[tree], 0, tree)
        used = SEATS
    for _ in range(iterations):
        imagine_anew(v, states, WORLD, dice)
        states[FORESEEN] = states[WORLD]
        s, f = states[WORLD], states[FORESEEN]
        f.pile_size = 0
        horizon = s.round_number + manner.rounds
        used = follow_trees(s, nodes, used, at, path, log, dice, manner, horizon, f, wishes, wanted)
        if manner.policy == FARSIGHTED:
            plan_on(s, f, log, dice, wishes, wanted)
        play_on(s, log, dice, manner.policy, horizon)
        weigh(s, weights, marks, shares)
        remember(nodes, path, shares)
    return used
