"""The server as a process: where it listens, and how it stops.

The first signal shuts it down: clients are told, and writes are finished. A second signal stops it at once. Nothing
that was acknowledged is lost.
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

from folsom.server.settings import DEFAULT_PORT, Settings
from folsom.server.wire.limits import MESSAGE_BYTES

MORE_PORTS = 10  # to try if no port is set
BACKLOG_CONNECTIONS = 2048
SHUTDOWN_SECONDS = 10  # for connections to close
PING_SECONDS = 40  # between two pings to a client; a client that is gone is noticed after at most 60
SIGNAL_EXIT_CODE = 128  # plus the signal's number: what a shell reports for a process that a signal ended
ALL_INTERFACES = {"0.0.0.0", "::"}
YOUNG = 1  # the generations of the collector up to this one
GC_THRESHOLDS = (50_000, 1, 100_000)  # new objects; collections of generation 0; of generation 1


class CantListen(Exception):
    """Says in a sentence why the server can't listen."""


def ports_for(port: int, *, chosen: bool) -> Iterable[int]:
    """The ports to try: the chosen one, or the default and some more."""
    return [port] if chosen else range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS + 1)


def listening_at(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket that listens on the first free port of these; raises `CantListen`."""
    tried = list(ports)
    for port in tried:
        try:
            return _listening(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CantListen(f"can't listen on {host}, port {port}: {error.strerror}") from None
    if len(tried) == 1:
        raise CantListen(f"another program uses port {tried[0]}; choose another with --port, or 0 for any free port")
    raise CantListen(
        f"other programs use ports {tried[0]} to {tried[-1]}; choose another with --port, or 0 for any free port"
    )


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows this option would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG_CONNECTIONS)
        listener.setblocking(False)  # noqa: FBT003  # the standard library's signature
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket, settings: Settings) -> str:
    """The address that people open."""
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    name = "localhost" if host in ALL_INTERFACES else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


class TableServer(uvicorn.Server):
    """A server that says when it is ready, and tells its clients before it closes their sockets."""

    def __init__(self, app: Litestar, settings: Settings, on_ready: Callable[[], None]) -> None:
        super().__init__(config_of(app, settings))
        self._app, self._on_ready = app, on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the services and listen."""
        await super().startup(sockets=sockets)
        if self.started:
            tune_garbage_collection()
            self._on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Collect young objects, ten times a second. Returns whether to stop."""
        gc.collect(YOUNG)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, tell the clients, and close."""
        for server in self.servers:
            server.close()
        await self._app.state.services.close_tables()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down; on a second signal, stop at once."""
        if self.should_exit:
            os._exit(SIGNAL_EXIT_CODE + sig)
        self.should_exit = True


def tune_garbage_collection() -> None:
    """Hardly ever collect the oldest objects; the server collects young ones ten times a second.

    With a thousand tables a full collection takes half a second, and nobody is served meanwhile. Most objects are freed
    by reference counting; the collector is there for cycles, and those are young. If the number of new objects started
    it, it would mostly run while a message is made, look at thousands of objects that are about to be freed, and take a
    tenth of the server's time. The thresholds only matter when very many objects are made at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def config_of(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs: without compressing messages, which would cost memory for each socket."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop, if it is installed: not on Windows
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=settings.access_log,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def serve(app: Litestar, settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Run until a signal stops the server; raises whatever kept it from starting."""
    server = TableServer(app, settings, on_ready)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listener]))
    except SystemExit:
        if app.state.failure is None:
            raise
        raise app.state.failure from None
