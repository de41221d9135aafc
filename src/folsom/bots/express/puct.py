"""Planning with the policy prior: how a seat chooses its next card, in the tree (PUCT) and in rollouts.

In the tree a choice's score is its mean value plus a bonus, which grows with the choice's prior and shrinks with its
visits. A choice without visits takes the mean value of its siblings.
"""

from math import sqrt

from folsom.bots.express.lookahead import resolve_pile_ahead, situation_of
from folsom.bots.express.rollout import step
from folsom.bots.express.tree import NONE, Node, expanded, is_choice_of
from folsom.bots.express.workspace import Workspace
from folsom.express.state import SCHEMING, State
from folsom.kernel import below, bit, lowest, rule


@rule
def set_choice_prior(w: Workspace, s: State, ahead: State) -> int:
    """Set `w.choice_prior` for each legal choice of this turn; returns their sum."""
    total, left = 0, s.legal
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        w.choice_prior[choice] = w.prior[situation_of(s, ahead, choice)]
        total += w.choice_prior[choice]
    return total


@rule
def sample_prior(w: Workspace, legal: int, total: int) -> int:
    """A legal choice, drawn in proportion to its prior."""
    drawn, left, choice = below(w.dice, total), legal, 0
    while left and drawn >= 0:
        choice = lowest(left)
        left ^= bit(choice)
        drawn -= w.choice_prior[choice]
    return choice


@rule(shared=True)
def plan_by_prior(w: Workspace, s: State, ahead: State) -> None:
    """Play the rest of a round's cards, each drawn from the prior."""
    while s.phase == SCHEMING and s.round_number == ahead.round_number:
        resolve_pile_ahead(s, ahead, w.log, w.dice)
        total = set_choice_prior(w, s, ahead)
        step(s, w.log, sample_prior(w, s.legal, total))


# --- in the tree -----------------------------------------------------------------------------------


@rule(floats=True)
def puct_score(node: Node, mean: float, bonus: float) -> float:
    """The mean value of a choice, or of its siblings if it has no visits, and its share of the bonus."""
    value = node.total / node.visits if node.visits else mean
    return value + bonus / (1 + node.visits)


@rule(floats=True)
def best_by_puct(w: Workspace, s: State, nodes: list[Node], parent: int, mean: float, scale: float) -> int:
    """The choice with the best score; a choice that isn't expanded yet has no visits."""
    unexpanded, best, most = s.legal & ~expanded(nodes, parent, s.seat), 0, -1.0
    place = nodes[parent].child
    while place != NONE:
        if is_choice_of(nodes[place], s.seat, s.legal):
            score = puct_score(nodes[place], mean, scale * w.choice_prior[nodes[place].label])
            if score > most:
                best, most = nodes[place].label, score
        place = nodes[place].sibling
    while unexpanded:
        choice = lowest(unexpanded)
        unexpanded ^= bit(choice)
        if mean + scale * w.choice_prior[choice] > most:
            best, most = choice, mean + scale * w.choice_prior[choice]
    return best


@rule(floats=True)
def puct_choice(w: Workspace, s: State, nodes: list[Node], parent: int, total: int) -> int:
    """The choice with the best score; before the first visit, one drawn from the prior."""
    visits, value, place = 0, 0.0, nodes[parent].child
    while place != NONE:
        if is_choice_of(nodes[place], s.seat, s.legal):
            visits += nodes[place].visits
            value += nodes[place].total
        place = nodes[place].sibling
    if visits == 0:
        return sample_prior(w, s.legal, total)
    scale = w.config.prior_weight * sqrt(float(visits)) / total
    return best_by_puct(w, s, nodes, parent, value / visits, scale)
