"""Games for OpenSpiel, with explicit chance: importing this registers each one as `folsom_` followed by its key."""

from folsom.envs.openspiel.node import GameNode
from folsom.envs.openspiel.playouts import Playouts
from folsom.envs.openspiel.starting import starting_at
from folsom.games import PLUGINS

for plugin in PLUGINS.values():
    plugin.load("openspiel")

__all__ = ["GameNode", "Playouts", "starting_at"]
