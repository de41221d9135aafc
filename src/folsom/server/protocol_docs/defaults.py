"""TypeScript constants that the page needs before its first request, from the same source as the server's."""

from __future__ import annotations

import json
from typing import Any

from folsom.bots import DEFAULT_LEVEL
from folsom.locale import FALLBACK, LANGUAGE_ALIASES, LANGUAGE_NAMES

HEAD = """\
// The languages and the default level, made from `folsom.locale` and `folsom.bots`: change those, then run `make docs`.
// The same is in the server's catalogue.
"""


def defaults() -> str:
    """A file with the constants."""
    constants: dict[str, Any] = {
        "LANGUAGES": LANGUAGE_NAMES,
        "LANGUAGE_ALIASES": LANGUAGE_ALIASES,
        "FALLBACK_LANGUAGE": FALLBACK,
        "DEFAULT_LEVEL": DEFAULT_LEVEL,
    }
    lines = (
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;\n"
        for name, value in constants.items()
    )
    return "\n".join([HEAD, *lines])
