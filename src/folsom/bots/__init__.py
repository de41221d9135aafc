"""Bots: a view, choices and a budget in, a choice out. A bot never sees the state of a game."""

from folsom.bots.bot import Bot, Budget, Player
from folsom.bots.levels import DEFAULT_LEVEL, LEVELS
from folsom.bots.names import UnknownBot, player_named
from folsom.bots.registry import BOTS

__all__ = ["BOTS", "DEFAULT_LEVEL", "LEVELS", "Bot", "Budget", "Player", "UnknownBot", "player_named"]
