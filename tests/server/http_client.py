"""A server without tables, for tests of its doors: in this process, with a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import ControllerRouterHandler

from folsom.server.app import make_app
from folsom.server.services import Services, guest_services
from folsom.server.settings import Settings

HOST = "testserver.local"
ORIGIN = f"http://{HOST}"
Client = TestClient[Litestar]


@contextmanager
def http_client(folder: Path, *routes: ControllerRouterHandler, **settings: Any) -> Iterator[Client]:
    """A browser with this server's page open."""
    app = make_app(replace(Settings(data=folder), **settings), open_services=guest_services, routes=routes)
    with TestClient(app, raise_server_exceptions=False) as client:
        client.headers["origin"] = ORIGIN
        yield client


def services_of(client: Client) -> Services:
    """The services of the server that a client asks."""
    services: Services = client.app.state.services
    return services


def refused(response: httpx.Response) -> tuple[int, str, dict[str, Any]]:
    """Status, word and facts of a refusal, which has the one form that refusals have, and says no more."""
    (error,) = response.json().values()
    assert set(response.json()) == {"error"}
    assert set(error) == {"code", "facts", "sentence"}
    assert response.headers["content-type"].startswith("application/json")
    assert "Traceback" not in response.text
    return response.status_code, error["code"], error["facts"]


def bearer(token: str) -> dict[str, str]:
    """The header of a program that has a token."""
    return {"authorization": f"Bearer {token}"}
