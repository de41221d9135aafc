"""The names of the games on a command line."""

from __future__ import annotations

from typing import Any

from folsom.cli.failure import Failure
from folsom.games import GAMES, Game, SetupError, key_named

AnyGame = Game[Any, Any]
GAME_NAMES = " or ".join(GAMES)  # as a help text says them


def game_named(word: str) -> type[AnyGame]:
    """The game that a word on the command line names; raises `Failure` with the names of all games."""
    try:
        return GAMES[key_named(word)]
    except SetupError as error:
        raise Failure(str(error)) from None


def key_of(game: type[AnyGame]) -> str:
    """The key of a game in `GAMES`."""
    return next(key for key, known in GAMES.items() if known is game)
