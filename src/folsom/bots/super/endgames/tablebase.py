"""The tablebase: what each endgame of a game of three is worth to each bandit left; made by the solver, and shipped.

Endgames of larger games are found in it, too, where their loot is of a class of the game of three.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from folsom.bots.super import entry_points
from folsom.bots.super.endgames.guests import guests
from folsom.bots.super.endgames.ledger import PLAYERS, Ledger, Matrix
from folsom.bots.super.endgames.lookup import Entry, key_of_stock
from folsom.bots.super.endgames.numbers import Numbers, cars_of, count_of
from folsom.bots.super.endgames.position import Order
from folsom.games import SuperView
from folsom.kernel import MODE, Chance, Mode, floats, many
from folsom.super.components import MIN_PLAYERS, SEATS
from folsom.super.state import State
from folsom.super.view_record import SuperViewRecord

SHIPPED = Path(__file__).with_name("tablebase.npz")
STEPS = 65535  # of a share, in 16 bits

Place = tuple[int, int]  # cars left, bandits left


@dataclass(frozen=True)
class Tablebase:
    """As compiled minds look things up in it: see `lookup`."""

    positions: list[Entry]
    stocks: list[Entry]
    worths: list[float]

    def shares(self, view: SuperView) -> list[float] | None:
        """Every seat's share of the first place, if all play on by the solution; None where it doesn't reach."""
        views, states, orders, dice = many(SuperViewRecord, 1), many(State, 1), many(Order, 1), many(Chance, 1)
        values = floats([0.0] * view.players)
        view.record.write(views, 0)
        known = entry_points.look_up_view(views, states, orders, self.positions, self.stocks, self.worths, dice, values)
        return [float(value) for value in values] if known and not view.over else None


EMPTY = Tablebase(many(Entry, 0), many(Entry, 0), floats([]))


@cache
def shipped() -> Tablebase:
    """The one that comes with the package."""
    with SHIPPED.open("rb") as file:
        return read_tablebase(file)


# --- precision -----------------------------------------------------------------------------------


def as_kept(shares: Matrix) -> Matrix:
    """Shares of the first place as they come out of the file again."""
    return _whole(_read_shares(_written_shares(shares)))


def _written_shares(shares: Matrix) -> npt.NDArray[Any]:
    """All but the last of each row, which makes one with the others: exact enough for duels, short for three."""
    kept = shares[:, :-1]
    return np.round(kept * STEPS).astype(np.uint16) if shares.shape[1] == PLAYERS else kept.astype(np.float32)


def _read_shares(kept: npt.NDArray[Any]) -> Matrix:
    return kept / STEPS if kept.dtype == np.uint16 else kept.astype(np.float64)


def _whole(kept: Matrix) -> Matrix:
    """Rows with the last share, too."""
    return np.column_stack([kept, 1.0 - kept.sum(axis=1)])


# --- writing -------------------------------------------------------------------------------------


def write_tablebase(file: IO[bytes], worths: dict[int, Matrix], ledger: Ledger) -> None:
    """Write the worths of every position, by class of loot and place in the order of play, and the classes."""
    numbers = sorted(worths)
    by_place = {place: [number for number in numbers if _place(number) == place] for place in _places(numbers)}
    shares = {
        _name(place): _written_shares(np.concatenate([worths[number] for number in members]))
        for place, members in by_place.items()
    }
    keys, classes = zip(*sorted(_stocks(ledger)), strict=True)
    np.savez_compressed(
        file,
        allow_pickle=False,
        numbers=np.array(numbers, np.int64),
        stocks=np.array(keys, np.int64),
        classes=np.array(classes, np.uint8),
        **shares,
    )


def _place(number: int) -> Place:
    return cars_of(number), count_of(number)


def _places(numbers: list[int]) -> list[Place]:
    return sorted({_place(number) for number in numbers})


def _name(place: Place) -> str:
    return f"cars{place[0]}left{place[1]}"


def _stocks(ledger: Ledger) -> Iterator[tuple[int, int]]:
    """Every stock's key, and its class, for every number of players."""
    for players in range(MIN_PLAYERS, SEATS + 1):
        of_players = ledger.classes if players == PLAYERS else guests(ledger, players)
        for (cars, count), classes in of_players.items():
            for stock, kind in classes.items():
                yield key_of_stock(players, cars, count, stock.number), kind


# --- reading -------------------------------------------------------------------------------------


def read_tablebase(file: IO[bytes]) -> Tablebase:
    """What `write_tablebase` has written."""
    with np.load(file, allow_pickle=False) as kept:
        numbers = kept["numbers"]
        places = _places(numbers.tolist())
        shares = [_whole(_read_shares(kept[_name(place)])) for place in places]
        stocks = _entries(kept["stocks"], kept["classes"])
    starts = _starts(numbers, places, [rows.size for rows in shares])
    return Tablebase(_entries(numbers, starts), stocks, floats(np.concatenate([rows.reshape(-1) for rows in shares])))


def _starts(numbers: Numbers, places: list[Place], sizes: list[int]) -> Numbers:
    """Where the worths of each position begin: those of one place lie together, all of one length."""
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
