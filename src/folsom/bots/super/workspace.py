"""What a compiled search works with while it makes one choice: settings, random numbers and scratch space."""

from folsom.bots.super.endgames.position import PlayOrder
from folsom.kernel import Chance, Record, float64, int64, nested
from folsom.kernel.log import Log
from folsom.super.components import PLANS, SEATS

MOST_ROUNDS = 8  # of a game


class SearchConfig(Record):
    """How to search."""

    rule: int = int64()  # UCT or REGRET
    exploration: float = float64()  # the constant of UCB1
    floor: float = float64()  # the chance of a plan drawn at random, in regret matching
    rollout: int = int64()  # one of the rollout policies
    depth: int = int64()  # rounds that are searched


class Path(Record):
    """The nodes of an iteration from the root down, the seats that planned there, and the places of their plans."""

    node: list[int] = int64(MOST_ROUNDS)
    planners: list[int] = int64(MOST_ROUNDS)
    plan: list[int] = int64(MOST_ROUNDS * SEATS)


class Workspace(Record):
    """Everything of fixed size that a search reads and writes; views, worlds, tree and tablebase are beside it."""

    config: SearchConfig = nested(SearchConfig)
    dice: Chance = nested(Chance)
    is_table_set: int = int64()
    nodes_used: int = int64()
    arms_used: int = int64()
    path: Path = nested(Path)
    order: PlayOrder = nested(PlayOrder)
    seat_values: list[float] = float64(SEATS)  # of the position reached, to each seat
    plan_values: list[float] = float64(PLANS)  # of one seat's plans
    log: Log = nested(Log)  # off: imagined games need no events
