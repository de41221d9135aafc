"""All games for PettingZoo: `env` and `parallel_env` take a game by name, and a game may have a module of its own.

Those modules are in PettingZoo's registry if it has one (from 1.26 on).
"""

from folsom.envs.extras import import_extra

import_extra("pettingzoo", "envs")

from folsom.envs.pettingzoo.making import env, parallel_env  # noqa: E402 # once it's known to be installed
from folsom.envs.pettingzoo.registering import register  # noqa: E402
from folsom.games import PLUGINS  # noqa: E402

for plugin in PLUGINS.values():
    if plugin.pettingzoo is not None:
        register(plugin.load("pettingzoo"))

__all__ = ["env", "parallel_env"]
