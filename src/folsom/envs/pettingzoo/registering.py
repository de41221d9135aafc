"""PettingZoo's registry, which its older versions don't have."""

from __future__ import annotations

from collections.abc import Sequence

import pettingzoo

MAKERS = {"aec": "env", "parallel": "parallel_env"}


def register(name: str, kinds: Sequence[str]) -> None:
    """Put an environment of this package where `pettingzoo.make` finds it, if there is such a thing."""
    if hasattr(pettingzoo, "register"):
        for kind in kinds:
            pettingzoo.register(kind, f"folsom/{name}", entry_point=f"{__package__}.{name}:{MAKERS[kind]}")
