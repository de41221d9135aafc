"""Behind a proxy with TLS, set up as the page for those who run a server says."""

from __future__ import annotations

import json
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from folsom.server.clients import WRONG_ORIGIN
from tests.server.live_server import LiveServer, with_live_server
from tests.server.proxies import ORIGIN, PROXIES, Proxy, documented_settings, proxied

TABLE = {"table": {"game": "super", "players": 3}, "seats": [{"kind": "person"}, {}, {}]}
ELSEWHERE = "https://train.example"
SPOOFED = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "http"}


@pytest.mark.parametrize("name", PROXIES)
def test_behind_a_proxy_with_tls_everything_is_as_it_has_to_be(name: str, tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with proxied(name, tmp_path, server.port) as proxy:
            await addresses_are_told_apart(proxy)
            async with proxy.browser() as ann:
                token = await cookies_are_for_https_alone(ann)
                table = await pages_from_elsewhere_change_nothing(ann)
            await sockets_are_opened_by_our_own_page_alone(proxy, table, token)

    with_live_server(test, tmp_path, new_guests=1, **documented_settings())


async def addresses_are_told_apart(proxy: Proxy) -> None:
    """Limits count the address that the proxy saw, whatever the client says of itself."""
    async with proxy.browser("127.0.0.2") as one, proxy.browser("127.0.0.3") as other:
        assert (await one.post("/api/guests")).status_code == 200
        one.cookies.clear()
        assert (await one.post("/api/guests", headers=SPOOFED)).status_code == 429
        assert (await other.post("/api/guests")).status_code == 200


async def cookies_are_for_https_alone(ann: httpx.AsyncClient) -> str:
    """And browsers are told to use nothing else."""
    answer = await ann.post("/api/guests", json={"name": "Ann"})
    cookie = SimpleCookie(answer.headers["set-cookie"])["folsom"]
    assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "lax")
    assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
    assert (await ann.get("/api/me")).json()["name"] == "Ann"
    return str(cookie.value)


async def pages_from_elsewhere_change_nothing(ann: httpx.AsyncClient) -> str:
    """A request with the cookie is carried out for the server's own page, and no other."""
    refused = await ann.post("/api/tables", json=TABLE, headers={"Origin": ELSEWHERE})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "wrong-origin")
    made = await ann.post("/api/tables", json=TABLE)
    assert made.status_code == 201
    return str(made.json()["id"])


async def sockets_are_opened_by_our_own_page_alone(proxy: Proxy, table: str, token: str) -> None:
    """They come through, and bring what the table says."""
    async with proxy.socket(table, ORIGIN, token) as line:
        first: dict[str, Any] = json.loads(await line.recv())
        assert (first["type"], first["mine"]) == ("table", [0])
        await line.send('{"type": "ping", "id": 3}')
        while (answer := json.loads(await line.recv()))["type"] != "pong":
            pass
        assert answer["id"] == 3
    async with proxy.socket(table, ELSEWHERE, token) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == WRONG_ORIGIN
