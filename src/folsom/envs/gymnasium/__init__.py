"""All games for Gymnasium: the learner has one seat; bots, chance or a policy play the others."""

from folsom.envs.extras import import_extra

import_extra("gymnasium", "envs")

from folsom.envs.gymnasium.against_bots import AgainstBots  # noqa: E402 # once it's known to be installed
from folsom.envs.gymnasium.registering import register  # noqa: E402
from folsom.envs.gymnasium.vector_env import FolsomVectorEnv  # noqa: E402
from folsom.games import GAMES  # noqa: E402

for key, game in GAMES.items():
    register(f"folsom/{game.name}-v0", key)

__all__ = ["AgainstBots", "FolsomVectorEnv"]
