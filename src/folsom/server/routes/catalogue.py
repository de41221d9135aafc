"""`/api/catalogue`: everything that can be chosen for a table."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from litestar import get

from folsom import __version__
from folsom.bots import LEVELS
from folsom.games import GAMES, Game
from folsom.locale import LANGUAGES
from folsom.server.emotes import EMOTES
from folsom.server.wire.bodies import Catalogue, GameInfo, GameName, LevelInfo, OptionInfo
from folsom.server.wire.limits import LONGEST_CLOCK, SHORTEST_CLOCK

NOT_OFFERED = {"discreet"}  # every table is: nobody learns from an instant answer


@get("/api/catalogue", tags=["tables"], sync_to_thread=False)
def catalogue() -> Catalogue:
    """Games with their options, characters and bots; clocks, gestures and languages."""
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    games = tuple(_game(key, GAMES[key]) for key in get_args(GameName))
    return Catalogue(__version__, games, EMOTES, LANGUAGES, SHORTEST_CLOCK, LONGEST_CLOCK)


def _game(key: GameName, game: type[Game[Any, Any]]) -> GameInfo:
    return GameInfo(
        game=key,
        title=game.name,
        players=tuple(game.players_range),
        usual_players=game.usual_players,
        characters=game.character_names,
        bandits={players: _bandits(game, players) for players in game.players_range},
        options=tuple(
            OptionInfo(option.name, option.values, option.about)
            for option in game.options
            if option.name not in NOT_OFFERED
        ),
        levels=tuple(LevelInfo(level.name, level.words) for level in LEVELS[key].values()),
    )


def _bandits(game: type[Game[Any, Any]], players: int) -> int:
    return len(game.make_table(players).as_dict()["characters"])
