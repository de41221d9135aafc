"""The server as a process: where it listens, and how it ends.

The first signal ends it in order: clients are told, writes are finished. The second ends it at once, which loses
nothing that was acknowledged.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Callable, Iterable
from types import FrameType

import uvicorn
from litestar import Litestar

from folsom.server.settings import USUAL_PORT, Settings
from folsom.server.wire.limits import MESSAGE_BYTES

MORE_PORTS = 10  # that are tried where nobody asked for a certain one
BACKLOG = 2048
GRACE = 10  # seconds for connections to end
KILLED_BY = 128  # and the signal's number: the exit code of a process that was ended by it
EVERYWHERE = {"0.0.0.0", "::"}
COLLECTED_AFTER = (1_000, 2, 100_000)  # new things; young collections; middle ones, before all is looked at


class CantListen(Exception):
    """Why the server can't listen; the text is a sentence."""


def ports_for(port: int, *, chosen: bool) -> Iterable[int]:
    """The ports to try: the one that was chosen, or the usual one and some more."""
    return [port] if chosen else range(USUAL_PORT, USUAL_PORT + MORE_PORTS + 1)


def listening_at(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket that listens at the first of these ports that is free; raises `CantListen`."""
    tried = list(ports)
    for port in tried:
        try:
            return _listening(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CantListen(f"the server can't listen at {host}, port {port}: {error.strerror}") from None
    if len(tried) == 1:
        raise CantListen(f"port {tried[0]} is taken by another program; choose another with --port, or 0 for any")
    raise CantListen(f"the ports {tried[0]} to {tried[-1]} are all taken; choose another with --port, or 0 for any")


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        listener.setblocking(False)  # noqa: FBT003  # the standard library's own
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket, settings: Settings) -> str:
    """Where people reach the server."""
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    name = "localhost" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


class TableServer(uvicorn.Server):
    """One server: says when it is ready, and tells its clients before it closes their sockets."""

    def __init__(self, app: Litestar, settings: Settings, on_ready: Callable[[], None]) -> None:
        super().__init__(config_of(app, settings))
        self._app, self._on_ready = app, on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the parts and listen."""
        await super().startup(sockets=sockets)
        if self.started:
            spare_collector()
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, tell those who are here, and close."""
        for server in self.servers:
            server.close()
        await self._app.state.parts.shut_tables()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in order; if someone insists, at once."""
        if self.should_exit:
            os._exit(KILLED_BY + sig)
        self.should_exit = True


def spare_collector() -> None:
    """Let Python's collector look at what is young, often and briefly, and almost never at everything.

    With a thousand tables a look at everything takes half a second, in which nobody is served. What is let go of is
    freed without it; it is there for rings of things, and those are young. A rare look at many young things is a
    pause as well: one of 200,000 takes a tenth of a second and more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def config_of(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the framework is run: no compression of messages, which takes memory for each socket."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=settings.access_log,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def serve(app: Litestar, settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Run until a signal ends it; raises what kept it from starting."""
    server = TableServer(app, settings, on_ready)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listener]))
    except SystemExit:
        if app.state.failure is None:
            raise
        raise app.state.failure from None
