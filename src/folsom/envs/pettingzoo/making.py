"""Environments of any game, by its name."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from folsom.envs.pettingzoo.aec import FolsomAECEnv
from folsom.envs.pettingzoo.agents import TableAgents
from folsom.envs.pettingzoo.parallel import FolsomParallelEnv
from folsom.envs.rendering import RENDER_MODES
from folsom.games import GAMES, SetupError, key_named

FRAMES = 1  # per second


def metadata_of(key: str, frames: int = FRAMES) -> dict[str, Any]:
    """The metadata of a game's environments, as PettingZoo expects it."""
    return {
        "name": f"{key}_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": GAMES[key].all_choose_at_once,
        "render_fps": frames,
    }


def _of_game(base: type[TableAgents], key: str) -> Any:
    """An environment's class for one game."""

    class GameEnv(base):  # type: ignore[valid-type,misc]  # one of the two
        game_name = key
        metadata: ClassVar[dict[str, Any]] = metadata_of(key)

    return GameEnv


def env(game: str, **settings: Any) -> Any:
    """A table whose agents act one after the other; calling its methods in the wrong order raises an error."""
    return OrderEnforcingWrapper(_of_game(FolsomAECEnv, key_named(game))(**settings))


def parallel_env(game: str, **settings: Any) -> Any:
    """A table whose agents all act at once; raises `SetupError` if the game isn't played that way."""
    key = key_named(game)
    if not GAMES[key].all_choose_at_once:
        raise SetupError(f"in {GAMES[key].name} agents act one after the other: use env")
    return _of_game(FolsomParallelEnv, key)(**settings)
