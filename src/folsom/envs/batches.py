"""Many games of one table at once, for learners."""

from __future__ import annotations

from typing import Any, Literal, overload

from folsom.envs.batch import EnvBatch
from folsom.envs.express.batch import ExpressEnvBatch
from folsom.envs.super.batch import SuperEnvBatch
from folsom.games import GAMES, PLUGINS, SetupError, key_named


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
    """Many games of one table; takes `players`, options and characters as the game's class does."""
    key = key_named(game)
    set_up = GAMES[key].make_table(players, **table)
    ways: dict[str, Any] = {
        "seed": seed,
        "reward": reward,
        "observe": observe,
        "auto_reset": auto_reset,
        "threads": threads,
    }
    made: EnvBatch = own_part(key, "env_batch")(set_up, count, **ways)
    return made


def own_part(key: str, part: str) -> Any:
    """A part that a game needs for batched environments; raises `SetupError` if the game doesn't have it."""
    found = PLUGINS[key].load(part)
    if found is None:
        raise SetupError(f"{GAMES[key].name} has no compiled environments: use one table at a time")
    return found
