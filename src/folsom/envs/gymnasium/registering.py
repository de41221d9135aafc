"""Gymnasium's registry."""

from __future__ import annotations

import gymnasium


def register(name: str, game: str) -> None:
    """Register a game for `gymnasium.make` and `gymnasium.make_vec`."""
    one, many = f"{__package__}:AgainstBots", f"{__package__}:FolsomVectorEnv"
    by_the_clock = True  # opponents with a time limit may choose differently on the same seed
    gymnasium.register(name, one, nondeterministic=by_the_clock, vector_entry_point=many, kwargs={"game": game})
