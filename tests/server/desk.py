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
from folsom.server.services import Services, desk_parts
from folsom.server.settings import Settings

HOST = "testserver.local"
ORIGIN = f"http://{HOST}"
Client = TestClient[Litestar]


@contextmanager
def desk(folder: Path, *entry_points: ControllerRouterHandler, **settings: Any) -> Iterator[Client]:
    """A browser with this server's page open."""
    app = make_app(replace(Settings(data=folder), **settings), open_parts=desk_parts, entry_points=entry_points)
    with TestClient(app, raise_server_exceptions=False) as client:
        client.headers["origin"] = ORIGIN
        yield client


def parts_of(client: Client) -> Services:
    """The parts of the server that a client asks."""
    parts: Services = client.app.state.parts
    return parts


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
