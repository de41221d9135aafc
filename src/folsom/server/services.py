"""The services of a running server, opened in the order of their dependencies and closed in reverse."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field

from folsom.locale.speech import read_sentences
from folsom.server.bot_pool import BotPool
from folsom.server.guests import Guests, signing_key
from folsom.server.metrics import Metrics
from folsom.server.routes.rates import Rates
from folsom.server.settings import Settings
from folsom.server.sockets import Sockets
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry

LOG = logging.getLogger(__name__)
CLOSE_TABLES_SECONDS = 10.0  # for tables to tell their clients and to store their snapshots


@dataclass
class Services:
    """What the routes need. A server without tables has no `registry` and no `bots`."""

    settings: Settings
    metrics: Metrics
    store: Store
    guests: Guests
    rates: Rates
    sockets: Sockets
    registry: TableRegistry | None = None
    bots: BotPool | None = None
    is_closing: bool = field(default=False, init=False)

    async def close_tables(self) -> None:
        """Tell all clients to reconnect later, and close all tables. Calling it again does nothing."""
        if self.is_closing:
            return
        self.is_closing = True
        if self.registry is not None:
            try:
                await asyncio.wait_for(self.registry.close(), CLOSE_TABLES_SECONDS)
            except Exception:
                LOG.exception("couldn't close all tables")


OpenServices = Callable[[Settings, Metrics], AbstractAsyncContextManager[Services]]


@asynccontextmanager
async def guest_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """Store, guests and limits, without tables and bots."""
    store = await Store.open(settings.database_url, observer=metrics)
    try:
        guests = Guests(store, await signing_key(store, settings.key))
        yield Services(settings, metrics, store, guests, Rates(settings), Sockets(metrics))
    finally:
        await store.close()


@asynccontextmanager
async def all_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """All services, including tables and bots. The bots warm up while the server is already open."""
    read_sentences()
    async with guest_services(settings, metrics) as services:
        services.bots = BotPool(settings, metrics)
        services.registry = TableRegistry(services.store, services.bots, settings, metrics=metrics)
        warming = asyncio.create_task(services.bots.open())
        try:
            await services.registry.open()
            yield services
        finally:
            warming.cancel()
            await services.close_tables()
            services.bots.close()
