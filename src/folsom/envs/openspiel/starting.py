"""Games that start in the middle: a position as a word that a parameter can hold."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

from folsom.envs.openspiel.package import pyspiel
from folsom.games import GAMES, Game, SetupError
from folsom.kernel.position import Position

SHORT_NAMES = {key: f"folsom_{key}" for key in GAMES}


def word_of(position: Position[Any, Any, Any]) -> str:
    """A position as a word."""
    return base64.urlsafe_b64encode(zlib.compress(position.pack())).decode().rstrip("=")


def position_in(game: type[Game[Any, Any]], word: str, players: int) -> Position[Any, Any, Any]:
    """The position that a word stands for; raises `SetupError` if a game can't start from it."""
    try:
        packed = zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
        position = game.position_type.unpack(packed)
    except (ValueError, binascii.Error, zlib.error):
        raise SetupError(f"start is no position of {game.name}: take what `starting_at` writes") from None
    if position.over:
        raise SetupError("start is the end of a game")
    if position.players != players:
        raise SetupError(f"start is a position of {position.players} players, not of {players}")
    return position


def starting_at(game: Game[Any, Any], **parameters: Any) -> Any:
    """An OpenSpiel game that starts from this game's current position. The position is all it knows of the past."""
    name = next(SHORT_NAMES[key] for key, kind in GAMES.items() if isinstance(game, kind))
    return pyspiel.load_game(name, {"players": game.players, "start": word_of(game.position), **parameters})
