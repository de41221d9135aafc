"""All games by their keys: the only place that lists them."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import entry_points
from typing import Any, TypeVar

from folsom.games.express import EXPRESS
from folsom.games.game import Game
from folsom.games.plugin import GamePlugin
from folsom.games.super import SUPER
from folsom.kernel.options import SetupError

BUILT_IN = (EXPRESS, SUPER)
ENTRY_POINT_GROUP = "folsom.games"

T = TypeVar("T")


def _from_packages() -> Iterator[GamePlugin]:
    """The games that installed packages add; one that can't be loaded is left out with a warning."""
    taken = {key for plugin in BUILT_IN for key in (plugin.key, *plugin.former_keys)}
    for offered in sorted(entry_points(group=ENTRY_POINT_GROUP)):
        try:
            plugin = offered.load()
            if not isinstance(plugin, GamePlugin) or not issubclass(plugin.kind, Game):
                raise TypeError("it isn't a GamePlugin of a Game")
            if plugin.key in taken:
                raise ValueError(f"there is already a game {plugin.key!r}")
        except Exception as error:  # somebody else's module may raise anything when it is imported
            warnings.warn(f"left out the game {offered.value}: {error}", stacklevel=2)
        else:
            taken.add(plugin.key)
            yield plugin


class FoundLater(Mapping[str, T]):
    """A mapping that is filled at first use: a game's module imports this package before its class exists."""

    def __init__(self, find: Callable[[], dict[str, T]]) -> None:
        self._find = find

    @cached_property
    def _found(self) -> dict[str, T]:
        return self._find()

    def __getitem__(self, key: str) -> T:
        return self._found[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


PLUGINS = FoundLater(lambda: {plugin.key: plugin for plugin in (*BUILT_IN, *_from_packages())})
GAMES: Mapping[str, type[Game[Any, Any]]] = FoundLater(lambda: {key: plugin.kind for key, plugin in PLUGINS.items()})
DEFAULT_GAME = BUILT_IN[0].key  # if none is named


def current_key(key: str) -> str:
    """The current key for a current or former one; an unknown key is returned unchanged."""
    return next((plugin.key for plugin in PLUGINS.values() if key in plugin.former_keys), key)


def key_named(name: str) -> str:
    """The key in `GAMES` for a key, former key or name, in upper or lower case; raises `SetupError` if unknown."""
    said = current_key(name.casefold())
    found = next((key for key, game in GAMES.items() if said in {key, game.name.casefold()}), None)
    if found is None:
        raise SetupError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return found


def plugin_of(game: Game[Any, Any] | type[Game[Any, Any]]) -> GamePlugin:
    """The plug-in of a game, or of its class."""
    kind = game if isinstance(game, type) else type(game)
    return next(plugin for key, plugin in PLUGINS.items() if GAMES[key] is kind)
