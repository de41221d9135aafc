"""Many games of one table at once, for learners."""

from __future__ import annotations

from typing import Any, Literal, overload

from folsom.envs.batch import EnvBatch
from folsom.envs.express.batch import ExpressEnvBatch
from folsom.envs.super.batch import SuperEnvBatch
from folsom.games import GAMES, key_named

BATCHES: dict[str, type[EnvBatch]] = {"express": ExpressEnvBatch, "super": SuperEnvBatch}


@overload
def batch(game: Literal["express"], count: int, players: int | None = None, **settings: Any) -> ExpressEnvBatch: ...
@overload
def batch(game: Literal["super"], count: int, players: int | None = None, **settings: Any) -> SuperEnvBatch: ...
@overload
def batch(game: str, count: int, players: int | None = None, **settings: Any) -> EnvBatch: ...
def batch(
    game: str,
    count: int,
    players: int | None = None,
    *,
    seed: int = 0,
    reward: str = "win",
    observe: bool = True,
    auto_reset: bool = True,
    threads: int = 1,
    **table: Any,
) -> EnvBatch:
    """Many games of one table, which is named as the game's class takes it."""
    key = key_named(game)
    set_up = GAMES[key].make_table(players, **table)
    ways: dict[str, Any] = {
        "seed": seed,
        "reward": reward,
        "observe": observe,
        "auto_reset": auto_reset,
        "threads": threads,
    }
    return BATCHES[key](set_up, count, **ways)
