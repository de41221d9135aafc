"""The levels of Express: the same search, with more and more iterations."""

from folsom.bots.bot import Player
from folsom.bots.express.search import SearchBot
from folsom.bots.making_levels import MOST_MILLISECONDS_OF_BEST, level, levels

LEVELS: dict[str, Player] = levels(
    level("greenhorn", SearchBot(rollout="heuristic"), 16, "new to the West: looks about, and grabs what shines"),
    level("drifter", SearchBot(rollout="heuristic"), 28, "has robbed a train before, and remembers some of it"),
    level("rustler", SearchBot(rollout="heuristic"), 55, "knows what a card is good for"),
    level("outlaw", SearchBot(rollout="heuristic"), 150, "thinks of what the others want, too"),
    level("desperado", SearchBot(rollout="heuristic"), 1000, "plans the whole round, and spoils yours"),
    level("legend", SearchBot(), 100_000, "sees farther than anyone on the train", MOST_MILLISECONDS_OF_BEST),
)
