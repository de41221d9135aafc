"""Six levels for each game, from a beginner to the best there is: players by name.

They differ in their iterations and their temperature, and never blunder on purpose. Budgets are in iterations, so that
a level plays the same on every machine; the limit in time is for slow ones.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Bot, Budget, Player
from folsom.bots.express.search import SearchBot
from folsom.bots.super.search import SearchBot as SuperSearchBot
from folsom.games import Choice, View

DEFAULT_LEVEL = "drifter"  # weak enough for a first game, and not as wild as the weakest
SMALL_TABLE = 3  # players
MOST_MILLISECONDS = 120.0  # of CPU time for a choice
MOST_MILLISECONDS_OF_BEST = 800.0


def _levels(*players: Player) -> dict[str, Player]:
    return {player.name: player for player in players}


def _level(name: str, bot: Bot, iterations: int, words: str, milliseconds: float = MOST_MILLISECONDS) -> Player:
    return Player(name, bot, Budget(iterations, milliseconds), words)


@dataclass(frozen=True)
class ByTable:
    """One bot at tables of three, and another at larger ones."""

    of_three: Bot
    of_more: Bot

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """The choice of the bot for this table."""
        return (self.of_three if view.players == SMALL_TABLE else self.of_more).choose(view, choices, budget, rng)


def _at_temperature(of_three: float, of_more: float) -> ByTable:
    """Super's search with a temperature for tables of three, where it mixes plans itself, and one for larger ones."""
    return ByTable(SuperSearchBot(temperature=of_three), SuperSearchBot(temperature=of_more))


LEVELS: dict[str, dict[str, Player]] = {
    "express": _levels(
        _level("greenhorn", SearchBot(rollout="heuristic"), 16, "new to the West: looks about, and grabs what shines"),
        _level("drifter", SearchBot(rollout="heuristic"), 28, "has robbed a train before, and remembers some of it"),
        _level("rustler", SearchBot(rollout="heuristic"), 55, "knows what a card is good for"),
        _level("outlaw", SearchBot(rollout="heuristic"), 150, "thinks of what the others want, too"),
        _level("desperado", SearchBot(rollout="heuristic"), 1000, "plans the whole round, and spoils yours"),
        _level("legend", SearchBot(), 100_000, "sees farther than anyone on the train", MOST_MILLISECONDS_OF_BEST),
    ),
    "super": _levels(
        _level("greenhorn", _at_temperature(10, 1.5), 600, "new to the West: walks off the train now and then"),
        _level("drifter", _at_temperature(5.5, 0.8), 600, "stays on the train, mostly"),
        _level("rustler", _at_temperature(3.2, 0.57), 600, "knows where a shot will carry you"),
        _level("outlaw", _at_temperature(2.2, 0.38), 600, "guesses what you have planned"),
        _level("desperado", _at_temperature(1.3, 0.2), 600, "guesses what you guess"),
        _level("legend", SuperSearchBot(), 30_000, "knows every endgame by heart", MOST_MILLISECONDS_OF_BEST),
    ),
}
