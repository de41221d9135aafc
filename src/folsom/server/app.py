"""The server put together: its doors, what guards them, and its parts while it runs."""

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
from folsom.server.routes.dependencies import DEPENDENCIES, check_rates, parts_of
from folsom.server.routes.errors import HANDLERS
from folsom.server.routes.guests import GuestRoutes
from folsom.server.routes.health import health, live, metrics, ready
from folsom.server.routes.history import HistoryRoutes
from folsom.server.routes.page import Page, page
from folsom.server.routes.schema import described
from folsom.server.routes.security import Connection, check_origin, secured
from folsom.server.routes.socket import table_socket
from folsom.server.routes.tables import TableRoutes
from folsom.server.services import OpenParts, all_parts
from folsom.server.settings import Settings
from folsom.server.wire.limits import BODY_BYTES

LOG = logging.getLogger(__name__)
DESK: tuple[ControllerRouterHandler, ...] = (GuestRoutes, catalogue, live, ready, health, metrics, page)
TABLES: tuple[ControllerRouterHandler, ...] = (TableRoutes, HistoryRoutes, table_socket)


def make_app(
    settings: Settings, *, open_parts: OpenParts = all_parts, entry_points: Sequence[ControllerRouterHandler] = TABLES
) -> Litestar:
    """The server of these settings; its parts are opened when it starts, and closed when it ends.

    A desk alone, without tables, has `open_parts=desk_parts` and no more doors.
    """
    return Litestar(
        route_handlers=[*DESK, *entry_points],
        lifespan=[_running(settings, open_parts)],
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
    """Refuse a request when the server is closing, of who asks too often, and of another website's page."""
    if not isinstance(connection, StrictRequest):
        return  # a socket has its own door
    parts = parts_of(connection)
    check_rates(connection)
    check_origin(connection, parts.settings)
    if parts.is_closing and connection.url.path.startswith("/api"):
        raise Refused("shutting-down")


def _running(settings: Settings, open_parts: OpenParts) -> Any:
    """The server's life: parts are there while it runs; what kept it from starting is in `app.state.failure`."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        try:
            async with open_parts(settings, Metrics()) as parts:
                app.state.parts = parts
                LOG.info("the server is open", extra={"facts": {"version": __version__}})
                yield
                await parts.shut_tables()
            LOG.info("the server is closed")
        except Exception as error:
            app.state.failure = error
            raise

    return running


def _securing(settings: Settings) -> Any:
    async def secure(message: Message, scope: Scope) -> None:
        secured(message, scope, settings)

    return secure


def _cors(settings: Settings) -> CORSConfig | None:
    """Pages of other origins that the settings name may read the answers."""
    if not settings.origins:
        return None
    return CORSConfig(allow_origins=list(settings.origins), allow_credentials=True, expose_headers=["Retry-After"])
