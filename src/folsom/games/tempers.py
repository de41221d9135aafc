"""The tempers of a game's characters, where it has some."""

from __future__ import annotations

from folsom.games.registry import PLUGINS
from folsom.kernel.tempers import Occasion, Temper, Tempers

__all__ = ["Occasion", "Temper", "Tempers", "tempers_of"]


def tempers_of(key: str) -> Tempers | None:
    """The tempers of the game of this key; None if its characters have none."""
    found: Tempers | None = PLUGINS[key].load("tempers")
    return found
