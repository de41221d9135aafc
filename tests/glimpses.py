"""Random games, looked at at random moments."""

from __future__ import annotations

from itertools import islice
from typing import Any

from folsom.games import Game
from tests.random_games import eyes, play_on, random_games


def glimpses(game: type[Game[Any, Any]], games: int, choices: int) -> list[Any]:
    """A view of each of so many games, of every kind, after fewer than so many choices: a seat's or a spectator's."""
    views = []
    for played, rng in random_games(game, games):
        for _ in islice(play_on(played, rng), rng.randrange(choices)):
            pass
        views.append(played.view(rng.choice(eyes(played))))
    return views
