"""Logs: a line of JSON each, or text for people; and never a secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.server.guests import new_id
from folsom.server.logs import set_up_logs, without_secrets
from folsom.server.phrases import new_phrase
from folsom.server.routes.security import COOKIE
from tests.server.http_client import bearer, http_client, services_of
from tests.server.routes.test_errors import broken
from tests.support.terminal import Terminal

LOG = logging.getLogger("folsom.server.somewhere")


@pytest.fixture(autouse=True)
def _undone() -> Iterator[None]:
    """Logging is as before afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    yield
    root.handlers, root.level = handlers, level


@pytest.fixture
def lines() -> io.StringIO:
    stream = io.StringIO()
    set_up_logs("json", stream)
    return stream


def test_a_record_is_one_line_of_json(lines: io.StringIO) -> None:
    LOG.info("the train\nleaves at %d", 10, extra={"facts": {"cars": 5, "where": Path("x")}})
    said = json.loads(lines.getvalue())
    assert lines.getvalue().count("\n") == 1
    assert said.pop("time").endswith("+00:00")
    assert said == {
        "level": "info",
        "from": "folsom.server.somewhere",
        "message": "the train\nleaves at 10",
        "cars": 5,
        "where": "x",
    }


def test_an_error_brings_its_traceback_in_the_same_line(lines: io.StringIO) -> None:
    try:
        raise RuntimeError("the boiler burst")
    except RuntimeError:
        LOG.exception("oops")
    said = json.loads(lines.getvalue())
    assert said["level"] == "error"
    assert said["error"].endswith("RuntimeError: the boiler burst")


def test_people_get_text_on_a_terminal_and_programs_get_json() -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        set_up_logs("", stream)
        LOG.warning("the train leaves", extra={"facts": {"cars": 5}})
    assert terminal.getvalue().endswith("WARNING the train leaves cars=5\n")
    assert json.loads(pipe.getvalue())["cars"] == 5


def test_text_can_be_had_in_a_pipe_too() -> None:
    stream = io.StringIO()
    set_up_logs("text", stream)
    LOG.warning("the train leaves")
    assert stream.getvalue().endswith("WARNING the train leaves\n")


def test_requests_are_logged_only_if_asked_for(lines: io.StringIO) -> None:
    access = logging.getLogger("uvicorn.access")
    access.info("GET /")
    assert lines.getvalue() == ""
    set_up_logs("json", lines, access=True)
    access.info("GET /")
    assert json.loads(lines.getvalue())["message"] == "GET /"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"token {'a' * 26}.0.123.{'x' * 43} here", "token <token> here"),
        ("lusab-babad-gutih-tugad-kapuz-mofid-nidol", "<phrase>"),
        ("LUSAB BABAD gutih tugad kapuz mofid nidol!", "<phrase>!"),
        ("lusabbabadgutihtugadkapuzmofidnidol", "<phrase>"),
        ("key " + "0f" * 32, "key <secret>"),
        ("postgresql://belle:s3cret@db/folsom", "postgresql://belle:…@db/folsom"),
        ("table abcdefgh" + "a" * 18, "table abcdefgh…"),
        ("the train leaves at 10:00", "the train leaves at 10:00"),
    ],
)
def test_secrets_are_left_out_whoever_logs_them(text: str, shown: str) -> None:
    assert without_secrets(text) == shown


def test_made_up_secrets_are_left_out_too() -> None:
    for _ in range(50):
        assert without_secrets(new_phrase()) == "<phrase>"
        assert len(without_secrets(new_id())) == 9


def test_a_busy_server_logs_no_secret(lines: io.StringIO, tmp_path: Path) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    secrets = []
    with http_client(tmp_path, broken, key=bytes(range(32))) as client:
        for name in ("Belle", "Doc", "Tuco"):
            client.cookies.clear()
            client.post("/api/guests", json={"name": name})
            phrase = client.post("/api/me/phrase").json()["phrase"]
            secrets += [client.cookies[COOKIE], phrase, phrase.replace("-", " ")]
            client.post("/api/recover", json={"phrase": phrase})
            client.post("/api/recover", json={"phrase": phrase, "x": phrase})
            client.get("/api/broken", headers=bearer(secrets[-3]))
            client.post("/api/me/revoke")
            secrets.append(client.cookies[COOKIE])
        secrets.append(services_of(client).settings.key.hex())  # type: ignore[union-attr]  # it was given
    text = lines.getvalue()
    assert "an error nobody thought of" in text
    assert [secret for secret in secrets if secret in text or secret.rpartition(".")[2] in text] == []
