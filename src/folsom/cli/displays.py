"""The displays of all games, for playing and for replays."""

from __future__ import annotations

from typing import Any

from folsom.cli.display import Display
from folsom.cli.express.display import ExpressDisplay
from folsom.cli.express.replay_display import ExpressReplayDisplay
from folsom.cli.game_names import AnyGame
from folsom.cli.replay_display import ReplayDisplay
from folsom.cli.super.display import SuperDisplay
from folsom.cli.super.replay_display import SuperReplayDisplay
from folsom.games import Express, Super

AnyDisplay = Display[Any, Any]
AnyReplayDisplay = ReplayDisplay[Any, Any]

DISPLAYS: dict[type[AnyGame], AnyDisplay] = {Express: ExpressDisplay(), Super: SuperDisplay()}
REPLAY_DISPLAYS: dict[type[AnyGame], AnyReplayDisplay] = {Express: ExpressReplayDisplay(), Super: SuperReplayDisplay()}


def display_of(game: AnyGame) -> AnyDisplay:
    """The display for playing a game."""
    return DISPLAYS[type(game)]


def replay_display_of(game: AnyGame) -> AnyReplayDisplay:
    """The display for replaying a game."""
    return REPLAY_DISPLAYS[type(game)]
