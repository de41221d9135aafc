"""A herd: many games of every kind of table, played side by side, so that one numpy check looks at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import gcd
from typing import Any, ClassVar

from folsom.kernel import Chance, many, seed_chance, words
from folsom.kernel.log import Log
from folsom.kernel.state import START
from tests.support.random_games import AnyGame, Array, TableChoices, as_array, dice_of, every_table

SEED = 1899
GOLDEN_SECTION = 0.618


def some_tables(game: type[AnyGame], size: int) -> Iterator[TableChoices]:
    """That many tables, in leaps that come by each one, so that even a few are of all kinds."""
    tables = every_table(game)
    leap = next(leap for leap in count(int(GOLDEN_SECTION * len(tables))) if gcd(leap, len(tables)) == 1)
    return (tables[place * leap % len(tables)] for place in range(size))


class Herd:
    """Many games of one kind, played at random step by step through the doors for many games."""

    game: ClassVar[type[AnyGame]]

    def __init__(self, size: int) -> None:
        self.size = size
        self.states: list[Any] = many(self.state_type, size)
        self.logs: list[Log] = many(Log, 1)
        self.dice: list[Chance] = dice_of(SEED)
        for index, choices in enumerate(some_tables(self.game, size)):
            table = self.game.make_table(**choices)
            table.template(seed_chance(SEED + index)).write(self.states, index)
            self.entry_points.apply(self.states, index, 0, START, self.logs)
            self.prepare(index)

    def prepare(self, index: int) -> None:
        """Make a new game more likely to see what seldom happens; nothing by default."""

    @property
    def entry_points(self) -> Any:
        """The game's doors."""
        return self.game.position_type.entry_points

    @property
    def state_type(self) -> Any:
        """The record of the game's truth."""
        return self.game.position_type.state_type

    def row_for_seats(self) -> list[int]:
        """A word for every seat of every game."""
        return words(self.size * self.game.position_type.seats)

    def step(self) -> bool:
        """One decision in every game that goes on; whether any game still does."""
        chosen = self.row_for_seats()
        self.entry_points.choose_many(self.states, chosen, self.dice)
        self.decide(chosen)
        return bool((self.array()["phase"] != self.game.position_type.over_phase).any())

    def decide(self, chosen: list[int]) -> None:
        """Make the chosen choices."""
        self.entry_points.step_many(self.states, chosen, self.logs)

    def array(self) -> Array:
        """The truth of all games."""
        return as_array(self.states, self.state_type)
