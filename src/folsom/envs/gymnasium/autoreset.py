"""When a game that has ended is dealt anew: Gymnasium's own modes, which it has from 1.1 on."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import gymnasium.vector

if TYPE_CHECKING or hasattr(gymnasium.vector, "AutoresetMode"):
    from gymnasium.vector import AutoresetMode
else:

    class AutoresetMode(Enum):
        """The same names as in later versions."""

        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"


__all__ = ["AutoresetMode"]
