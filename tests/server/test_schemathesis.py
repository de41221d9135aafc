"""The HTTP side as it describes itself: whatever is asked, the answer is one that the description names."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from folsom.server.wire.limits import BODY_BYTES
from tests.server.finished_tables import finished_table
from tests.server.live_server import Browser, LiveServer, with_live_server

PATIENCE = 240.0  # seconds
REVOKE = "/api/me/revoke"
SCHEMA = "/api/schema/openapi.json"
EXAMPLES = 8  # of each operation and mode
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
KINDS = ("text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded", "x", "")
MANY = {"new_guests": 100_000, "new_tables": 100_000, "wrong_codes": 100_000, "replays": 100_000}
BOT = {"kind": "bot", "level": "drifter"}
QUICK = settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)


@dataclass
class Asker:
    """Someone who asks whatever can be asked, at these tables and at others that there aren't."""

    url: str
    tables: list[str]
    token: str
    other_token: str  # of someone who may be signed out
    answers: Counter[tuple[str, int]] = field(default_factory=Counter)

    def ask_everything(self) -> None:
        """Ask for each thing that the server says it does, as it says and in other ways."""
        schema = schemathesis.openapi.from_url(self.url + SCHEMA)
        rejecting = schema.config.checks.negative_data_rejection
        rejecting.expected_statuses = [*rejecting.expected_statuses, "413"]  # what is too large isn't even read
        with requests.Session() as session:
            session.trust_env = False
            for found in schema.get_all_operations():
                operation: Any = found.ok()  # type: ignore[union-attr]  # a description that can't be read raises
                token = self.other_token if operation.path == REVOKE else self.token
                session.headers["Authorization"] = f"Bearer {token}"
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    self._ask(operation, mode, session)

    def _ask(self, operation: Any, mode: GenerationMode, session: requests.Session) -> None:
        @QUICK
        @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(["", *self.tables]))
        def ask(case: Any, table: str) -> None:
            if table and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call_and_validate(session=session, checks=CHECKS)
            self.answers[operation.label, answer.status_code] += 1

        with suppress(Unsatisfiable):  # of what brings nothing, nothing can be wrong
            ask()


def test_no_request_brings_an_answer_that_is_not_described(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            tables = [await _table(ann, start=False), await _table(ann, start=True), await _finished(server)]
            mine, others = ann.http.cookies["folsom"], bob.http.cookies["folsom"]
            asker = Asker(f"http://127.0.0.1:{server.port}", tables, mine, others)
            await asyncio.to_thread(asker.ask_everything)
            assert {status for _, status in asker.answers} >= {200, 400, 403, 404, 409, 422}
            assert {operation for operation, _ in asker.answers} == set(described(await _schema(ann)))

    with_live_server(test, tmp_path, patience=PATIENCE, **MANY)


def described(schema: dict[str, Any]) -> Iterator[str]:
    """The operations of a description."""
    for path, item in schema["paths"].items():
        yield from (f"{method.upper()} {path}" for method in item)


async def _schema(ann: Browser) -> dict[str, Any]:
    return dict((await ann.http.get(SCHEMA)).json())


async def _table(ann: Browser, *, start: bool) -> str:
    """A table that is open, or one that is played at."""
    spec = {"game": "super", "players": 3, "public": True}
    body = {"table": spec, "seats": [{"kind": "person"}, BOT, BOT], "start": start}
    return str((await ann.post("/api/tables", body))["id"])


async def _finished(server: LiveServer) -> str:
    """A table where the game is over."""
    over = finished_table("super", 3, seed=1)
    await over.keep(server.services.store)
    return over.row.id


def test_a_method_that_an_address_does_not_take_is_refused_with_those_that_it_does(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            schema = await _schema(ann)
            for path, method in product(schema["paths"], ("GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND")):
                takes = {name.upper() for name in schema["paths"][path]}
                if method not in takes:
                    answer = await ann.http.request(method, path.format(table_id="a" * 26, game="express"))
                    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "wrong-method"), path
                    assert set(answer.headers["allow"].split(", ")) == takes

    with_live_server(test, tmp_path)


def test_a_body_of_another_kind_is_refused(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            for kind, path in product(KINDS, ("/api/tables", "/api/guests", "/api/recover")):
                answer = await ann.http.post(path, content=b"<x>\xff</x>", headers={"content-type": kind})
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "not-json"), (kind, path)
            large = await ann.http.post("/api/tables", content=b"[" * (BODY_BYTES + 1))
            assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")

    with_live_server(test, tmp_path)
