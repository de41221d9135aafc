"""Many games of one table at once."""

from __future__ import annotations

from typing import Any, Literal, overload

from folsom.express.batch import ExpressBatch
from folsom.games.checks import checked_seed
from folsom.games.registry import GAMES, key_named
from folsom.kernel.batch import Batch
from folsom.super.batch import SuperBatch


@overload
def batch(
    count: int, players: int | None = None, *, seed: int = 0, game: Literal["express"] = "express", **table: Any
) -> ExpressBatch: ...
@overload
def batch(
    count: int, players: int | None = None, *, seed: int = 0, game: Literal["super"], **table: Any
) -> SuperBatch: ...
def batch(count: int, players: int | None = None, *, seed: int = 0, game: str = "express", **table: Any) -> Batch[Any]:
    """Many games of one table at once, in arrays; the arguments for the table are those of the game's class."""
    chosen = GAMES[key_named(game)]
    return chosen.batch_type(chosen.make_table(players, **table), count, checked_seed(seed))
