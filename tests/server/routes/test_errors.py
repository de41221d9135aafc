"""Whatever goes wrong is answered in one form, in the language of who asked, and without a word too much."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import get, post
from litestar.exceptions import InternalServerException
from litestar.params import FromPath, FromQuery

from folsom.locale import LANGUAGES
from folsom.locale.speech import sentence
from folsom.server.refusals import Refused
from folsom.server.wire.limits import BODY_BYTES
from tests.server.http_client import Client, http_client, refused, services_of


@get("/api/broken", sync_to_thread=False)
def broken() -> None:
    raise RuntimeError("the boiler burst at /home/engineer")


@get("/api/broken/{kind:str}", sync_to_thread=False)
def broken_at(kind: FromPath[str]) -> None:
    raise InternalServerException(f"the framework's own, of {kind}")


@get("/api/refused", sync_to_thread=False)
def refusing() -> None:
    raise Refused("seat-taken", seat=2)


@post("/api/counted", sync_to_thread=False)
def counted(count: FromQuery[int]) -> int:
    return count


def chunks() -> Iterator[bytes]:
    """A body of unknown length that is too long."""
    for _ in range(BODY_BYTES // 1024 + 1):
        yield b" " * 1024


def test_an_unknown_address_is_refused(client: Client) -> None:
    for path in ("/api/nothing", "/api", "/api/me/nothing", "/health/nothing", "/metrics/nothing", "/api/schema/x"):
        assert refused(client.get(path)) == (404, "not-found", {})


def test_a_wrong_method_is_told_the_right_ones(client: Client) -> None:
    response = client.delete("/api/me")
    assert refused(response) == (405, "wrong-method", {"allowed": ["GET", "PATCH"]})
    assert response.headers["allow"] == "GET, PATCH"


def test_a_body_that_is_too_large_is_refused_with_or_without_its_length(client: Client) -> None:
    client.post("/api/guests", json={"name": "Belle"})
    long = b'{"name": "' + b"x" * BODY_BYTES + b'"}'
    too_large = (413, "too-large", {"limit": BODY_BYTES})
    assert refused(client.patch("/api/me", content=long)) == too_large
    assert refused(client.patch("/api/me", content=chunks())) == too_large
    assert client.get("/api/me").json()["name"] == "Belle"


def test_a_body_of_the_largest_size_is_read(client: Client) -> None:
    client.post("/api/guests")
    body = b'{"name": "Belle"}'
    assert client.patch("/api/me", content=body + b" " * (BODY_BYTES - len(body))).status_code == 200


def test_what_a_handler_refuses_is_told_with_its_facts(tmp_path: Path) -> None:
    with http_client(tmp_path, refusing) as client:
        assert refused(client.get("/api/refused")) == (409, "seat-taken", {"seat": 2})
        assert client.get("/api/refused").json()["error"]["sentence"] == "Seat 3 is taken. Choose a free one."


def test_a_query_that_isnt_what_it_has_to_be_is_refused(tmp_path: Path) -> None:
    with http_client(tmp_path, counted) as client:
        status, code, facts = refused(client.post("/api/counted?count=many"))
        assert (status, code, facts["where"]) == (400, "wrong-type", "count")


@pytest.mark.parametrize("path", ["/api/broken", "/api/broken/x"])
def test_a_mistake_of_ours_shows_a_number_that_the_log_has_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    with http_client(tmp_path, broken, broken_at) as client:
        response = client.get(path)
    status, code, facts = refused(response)
    assert (status, code) == (500, "internal")
    assert "boiler" not in response.text
    assert "framework" not in response.text
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert vars(record)["facts"]["number"] == facts["number"]
    assert record.exc_info is not None


def test_refusals_are_counted(client: Client) -> None:
    client.get("/api/me")
    client.get("/api/nothing")
    page = services_of(client).metrics.page().decode()
    assert 'folsom_refusals_total{code="not-a-guest"} 1.0' in page
    assert 'folsom_refusals_total{code="not-found"} 1.0' in page


# --- in whose language ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language_of_the_browser(client: Client, language: str) -> None:
    response = client.get("/api/me", headers={"accept-language": f"{language};q=0.9, fr"})
    assert response.json()["error"]["sentence"] == sentence(language, "not-a-guest")


def test_the_address_goes_before_the_cookie_and_the_cookie_before_the_browser(client: Client) -> None:
    client.cookies.set("language", "ro", domain="testserver.local")
    browser = {"accept-language": "el"}
    for path, language in (("/api/me?language=it", "it"), ("/api/me?language=xx", "ro"), ("/api/me", "ro")):
        said = client.get(path, headers=browser).json()["error"]["sentence"]
        assert said == sentence(language, "not-a-guest")


# --- while it closes -----------------------------------------------------------------------------


def test_who_comes_while_the_server_closes_is_asked_to_come_back(client: Client) -> None:
    with client.portal() as portal:
        portal.call(services_of(client).close_tables)
    assert refused(client.post("/api/guests")) == (503, "shutting-down", {})
    assert client.get("/health/live").status_code == 200
    assert client.get("/").status_code == 200
