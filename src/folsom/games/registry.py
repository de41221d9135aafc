"""All games, by the names that programs call them."""

from __future__ import annotations

from typing import Any

from folsom.games.express import Express
from folsom.games.game import Game
from folsom.games.super import Super

GAMES: dict[str, type[Game[Any, Any]]] = {"express": Express, "super": Super}
