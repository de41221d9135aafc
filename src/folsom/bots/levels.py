"""The levels of each game, from beginner to the best bot: players by name."""

from __future__ import annotations

from folsom.bots.bot import Budget, Player
from folsom.bots.registry import BOTS
from folsom.games import PLUGINS

DEFAULT_LEVEL = "drifter"  # weak enough for a first game, and not as wild as the weakest


def _only_level(key: str) -> dict[str, Player]:
    """The only level of a game without levels: its last bot, without a budget."""
    return {DEFAULT_LEVEL: Player(DEFAULT_LEVEL, list(BOTS[key].values())[-1](), Budget())}


LEVELS: dict[str, dict[str, Player]] = {
    key: plugin.load("levels") or _only_level(key) for key, plugin in PLUGINS.items()
}
