"""Every choice tried out in imagined worlds: what it is worth, and what its round brings."""

from __future__ import annotations

import random
from typing import Any

from folsom.bots.advice import GAIN, KEEP, Trial
from folsom.bots.buffers import Buffers
from folsom.bots.express import entry_points
from folsom.bots.express.value_weights import WEIGHTS
from folsom.bots.express.workspace import Workspace
from folsom.bots.express.worlds import STATES
from folsom.express.choice_codes import CHOICES
from folsom.games import Express, View
from folsom.kernel import read, words, write


def trials(view: View[Any], worlds: int, rng: random.Random) -> dict[int, Trial]:
    """Each choice of the view's seat, tried in the same worlds."""
    buffers: Buffers[Workspace] = Buffers(Express, Workspace, view, rng, states=STATES)
    write(buffers.workspaces, 0, "weights", WEIGHTS)
    codes = [code for code in range(CHOICES) if view.record.legal >> code & 1]
    found, gains = {code: Trial() for code in codes}, words(CHOICES)
    for _ in range(worlds):
        entry_points.weigh(*buffers.arrays, gains)
        values = read(buffers.workspaces, 0, "choice_values")
        for code, trial in found.items():
            trial.add(float(values[code]), {GAIN: gains[code] > 0, KEEP: gains[code] >= 0})
    return found
