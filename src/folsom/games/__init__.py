"""The public API that all games share: choices, views, events, results."""

from __future__ import annotations

from folsom.express.batch import ExpressBatch
from folsom.express.result import ExpressResult
from folsom.express.view import ExpressView
from folsom.games.batches import batch
from folsom.games.choices import Choice, IllegalChoice, Move
from folsom.games.events import Event, Round
from folsom.games.express import Express
from folsom.games.game import Game
from folsom.games.imagining import imagine
from folsom.games.loading import load
from folsom.games.plugin import BadPlugin, GamePlugin
from folsom.games.registry import BUILT_IN, DEFAULT_GAME, GAMES, PLUGINS, current_key, key_named, plugin_of
from folsom.games.rewinding import choices_before_last, choices_made, entries_before_round, has_chosen, rewound
from folsom.games.saving import BadSave
from folsom.games.super import Super
from folsom.kernel.batch import Batch
from folsom.kernel.chance import SEED_BITS
from folsom.kernel.dealing import SECRET_BYTES
from folsom.kernel.options import (
    NumberError,
    Option,
    PlayersError,
    SetupError,
    TwiceError,
    UnknownError,
    ValueOfOptionError,
)
from folsom.kernel.result import Result
from folsom.kernel.view import View, WhyNot
from folsom.kernel.view_diff import Change
from folsom.super.batch import JointPlans, SuperBatch
from folsom.super.result import SuperResult
from folsom.super.view import SuperView

__all__ = [
    "BUILT_IN",
    "DEFAULT_GAME",
    "GAMES",
    "PLUGINS",
    "SECRET_BYTES",
    "SEED_BITS",
    "BadPlugin",
    "BadSave",
    "Batch",
    "Change",
    "Choice",
    "Event",
    "Express",
    "ExpressBatch",
    "ExpressResult",
    "ExpressView",
    "Game",
    "GamePlugin",
    "IllegalChoice",
    "JointPlans",
    "Move",
    "NumberError",
    "Option",
    "PlayersError",
    "Result",
    "Round",
    "SetupError",
    "Super",
    "SuperBatch",
    "SuperResult",
    "SuperView",
    "TwiceError",
    "UnknownError",
    "ValueOfOptionError",
    "View",
    "WhyNot",
    "batch",
    "choices_before_last",
    "choices_made",
    "current_key",
    "entries_before_round",
    "has_chosen",
    "imagine",
    "key_named",
    "load",
    "plugin_of",
    "rewound",
]
