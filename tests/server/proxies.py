"""Debian's nginx and Caddy with TLS before a server, set up as the page for those who run one says."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from folsom.server.settings import Given, settings_of
from tests.server.live_server import PATIENCE
from tools.repository import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
HERE, DOCUMENTED_PORT = "127.0.0.1", "127.0.0.1:1899"
HOST = "folsom.example"
ORIGIN = f"https://{HOST}"


def block(language: str) -> str:
    """The page's one example in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def documented_settings() -> dict[str, Any]:
    """What the page tells the server of its proxy."""
    told = {name: Given(value, "the page") for name, value in tomllib.loads(block("toml")).items()}
    settings = settings_of(told)
    return {name: getattr(settings, name) for name in told}


@dataclass(frozen=True)
class Certificate:
    """A certificate of its own for the page's host."""

    file: Path
    key: Path

    @classmethod
    def made(cls, folder: Path) -> Certificate:
        """A new one."""
        made = cls(folder / "certificate.pem", folder / "key.pem")
        subject = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
        files = ["-keyout", str(made.key), "-out", str(made.file)]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
        return made


def nginx(folder: Path, certificate: Certificate, port: int, behind: int) -> list[str]:
    """The command that runs nginx as the page has it."""
    certified = f"ssl_certificate {certificate.file}; ssl_certificate_key {certificate.key};"
    server = _replaced(
        block("nginx"), ("# ssl_certificate …", certified), ("listen 443 ssl", f"listen {HERE}:{port} ssl")
    )
    server = _replaced(server, (DOCUMENTED_PORT, f"{HERE}:{behind}"))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    head = f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}"
    (folder / "nginx.conf").write_text(f"{head}\nhttp {{\naccess_log off;\n{paths}\n{server}\n}}\n")
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, certificate: Certificate, port: int, behind: int) -> list[str]:
    """The command that runs Caddy as the page has it."""
    site = f"{ORIGIN}:{port} {{\n    bind {HERE}\n    tls {certificate.file} {certificate.key}"
    text = _replaced(block("caddyfile"), (f"{HOST} {{", site), (DOCUMENTED_PORT, f"{HERE}:{behind}"))
    options = "{\n    admin off\n    auto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(options + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _replaced(text: str, *changes: tuple[str, str]) -> str:
    """A text with some services exchanged, each of which it must have once."""
    for old, new in changes:
        assert text.count(old) == 1, f"the page's example has {old!r} {text.count(old)} times"
        text = text.replace(old, new)
    return text


Runs = Callable[[Path, Certificate, int, int], list[str]]
PROXIES: dict[str, Runs] = {"nginx": nginx, "caddy": caddy}


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs: what browsers of other machines reach the server by."""

    port: int
    trusted: ssl.SSLContext

    @asynccontextmanager
    async def browser(self, address: str = HERE) -> AsyncIterator[httpx.AsyncClient]:
        """A browser at one of this machine's own addresses, with the server's page open."""
        transport = _AtProxy(self.port, verify=self.trusted, local_address=address)
        headers = {"Origin": ORIGIN}
        async with httpx.AsyncClient(base_url=ORIGIN, headers=headers, transport=transport, timeout=PATIENCE) as http:
            yield http

    def socket(self, table: str, origin: str, cookie: str) -> connect:
        """A socket to a table, opened by the page of an origin."""
        url = f"wss://{HOST}:{self.port}/api/tables/{table}/socket"
        headers = {"Origin": origin, "Cookie": f"folsom={cookie}"}
        return connect(url, host=HERE, port=self.port, ssl=self.trusted, additional_headers=headers, proxy=None)


class _AtProxy(httpx.AsyncHTTPTransport):
    """Takes requests for the public host to the proxy's port, as a name server would."""

    def __init__(self, port: int, **options: Any) -> None:
        super().__init__(**options)
        self._port = port

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url.copy_with(host=HERE, port=self._port)
        extensions = {**request.extensions, "sni_hostname": HOST}
        carried = httpx.Request(
            request.method, url, headers=request.headers, stream=request.stream, extensions=extensions
        )
        return await super().handle_async_request(carried)


@asynccontextmanager
async def proxied(name: str, folder: Path, behind: int) -> AsyncIterator[Proxy]:
    """A proxy before the server at a port; skipped where there is none to be had."""
    for program in (name, "openssl"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} isn't installed (on Debian: apt-get install {program})")
    certificate, port = Certificate.made(folder), _free_port()
    command = PROXIES[name](folder, certificate, port, behind)
    log = folder / "log"
    environment = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, cwd=folder, env=environment)
    try:
        await _listens(port, process, log)
        yield Proxy(port, ssl.create_default_context(cafile=certificate.file))
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


def _free_port() -> int:
    with closing(socket.socket()) as asked:
        asked.bind((HERE, 0))
        return int(asked.getsockname()[1])


async def _listens(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    while True:
        assert process.poll() is None, log.read_text()
        with suppress(OSError):
            _, writer = await asyncio.open_connection(HERE, port)
            writer.close()
            return
        await asyncio.sleep(0.02)
