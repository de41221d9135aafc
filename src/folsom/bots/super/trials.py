"""Every plan tried out in imagined worlds: what it is worth, and what its round brings.

The others plan there as the search expects them to: each draws a plan in proportion to its visits.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from folsom.bots.advice import ABOARD, CAR, Trial
from folsom.bots.bot import Budget
from folsom.bots.buffers import Buffers
from folsom.bots.super import entry_points
from folsom.bots.super.entry_points import STAYS, WINS_CAR
from folsom.bots.super.search import SearchBot
from folsom.bots.super.workspace import Workspace
from folsom.bots.super.worlds import STATES
from folsom.games import Super, View
from folsom.kernel import read, words
from folsom.super.components import PLANS, SEATS, legal_plans

EXPECTING = Budget(iterations=4_000)  # to find out what the others may plan; no clock, so advice is the same everywhere


def trials(view: View[Any], worlds: int, rng: random.Random) -> dict[int, Trial]:
    """Each plan of the view's seat, tried in the same worlds."""
    codes = legal_plans(view.record.extensions)
    visits = SearchBot().all_visits(view, len(codes), EXPECTING, rng)
    buffers: Buffers[Workspace] = Buffers(Super, Workspace, view, rng, states=STATES)
    found, brought = {code: Trial() for code in codes}, words(PLANS)
    for _ in range(worlds):
        entry_points.weigh(*buffers.arrays, _drawn_plans(codes, visits, rng), brought)
        values = read(buffers.workspaces, 0, "plan_values")
        for place, code in enumerate(codes):
            bits = int(brought[place])
            found[code].add(float(values[place]), {ABOARD: bool(bits >> STAYS & 1), CAR: bool(bits >> WINS_CAR & 1)})
    return found


def _drawn_plans(codes: Sequence[int], visits: Sequence[Sequence[float]], rng: random.Random) -> list[int]:
    """A plan for every seat; seats that are out have no visits, and any plan."""
    plans = words(SEATS)
    for seat, weights in enumerate(visits):
        plans[seat] = rng.choices(codes, weights if any(weights) else None)[0]
    return plans
