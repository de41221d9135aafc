"""The format of a saved game: JSON with a checksum, or that JSON compressed to bytes."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any

SAVE_FORMAT = 1
SAVE_MAGIC = b"FOLSOM1\n"


class BadSave(ValueError):
    """Saved data that can't be loaded, with the reason."""


def sealed(saved: dict[str, Any]) -> str:
    """The data as JSON text, with a checksum over all of it."""
    return json.dumps({**saved, "checksum": _checksum(saved)})


def unsealed(saved: dict[str, Any]) -> dict[str, Any]:
    """The data without its checksum; raises `BadSave` if that doesn't match."""
    bare = {name: value for name, value in saved.items() if name != "checksum"}
    if saved["checksum"] != _checksum(bare):
        raise BadSave("this saved game is damaged, or was changed since it was saved")
    return bare


def packed(text: str) -> bytes:
    """JSON text, compressed to bytes."""
    return SAVE_MAGIC + zlib.compress(text.encode())


def unpacked(data: bytes | str) -> dict[str, Any]:
    """The data in a save, from bytes or JSON text, with its checksum."""
    if isinstance(data, bytes) and data.startswith(SAVE_MAGIC):
        data = zlib.decompress(data.removeprefix(SAVE_MAGIC))
    saved: dict[str, Any] = json.loads(data)
    return saved


def text_of(data: bytes) -> str:
    """Bytes as text that JSON can hold."""
    return base64.b64encode(data).decode()


def bytes_of(text: str) -> bytes:
    """The bytes that `text_of` turned into this text."""
    return base64.b64decode(text)


def _checksum(saved: dict[str, Any]) -> str:
    """The checksum that detects damage: compiled rules trust a state, so a damaged one must not reach them."""
    return hashlib.sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()
