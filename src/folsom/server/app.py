"""The application: its routes, what guards them, and the services behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import ControllerRouterHandler, Message, Scope

from folsom import __version__
from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.routes.catalogue import catalogue
from folsom.server.routes.decoding import StrictRequest
from folsom.server.routes.dependencies import DEPENDENCIES, check_rates, services_of
from folsom.server.routes.errors import HANDLERS
from folsom.server.routes.guests import GuestRoutes
from folsom.server.routes.health import health, live, metrics, ready
from folsom.server.routes.history import HistoryRoutes
from folsom.server.routes.page import Page, page
from folsom.server.routes.schema import described
from folsom.server.routes.security import Connection, check_origin, secured
from folsom.server.routes.socket import table_socket
from folsom.server.routes.tables import TableRoutes
from folsom.server.services import OpenServices, all_services
from folsom.server.settings import Settings
from folsom.server.wire.limits import BODY_BYTES

LOG = logging.getLogger(__name__)
GUEST_ROUTES: tuple[ControllerRouterHandler, ...] = (GuestRoutes, catalogue, live, ready, health, metrics, page)
TABLE_ROUTES: tuple[ControllerRouterHandler, ...] = (TableRoutes, HistoryRoutes, table_socket)


def make_app(
    settings: Settings,
    *,
    open_services: OpenServices = all_services,
    routes: Sequence[ControllerRouterHandler] = TABLE_ROUTES,
) -> Litestar:
    """A server with these settings. Its services open when it starts, and close when it shuts down.

    A server without tables has `open_services=guest_services` and no more `routes`.
    """
    return Litestar(
        route_handlers=[*GUEST_ROUTES, *routes],
        lifespan=[_running(settings, open_services)],
        dependencies=DEPENDENCIES,
        guards=[guard],
        exception_handlers=HANDLERS,
        before_send=[_securing(settings)],
        cors_config=_cors(settings),
        openapi_config=described(),
        request_class=StrictRequest,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        state=State({"page": Page(), "failure": None}),
    )


def guard(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse a request while the server shuts down, if the client asks too often, or if another website sent it."""
    if not isinstance(connection, StrictRequest):
        return  # sockets are checked where they connect
    services = services_of(connection)
    check_rates(connection)
    check_origin(connection, services.settings)
    if services.is_closing and connection.url.path.startswith("/api"):
        raise Refused("shutting-down")


def _running(settings: Settings, open_services: OpenServices) -> Any:
    """The server's lifespan: services are open while it runs. If it can't start, `app.state.failure` says why."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        try:
            async with open_services(settings, Metrics()) as services:
                app.state.services = services
                LOG.info("server open", extra={"facts": {"version": __version__}})
                yield
                await services.close_tables()
            LOG.info("server closed")
        except Exception as error:
            app.state.failure = error
            raise

    return running


def _securing(settings: Settings) -> Any:
    async def secure(message: Message, scope: Scope) -> None:
        secured(message, scope, settings)

    return secure


def _cors(settings: Settings) -> CORSConfig | None:
    """Let pages from the other origins in the settings read responses."""
    if not settings.origins:
        return None
    return CORSConfig(allow_origins=list(settings.origins), allow_credentials=True, expose_headers=["Retry-After"])
