"""The games by the words that name them on a command line."""

from __future__ import annotations

from typing import Any

from folsom.cli.failure import Failure
from folsom.games import GAMES, Game

AnyGame = Game[Any, Any]
NAMES = " or ".join(GAMES)  # as a help text says them


def game_named(word: str) -> type[AnyGame]:
    """The game that a word means, by its key or its name, in any case; raises `Failure` with those there are."""
    said = word.casefold()
    found = next((game for key, game in GAMES.items() if said in {key, game.name.casefold()}), None)
    if found is None:
        raise Failure(f"there is no game {word!r}; there are {', '.join(GAMES)}")
    return found


def key_of(game: type[AnyGame]) -> str:
    """The word by which programs know a game."""
    return next(key for key, known in GAMES.items() if known is game)
