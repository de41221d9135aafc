"""The games in the terminal: how each is played there, and how it is shown again."""

from __future__ import annotations

from typing import Any

from folsom.cli.express.reel import ExpressReel
from folsom.cli.express.stage import ExpressStage
from folsom.cli.game_names import AnyGame
from folsom.cli.reel import Reel
from folsom.cli.stage import Stage
from folsom.cli.super.reel import SuperReel
from folsom.cli.super.stage import SuperStage
from folsom.games import Express, Super

AnyStage = Stage[Any, Any]
AnyReel = Reel[Any, Any]

STAGES: dict[type[AnyGame], AnyStage] = {Express: ExpressStage(), Super: SuperStage()}
REELS: dict[type[AnyGame], AnyReel] = {Express: ExpressReel(), Super: SuperReel()}


def stage_of(game: AnyGame) -> AnyStage:
    """How a game is played in the terminal."""
    return STAGES[type(game)]


def reel_of(game: AnyGame) -> AnyReel:
    """How a game is shown again."""
    return REELS[type(game)]
