"""`/api/schema/openapi.json`: the API as OpenAPI, generated from the routes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Router
from litestar.connection import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from folsom import __version__
from folsom.server.protocol_docs.schema import definitions
from folsom.server.refusals import Refused
from folsom.server.wire import bodies

SCHEMA_FOLDER, SCHEMA_FILE = "/api/schema", "/openapi.json"
OPERATIONS = {"get", "post", "patch", "put", "delete"}
COMPONENTS = "#/components/schemas/"


@dataclass
class TakesText(Operation):
    """An operation whose request body is plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with the protocol's types as bodies, and with an error as a possible response to every operation."""
    refusal = {"$ref": f"{COMPONENTS}{bodies.ErrorBody.__name__}"}
    answer = {"description": "Refused: nothing has changed.", "content": {"application/json": {"schema": refusal}}}
    known = schema.get("components", {}).get("schemas", {})
    paths = {path: _described(item, answer) for path, item in schema["paths"].items()}
    return {**schema, "paths": paths, "components": {"schemas": {**known, **definitions(COMPONENTS)}}}


def _described(item: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {**part, "responses": {**_expected(part["responses"]), "default": answer}} if name in OPERATIONS else part
        for name, part in item.items()
    }


def _expected(responses: dict[str, Any]) -> dict[str, Any]:
    """The successful responses; errors are described once for all operations."""
    return {status: response for status, response in responses.items() if status.startswith("2")}


class Described(JsonRenderPlugin):
    """Renders the schema as JSON, with error responses."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The contents of the file."""
        return super().render(request, with_refusals(openapi_schema))


def _check_path(request: Request[Any, Any, Any]) -> None:
    """Refuse other files in this folder; the framework would respond in HTML."""
    if request.scope["path"].rstrip("/") not in (SCHEMA_FOLDER, SCHEMA_FOLDER + SCHEMA_FILE):
        raise Refused("not-found")


def described() -> OpenAPIConfig:
    """The OpenAPI settings of one server."""
    return OpenAPIConfig(
        title="Folsom",
        version=__version__,
        description="The table server of Folsom: train-heist games for people and bots.",
        render_plugins=[Described(path=SCHEMA_FILE)],
        openapi_router=Router(SCHEMA_FOLDER, route_handlers=[], include_in_schema=False, before_request=_check_path),
        use_handler_docstrings=True,
    )
