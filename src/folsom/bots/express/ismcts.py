"""Information-set Monte Carlo tree search: each iteration imagines a world, and the trees are shared by all worlds.

Every seat maximises its own value (max^n).
"""

from folsom.bots.express.lookahead import resolve_pile_ahead
from folsom.bots.express.puct import plan_by_prior, puct_choice, set_choice_prior
from folsom.bots.express.rollout import PRIOR_GUIDED, roll_out, step
from folsom.bots.express.tree import MULTI, NONE, UNSEEN, Node, add_child, best_by_ucb1, child_of, clear, expanded
from folsom.bots.express.value import evaluate
from folsom.bots.express.workspace import MAX_DEPTH, Workspace
from folsom.bots.express.worlds import AHEAD, WORLD, imagine_into
from folsom.express.choice_codes import DRAW, HIDE, TAKE
from folsom.express.components import JEWEL, SEATS, TUNNEL, TURN_SYMBOL, UNKNOWN_PURSE
from folsom.express.scheming import turn_place
from folsom.express.state import KEEPING, OVER, PLACING, SCHEMING, State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import pick, rule


@rule
def label_for_others(s: State, choice: int) -> int:
    """A choice as the other seats see it: UNSEEN if it is hidden (X4.4, X7.1, X10.3, X11.2), purses alike (X5.10)."""
    if s.phase == SCHEMING:
        hidden = choice >= HIDE or TURN_SYMBOL[turn_place(s)] == TUNNEL
        return UNSEEN if hidden and choice != DRAW else choice
    if s.phase == KEEPING or s.phase == PLACING:
        return UNSEEN
    return TAKE + UNKNOWN_PURSE if TAKE <= choice < TAKE + JEWEL else choice


@rule
def tree_count(w: Workspace, s: State) -> int:
    """How many trees the search has."""
    return s.players if w.config.trees == MULTI else 1


@rule
def tree_of(w: Workspace, s: State) -> int:
    """The tree by which the seat to act chooses, which is also the number of its root."""
    return s.seat if w.config.trees == MULTI else 0


@rule
def plant(w: Workspace, nodes: list[Node]) -> None:
    """Start new trees, with a root for each seat."""
    for tree in range(SEATS):
        clear(nodes[tree], 0, tree)
    w.nodes_used = SEATS


@rule
def descend_tree(w: Workspace, nodes: list[Node], tree: int, label: int, seat: int) -> None:
    """Follow a seat's choice in one tree: to its node, or a new one if there's room, else to NONE."""
    parent = w.current[tree]
    place = NONE if parent == NONE else child_of(nodes, parent, label, seat)
    if place == NONE and parent != NONE and w.nodes_used < len(nodes):
        place = w.nodes_used
        add_child(nodes, parent, place, label, seat)
        w.nodes_used += 1
    w.current[tree] = place


@rule
def descend(w: Workspace, s: State, nodes: list[Node], choice: int) -> None:
    """Follow a choice in every tree, as the tree's seat sees it."""
    trees, seen = tree_count(w, s), label_for_others(s, choice)
    for tree in range(trees):
        label = choice if trees == 1 or tree == s.seat else seen
        descend_tree(w, nodes, tree, label, s.seat)


@rule(floats=True)
def ucb1_choice(w: Workspace, s: State, nodes: list[Node], parent: int) -> int:
    """A choice that isn't expanded yet, drawn at random, or else the one with the best UCB1."""
    unexpanded = s.legal & ~expanded(nodes, parent, s.seat)
    return pick(w.dice, unexpanded) if unexpanded else best_by_ucb1(nodes, parent, s, w.config.exploration)


@rule(shared=True, floats=True)
def walk_down(w: Workspace, s: State, ahead: State, nodes: list[Node], horizon: int) -> None:
    """Choose by the trees until one grows or can't, or the horizon is reached; the path is noted in `w`.

    *ahead* is the same world with an empty pile: cards are resolved there to see where everyone will stand.
    """
    w.depth = 0
    for tree in range(tree_count(w, s)):
        w.current[tree] = tree
    while s.phase != OVER and s.round_number < horizon and w.depth < MAX_DEPTH:
        tree = tree_of(w, s)
        if w.current[tree] == NONE:
            break
        if w.config.prior_weight > 0.0 and s.phase == SCHEMING and s.round_number == ahead.round_number:
            resolve_pile_ahead(s, ahead, w.log, w.dice)
            choice = puct_choice(w, s, nodes, w.current[tree], set_choice_prior(w, s, ahead))
        else:
            choice = ucb1_choice(w, s, nodes, w.current[tree])
        descend(w, s, nodes, choice)
        step(s, w.log, choice)
        if w.current[tree] == NONE:
            break
        w.path[w.depth] = w.current[tree]
        w.depth += 1
        if nodes[w.current[tree]].visits == 0:
            break


@rule(floats=True)
def back_up(w: Workspace, nodes: list[Node]) -> None:
    """Add the values of an iteration to every node on its path."""
    for depth in range(w.depth):
        node = nodes[w.path[depth]]
        node.visits += 1
        node.total += w.seat_values[node.seat]


@rule(shared=True, floats=True)
def search_from(w: Workspace, v: ExpressViewRecord, states: list[State], nodes: list[Node], iterations: int) -> None:
    """Run *iterations* more from a view; `w.nodes_used == 0` starts new trees."""
    if w.nodes_used == 0:
        plant(w, nodes)
    for _ in range(iterations):
        imagine_into(states, WORLD, v, w.dice)
        states[AHEAD] = states[WORLD]
        s, ahead = states[WORLD], states[AHEAD]
        ahead.pile_size = 0
        horizon = s.round_number + w.config.rounds
        walk_down(w, s, ahead, nodes, horizon)
        if w.config.rollout == PRIOR_GUIDED:
            plan_by_prior(w, s, ahead)
        roll_out(s, w.log, w.dice, w.config.rollout, horizon)
        evaluate(w, s)
        back_up(w, nodes)
