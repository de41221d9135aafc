"""Both games for Gymnasium: one seat is the learner's, the others are played by bots, by chance or by a policy."""

from folsom.envs.extras import import_extra

import_extra("gymnasium", "envs")

from folsom.envs.gymnasium.against_bots import AgainstBots  # noqa: E402 # once it is known to be there
from folsom.envs.gymnasium.registering import register  # noqa: E402
from folsom.envs.gymnasium.vector_env import FolsomVectorEnv  # noqa: E402

register("folsom/Express-v0", "express")
register("folsom/Super-v0", "super")

__all__ = ["AgainstBots", "FolsomVectorEnv"]
