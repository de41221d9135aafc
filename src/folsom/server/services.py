"""The parts of a running server, opened in the order in which they need each other and closed the other way round."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field

from folsom.server.guests import Guests, signing_key
from folsom.server.metrics import Metrics
from folsom.server.routes.rates import Rates
from folsom.server.settings import Settings
from folsom.server.sockets import Sockets
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry
from folsom.server.thinking import Thinking

LOG = logging.getLogger(__name__)
FAREWELL_SECONDS = 10.0  # for tables to tell their clients and to store what they have


@dataclass
class Services:
    """What the doors need. `house` has the tables and `thinking` the bots; a server of guests alone has neither."""

    settings: Settings
    measures: Metrics
    store: Store
    guests: Guests
    rates: Rates
    sockets: Sockets
    registry: TableRegistry | None = None
    thinking: Thinking | None = None
    is_closing: bool = field(default=False, init=False)

    async def shut_tables(self) -> None:
        """Tell all clients to come back, and let no table go on; once."""
        if self.is_closing:
            return
        self.is_closing = True
        if self.registry is not None:
            try:
                await asyncio.wait_for(self.registry.close(), FAREWELL_SECONDS)
            except Exception:
                LOG.exception("the tables weren't shut as they should")


OpenParts = Callable[[Settings, Metrics], AbstractAsyncContextManager[Services]]


@asynccontextmanager
async def desk_parts(settings: Settings, measures: Metrics) -> AsyncIterator[Services]:
    """Store, guests and limits; no tables and no bots."""
    store = await Store.open(settings.database_url, measures=measures)
    try:
        guests = Guests(store, await signing_key(store, settings.key))
        yield Services(settings, measures, store, guests, Rates(settings), Sockets(measures))
    finally:
        await store.close()


@asynccontextmanager
async def all_parts(settings: Settings, measures: Metrics) -> AsyncIterator[Services]:
    """The same, with tables and bots; the bots get warm while people come in."""
    async with desk_parts(settings, measures) as parts:
        parts.thinking = Thinking(settings, measures)
        parts.registry = TableRegistry(parts.store, parts.thinking, settings, measures=measures)
        warming = asyncio.create_task(parts.thinking.open())
        try:
            await parts.registry.open()
            yield parts
        finally:
            warming.cancel()
            await parts.shut_tables()
            parts.thinking.close()
