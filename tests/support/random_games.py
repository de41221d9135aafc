"""Random tables and random play, of any game: what must hold in every game is tested on these."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count as count_up
from itertools import product
from typing import Any, TypeVar

import numpy as np

from folsom import Choice, Game, SetupError
from folsom.kernel import MODE, Chance, Mode, Record, many, seed_chance
from folsom.kernel.dealing import SECRET_BYTES
from folsom.kernel.events import LogEntry
from folsom.kernel.log import Log
from folsom.kernel.position import Position
from folsom.kernel.state import START

AnyGame = Game[Any, Any]
AnyPosition = Position[Any, Any, Any]
View = int | None  # a seat's, or a spectator's
TableChoices = dict[str, Any]
Array = Any  # of numpy: its types don't reach into records
G = TypeVar("G", bound=AnyGame)


def count(compiled: int, interpreted: int) -> int:
    """How many to try: fewer where the rules run as plain Python."""
    return interpreted if MODE is Mode.INTERPRETED else compiled


# --- tables ----------------------------------------------------------------------------------


@cache
def every_table(game: type[AnyGame]) -> list[TableChoices]:
    """Every number of players with every combination of options that the game allows."""
    names = [option.name for option in game.options]
    tables = (
        {"players": players, **dict(zip(names, chosen, strict=True))}
        for players in game.players_range
        for chosen in product(*(option.values for option in game.options))
    )
    return [table for table in tables if _is_allowed(game, table)]


def _is_allowed(game: type[AnyGame], table: TableChoices) -> bool:
    try:
        game.make_table(**table)
    except SetupError:
        return False
    return True


def random_table(game: type[AnyGame], rng: random.Random) -> TableChoices:
    """A table of any kind, with some characters, cars and perhaps the first player chosen."""
    table = dict(rng.choice(every_table(game)))
    left_to_chance = game.make_table(**table).as_dict()
    for row, names in (("characters", game.character_names), ("cars", game.car_names)):
        if names:
            table[row] = _some_names(rng, names, len(left_to_chance[row]))
    if game.has_first_player:
        table["first_player"] = rng.choice([None, rng.randrange(table["players"])])
    return table


def _some_names(rng: random.Random, names: tuple[str, ...], needed: int) -> list[str | None]:
    return [rng.choice([None, name]) for name in rng.sample(names, needed)]


# --- one game --------------------------------------------------------------------------------


def random_games(game: type[G], games: int) -> Iterator[tuple[G, random.Random]]:
    """New games of random tables, each with the chance that its players play by; every third is dealt from a secret."""
    for number in range(games):
        rng = random.Random(number)
        table = game.make_table(**random_table(game, rng))
        yield _dealt(game, table, number), rng


def _dealt(game: type[G], table: Any, number: int) -> G:
    return game.of(table, secret=secret_numbered(number)) if number % 3 == 1 else game.of(table, number)


def secret_numbered(number: int) -> bytes:
    """A secret for tests."""
    return random.Random(number).randbytes(SECRET_BYTES)


def is_discreet(game: AnyGame) -> bool:
    """Whether a seat is asked even where it has one option, if others can't know that."""
    return bool(game.view().options.get("discreet") == "on")


def play_on(game: AnyGame, rng: random.Random) -> Iterator[Choice]:
    """Random play to the end: each choice, before it is made. Whoever may think again sometimes does."""
    while not game.over:
        choice = rng.choice(game.choices(rng.choice(choosers(game.position))))
        yield choice
        game.play(choice.seat, choice)


def played_out(game: G, rng: random.Random) -> G:
    """The same game, played at random to its end."""
    for _ in play_on(game, rng):
        pass
    return game


def after(game: AnyGame, seat: int, choice: Choice | str | int) -> bytes:
    """The position that a choice leads to, packed; the game itself stays."""
    other = type(game).at(game.position.copy())
    other.play(seat, choice)
    return other.position.pack()


def choosers(position: AnyPosition) -> list[int]:
    """The seats that have choices: those to act, and those that may think again."""
    return [seat for seat in range(position.players) if position.legal(seat)]


def random_steps(game: type[AnyGame], seed: int) -> Iterator[tuple[AnyPosition, list[LogEntry]]]:
    """A random game of a random table: its position at every decision, and what was logged on the way there."""
    rng = random.Random(seed)
    position = game.position_type(game.make_table(**random_table(game, rng)).template(seed_chance(seed)))
    yield position, position.apply(0, START)
    while not position.over:
        seat = rng.choice(choosers(position))
        yield position, position.apply(seat, rng.choice(position.legal(seat)))


def viewers(game: AnyGame) -> list[View]:
    """All who look: every seat, and a spectator."""
    return [*range(game.players), None]


def viewers_in_turn(game: AnyGame) -> Iterator[View]:
    """One eye after the other, for ever."""
    return (viewers(game)[number % (game.players + 1)] for number in count_up())


# --- many games ------------------------------------------------------------------------------


def as_array(records: Any, kind: type[Record]) -> Array:
    """Records, or twins of them, as one numpy array."""
    array = np.zeros(len(records), kind.dtype())
    array[:] = records if isinstance(records, np.ndarray) else [record.values() for record in records]
    return array


def dice_of(seed: int) -> list[Chance]:
    """Chance that is no game's own."""
    dice = many(Chance, 1)
    seed_chance(seed).write(dice, 0)
    return dice


def begun(game: type[AnyGame], games: int, **table: Any) -> list[Any]:
    """The states of that many games of one table at their first decision."""
    position = game.position_type
    template, states = many(position.state_type, 1), many(position.state_type, games)
    game.make_table(**table).template(seed_chance(0)).write(template, 0)
    position.entry_points.new_many(states, template, many(Log, 1), dice_of(1899))
    return states
