"""Making a game's levels: players by name.

Levels differ in their iterations and their temperature, and never blunder on purpose. Budgets are in iterations, so
that a level plays the same on every machine; the limit in time is for slow ones.
"""

from __future__ import annotations

from folsom.bots.bot import Bot, Budget, Player

MOST_MILLISECONDS = 120.0  # of CPU time for a choice
MOST_MILLISECONDS_OF_BEST = 800.0


def levels(*players: Player) -> dict[str, Player]:
    """Levels by name, from the weakest to the strongest."""
    return {player.name: player for player in players}


def level(name: str, bot: Bot, iterations: int, milliseconds: float = MOST_MILLISECONDS) -> Player:
    """One level; `feel-GAME-NAME` in `folsom.locale` says what it's like."""
    return Player(name, bot, Budget(iterations, milliseconds))
