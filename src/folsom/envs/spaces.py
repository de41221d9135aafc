"""Gymnasium's spaces for observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.envs.encoding import Encoding, Mask
from folsom.envs.extras import import_extra
from folsom.envs.history import UNSEEN

import_extra("gymnasium", "envs")

from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete  # noqa: E402 # once it's known to be installed

HIGHEST_FACT = 1 << 62  # cards are counted in the bits of a number


class Actions(Discrete):
    """Actions by number. Sampling without a mask gives an action that is legal now, if there is one."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.now: Mask = np.zeros(count, np.int8)

    def sample(self, mask: Any = None, *args: Any, **ways: Any) -> np.int64:
        """A random action, uniform over those that the mask allows."""
        if mask is None and not args and not ways and self.now.any():
            mask = self.now
        return super().sample(mask, *args, **ways)


class ManyActions(MultiDiscrete):
    """An action for each of many games. Sampling without a mask gives actions that are legal now."""

    def __init__(self, masks: npt.NDArray[np.uint8]) -> None:
        super().__init__([masks.shape[-1]] * len(masks))
        self.now = masks

    def sample(self, mask: Any = None, *args: Any, **ways: Any) -> npt.NDArray[Any]:
        """Random actions, uniform over those that the masks allow."""
        if mask is not None or args or ways:
            return super().sample(mask, *args, **ways)
        draws = self.np_random.random(self.now.shape)
        return np.asarray((draws * self.now).argmax(axis=-1), self.dtype)


def vectors(encoding: Encoding) -> Any:
    """The space of observations."""
    return Box(np.zeros_like(encoding.layout.highest), encoding.layout.highest, dtype=np.float32)


def masked(encoding: Encoding, history: int) -> Dict:
    """The space of observations with a mask, and with the last *history* events if it isn't 0."""
    parts: dict[str, Any] = {
        "observation": vectors(encoding),
        "action_mask": Box(0, 1, (encoding.actions,), np.int8),
    }
    if history:
        parts["history"] = Box(UNSEEN, HIGHEST_FACT, (history, len(encoding.history.columns)), np.int64)
    return Dict(parts)
