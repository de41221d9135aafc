"""Environments for reinforcement learning: observations, actions and rewards in numbers.

Whatever needs another package is in its own module, behind an extra: `folsom.envs.pettingzoo`,
`folsom.envs.gymnasium` and `folsom.envs.openspiel`.
"""

from folsom.envs.batch import EnvBatch
from folsom.envs.batches import batch
from folsom.envs.encoding import Encoding
from folsom.envs.encodings import ENCODINGS
from folsom.envs.express.batch import ExpressEnvBatch
from folsom.envs.extras import MissingExtra
from folsom.envs.layout import LayoutPart, ObservationLayout
from folsom.envs.rewards import REWARDS
from folsom.envs.super.batch import SuperEnvBatch

__all__ = [
    "ENCODINGS",
    "REWARDS",
    "Encoding",
    "EnvBatch",
    "ExpressEnvBatch",
    "LayoutPart",
    "MissingExtra",
    "ObservationLayout",
    "SuperEnvBatch",
    "batch",
]
