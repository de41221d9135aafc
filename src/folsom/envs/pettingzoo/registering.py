"""PettingZoo's registry, which its older versions don't have."""

from __future__ import annotations

from types import ModuleType

import pettingzoo

MAKERS = {"aec": "env", "parallel": "parallel_env"}


def register(module: ModuleType) -> None:
    """Register a module's environments for `pettingzoo.make`, if this version of PettingZoo has it."""
    name = module.__name__.rpartition(".")[2]
    for kind, maker in MAKERS.items():
        if hasattr(pettingzoo, "register") and hasattr(module, maker):
            pettingzoo.register(kind, f"folsom/{name}", entry_point=f"{module.__name__}:{maker}")
