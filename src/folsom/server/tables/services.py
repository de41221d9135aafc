"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from folsom.server.metrics import Metrics
from folsom.server.store.store import Store
from folsom.server.tables.bot_driver import BotChooser
from folsom.server.tables.clock import Clock


@dataclass(frozen=True)
class TableServices:
    """The store, the bots, the clock and the settings of every table."""

    store: Store
    bots: BotChooser
    clock: Clock
    bot_pace: tuple[float, float]  # seconds: the shortest and longest time that a bot seems to think
    sleep_after: float  # seconds
    keep_open: float  # seconds
    metrics: Metrics
    ratings_lock: asyncio.Lock  # only one game at a time changes ratings
