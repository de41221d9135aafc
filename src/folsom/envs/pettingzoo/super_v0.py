"""Super for PettingZoo: agents plan at once, or are asked for their plans one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from folsom.envs.pettingzoo.aec import FolsomAECEnv
from folsom.envs.pettingzoo.making import metadata_of
from folsom.envs.pettingzoo.parallel import FolsomParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]

GAME = "super"
METADATA = metadata_of(GAME)


class raw_env(FolsomAECEnv):  # noqa: N801 # as PettingZoo's own environments call it
    """A table of Super; takes `players`, options and characters as `folsom.Super` does."""

    game_name = GAME
    metadata: ClassVar[dict[str, Any]] = METADATA


class parallel_env(FolsomParallelEnv):  # noqa: N801 # as PettingZoo's own environments call it
    """A table of Super whose agents plan at once."""

    game_name = GAME
    metadata: ClassVar[dict[str, Any]] = METADATA


def env(**settings: Any) -> Any:
    """A table of Super that raises an error if its methods are called in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**settings))
