"""Headers, origins, addresses: what a browser is told, and whom the server believes."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.connection import ASGIConnection

from folsom.server.routes.security import (
    COOKIE,
    POLICY,
    Connection,
    address_of,
    is_https,
    is_local,
    origin_allowed,
    policy,
)
from folsom.server.settings import Settings
from tests.server.http_client import ORIGIN, Client, bearer, http_client, refused

HEADERS = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def asked_by(peer: str, scheme: str = "http", **headers: str) -> Connection:
    """A connection from a machine."""
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (peer, 1), "scheme": scheme, "headers": pairs, "query_string": b"", "path": "/"}
    return ASGIConnection(scope)  # type: ignore[arg-type]  # as much of a scope as is looked at


# --- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/me", "/api/nothing", "/health", "/metrics", "/api/schema"])
def test_every_answer_has_the_headers_that_keep_browsers_safe(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_the_headers_are_there_when_the_method_is_wrong_and_the_body_unreadable(client: Client) -> None:
    for response in (client.delete("/api/me"), client.post("/api/guests", content=b"{"), client.options("/api/me")):
        assert {name: response.headers[name] for name in HEADERS} == HEADERS


def test_nothing_from_elsewhere_and_nothing_inline_may_run() -> None:
    assert POLICY["default-src"] == POLICY["frame-ancestors"] == POLICY["base-uri"] == POLICY["form-action"] == "'none'"
    assert POLICY["script-src"] == POLICY["style-src"] == POLICY["connect-src"] == "'self'"
    assert "unsafe" not in policy()


@pytest.mark.parametrize("settings", [{"tls": True}, {"public_url": "https://folsom.example"}])
def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path, settings: dict[str, object]) -> None:
    with http_client(tmp_path, **settings) as client:
        assert client.get("/").headers["strict-transport-security"].startswith("max-age=31536000")


def test_without_tls_they_are_told_nothing_of_it(client: Client) -> None:
    assert "strict-transport-security" not in client.get("/").headers


# --- origins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://testserver.local", "http://testserver.local:81", "", "testserver.local"],
)
def test_another_websites_page_changes_nothing(client: Client, origin: str) -> None:
    me = client.post("/api/guests", json={"name": "Belle"}).json()
    response = client.patch("/api/me", json={"name": "Doc"}, headers={"origin": origin})
    assert refused(response) == (403, "wrong-origin", {})
    assert client.get("/api/me").json() == me


def test_a_cookie_without_an_origin_changes_nothing(client: Client) -> None:
    me = client.post("/api/guests", json={"name": "Belle"}).json()
    del client.headers["origin"]
    assert refused(client.patch("/api/me", json={"name": "Doc"}))[1] == "wrong-origin"
    assert client.get("/api/me").json() == me


def test_another_websites_page_cant_even_make_its_reader_a_guest(client: Client) -> None:
    response = client.post("/api/guests", headers={"origin": "http://evil.example"})
    assert refused(response)[1] == "wrong-origin"
    assert "set-cookie" not in response.headers


def test_a_program_with_a_token_needs_no_origin(client: Client) -> None:
    client.post("/api/guests")
    token = client.cookies[COOKIE]
    del client.headers["origin"]
    assert client.patch("/api/me", json={"name": "Doc"}, headers=bearer(token)).status_code == 200


def test_a_program_without_anything_may_become_a_guest(client: Client) -> None:
    del client.headers["origin"]
    assert client.post("/api/guests").status_code == 200


def test_pages_that_the_settings_name_may_do_as_the_own_page(tmp_path: Path) -> None:
    listed = {"origins": ("https://train.example",), "public_url": "https://folsom.example"}
    with http_client(tmp_path, **listed) as client:
        for origin in ("https://train.example", "https://folsom.example:443", ORIGIN):
            assert client.post("/api/guests", headers={"origin": origin}).status_code == 200
        assert client.get("/api/me", headers={"origin": "https://train.example"}).headers[
            "access-control-allow-origin"
        ] == ("https://train.example")
        assert (
            "access-control-allow-origin" not in client.get("/api/me", headers={"origin": "https://x.example"}).headers
        )


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"cookie": "folsom=x"}, False),
        ({"cookie": "folsom=x", "authorization": "Bearer x"}, True),
        ({"cookie": "folsom=x", "authorization": "Basic x"}, False),
        ({"cookie": "folsom=x", "origin": "http://here"}, True),
        ({"cookie": "folsom=x", "origin": "HTTP://HERE:80"}, True),
        ({"origin": "http://there"}, False),
        ({"origin": "http://here:99999999"}, False),
        ({"origin": "http://[here"}, False),
    ],
)
def test_a_socket_is_opened_for_the_own_page_and_for_programs(headers: dict[str, str], allowed: bool) -> None:
    assert origin_allowed(asked_by("10.0.0.1", host="here", **headers), Settings()) is allowed


# --- addresses -----------------------------------------------------------------------------------

PROXIED = Settings(trusted_proxies=("10.0.0.0/8", "::1/128"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", "", "192.0.2.1"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9, nonsense", "10.0.0.1"),
        ("10.0.0.1", " , ", "10.0.0.1"),
        ("::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("somewhere", "203.0.113.9", "somewhere"),
    ],
)
def test_only_trusted_proxies_are_believed_who_asks(peer: str, forwarded: str, address: str) -> None:
    assert address_of(asked_by(peer, x_forwarded_for=forwarded), PROXIED) == address


def test_without_trusted_proxies_nobody_is_believed() -> None:
    assert address_of(asked_by("127.0.0.1", x_forwarded_for="203.0.113.9"), Settings()) == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "scheme", "said", "found"),
    [
        ("10.0.0.1", "http", "https", True),
        ("10.0.0.1", "https", "http", False),
        ("192.0.2.1", "http", "https", False),
        ("192.0.2.1", "https", "", True),
        ("192.0.2.1", "wss", "", True),
    ],
)
def test_only_trusted_proxies_are_believed_how_it_came(peer: str, scheme: str, said: str, found: bool) -> None:
    assert is_https(asked_by(peer, scheme, x_forwarded_proto=said), PROXIED) is found


@pytest.mark.parametrize(
    ("peer", "headers", "local"),
    [
        ("127.0.0.1", {}, True),
        ("127.8.9.1", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("10.0.0.1", {}, False),
        ("testclient", {}, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("127.0.0.1", {"x_real_ip": "127.0.0.1"}, False),
    ],
)
def test_this_machine_is_known_and_its_proxy_is_not_it(peer: str, headers: dict[str, str], local: bool) -> None:
    assert is_local(asked_by(peer, **headers)) is local
