"""Six levels for each game, from a beginner to the best there is: players by name."""

from folsom.bots.bot import Player

LEVELS: dict[str, dict[str, Player]] = {"express": {}, "superexpress": {}}
