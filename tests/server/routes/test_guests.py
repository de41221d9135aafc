"""Being a guest, over HTTP."""

from __future__ import annotations

from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from folsom.server.refusals import FACTS
from folsom.server.routes.security import COOKIE
from folsom.server.store.rows import ActRow, RatingRow, SeatRow, TableRow
from tests.server.http_client import Client, bearer, http_client, refused, services_of


def cookie_of(response: httpx.Response) -> Morsel[str]:
    return SimpleCookie(response.headers["set-cookie"])[COOKIE]


def stored(client: Client) -> dict[str, Any]:
    """The one guest in the store, as whoever has the token is told."""
    answer: dict[str, Any] = client.get("/api/me").json()
    return answer


# --- a new guest ---------------------------------------------------------------------------------


def test_a_guest_needs_nothing_but_to_ask(client: Client) -> None:
    response = client.post("/api/guests")
    assert response.status_code == 200
    me = response.json()
    assert set(me) == {"id", "name", "has_phrase", "ratings"}
    assert (me["has_phrase"], me["ratings"]) == (False, {})
    assert client.get("/api/me").json() == me


def test_a_guest_may_choose_a_name(client: Client) -> None:
    assert client.post("/api/guests", json={"name": " Belle "}).json()["name"] == "Belle"


def test_whoever_is_known_stays_who_they_are(client: Client) -> None:
    first = client.post("/api/guests", json={"name": "Belle"}).json()
    assert client.post("/api/guests", json={"name": "Doc"}).json() == first


def test_a_cookie_that_is_void_or_forged_gives_a_new_guest(client: Client) -> None:
    first = client.post("/api/guests").json()
    old = client.cookies[COOKIE]
    client.post("/api/me/revoke")
    for cookie in (old, "forged"):
        client.cookies.clear()
        client.cookies.set(COOKIE, cookie, domain="testserver.local")
        assert client.post("/api/guests").json()["id"] != first["id"]


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(client: Client) -> None:
    cookie = cookie_of(client.post("/api/guests"))
    assert cookie["httponly"] is True
    assert cookie["samesite"].casefold() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    assert cookie["secure"] == ""


def test_behind_tls_the_cookie_goes_over_https_alone(tmp_path: Path) -> None:
    with http_client(tmp_path, tls=True) as client:
        assert cookie_of(client.post("/api/guests"))["secure"] is True


def test_a_trusted_proxy_says_that_it_is_https_and_nobody_else_does(tmp_path: Path) -> None:
    said = {"x-forwarded-proto": "https", "origin": "https://testserver.local"}
    with http_client(tmp_path) as client:
        assert refused(client.post("/api/guests", headers=said))[1] == "wrong-origin"
        assert cookie_of(client.post("/api/guests", headers={"x-forwarded-proto": "https"}))["secure"] == ""


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"5",
        b'{"name": 5}',
        b'{"name": ""}',
        b'{"name": "Belle", "age": 30}',
        b'{"name": "' + b"x" * 97 + b'"}',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b"[" * 5000,
    ],
)
def test_a_body_that_cant_be_read_makes_no_guest(client: Client, body: bytes) -> None:
    status, code, facts = refused(client.post("/api/guests", content=body))
    assert (status, set(facts)) == (400, set(FACTS.get(code, ())))
    assert code != "bad-request"
    assert refused(client.get("/api/me"))[:2] == (401, "not-a-guest")


def test_a_body_says_what_is_wrong_and_where(client: Client) -> None:
    client.post("/api/guests")
    wrong_type = {"where": "name", "wanted": "str"}
    assert refused(client.patch("/api/me", json={"name": 5})) == (400, "wrong-type", wrong_type)
    assert refused(client.patch("/api/me", content=b"")) == (400, "not-json", {})


# --- names ---------------------------------------------------------------------------------------


def test_a_guest_may_change_their_name(client: Client) -> None:
    me = client.post("/api/guests").json()
    assert client.patch("/api/me", json={"name": "Belle"}).json() == {**me, "name": "Belle"}
    assert stored(client) == {**me, "name": "Belle"}


@pytest.mark.parametrize("name", ["   ", "x" * 25, "a\u202eb", "a\u0000b"])
def test_a_name_that_cant_be_is_refused_and_the_old_one_stays(client: Client, name: str) -> None:
    me = client.post("/api/guests").json()
    assert refused(client.patch("/api/me", json={"name": name})) == (422, "bad-name", {"limit": 24})
    assert stored(client) == me


# --- who asks ------------------------------------------------------------------------------------

NEEDS_A_GUEST = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Belle"}),
    ("POST", "/api/me/phrase", None),
    ("POST", "/api/me/revoke", None),
    ("POST", "/api/me/leave", None),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDS_A_GUEST)
def test_who_isnt_known_is_told_so(client: Client, method: str, path: str, body: dict[str, str] | None) -> None:
    assert refused(client.request(method, path, json=body)) == (401, "not-a-guest", {})
    assert refused(client.request(method, path, json=body, headers=bearer("forged"))) == (401, "not-a-guest", {})


def test_a_token_may_come_as_bearer_and_goes_before_the_cookie(client: Client) -> None:
    first = client.post("/api/guests").json()
    token = client.cookies[COOKIE]
    client.cookies.clear()
    second = client.post("/api/guests").json()
    assert client.get("/api/me", headers=bearer(token)).json() == first
    assert client.get("/api/me").json() == second


# --- other devices -------------------------------------------------------------------------------


def test_a_recovery_phrase_brings_the_guest_to_another_device(client: Client) -> None:
    me = client.post("/api/guests", json={"name": "Belle"}).json()
    phrase = client.post("/api/me/phrase").json()["phrase"]
    client.cookies.clear()
    assert refused(client.get("/api/me"))[1] == "not-a-guest"
    assert client.post("/api/recover", json={"phrase": phrase.upper().replace("-", " ")}).json()["id"] == me["id"]
    assert stored(client) == {**me, "has_phrase": True}


@pytest.mark.parametrize("phrase", ["howdy", "lusab-babad-gutih-tugad-kapuz-mofid-nidol"])
def test_a_wrong_phrase_brings_nobody(client: Client, phrase: str) -> None:
    response = client.post("/api/recover", json={"phrase": phrase})
    assert refused(response) == (403, "wrong-phrase", {})
    assert "set-cookie" not in response.headers


def test_a_new_phrase_makes_the_old_one_void(client: Client) -> None:
    client.post("/api/guests")
    old = client.post("/api/me/phrase").json()
    new = client.post("/api/me/phrase").json()
    assert refused(client.post("/api/recover", json=old))[1] == "wrong-phrase"
    assert client.post("/api/recover", json=new).status_code == 200


def test_to_sign_out_everywhere_leaves_this_device_signed_in(client: Client) -> None:
    me = client.post("/api/guests").json()
    other = client.cookies[COOKIE]
    assert client.post("/api/me/revoke").json() == me
    assert refused(client.get("/api/me", headers=bearer(other))) == (401, "token-void", {})
    assert client.get("/api/me").json() == me


def test_to_leave_makes_this_device_forget_and_no_other(client: Client) -> None:
    me = client.post("/api/guests").json()
    elsewhere = client.cookies[COOKIE]
    assert client.post("/api/me/leave").json() == me
    assert COOKIE not in client.cookies
    assert refused(client.get("/api/me")) == (401, "not-a-guest", {})
    assert client.get("/api/me", headers=bearer(elsewhere)).json() == me


def test_guests_outlive_the_server(tmp_path: Path) -> None:
    with http_client(tmp_path) as client:
        me = client.post("/api/guests").json()
        token = client.cookies[COOKIE]
    with http_client(tmp_path) as again:
        assert again.get("/api/me", headers=bearer(token)).json() == me


def test_another_key_makes_every_token_void(tmp_path: Path) -> None:
    with http_client(tmp_path) as client:
        client.post("/api/guests")
        token = client.cookies[COOKIE]
    with http_client(tmp_path, key=bytes(32)) as again:
        assert refused(again.get("/api/me", headers=bearer(token)))[1] == "not-a-guest"


def test_a_guest_is_told_their_ratings(client: Client) -> None:
    me = client.post("/api/guests").json()
    seats = (SeatRow(0, "person", me["id"], "Belle"),)
    facts = {"status": "open", "public": True, "host": me["id"], "spec": b"{}", "secret": bytes(32), "created": 0.0}
    table = TableRow("t" * 26, "express", seats=seats, **facts)
    store = services_of(client).store
    rating = RatingRow(me["id"], "express", 30.0, 4.0, 7)
    with client.portal() as portal:
        portal.call(store.add_table, table)
        portal.call(store.end, table.id, ActRow(0, 0, 1, "person", 1.0), 2.0, 1, None, (rating,))
    assert stored(client)["ratings"] == {"express": {"mean": 30.0, "deviation": 4.0, "shown": 18.0, "games": 7}}
