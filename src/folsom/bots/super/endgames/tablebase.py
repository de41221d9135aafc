"""The tablebase: the values of each endgame of a game of three, made by the solver and shipped with the package.

Endgames of larger games are found in it too, if their loot has a class in the game of three.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from folsom.bots.super import entry_points
from folsom.bots.super.endgames.larger_games import classes_in_larger_game
from folsom.bots.super.endgames.lookup import Entry, Tablebase, key_of_loot
from folsom.bots.super.endgames.loot_classes import PLAYERS, LootClasses, Matrix
from folsom.bots.super.endgames.position_numbers import Numbers, cars_of, count_of
from folsom.bots.super.workspace import Workspace
from folsom.games import SuperView
from folsom.kernel import MODE, Mode, floats, many, read
from folsom.super.components import MIN_PLAYERS, SEATS
from folsom.super.state import State
from folsom.super.view_record import SuperViewRecord

SHIPPED = Path(__file__).with_name("tablebase.npz")
LOOT_KEYS = "stocks"  # what the file calls them
SHARE_STEPS = 65535  # of the first place, in 16 bits

Place = tuple[int, int]  # cars left, bandits left


EMPTY = Tablebase(many(Entry, 0), many(Entry, 0), floats([]))


def solved_shares(tablebase: Tablebase, view: SuperView) -> list[float] | None:
    """Every seat's share of the first place if all seats follow the solution; None if the position isn't solved."""
    workspaces, views, states = many(Workspace, 1), many(SuperViewRecord, 1), many(State, 1)
    view.record.write(views, 0)
    known = entry_points.look_up_view(workspaces, views, states, tablebase)
    values = read(workspaces, 0, "seat_values")
    return [float(value) for value in values[: view.players]] if known and not view.over else None


@cache
def shipped() -> Tablebase:
    """The tablebase that comes with the package."""
    with SHIPPED.open("rb") as file:
        return read_tablebase(file)


# --- precision -----------------------------------------------------------------------------------


def as_stored(shares: Matrix) -> Matrix:
    """Shares of the first place, rounded as the file stores them."""
    return _whole(_read_shares(_written_shares(shares)))


def _written_shares(shares: Matrix) -> npt.NDArray[Any]:
    """All but the last share of each row, as rows sum to 1: 32-bit floats for duels, 16-bit steps for three."""
    kept = shares[:, :-1]
    return np.round(kept * SHARE_STEPS).astype(np.uint16) if shares.shape[1] == PLAYERS else kept.astype(np.float32)


def _read_shares(kept: npt.NDArray[Any]) -> Matrix:
    return kept / SHARE_STEPS if kept.dtype == np.uint16 else kept.astype(np.float64)


def _whole(kept: Matrix) -> Matrix:
    """Rows with the last share restored."""
    return np.column_stack([kept, 1.0 - kept.sum(axis=1)])


# --- writing -------------------------------------------------------------------------------------


def write_tablebase(file: IO[bytes], values: dict[int, Matrix], loot_classes: LootClasses) -> None:
    """Write the values of every position, by class of loot and place in the order of play, and the classes."""
    numbers = sorted(values)
    by_place = {place: [number for number in numbers if _place(number) == place] for place in _places(numbers)}
    shares = {
        _name(place): _written_shares(np.concatenate([values[number] for number in members]))
        for place, members in by_place.items()
    }
    keys, classes = zip(*sorted(_loot_keys(loot_classes)), strict=True)
    np.savez_compressed(
        file,
        allow_pickle=False,
        numbers=np.array(numbers, np.int64),
        classes=np.array(classes, np.uint8),
        **{LOOT_KEYS: np.array(keys, np.int64)},
        **shares,
    )


def _place(number: int) -> Place:
    return cars_of(number), count_of(number)


def _places(numbers: list[int]) -> list[Place]:
    return sorted({_place(number) for number in numbers})


def _name(place: Place) -> str:
    return f"cars{place[0]}left{place[1]}"


def _loot_keys(loot_classes: LootClasses) -> Iterator[tuple[int, int]]:
    """Every loot key with its class, for every number of players."""
    for players in range(MIN_PLAYERS, SEATS + 1):
        of_players = loot_classes.classes if players == PLAYERS else classes_in_larger_game(loot_classes, players)
        for (cars, count), classes in of_players.items():
            for loot, kind in classes.items():
                yield key_of_loot(players, cars, count, loot.number), kind


# --- reading -------------------------------------------------------------------------------------


def read_tablebase(file: IO[bytes]) -> Tablebase:
    """Read what `write_tablebase` has written."""
    with np.load(file, allow_pickle=False) as kept:
        numbers = kept["numbers"]
        places = _places(numbers.tolist())
        shares = [_whole(_read_shares(kept[_name(place)])) for place in places]
        loot_classes = _entries(kept[LOOT_KEYS], kept["classes"])
    starts = _starts(numbers, places, [rows.size for rows in shares])
    values = floats(np.concatenate([rows.reshape(-1) for rows in shares]))
    return Tablebase(_entries(numbers, starts), loot_classes, values)


def _starts(numbers: Numbers, places: list[Place], sizes: list[int]) -> Numbers:
    """Where the values of each position begin: positions with the same cars and bandits have the same number."""
    members = [sum(_place(number) == place for number in numbers.tolist()) for place in places]
    lengths = np.repeat([size // count for size, count in zip(sizes, members, strict=True)], members)
    return np.concatenate([[0], np.cumsum(lengths)[:-1]])


def _entries(keys: Numbers, values: npt.NDArray[Any]) -> list[Entry]:
    entries: Any = many(Entry, len(keys))
    if MODE is Mode.INTERPRETED:
        for entry, key, value in zip(entries, keys.tolist(), values.tolist(), strict=True):
            entry.key, entry.value = key, value
    else:
        entries["key"], entries["value"] = keys, values
    made: list[Entry] = entries
    return made
