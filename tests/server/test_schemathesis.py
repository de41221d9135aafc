"""The HTTP side as it describes itself: whatever is asked, the answer is one that the description names."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
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

from tests.server.finished import finished
from tests.server.serving import Browser, Serving, serving

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
MANY = {"new_guests": 100_000, "new_tables": 100_000}
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
        with requests.Session() as session:
            session.trust_env = False
            for found in schema.get_all_operations():
                operation = found.ok()
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
    async def test(server: Serving) -> None:
        async with server.browser("Ann") as ann, server.browser("Bob") as bob:
            tables = [await _table(ann, start=False), await _table(ann, start=True), await _finished(server)]
            tokens = (browser.http.cookies["folsom"] for browser in (ann, bob))
            asker = Asker(f"http://127.0.0.1:{server.port}", tables, *tokens)
            await asyncio.to_thread(asker.ask_everything)
            print(asker.answers)

    serving(test, tmp_path, patience=PATIENCE, **MANY)


async def _table(ann: Browser, *, start: bool) -> str:
    """A table that is open, or one that is played at."""
    spec = {"game": "superexpress", "players": 3, "public": True}
    body = {"table": spec, "seats": [{"kind": "person"}, BOT, BOT], "start": start}
    return str((await ann.post("/api/tables", body))["id"])


async def _finished(server: Serving) -> str:
    """A table where the game is over."""
    over = finished("superexpress", 3, seed=1)
    await over.keep(server.parts.store)
    return over.row.id
