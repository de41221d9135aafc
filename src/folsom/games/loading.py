"""Loading a saved game."""

from __future__ import annotations

import zlib
from typing import Any

from folsom.games.game import Game
from folsom.games.registry import GAMES
from folsom.games.saving import SAVE_FORMAT, BadSave, unpacked, unsealed


def load(data: bytes | str) -> Game[Any, Any]:
    """Load a saved game from bytes or JSON; raises `BadSave` with the reason if it can't."""
    try:
        saved = unpacked(data)
        return _game_of(saved).from_saved(unsealed(saved))
    except BadSave:
        raise
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadSave(f"this isn't a saved game, or it's damaged: {error}") from error


def _game_of(saved: dict[str, Any]) -> type[Game[Any, Any]]:
    game = next((game for game in GAMES.values() if game.name == saved["game"]), None)
    if saved["folsom"] != SAVE_FORMAT or game is None:
        raise BadSave(f"this is a save of {saved['game']!r}, format {saved['folsom']!r}, which this version can't load")
    return game
