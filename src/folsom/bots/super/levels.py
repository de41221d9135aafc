"""The levels of Super: the same search, at lower and lower temperatures."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots.bot import Bot, Budget, Player
from folsom.bots.making_levels import MOST_MILLISECONDS_OF_BEST, level, levels
from folsom.bots.super.search import SearchBot
from folsom.games import Choice, View

SMALL_TABLE = 3  # players


@dataclass(frozen=True)
class ByTable:
    """One bot at tables of three, and another at larger ones."""

    of_three: Bot
    of_more: Bot

    def choose(self, view: View[Any], choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Return the choice of the bot for this table."""
        return (self.of_three if view.players == SMALL_TABLE else self.of_more).choose(view, choices, budget, rng)


def _at_temperature(of_three: float, of_more: float) -> ByTable:
    """The search with one temperature for tables of three, where it mixes plans anyway, and one for larger tables."""
    return ByTable(SearchBot(temperature=of_three), SearchBot(temperature=of_more))


LEVELS: dict[str, Player] = levels(
    level("greenhorn", _at_temperature(10, 1.5), 600),
    level("drifter", _at_temperature(5.5, 0.8), 600),
    level("rustler", _at_temperature(3.2, 0.57), 600),
    level("outlaw", _at_temperature(2.2, 0.38), 600),
    level("desperado", _at_temperature(1.3, 0.2), 600),
    level("legend", SearchBot(), 30_000, MOST_MILLISECONDS_OF_BEST),
)
