"""The displays of all games, for playing and for replays."""

from __future__ import annotations

from functools import cache
from typing import Any

from folsom.cli.display import Display
from folsom.cli.game_names import AnyGame
from folsom.cli.plain_display import PlainDisplay, PlainReplayDisplay
from folsom.cli.replay_display import ReplayDisplay
from folsom.games import GamePlugin, plugin_of

AnyDisplay = Display[Any, Any]
AnyReplayDisplay = ReplayDisplay[Any, Any]


def display_type(plugin: GamePlugin) -> type[AnyDisplay]:
    """The class of a game's display."""
    return plugin.load("display") or PlainDisplay


@cache
def _display(plugin: GamePlugin) -> AnyDisplay:
    return display_type(plugin)()


@cache
def _replay_display(plugin: GamePlugin) -> AnyReplayDisplay:
    made: AnyReplayDisplay = (plugin.load("replay_display") or PlainReplayDisplay)()
    return made


def display_of(game: AnyGame) -> AnyDisplay:
    """The display for playing a game."""
    return _display(plugin_of(game))


def replay_display_of(game: AnyGame) -> AnyReplayDisplay:
    """The display for replaying a game."""
    return _replay_display(plugin_of(game))
