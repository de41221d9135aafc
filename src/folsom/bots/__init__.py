"""Minds: a view and choices in, a choice out. A bot never meets the state of a game."""

from folsom.bots.bot import Bot
from folsom.bots.greedy import GreedyBot
from folsom.bots.randomly import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]

BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
