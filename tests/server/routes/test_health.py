"""What those who look after the server are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar

from folsom.server.app import make_app
from folsom.server.services import guest_services
from folsom.server.settings import Settings
from tests.server.http_client import Client, refused, services_of

WELL = {"live": True, "ready": True, "database": True, "bots": True, "open": True}


def test_a_server_that_is_well_says_so(client: Client) -> None:
    assert client.get("/health/live").json() == {"live": True}
    for path in ("/health", "/health/ready"):
        response = client.get(path)
        assert (response.status_code, response.json()) == (200, WELL)


def test_a_server_without_its_database_lives_and_isnt_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent() -> bool:
        return False

    monkeypatch.setattr(services_of(client).store, "healthy", silent)
    response = client.get("/health/ready")
    assert (response.status_code, response.json()) == (503, {**WELL, "ready": False, "database": False})
    assert client.get("/health/live").status_code == 200


def test_a_server_whose_bots_arent_warm_isnt_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_of(client), "bots", SimpleNamespace(ready=False))
    response = client.get("/health/ready")
    assert (response.status_code, response.json()) == (503, {**WELL, "ready": False, "bots": False})


def test_a_server_that_closes_isnt_ready(client: Client) -> None:
    with client.portal() as portal:
        portal.call(services_of(client).close_tables)
    response = client.get("/health")
    assert (response.status_code, response.json()) == (503, {**WELL, "ready": False, "open": False})


# --- metrics -------------------------------------------------------------------------------------


def metrics(folder: Path, who: str, peer: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a peer gets where the settings say who may read."""
    app = make_app(Settings(data=folder, metrics=who), open_services=guest_services, routes=())
    return asyncio.run(_asked(app, peer, headers or {}))


async def _asked(app: Litestar, peer: str, headers: dict[str, str]) -> httpx.Response:
    asgi: Any = app  # the two libraries word the same type differently
    transport = httpx.ASGITransport(asgi, client=(peer, 1))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://folsom") as client:
        return await client.get("/metrics", headers=headers)


@pytest.mark.parametrize(("who", "peer"), [("local", "127.0.0.1"), ("local", "::1"), ("open", "192.0.2.1")])
def test_figures_are_shown_to_whom_the_settings_say(tmp_path: Path, who: str, peer: str) -> None:
    response = metrics(tmp_path, who, peer)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")
    for name in ("tables", "sockets", "choice_seconds", "store_seconds", "store_batch", "bot_seconds", "refusals"):
        assert f"# TYPE folsom_{name}" in response.text
    for name in ("bot_failures_total", "dropped_clients_total"):
        assert f"# TYPE folsom_{name}" in response.text


@pytest.mark.parametrize(
    ("who", "peer", "headers"),
    [
        ("local", "192.0.2.1", {}),
        ("local", "127.0.0.1", {"x-forwarded-for": "127.0.0.1"}),
        ("off", "127.0.0.1", {}),
    ],
)
def test_to_others_there_is_nothing(tmp_path: Path, who: str, peer: str, headers: dict[str, str]) -> None:
    assert refused(metrics(tmp_path, who, peer, headers)) == (404, "not-found", {})


def test_what_is_stored_is_measured(client: Client) -> None:
    client.post("/api/guests")
    figures = services_of(client).metrics.page().decode()
    (count,) = [line for line in figures.splitlines() if line.startswith("folsom_store_seconds_count")]
    assert float(count.split()[1]) >= 1
