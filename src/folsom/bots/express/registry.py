"""The bots of Express, by name: classes that can be made without parameters."""

from folsom.bots.express.greedy import GreedyBot
from folsom.bots.express.planner import PlannerBot
from folsom.bots.express.search import SearchBot

BOTS: dict[str, type] = {"greedy": GreedyBot, "planner": PlannerBot, "search": SearchBot}
