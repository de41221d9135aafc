"""The bots of each game, by name: classes that need no parameter."""

from folsom.bots.express.greedy import GreedyBot
from folsom.bots.express.planner import PlannerBot
from folsom.bots.express.search import SearchBot
from folsom.bots.random_bot import RandomBot
from folsom.bots.super.greedy import GreedyBot as SuperGreedyBot
from folsom.bots.super.search import SearchBot as SuperSearchBot

BOTS: dict[str, dict[str, type]] = {
    "express": {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, "search": SearchBot},
    "super": {"random": RandomBot, "greedy": SuperGreedyBot, "search": SuperSearchBot},
}
