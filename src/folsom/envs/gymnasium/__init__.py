"""Both games for Gymnasium: one seat is the learner's, the others are played by bots, by chance or by a policy."""

from folsom.envs.missing import needed

needed("gymnasium", "envs")

from folsom.envs.gymnasium.against_bots import AgainstBots  # noqa: E402 # once it is known to be there
from folsom.envs.gymnasium.many import ManyTables  # noqa: E402
from folsom.envs.gymnasium.registering import register  # noqa: E402

register("folsom/Express-v0", "express")
register("folsom/Super-v0", "super")

__all__ = ["AgainstBots", "ManyTables"]
