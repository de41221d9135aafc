"""The HTTP routes, from the server's own OpenAPI schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from folsom.server.app import make_app
from folsom.server.protocol_docs.rows import table
from folsom.server.protocol_docs.words import Words
from folsom.server.routes.schema import OPERATIONS, with_refusals
from folsom.server.settings import Settings

API = "/api/"
BODY_WORDS = {"text/plain": "text", "application/x-ndjson": "lines of JSON"}


def routes_table(words: Words) -> str:
    """Every address for players, with its method, bodies and purpose."""
    schema = with_refusals(make_app(Settings()).openapi_schema.to_schema())
    paths = {path: item for path, item in schema["paths"].items() if path.startswith(API)}
    rows = [row for path, item in sorted(paths.items()) for row in _rows(path, item, words)]
    return table(["Address", "Request", "Response", "What it does"], rows)


def _rows(path: str, item: dict[str, Any], words: Words) -> Iterator[tuple[str, ...]]:
    for method, operation in item.items():
        if method in OPERATIONS:
            request = _body(operation.get("requestBody", {}), words)
            response = next(_body(body, words) for status, body in operation["responses"].items() if status < "3")
            address = f"`{method.upper()} {path}{_query(operation)}`"
            yield address, request, response, operation["description"]


def _query(operation: dict[str, Any]) -> str:
    names = [one["name"] for one in operation.get("parameters", []) if one["in"] == "query"]
    return f"?{'&'.join(f'{name}=' for name in names)}" if names else ""


def _body(part: dict[str, Any], words: Words) -> str:
    """The type of a body: a type of the protocol, or text."""
    for media_type, content in part.get("content", {}).items():
        named = [content["schema"], *content["schema"].get("oneOf", [])]
        found = [each["$ref"].rpartition("/")[2] for each in named if "$ref" in each]
        return words.link(found[0]) if found else BODY_WORDS[media_type]
    return ""
