"""Express for PettingZoo: agents act in turn."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from folsom.envs.pettingzoo.aec import FolsomAECEnv
from folsom.envs.pettingzoo.making import metadata_of

__all__ = ["env", "raw_env"]


class raw_env(FolsomAECEnv):  # noqa: N801 # as PettingZoo's own environments call it
    """A table of Express; takes `players`, options and characters as `folsom.Express` does."""

    game_name = "express"
    metadata: ClassVar[dict[str, Any]] = metadata_of("express", frames=2)


def env(**settings: Any) -> Any:
    """A table of Express that raises an error if its methods are called in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**settings))
