"""`/health` for those who look after the server, and `/metrics` for Prometheus."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct

from folsom.server.metrics import CONTENT_TYPE, Metrics
from folsom.server.refusals import Refused
from folsom.server.routes.security import is_local
from folsom.server.services import Services
from folsom.server.settings import Settings


class Health(Struct, frozen=True):
    """Whether the process lives, whether it can be played on, and each thing that this takes."""

    live: bool
    ready: bool
    database: bool
    bots: bool
    open: bool  # it isn't shutting down


class Alive(Struct, frozen=True):
    """The process answers."""

    live: bool = True


@get("/health/live", tags=["operations"], sync_to_thread=False)
def live() -> Alive:
    """Whether the process answers: yes."""
    return Alive()


@get("/health/ready", tags=["operations"])
async def ready(services: NamedDependency[Services]) -> Response[Health]:
    """Whether people can play: 503 says no, and what is missing."""
    return await _answer(services)


@get("/health", tags=["operations"])
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """Both."""
    return await _answer(services)


async def _answer(services: Services) -> Response[Health]:
    database, bots = await services.store.healthy(), services.bots is None or services.bots.ready
    well = database and bots and not services.is_closing
    found = Health(live=True, ready=well, database=database, bots=bots, open=not services.is_closing)
    return Response(found, status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """The figures, for this machine alone unless the settings say otherwise; to others there is nothing here."""
    if settings.metrics == "off" or (settings.metrics == "local" and not is_local(request)):
        raise Refused("not-found")
    return Response(metrics.page(), media_type=CONTENT_TYPE)
