"""Random tables and random play: what must hold in every game is tested on these.

A *herd* is many games side by side, of every kind of table, which step through the doors for many
games; as a numpy array, one check looks at all of them at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, TypeVar

import numpy as np

from folsom import Choice, Express
from folsom.express import doors
from folsom.express.components import CAR_NAMES, CHARACTER_NAMES, NEUTRAL_BULLETS, TEAM_PLAYERS
from folsom.express.house import Position
from folsom.express.state import State
from folsom.express.table import OPTIONS, PLAYERS, bandits_for, make_table
from folsom.kernel import MODE, Chance, Mode, Record, many, seed_chance, words, write
from folsom.kernel.log import Log
from folsom.kernel.truth import START

FEW_NEUTRALS = 3

TableChoices = dict[str, Any]
Array = Any  # of numpy: its types don't reach into records
R = TypeVar("R", bound=Record)


def count(compiled: int, interpreted: int) -> int:
    """How many to try: fewer where the rules run as plain Python."""
    return interpreted if MODE is Mode.INTERPRETED else compiled


# --- tables ----------------------------------------------------------------------------------


def every_table() -> list[TableChoices]:
    """Every number of players with every combination of options; two players are always experts (X11.1)."""
    values = [option.values for option in OPTIONS]
    names = [option.name for option in OPTIONS]
    tables: Iterator[TableChoices] = (
        {"players": players, **dict(zip(names, chosen, strict=True))}
        for players in PLAYERS
        for chosen in product(*values)
    )
    return [table for table in tables if table["players"] != TEAM_PLAYERS or table["expert"] == "on"]


def random_table(rng: random.Random) -> TableChoices:
    """A table of any kind, with some characters, cars and perhaps the first player chosen."""
    table = rng.choice(every_table())
    bandits = bandits_for(table["players"])
    table["characters"] = _some_names(rng, CHARACTER_NAMES, bandits)
    table["cars"] = _some_names(rng, CAR_NAMES[1:], bandits)
    table["first_player"] = rng.choice([None, rng.randrange(table["players"])])
    return table


def _some_names(rng: random.Random, names: tuple[str, ...], needed: int) -> list[str | None]:
    return [rng.choice([None, name]) for name in rng.sample(names, needed)]


# --- one game --------------------------------------------------------------------------------


def random_games(games: int) -> Iterator[tuple[Express, random.Random]]:
    """New games of random tables, each with the chance that its players play by."""
    for seed in range(games):
        rng = random.Random(seed)
        yield Express(seed=seed, **random_table(rng)), rng


def play_on(game: Express, rng: random.Random) -> Iterator[Choice]:
    """Random play to the end: each choice, before it is made."""
    while not game.over:
        choice = rng.choice(game.choices(rng.choice(game.to_act)))
        yield choice
        game.play(choice.seat, choice)


def short_of_neutrals(game: Express) -> Express:
    """The same game with most neutral bullets gone, so that they soon run out (X9.4)."""
    state = game.position.copy().state
    state.neutral, state.neutral_removed = FEW_NEUTRALS, NEUTRAL_BULLETS - FEW_NEUTRALS
    return Express.at(Position(state))


def eyes(game: Express) -> list[int | None]:
    """All who look: every seat, and a spectator."""
    return [*range(game.players), None]


# --- many games ------------------------------------------------------------------------------


def as_array(records: list[R], kind: type[R]) -> Array:
    """Records as one numpy array, whichever way the rules run."""
    array = np.zeros(len(records), kind.dtype())
    array[:] = [record.values() for record in records] if MODE is Mode.INTERPRETED else records
    return array


def dice_of(seed: int) -> list[Chance]:
    """Chance that is no game's own."""
    dice = many(Chance, 1)
    seed_chance(seed).write(dice, 0)
    return dice


class Herd:
    """Many games at once, *each* of every table, played at random step by step."""

    def __init__(self, tables: list[TableChoices], each: int, seed: int) -> None:
        self.size = len(tables) * each
        self.states = many(State, self.size)
        self.logs = many(Log, 1)
        self.dice = dice_of(seed)
        for index in range(self.size):
            chance = seed_chance(seed + index)
            make_table(**tables[index // each]).template(chance).write(self.states, index)
            doors.apply(self.states, index, 0, START, self.logs)
            if index % 2:
                self._take_neutrals(index)

    def _take_neutrals(self, index: int) -> None:
        """Most neutral bullets are gone, so that they run out in many games (X9.4)."""
        write(self.states, index, "neutral", FEW_NEUTRALS)
        write(self.states, index, "neutral_removed", NEUTRAL_BULLETS - FEW_NEUTRALS)

    def seats_and_choices(self) -> tuple[list[int], list[int]]:
        """The seat to act in every game, and the set of its choices, which is empty when the game is over."""
        seats, choices = words(self.size), words(self.size)
        doors.legal_many(self.states, seats, choices)
        return seats, choices

    def step(self) -> bool:
        """One random choice in every game that goes on; whether any did."""
        chosen = words(self.size)
        doors.choose_many(self.states, chosen, self.dice)
        doors.step_many(self.states, chosen, self.logs)
        return any(self.seats_and_choices()[1])

    def array(self) -> Array:
        """The truth of all games."""
        return as_array(self.states, State)


def a_herd() -> Herd:
    """Games of every table, or of each seventh where the rules run as plain Python."""
    return Herd(every_table()[:: count(1, 7)], count(8, 1), seed=1899)


def a_small_herd() -> Herd:
    """Games of tables of all kinds, for what costs much to check."""
    return Herd(every_table()[:: count(3, 61)], 1, seed=1899)
