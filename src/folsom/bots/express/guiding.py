"""Planning by wishes: how a farsighted player chooses its next card, in the tree and below it.

In the tree a choice promises what it has brought so far, and the more beyond that the more it is wished for and the
less it was tried (the rule known as PUCT). What was never tried promises what the others here have brought on average.
"""

from math import sqrt

from folsom.bots.express.foresight import foresee_pile, situation_of
from folsom.bots.express.policy import step
from folsom.bots.express.tree import NONE, Node, is_choice_of, tried
from folsom.express.state import SCHEMING, State
from folsom.kernel import Chance, below, bit, lowest, rule
from folsom.kernel.log import Log


@rule
def wish(s: State, f: State, wishes: list[int], wanted: list[int]) -> int:
    """Write down how much each legal choice of this turn is wished for; all of it together."""
    total, left = 0, s.legal
    while left:
        choice = lowest(left)
        left ^= bit(choice)
        wanted[choice] = wishes[situation_of(s, f, choice)]
        total += wanted[choice]
    return total


@rule
def wished_choice(legal: int, wanted: list[int], total: int, dice: Chance) -> int:
    """One of the legal choices, in proportion to the wishes for them."""
    drawn, left, choice = below(dice, total), legal, 0
    while left and drawn >= 0:
        choice = lowest(left)
        left ^= bit(choice)
        drawn -= wanted[choice]
    return choice


@rule(shared=True)
def plan_on(s: State, f: State, log: Log, dice: Chance, wishes: list[int], wanted: list[int]) -> None:
    """The cards that are still to be played in a round, as they are wished for."""
    while s.phase == SCHEMING and s.round_number == f.round_number:
        foresee_pile(s, f, log, dice)
        total = wish(s, f, wishes, wanted)
        step(s, log, wished_choice(s.legal, wanted, total, dice))


# --- in the tree -----------------------------------------------------------------------------------


@rule(floats=True)
def guided_promise(node: Node, mean: float, pull: float) -> float:
    """What a choice has brought, or the others have, and how strongly it draws on."""
    brought = node.total / node.visits if node.visits else mean
    return brought + pull / (1 + node.visits)


@rule(floats=True)
def best_guided(
    nodes: list[Node], parent: int, seat: int, legal: int, wanted: list[int], mean: float, pull: float
) -> int:
    """Of the choices below a node, the one that promises most, or the most wished for of those never tried."""
    untried, best, most = legal & ~tried(nodes, parent, seat), 0, -1.0
    place = nodes[parent].child
    while place != NONE:
        if is_choice_of(nodes[place], seat, legal):
            hope = guided_promise(nodes[place], mean, pull * wanted[nodes[place].label])
            if hope > most:
                best, most = nodes[place].label, hope
        place = nodes[place].sibling
    while untried:
        choice = lowest(untried)
        untried ^= bit(choice)
        if mean + pull * wanted[choice] > most:
            best, most = choice, mean + pull * wanted[choice]
    return best


@rule(floats=True)
def guided_choice(
    nodes: list[Node], parent: int, seat: int, legal: int, wanted: list[int], total: int, guide: float, dice: Chance
) -> int:
    """The choice that promises most; where nothing was tried yet, one that is wished for."""
    visits, brought, place = 0, 0.0, nodes[parent].child
    while place != NONE:
        if is_choice_of(nodes[place], seat, legal):
            visits += nodes[place].visits
            brought += nodes[place].total
        place = nodes[place].sibling
    if visits == 0:
        return wished_choice(legal, wanted, total, dice)
    return best_guided(nodes, parent, seat, legal, wanted, brought / visits, guide * sqrt(float(visits)) / total)
