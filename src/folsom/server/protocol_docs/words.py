"""Describes types in Markdown, with links to the types of their fields."""

from __future__ import annotations

import re
from collections.abc import Iterator

from folsom.server.protocol_docs.bounds import bounds_of
from folsom.server.protocol_docs.rows import table
from folsom.server.protocol_docs.schema import REF, Schema

PLAIN = {
    "integer": "whole number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}
LEVEL = "###"


class Words:
    """Describes definitions on a page."""

    def __init__(self, definitions: dict[str, Schema]) -> None:
        self._definitions = definitions

    def told(self, name: str) -> str:
        """The section about a definition: its heading, its description and its fields."""
        part = self._definitions[name]
        return "\n\n".join([f"{LEVEL} {self._heading(name)}", _flowing(part["description"]), *self._table(part)])

    def _heading(self, name: str) -> str:
        """The definition's name; for a message, with its tag."""
        tag = self._definitions[name].get("properties", {}).get("type", {}).get("enum")
        return f"{name} (`{tag[0]}`)" if tag else name

    def _table(self, part: Schema) -> Iterator[str]:
        if "anyOf" in part:
            yield f"It is {self._type(part)}."
            return
        fields = {name: field for name, field in part["properties"].items() if name != "type"}
        if fields:
            rows = [(f"`{name}`", self._type(field), bounds_of(field)) for name, field in fields.items()]
            yield table(["Field", "Type", "Bounds"], rows)

    def _type(self, part: Schema) -> str:
        if "$ref" in part:
            return self.link(part["$ref"].removeprefix(REF))
        if "enum" in part:
            return " or ".join(f"`{value}`" for value in part["enum"])
        if "anyOf" in part:
            return " or ".join(map(self._type, part["anyOf"]))
        if part.get("type") == "array":
            return f"list of {self._type(part['items'])}"
        if part.get("type") == "object":
            return f"object of {self._type(part.get('additionalProperties', {}))}"
        return PLAIN[part["type"]] if "type" in part else "anything"

    def link(self, name: str) -> str:
        """A link to a definition."""
        anchor = re.sub(r"[^\w\- ]", "", self._heading(name).lower()).replace(" ", "-")
        return f"[{name}](#{anchor})"


def _flowing(text: str) -> str:
    """The text with each paragraph on one line."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
