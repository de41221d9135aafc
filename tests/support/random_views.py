"""Views of random games at random moments, from every seat and for spectators."""

from __future__ import annotations

from itertools import islice
from typing import Any

from folsom.games import Game
from tests.support.random_games import play_on, random_games, viewers


def random_views(game: type[Game[Any, Any]], games: int, choices: int) -> list[Any]:
    """A view of each of `games` games of every kind, after fewer than `choices` choices."""
    views = []
    for played, rng in random_games(game, games):
        for _ in islice(play_on(played, rng), rng.randrange(choices)):
            pass
        views.append(played.view(rng.choice(viewers(played))))
    return views
