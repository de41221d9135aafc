"""The value of a position to each seat: its share of the victory, or its estimated chance to win.

The estimate is a softmax over the seats of a weighted sum of features. The weights were fitted to the winners of games
that bots played against each other.
"""

from folsom.bots.express.feature_names import FEATURES
from folsom.bots.express.features import extract_features
from folsom.bots.express.workspace import FEWEST, MOST, Workspace
from folsom.express.components import ROUNDS
from folsom.express.scoring import gunslingers
from folsom.express.state import EXPERT, OVER, State, has
from folsom.express.statistics import best_score, winners
from folsom.kernel import rule, size
from folsom.kernel.fixed_math import fixed_exp

FIRST_EXPERT_TABLE = MOST - FEWEST + 1
TEAM_TABLE = 2 * FIRST_EXPERT_TABLE


@rule
def table_of(s: State) -> int:
    """The number of this table in `TABLE_NAMES`."""
    if s.team:
        return TEAM_TABLE
    return s.players - FEWEST + (FIRST_EXPERT_TABLE if has(s, EXPERT) else 0)


@rule
def first_weight(s: State) -> int:
    """Where the weights of this table and round begin."""
    return (table_of(s) * ROUNDS + s.round_number) * FEATURES


@rule(shared=True, floats=True)
def estimate_values(w: Workspace, s: State) -> None:
    """Set `w.seat_values` to each seat's chance to win, estimated from its features where a round begins."""
    prized, start, total = gunslingers(s), first_weight(s), 0.0
    weights, features, values = w.weights, w.features, w.seat_values
    for seat in range(s.players):
        extract_features(w, s, seat, prized)
        logit = 0.0
        for feature in range(FEATURES):
            logit += weights[start + feature] * features[feature]
        values[seat] = fixed_exp(logit)
        total += values[seat]
    for seat in range(s.players):
        values[seat] /= total


@rule(shared=True, floats=True)
def final_values(w: Workspace, s: State) -> None:
    """Set `w.seat_values` to each seat's share of the victory, at the end of the game (X9.3)."""
    prized = gunslingers(s)
    won = winners(s, prized, best_score(s, prized))
    for seat in range(s.players):
        w.seat_values[seat] = 1.0 / size(won) if won >> seat & 1 else 0.0


@rule(floats=True)
def evaluate(w: Workspace, s: State) -> None:
    """Set `w.seat_values` for an imagined game at its end, or where a round begins."""
    if s.phase == OVER:
        final_values(w, s)
    else:
        estimate_values(w, s)
