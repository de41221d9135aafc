"""Random games of one table, and the sums over them."""

from __future__ import annotations

import time
from typing import Any

from folsom.cli.game_names import AnyGame
from folsom.cli.statistics import statistics_of
from folsom.kernel import Chance, many, seed_chance, words, write
from folsom.kernel.log import Log
from folsom.kernel.position import GameTable

INSTANT = 1e-6  # seconds


class Simulation:
    """Random games of one table, one after the other, and their sums. Making a simulation compiles the rules."""

    def __init__(self, game: type[AnyGame], table: GameTable, seed: int) -> None:
        self._entry_points, self._statistics, self._players = (
            game.position_type.entry_points,
            statistics_of(game),
            table.players,
        )
        self._states, self._template = (many(game.position_type.state_type, 1) for _ in range(2))
        self._logs, self._dice = many(Log, 1), many(Chance, 1)
        table.template(Chance()).write(self._template, 0)
        seed_chance(seed).write(self._dice, 0)
        self._sums = words(self._statistics.sums)
        self.games, self.cpu_seconds = 0, 0.0
        self.play(0)
        self.cpu_seconds = 0.0

    def listen(self) -> None:
        """Write the log of every game, as if the games were watched."""
        write(self._logs, 0, "on", 1)

    def play(self, count: int) -> None:
        """Play more games."""
        began = time.process_time()
        self._entry_points.simulate_many(self._states, self._template, count, self._logs, self._dice, self._sums)
        self.cpu_seconds += time.process_time() - began
        self.games += count

    def figures(self) -> dict[str, Any]:
        """The speed, and the game's figures over all games so far; at least one must have been played."""
        return {
            "games": self.games,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_cpu_second": round(self.games / max(self.cpu_seconds, INSTANT), 1),
            **self._statistics.figures([int(number) for number in self._sums], self._players),
        }
