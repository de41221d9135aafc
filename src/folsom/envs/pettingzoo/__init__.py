"""Both games for PettingZoo: `express_v0` and `super_v0`, in its registry where it has one (from 1.26 on)."""

from folsom.envs.extras import import_extra

import_extra("pettingzoo", "envs")

from folsom.envs.pettingzoo import express_v0, super_v0  # noqa: E402 # once it is known to be there
from folsom.envs.pettingzoo.registering import register  # noqa: E402

register("express_v0", ("aec",))
register("super_v0", ("aec", "parallel"))

__all__ = ["express_v0", "super_v0"]
