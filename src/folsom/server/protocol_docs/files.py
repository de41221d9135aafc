"""The files that describe the protocol, and how each is made."""

from __future__ import annotations

from collections.abc import Callable

from folsom.server.protocol_docs.defaults import defaults
from folsom.server.protocol_docs.names import names
from folsom.server.protocol_docs.page import page
from folsom.server.protocol_docs.schema import schema_text
from folsom.server.protocol_docs.sentences import sentences
from folsom.server.protocol_docs.typescript import typescript

FILES: dict[str, Callable[[], str]] = {
    "docs/protocol.md": page,
    "docs/protocol.schema.json": schema_text,
    "web/src/wire.ts": typescript,
    "web/src/wire/names.ts": names,
    "web/src/wire/defaults.ts": defaults,
    "web/src/wire/sentences.ts": sentences,
}
