"""What a compiled search works with while it makes one choice: settings, random numbers and scratch space."""

from folsom.bots.express.feature_names import FEATURES
from folsom.bots.express.lookahead import SITUATIONS
from folsom.express.choice_codes import CHOICES
from folsom.express.components import ROUNDS, SEATS
from folsom.kernel import Chance, Record, float64, int8, int64, nested
from folsom.kernel.log import Log

MAX_DEPTH = 96  # choices of an iteration that are kept in a tree

# A row of weights for each table and each round: the base game and experts by number of players, and teams
FEWEST, MOST = 3, SEATS  # players at a table without teams
TABLE_NAMES = (
    *(f"base {players}" for players in range(FEWEST, MOST + 1)),
    *(f"expert {players}" for players in range(FEWEST, MOST + 1)),
    "teams 2",
)
WEIGHTS = len(TABLE_NAMES) * ROUNDS * FEATURES


class SearchConfig(Record):
    """How to search."""

    exploration: float = float64()  # the constant of UCB1
    prior_weight: float = float64()  # of the policy prior in PUCT; 0: the prior isn't used in the tree
    rounds: int = int8()  # how many rounds an iteration plays, the current one included
    rollout: int = int8()  # one of the rollout policies
    trees: int = int8()  # SINGLE or MULTI


class Workspace(Record):
    """Everything of fixed size that a search reads and writes; views, worlds and nodes are arrays beside it."""

    config: SearchConfig = nested(SearchConfig)
    dice: Chance = nested(Chance)
    nodes_used: int = int64()  # of the array of nodes; 0: there is no tree yet
    depth: int = int64()  # of the current iteration: how many nodes of `path` count
    path: list[int] = int64(MAX_DEPTH)  # the nodes that the current iteration went through
    current: list[int] = int64(SEATS)  # the node that it has reached in each tree
    seat_values: list[float] = float64(SEATS)  # of the position reached, to each seat
    features: list[float] = float64(FEATURES)  # of one seat
    choice_prior: list[int] = int64(CHOICES)  # of the choices of one turn
    choice_values: list[float] = float64(CHOICES)  # summed over worlds, for each choice at the root
    weights: list[float] = float64(WEIGHTS)  # of the features, a row for each table and round
    prior: list[int] = int64(SITUATIONS)  # how often strong players play a card, by situation
    log: Log = nested(Log)  # off: imagined games need no events
