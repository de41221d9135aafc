"""Six levels for each game, from a beginner to the best there is: players by name.

They differ in how many worlds they imagine and how far they stray from what they found best, and never blunder on
purpose. Iterations, not time, so that they play alike on every machine; the time is there for slow ones.
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
THREE = 3  # players
SHORT, LONG = 120.0, 800.0  # milliseconds: the longest that a choice takes, and that of the best player


def _levels(*players: Player) -> dict[str, Player]:
    return {player.name: player for player in players}


def _level(name: str, bot: Bot, iterations: int, words: str, milliseconds: float = SHORT) -> Player:
    return Player(name, bot, Budget(iterations, milliseconds), words)


@dataclass(frozen=True)
class ByTable:
    """One bot at tables of three, and another at larger ones."""

    of_three: Bot
    of_more: Bot

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """What the bot for this table chooses."""
        return (self.of_three if view.players == THREE else self.of_more).choose(view, choices, budget, rng)


def _straying(of_three: float, of_more: float) -> ByTable:
    """The search of Super with a temperature for tables of three, where it mixes plans itself, and one for larger."""
    return ByTable(SuperSearchBot(temperature=of_three), SuperSearchBot(temperature=of_more))


LEVELS: dict[str, dict[str, Player]] = {
    "express": _levels(
        _level("greenhorn", SearchBot(rollout="keen"), 16, "new to the West: looks about, and grabs what shines"),
        _level("drifter", SearchBot(rollout="keen"), 28, "has robbed a train before, and remembers some of it"),
        _level("rustler", SearchBot(rollout="keen"), 55, "knows what a card is good for"),
        _level("outlaw", SearchBot(rollout="keen"), 150, "thinks of what the others want, too"),
        _level("desperado", SearchBot(rollout="keen"), 1000, "plans the whole round, and spoils yours"),
        _level("legend", SearchBot(), 100_000, "sees farther than anyone on the train", LONG),
    ),
    "super": _levels(
        _level("greenhorn", _straying(10, 1.5), 600, "new to the West: walks off the train now and then"),
        _level("drifter", _straying(5.5, 0.8), 600, "stays on the train, mostly"),
        _level("rustler", _straying(3.2, 0.57), 600, "knows where a shot will carry you"),
        _level("outlaw", _straying(2.2, 0.38), 600, "guesses what you have planned"),
        _level("desperado", _straying(1.3, 0.2), 600, "guesses what you guess"),
        _level("legend", SuperSearchBot(), 30_000, "knows every endgame by heart", LONG),
    ),
}
