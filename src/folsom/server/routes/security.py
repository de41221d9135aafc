"""Where a request comes from (proxies, origins, cookie), and the security headers of every response."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from folsom.server.refusals import Refused
from folsom.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

COOKIE = "folsom"
COOKIE_SECONDS = 365 * 24 * 3600
BEARER = "bearer "
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
FORWARDED_HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip")
UNKNOWN = "unknown"
DEFAULT_PORTS = {"http": 80, "https": 443}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
NO_FEATURES = ", ".join(f"{feature}=()" for feature in ("camera", "geolocation", "microphone", "payment", "usb"))


def policy(**more: str) -> str:
    """The content security policy, with more sources for some directives (`style_src`)."""
    extended = {name: f"{sources} {more.get(name.replace('-', '_'), '')}".strip() for name, sources in POLICY.items()}
    return "; ".join(f"{name} {sources}" for name, sources in extended.items())


# --- headers ---------------------------------------------------------------------------------

SECURITY_HEADERS = (
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", NO_FEATURES.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
NO_STORE = (b"cache-control", b"no-store")


def secured(message: Message, scope: Scope, settings: Settings) -> None:
    """Add the security headers that a response lacks."""
    if message["type"] != "http.response.start":
        return
    headers: list[tuple[bytes, bytes]] = list(message["headers"])
    there = {name.lower() for name, _ in headers}
    wanted = [*SECURITY_HEADERS, *([HTTPS_ONLY] if settings.is_https else []), *([] if _is_page(scope) else [NO_STORE])]
    message["headers"] = headers + [header for header in wanted if header[0] not in there]


def _is_page(scope: Scope) -> bool:
    """Whether an address belongs to the page, whose files have their own cache headers."""
    return not str(scope["path"]).startswith(("/api", "/health", "/metrics"))


# --- where a request comes from ----------------------------------------------------------------


def address_of(connection: Connection, settings: Settings) -> str:
    """The client's address: behind trusted proxies, the one that the outermost of them saw."""
    address = connection.client.host if connection.client else UNKNOWN
    said = connection.headers.get("x-forwarded-for", "")
    for hop in reversed([hop.strip() for hop in said.split(",") if hop.strip()]):
        if not _is_in(address, settings.trusted_proxies):
            break
        if _parsed(hop) is None:
            break
        address = hop
    return _network(address)


def is_https(connection: Connection, settings: Settings) -> bool:
    """Whether the request came by https, to this server or to a trusted proxy."""
    peer = connection.client.host if connection.client else UNKNOWN
    said = connection.headers.get("x-forwarded-proto", "").strip().casefold()
    trusted = bool(said) and _is_in(peer, settings.trusted_proxies)
    return (said if trusted else connection.scope["scheme"]) in {"https", "wss"}


def is_local(connection: Connection) -> bool:
    """Whether the request comes from this machine, and not through a proxy on it."""
    address = _parsed(connection.client.host) if connection.client else None
    return (
        address is not None
        and address.is_loopback
        and not any(name in connection.headers for name in FORWARDED_HEADERS)
    )


@lru_cache(maxsize=4096)
def _is_in(address: str, networks: tuple[str, ...]) -> bool:
    parsed = _parsed(address)
    return parsed is not None and any(parsed in ipaddress.ip_network(network) for network in networks)


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return mapped or parsed


@lru_cache(maxsize=4096)
def _network(address: str) -> str:
    """An address as rate limits count it: for IPv6 only the first half, which belongs to one household."""
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address) and not parsed.is_loopback:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


# --- origin ------------------------------------------------------------------------------------


def origin_allowed(connection: Connection, settings: Settings) -> bool:
    """Whether a page may use this server: its own page, or one of an origin in the settings.

    A request with a bearer token isn't a page's. Without an origin, the cookie alone isn't enough.
    """
    origin = connection.headers.get("origin")
    if bearer_of(connection) is not None:
        return True
    if origin is None:
        return COOKIE not in connection.cookies
    listed = [*settings.origins, *([settings.public_url] if settings.public_url else [])]
    return _plain(origin) in {*map(_plain, listed), _own(connection, settings)}


def check_origin(request: AnyRequest, settings: Settings) -> None:
    """Refuse a request that may change something if it comes from another website's page."""
    if request.method not in SAFE_METHODS and not origin_allowed(request, settings):
        raise Refused("wrong-origin")


def _own(connection: Connection, settings: Settings) -> tuple[str, str, int | None]:
    scheme = "https" if is_https(connection, settings) else "http"
    return _plain(f"{scheme}://{connection.headers.get('host', '')}")


def _plain(origin: str) -> tuple[str, str, int | None]:
    """Scheme, host and port of an origin. Text that isn't an origin equals no origin."""
    try:
        parts = urlsplit(origin)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return origin, "", None
    return parts.scheme, (parts.hostname or origin).casefold(), port


# --- the token ---------------------------------------------------------------------------------


def token_of(connection: Connection) -> str | None:
    """The token of a request: from the Authorization header, or from the cookie."""
    return bearer_of(connection) or connection.cookies.get(COOKIE)


def bearer_of(connection: Connection) -> str | None:
    """The token in the Authorization header, which programs use."""
    said = connection.headers.get("authorization", "")
    return said[len(BEARER) :].strip() or None if said.casefold().startswith(BEARER) else None


def cookie_with(token: str, connection: Connection, settings: Settings) -> Cookie:
    """The cookie that keeps a token."""
    return _cookie(token, COOKIE_SECONDS, connection, settings)


def expired_cookie(connection: Connection, settings: Settings) -> Cookie:
    """An expired cookie, which deletes the device's own."""
    return _cookie("", 0, connection, settings)


def _cookie(token: str, age: int, connection: Connection, settings: Settings) -> Cookie:
    secure = settings.is_https or is_https(connection, settings)
    return Cookie(key=COOKIE, value=token, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)
