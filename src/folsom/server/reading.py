"""Readers of settings, from text or TOML. A reader raises a ValueError that says what is allowed."""

from __future__ import annotations

import ipaddress
import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

KEY_DIGITS = 64
ORIGIN = re.compile(r"https?://[a-z0-9.\-\[\]:]+", re.IGNORECASE)
TRUTHS = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


def text(value: Any) -> str:
    """Any text."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError("text")
    return value.strip()


def folder(value: Any) -> Path:
    """The path of a folder, which needn't exist yet."""
    return value if isinstance(value, Path) else Path(text(value)).expanduser()


def whole(low: int, high: int) -> Callable[[Any], int]:
    """A whole number between bounds."""

    def read(value: Any) -> int:
        found = _number(value)
        if found != int(found) or not low <= found <= high:
            raise ValueError
        return int(found)

    return _with_error(read, f"a whole number from {low} to {high}")


def number(low: float, high: float) -> Callable[[Any], float]:
    """A number between bounds."""

    def read(value: Any) -> float:
        found = _number(value)
        if not low <= found <= high:
            raise ValueError
        return found

    return _with_error(read, f"a number from {low:g} to {high:g}")


def one_of(*words: str) -> Callable[[Any], str]:
    """One of some words."""

    def read(value: Any) -> str:
        return words[words.index(text(value).casefold())]

    return _with_error(read, " or ".join(words))


def truth(value: Any) -> bool:
    """On or off."""
    word = str(value).strip().casefold()
    if word not in TRUTHS:
        raise ValueError("on or off")
    return TRUTHS[word]


def key(value: Any) -> bytes:
    """The signing key."""
    try:
        found = bytes.fromhex(text(value))
    except ValueError:
        found = b""
    if 2 * len(found) != KEY_DIGITS:
        raise ValueError(f"{KEY_DIGITS} hexadecimal digits")
    return found


def origin(value: Any) -> str:
    """An origin: scheme, host and port, without a path."""
    found = str(value).strip().rstrip("/").casefold()
    if not ORIGIN.fullmatch(found):
        raise ValueError("like https://folsom.example or http://localhost:8000")
    return found


def origins(value: Any) -> tuple[str, ...]:
    """A list of origins."""
    return tuple(map(origin, _several(value)))


def networks(value: Any) -> tuple[str, ...]:
    """Addresses of machines or networks."""
    try:
        return tuple(str(ipaddress.ip_network(part)) for part in _several(value))
    except ValueError:
        raise ValueError("a list of addresses or networks such as 10.0.0.0/8") from None


def span(value: Any) -> tuple[float, float]:
    """Two durations in seconds, the smaller first. A single number stands for both."""
    parts = _several(str(value) if isinstance(value, int | float) else value)
    try:
        low, high = (parts * 2)[:2] if len(parts) == 1 else parts
        found = _number(low), _number(high)
    except ValueError:
        found = (0.0, -1.0)
    if not 0 <= found[0] <= found[1] <= 60:  # noqa: PLR2004  # a minute: people don't wait longer
        raise ValueError("two numbers of seconds from 0 to 60, the smaller first, such as 0.5, 1.1")
    return found


def _number(value: Any) -> float:
    if isinstance(value, bool):
        raise ValueError("a number")
    found = float(value) if isinstance(value, int | float | str) else math.nan
    if not math.isfinite(found):
        raise ValueError("a number")
    return found


def _several(value: Any) -> list[Any]:
    """The items of a list, or of a comma-separated text."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, list | tuple):
        return list(value)
    raise ValueError("a list")


def _with_error(read: Callable[[Any], Any], allowed: str) -> Callable[[Any], Any]:
    """The same reader, with a ValueError that says what is allowed."""

    def read_or_explain(value: Any) -> Any:
        try:
            return read(value)
        except (ValueError, TypeError, OverflowError):
            raise ValueError(allowed) from None

    return read_or_explain


def as_toml(value: Any) -> str:
    """A value in TOML."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, default=str)
