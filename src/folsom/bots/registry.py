"""The bots of each game, by name: classes that can be made without parameters."""

from folsom.bots.random_bot import RandomBot
from folsom.games import PLUGINS

BOTS: dict[str, dict[str, type]] = {
    key: {"random": RandomBot, **(plugin.load("bots") or {})} for key, plugin in PLUGINS.items()
}
