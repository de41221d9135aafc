"""When games that have ended are reset: the modes that Gymnasium has since 1.1."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import gymnasium.vector

if TYPE_CHECKING or hasattr(gymnasium.vector, "AutoresetMode"):
    from gymnasium.vector import AutoresetMode
else:

    class AutoresetMode(Enum):
        """The same names as in later versions of Gymnasium."""

        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"


__all__ = ["AutoresetMode"]
