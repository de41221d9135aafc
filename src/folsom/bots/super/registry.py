"""The bots of Super, by name: classes that can be made without parameters."""

from folsom.bots.super.greedy import GreedyBot
from folsom.bots.super.search import SearchBot

BOTS: dict[str, type] = {"greedy": GreedyBot, "search": SearchBot}
