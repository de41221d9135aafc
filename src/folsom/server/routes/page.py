"""The page: its files from memory, and its index at every address that the page handles itself.

If this package contains no page, one file says so.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.params import FromPath

from folsom.server.refusals import Refused
from folsom.server.routes.packing import reads_gzip
from folsom.server.routes.security import policy

PAGE_FOLDER = Path(str(files("folsom"))) / "page"
INDEX = "index.html"
HASHED_NAME = re.compile(r"assets/.+-[\w-]{8,}\.\w+")  # its name changes with its contents
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
NOT_PAGES = ("api", "health", "metrics", "assets")  # the index handles no address below these
STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
TEXT_TYPES = ("text/", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True)
class File:
    """A file of the page, as it is sent."""

    content: bytes
    packed: bytes | None  # with gzip, if that makes it smaller
    headers: dict[str, str]
    media_type: str

    @classmethod
    def of(cls, name: str, content: bytes) -> File:
        """Make a file from its name and contents. The name says its type, and whether it may be cached."""
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(content, mtime=0) if media_type.startswith(TEXT_TYPES) else None
        headers = {
            "ETag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            "Cache-Control": CACHE_FOREVER if HASHED_NAME.fullmatch(name) else REVALIDATE,
            "Vary": "Accept-Encoding",
            **({"Content-Security-Policy": _policy_for(content)} if media_type == "text/html" else {}),
        }
        return cls(content, packed, headers, media_type)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The response: empty if the client already has the file, compressed if it accepts that."""
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(b"", status_code=304, headers=self.headers, media_type=self.media_type)
        if self.packed is not None and reads_gzip(request):
            return self._sent(self.packed, **{"Content-Encoding": "gzip"})
        return self._sent(self.content)

    def _sent(self, content: bytes, **more: str) -> Response[bytes]:
        return Response(content, headers={**self.headers, **more}, media_type=self.media_type)


def _policy_for(document: bytes) -> str:
    """The policy of a document: only its own inline styles are allowed, by their hashes."""
    hashes = (b64encode(hashlib.sha256(style).digest()).decode() for style in STYLE.findall(document))
    return policy(style_src=" ".join(f"'sha256-{found}'" for found in hashes))


class Page:
    """All files of a page."""

    def __init__(self, folder: Path = PAGE_FOLDER) -> None:
        if not (folder / INDEX).is_file():
            self._files = {INDEX: File.of(INDEX, Path(__file__).with_name("welcome.html").read_bytes())}
            return
        names = (path for path in folder.rglob("*") if path.is_file())
        self._files = {
            (name := path.relative_to(folder).as_posix()): File.of(name, path.read_bytes()) for path in names
        }

    def file(self, path: str) -> File:
        """The file at an address; otherwise the index."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if name.split("/")[0] in NOT_PAGES:
            raise Refused("not-found")
        return self._files[INDEX]


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page."""
    pages: Page = request.app.state.page
    return pages.file(path).answer(request)
