"""Gymnasium's registry."""

from __future__ import annotations

import gymnasium


def register(name: str, game: str) -> None:
    """Put a game where `gymnasium.make` and `gymnasium.make_vec` find it."""
    one, many = f"{__package__}:AgainstBots", f"{__package__}:FolsomVectorEnv"
    by_the_clock = True  # some opponents think for a time, so that a seed doesn't settle what they choose
    gymnasium.register(name, one, nondeterministic=by_the_clock, vector_entry_point=many, kwargs={"game": game})
