"""PettingZoo's registry, which its older versions don't have."""

from __future__ import annotations

from types import ModuleType

import pettingzoo

MAKERS = {"aec": "env", "parallel": "parallel_env"}


def register(module: ModuleType) -> None:
    """Put the environments of a module where `pettingzoo.make` finds them, if there is such a thing."""
    name = module.__name__.rpartition(".")[2]
    for kind, maker in MAKERS.items():
        if hasattr(pettingzoo, "register") and hasattr(module, maker):
            pettingzoo.register(kind, f"folsom/{name}", entry_point=f"{module.__name__}:{maker}")
