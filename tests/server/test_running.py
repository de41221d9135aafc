"""Where the server listens, and how it ends."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar

from folsom.server.app import make_app
from folsom.server.running import CantListen, TableServer, config_of, listening_at, ports_for, url_of
from folsom.server.services import guest_services
from folsom.server.settings import DEFAULT_PORT, Settings
from folsom.server.wire.limits import MESSAGE_BYTES

HOST = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with listening_at(HOST, [0]) as listener:
        yield listener.getsockname()[1]


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return make_app(Settings(data=tmp_path), open_services=guest_services, routes=())


# --- where ---------------------------------------------------------------------------------------


def test_any_free_port_will_do_if_nought_is_asked_for() -> None:
    with listening_at(HOST, [0]) as listener:
        assert listener.getsockname()[1] > 0
        assert url_of(listener, Settings()) == f"http://127.0.0.1:{listener.getsockname()[1]}"


def test_a_port_that_is_taken_is_a_sentence(taken: int) -> None:
    with pytest.raises(CantListen) as sentence:
        listening_at(HOST, [taken])
    assert str(sentence.value) == (
        f"another program uses port {taken}; choose another with --port, or 0 for any free port"
    )


def test_the_next_port_is_tried_where_nobody_chose_one(taken: int) -> None:
    with listening_at(HOST, [taken, 0]) as listener:
        assert listener.getsockname()[1] != taken
    with pytest.raises(CantListen, match=f"other programs use ports {taken} to {taken}"):
        listening_at(HOST, [taken, taken])


def test_ten_more_ports_are_tried_only_if_none_was_chosen() -> None:
    assert list(ports_for(4000, chosen=True)) == [4000]
    assert list(ports_for(DEFAULT_PORT, chosen=False)) == list(range(1899, 1910))


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_an_address_that_isnt_ours_is_a_sentence(host: str) -> None:
    with pytest.raises(CantListen, match=f"can't listen on {host}, port 0: "):
        listening_at(host, [0])


def test_people_are_told_an_address_that_they_can_open() -> None:
    with listening_at("0.0.0.0", [0]) as everywhere:
        port = everywhere.getsockname()[1]
        assert url_of(everywhere, Settings()) == f"http://localhost:{port}"
        assert url_of(everywhere, Settings(public_url="https://folsom.example")) == "https://folsom.example"


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_an_address_of_the_new_kind_has_brackets() -> None:
    try:
        listener = listening_at("::1", [0])
    except CantListen:
        pytest.skip("this machine has no IPv6")
    with listener:
        assert url_of(listener, Settings()) == f"http://[::1]:{listener.getsockname()[1]}"


# --- how -----------------------------------------------------------------------------------------


def test_messages_are_bounded_and_not_compressed_and_nothing_tells_who_serves(app: Litestar) -> None:
    config = config_of(app, Settings())
    assert (config.ws_max_size, config.ws_per_message_deflate) == (MESSAGE_BYTES, False)
    assert (config.server_header, config.proxy_headers, config.access_log) == (False, False, False)


def test_the_first_signal_ends_it_in_order_and_the_second_at_once(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    server = TableServer(app, Settings(), lambda: None)
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, codes) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert codes == [143]


def test_garbage_in_cycles_is_collected_at_every_tick(app: Litestar) -> None:
    server = TableServer(app, Settings(), lambda: None)
    server.config.load()
    gc.collect()
    gc.disable()
    try:
        knot = Knot()
        knot.itself = knot
        gone = weakref.ref(knot)
        del knot
        assert gone() is not None
        asyncio.run(server.on_tick(1))
        assert gone() is None
    finally:
        gc.enable()


class Knot:
    """Holds itself, so counting references never frees it."""

    itself: Knot
