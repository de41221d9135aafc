"""Streams of lines, compressed with gzip for clients that accept it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.response import Stream

GZIP_WBITS = 31  # zlib's number for the gzip format with its largest window
COMPRESSION_LEVEL = 6
BLOCK_BYTES = 65_536  # compressed together, and readable as soon as they arrive


def lines_sent(lines: AsyncIterator[bytes], request: Request[Any, Any, Any], media_type: str) -> Stream:
    """A response with these lines."""
    if not reads_gzip(request):
        return Stream(lines, media_type=media_type, headers={"Vary": "Accept-Encoding"})
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Stream(packed(lines), media_type=media_type, headers=headers)


def reads_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def packed(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same lines, compressed in a thread so that other requests don't wait."""
    packer = zlib.compressobj(COMPRESSION_LEVEL, wbits=GZIP_WBITS)
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
        if size >= BLOCK_BYTES:
            yield b"".join(waiting)
            waiting, size = [], 0
    yield b"".join(waiting)
