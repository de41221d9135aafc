"""`/api/catalogue`: everything that can be chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get

from folsom import __version__
from folsom.bots import DEFAULT_LEVEL, LEVELS
from folsom.games import GAMES, Game
from folsom.locale import FALLBACK, LANGUAGE_ALIASES, LANGUAGE_NAMES
from folsom.locale.speech import speech
from folsom.locale.things import level_about
from folsom.server.emotes import EMOTES
from folsom.server.wire.bodies import Catalogue, GameInfo, GameName, LanguageInfo, LevelInfo, OptionInfo
from folsom.server.wire.limits import LONGEST_CLOCK, SHORTEST_CLOCK

FIXED_OPTIONS = {"discreet"}  # on at every table, so that a quick choice gives nothing away


@get("/api/catalogue", tags=["tables"], sync_to_thread=False)
def catalogue() -> Catalogue:
    """Games with their options, characters and bots; the default level, clocks, emotes and languages."""
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    games = tuple(_game(key, GAMES[key]) for key in GAMES)
    return Catalogue(
        version=__version__,
        games=games,
        default_level=DEFAULT_LEVEL,
        emotes=EMOTES,
        languages=tuple(_language(code, name) for code, name in LANGUAGE_NAMES.items()),
        shortest_clock=SHORTEST_CLOCK,
        longest_clock=LONGEST_CLOCK,
    )


def _language(code: str, name: str) -> LanguageInfo:
    return LanguageInfo(code, name, tuple(alias for alias, meant in LANGUAGE_ALIASES.items() if meant == code))


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
            if option.name not in FIXED_OPTIONS
        ),
        levels=tuple(LevelInfo(level, level_about(speech(FALLBACK), key, level)) for level in LEVELS[key]),
    )


def _bandits(game: type[Game[Any, Any]], players: int) -> int:
    return len(game.make_table(players).as_dict()["characters"])
