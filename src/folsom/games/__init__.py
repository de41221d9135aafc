"""The one public contract over all games: choices, views, events, results."""

from __future__ import annotations

from folsom.express.batch import ExpressBatch
from folsom.express.result import ExpressResult
from folsom.express.seen import ExpressView
from folsom.express.sight import ExpressSight
from folsom.games.batches import batch
from folsom.games.choices import Choice, IllegalChoice, Move
from folsom.games.events import Event, Round
from folsom.games.express import Express
from folsom.games.game import Game
from folsom.games.imagining import imagine
from folsom.games.loading import load
from folsom.games.registry import GAMES
from folsom.games.saving import BadSave
from folsom.games.superexpress import Super
from folsom.kernel.batch import Batch
from folsom.kernel.chance import SEED_BITS
from folsom.kernel.changes import Change
from folsom.kernel.dealing import SECRET_BYTES
from folsom.kernel.eye import Barred, Eye
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
from folsom.superexpress.batch import JointPlans, SuperBatch
from folsom.superexpress.result import SuperResult
from folsom.superexpress.seen import SuperView
from folsom.superexpress.sight import SuperSight

__all__ = [
    "GAMES",
    "SECRET_BYTES",
    "SEED_BITS",
    "BadSave",
    "Barred",
    "Batch",
    "Change",
    "Choice",
    "Event",
    "Express",
    "ExpressBatch",
    "ExpressResult",
    "ExpressSight",
    "ExpressView",
    "Eye",
    "Game",
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
    "SuperSight",
    "SuperView",
    "TwiceError",
    "UnknownError",
    "ValueOfOptionError",
    "batch",
    "imagine",
    "load",
]
