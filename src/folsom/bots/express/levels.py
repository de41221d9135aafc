"""The levels of Express: the same search, with more and more iterations."""

from folsom.bots.bot import Player
from folsom.bots.express.search import SearchBot
from folsom.bots.making_levels import MOST_MILLISECONDS_OF_BEST, level, levels

LEVELS: dict[str, Player] = levels(
    level("greenhorn", SearchBot(rollout="heuristic"), 16),
    level("drifter", SearchBot(rollout="heuristic"), 28),
    level("rustler", SearchBot(rollout="heuristic"), 55),
    level("outlaw", SearchBot(rollout="heuristic"), 150),
    level("desperado", SearchBot(rollout="heuristic"), 1000),
    level("legend", SearchBot(), 100_000, MOST_MILLISECONDS_OF_BEST),
)
