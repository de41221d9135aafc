"""Both games for OpenSpiel: importing this registers `folsom_express` and `folsom_super`.

Express is sequential, Super simultaneous, and chance is explicit in both.
"""

from folsom.envs.openspiel.express import ExpressGame
from folsom.envs.openspiel.node import GameNode
from folsom.envs.openspiel.playouts import Playouts
from folsom.envs.openspiel.starting import starting_at
from folsom.envs.openspiel.super import SuperGame

__all__ = ["ExpressGame", "GameNode", "Playouts", "SuperGame", "starting_at"]
