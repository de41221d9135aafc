"""The files that describe the protocol, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from folsom.games import BUILT_IN
from folsom.server.protocol_docs.defaults import defaults
from folsom.server.protocol_docs.names import names
from folsom.server.protocol_docs.page import page
from folsom.server.protocol_docs.schema import schema_text
from folsom.server.protocol_docs.typescript import game_typescript, typescript

FILES: dict[str, Callable[[], str]] = {
    "docs/protocol.md": page,
    "docs/protocol.schema.json": schema_text,
    "web/src/wire.ts": typescript,
    "web/src/wire/defaults.ts": defaults,
    **{f"web/src/games/{plugin.key}/wire.ts": partial(game_typescript, plugin.key) for plugin in BUILT_IN},
    **{f"web/src/games/{plugin.key}/names.ts": partial(names, plugin.key) for plugin in BUILT_IN},
}
