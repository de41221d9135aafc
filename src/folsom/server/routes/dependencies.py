"""What handlers ask for by name: `guest`, `maybe_guest`, `address`, `language`, and the parts of the server."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from folsom.locale import known, preferred
from folsom.server.guests import Guests
from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.routes.rates import Rates
from folsom.server.routes.security import Connection, address_of, token_of
from folsom.server.services import Services
from folsom.server.settings import Settings
from folsom.server.sockets import Sockets
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry

LANGUAGE = "language"


def language_of(connection: Connection) -> str:
    """The language of who asks: as the address says, or the cookie, or the browser; else English."""
    asked = connection.query_params.get(LANGUAGE), connection.cookies.get(LANGUAGE)
    chosen = next((found for found in map(known, filter(None, asked)) if found is not None), None)
    return chosen or preferred(connection.headers.get("accept-language", ""))


def parts_of(connection: Connection) -> Services:
    """The parts of the server that a connection came to."""
    parts: Services = connection.app.state.parts
    return parts


def check_rates(connection: Connection) -> None:
    """Refuse who asks too often."""
    parts, token = parts_of(connection), token_of(connection)
    claim = None if token is None else parts.guests.claimed(token)
    parts.rates.request(claim[0] if claim else None, address_of(connection, parts.settings))


def _connection(scope: Scope) -> Connection:
    return ASGIConnection(scope)


async def _maybe_guest(scope: Scope, guests: NamedDependency[Guests]) -> GuestRow | None:
    """Who asks, if known; a token that is void or isn't ours is nobody's."""
    token = token_of(_connection(scope))
    if token is None:
        return None
    try:
        return await guests.guest_of(token)
    except Refused as refused:
        if refused.code not in {"not-a-guest", "token-void"}:
            raise
        return None


async def _guest(scope: Scope, guests: NamedDependency[Guests]) -> GuestRow:
    """Who asks; refused if that isn't known."""
    token = token_of(_connection(scope))
    if token is None:
        raise Refused("not-a-guest")
    return await guests.guest_of(token)


def _address(scope: Scope, settings: NamedDependency[Settings]) -> str:
    return address_of(_connection(scope), settings)


def _language(scope: Scope) -> str:
    return language_of(_connection(scope))


def _parts(state: State) -> Services:
    parts: Services = state.parts
    return parts


def _settings(state: State) -> Settings:
    return _parts(state).settings


def _store(state: State) -> Store:
    return _parts(state).store


def _guests(state: State) -> Guests:
    return _parts(state).guests


def _rates(state: State) -> Rates:
    return _parts(state).rates


def _measures(state: State) -> Metrics:
    return _parts(state).measures


def _sockets(state: State) -> Sockets:
    return _parts(state).sockets


def _registry(state: State) -> TableRegistry:
    registry = _parts(state).registry
    assert registry is not None, "a server with doors to tables has tables"
    return registry


DEPENDENCIES = {
    "guest": Provide(_guest),
    "maybe_guest": Provide(_maybe_guest),
    "address": Provide(_address, sync_to_thread=False),
    "language": Provide(_language, sync_to_thread=False),
    "parts": Provide(_parts, sync_to_thread=False),
    "settings": Provide(_settings, sync_to_thread=False),
    "store": Provide(_store, sync_to_thread=False),
    "guests": Provide(_guests, sync_to_thread=False),
    "rates": Provide(_rates, sync_to_thread=False),
    "measures": Provide(_measures, sync_to_thread=False),
    "sockets": Provide(_sockets, sync_to_thread=False),
    "registry": Provide(_registry, sync_to_thread=False),
}
