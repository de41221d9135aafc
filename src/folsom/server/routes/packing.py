"""Streams of lines, packed by gzip on their way to who can read that."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.response import Stream

GZIP = 31  # zlib's word for that format, with its largest window
LEVEL = 6
BLOCK = 65_536  # bytes that are packed at once, and can be read at once at the other end


def lines_sent(lines: AsyncIterator[bytes], request: Request[Any, Any, Any], media_type: str) -> Stream:
    """An answer with these lines."""
    if not reads_gzip(request):
        return Stream(lines, media_type=media_type, headers={"Vary": "Accept-Encoding"})
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Stream(packed(lines), media_type=media_type, headers=headers)


def reads_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether who asks can read what is packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def packed(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same, packed: in a thread, so that nobody waits for it."""
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    async for block in _blocks(lines):
        yield await asyncio.to_thread(_pack, packer, block)
    yield packer.flush()


def _pack(packer: Any, block: bytes) -> bytes:
    packed_now: bytes = packer.compress(block) + packer.flush(zlib.Z_SYNC_FLUSH)
    return packed_now


async def _blocks(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    waiting: list[bytes] = []
    size = 0
    async for line in lines:
        waiting.append(line)
        size += len(line)
        if size >= BLOCK:
            yield b"".join(waiting)
            waiting, size = [], 0
    yield b"".join(waiting)
