"""Positions of Super for tests of its minds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from folsom import Super


def random_positions(games: int, players: int = 3) -> Iterator[Super]:
    """Every round-start position of some games of random plans, without extensions."""
    for seed in range(games):
        game, rng = Super(players, seed=seed), random.Random(seed)
        while not game.over:
            yield game.copy()
            for seat in game.to_act:
                game.play(seat, rng.choice(game.choices(seat)))
