"""All games, by the names that programs call them."""

from __future__ import annotations

from typing import Any

from folsom.games.express import Express
from folsom.games.game import Game
from folsom.games.super import Super
from folsom.kernel.options import SetupError

GAMES: dict[str, type[Game[Any, Any]]] = {"express": Express, "super": Super}
FORMER_KEYS = {"superexpress": "super"}  # what commands, programs and files written before call a game


def current_key(key: str) -> str:
    """Today's key for a key of any version; an unknown key stays as it is."""
    return FORMER_KEYS.get(key, key)


def key_named(name: str) -> str:
    """The key in `GAMES` of a game named by its key, a former key or its name, in any case; raises `SetupError`."""
    said = current_key(name.casefold())
    found = next((key for key, game in GAMES.items() if said in {key, game.name.casefold()}), None)
    if found is None:
        raise SetupError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return found
