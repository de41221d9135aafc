"""What a contest plays: which bots meet, on which deals, in which seats.

A block is one deal, played once for each rotation of its lineup round the table. The deal's characters stay with their
seats, so over a block every player of the lineup plays each seat and each character once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from folsom.arena.schedule import balanced_tables
from folsom.bots import Player, player_named
from folsom.games import GAMES, Game

MATCH = "match"
TOURNAMENT = "tournament"
DEAL_BITS = 64
BY_CHANCE = "?"

Lineup = tuple[int, ...]  # contestants by number, in the order in which they sit


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its block, how far the lineup is rotated, and the contestant on each seat."""

    block: int
    rotation: int
    seats: Lineup


@dataclass(frozen=True)
class Contest:
    """Everything that decides which games are played, except how many: a contest can be resumed with more."""

    kind: str  # MATCH or TOURNAMENT
    game: str  # a key of GAMES
    table: dict[str, Any]  # what the game's `make_table` takes
    names: tuple[str, ...]  # of a match the lineup, with clones; of a tournament each bot once
    seed: int

    @property
    def contestants(self) -> tuple[str, ...]:
        """The distinct names, in the order given; clones are one contestant."""
        return tuple(dict.fromkeys(self.names))

    @property
    def seats(self) -> int:
        """How many seats a table has, which is also how many games a block has."""
        return int(self.table["players"])

    @property
    def players(self) -> list[Player]:
        """The player of each contestant; raises `UnknownBot` with the reason."""
        return [player_named(name, self.game) for name in self.contestants]

    def as_dict(self) -> dict[str, Any]:
        """The whole contest, for a results file."""
        return asdict(self) | {"names": list(self.names)}

    @property
    def settings(self) -> list[str]:
        """The settings of the table that are neither random nor the default, in words; seats count from 1."""
        lists = {what: self.table[what] for what in ("characters", "cars") if any(self.table.get(what, []))}
        named = [f"{what}: {', '.join(name or BY_CHANCE for name in names)}" for what, names in lists.items()]
        first = self.table["first_player"]
        begins = [] if first is None else [f"first player: seat {first + 1}"]
        usual = {option.name: option.values[0] for option in GAMES[self.game].options}
        return named + begins + [f"{name}={self.table[name]}" for name in usual if self.table[name] != usual[name]]

    def blocks_for(self, games: int) -> int:
        """How many whole blocks hold at least this many games."""
        return -(-games // self.seats)

    # --- deals and dice ------------------------------------------------------------------------

    def deal(self, block: int) -> int:
        """The seed of a block's deal."""
        return random.Random(f"deal {self.seed} {block}").getrandbits(DEAL_BITS)

    def new_game(self, block: int) -> Game[Any, Any]:
        """A new game of a block's deal."""
        game = GAMES[self.game]
        return game.of(game.make_table(**self.table), self.deal(block))

    def dice(self, fixture: Fixture, seat: int) -> random.Random:
        """The random numbers of one seat in one game, whichever bot sits there and whichever process plays it."""
        return random.Random(f"dice {self.seed} {fixture.block} {fixture.rotation} {seat}")

    # --- who sits where ------------------------------------------------------------------------

    def fixtures(self, blocks: int) -> Iterator[Fixture]:
        """The games of the first *blocks* blocks, in order."""
        for block, lineup in enumerate(self.lineups(blocks)):
            for rotation in range(self.seats):
                yield Fixture(block, rotation, lineup[rotation:] + lineup[:rotation])

    def lineups(self, blocks: int) -> list[Lineup]:
        """The lineup of each block, in a random order, so that nobody always acts after the same neighbour.

        A shorter contest has the first lineups of a longer one.
        """
        return [self._drawn(block, table) for block, table in enumerate(self._tables(blocks))]

    def _tables(self, blocks: int) -> list[Lineup]:
        numbers = {name: number for number, name in enumerate(self.contestants)}
        if self.kind == MATCH:
            return [tuple(numbers[name] for name in self.names)] * blocks
        return balanced_tables(len(self.names), self.seats, blocks, self.seed)

    def _drawn(self, block: int, table: Lineup) -> Lineup:
        return tuple(random.Random(f"order {self.seed} {block}").sample(table, len(table)))
