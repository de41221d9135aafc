"""The page: its files, its index wherever it has its own addresses, and what there is without one."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from folsom.server.refusals import Refused
from folsom.server.routes.page import INDEX, Page
from folsom.server.routes.security import policy
from tests.server.http_client import Client, refused

FILES = {
    "index.html": b"<!doctype html><title>Folsom</title>",
    "assets/index-B1c2D3e4.js": b"let x = 1;" * 100,
    "favicon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "loot.png": b"\x89PNG",
}


@pytest.fixture
def page(tmp_path: Path) -> Page:
    for name, content in FILES.items():
        file = tmp_path / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return Page(tmp_path / "page")


@pytest.fixture
def built(client: Client, page: Page) -> Client:
    """A browser at a server whose package has a page."""
    client.app.state.page = page
    client.headers["accept-encoding"] = "identity"
    return client


class Links(HTMLParser):
    """What a document refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.found += [value for name, value in attrs if name in {"href", "src"} and value]


# --- with a page ---------------------------------------------------------------------------------


def test_files_are_served_as_what_they_are(built: Client) -> None:
    for name, content in FILES.items():
        assert built.get(f"/{name}").content == content
    assert built.get("/").content == FILES[INDEX]
    types = [built.get(f"/{name}").headers["content-type"].split(";")[0] for name in FILES]
    assert types == ["text/html", "text/javascript", "image/svg+xml", "application/manifest+json", "image/png"]


@pytest.mark.parametrize("path", ["/t/abc", "/about", "/t/abc/def/"])
def test_the_index_is_at_every_address_of_its_own(built: Client, path: str) -> None:
    assert built.get(path).content == FILES[INDEX]


@pytest.mark.parametrize("path", ["/api/x", "/assets/gone-12345678.js", "/health/x", "/metrics/x"])
def test_but_not_where_it_has_nothing_to_show(built: Client, path: str) -> None:
    assert refused(built.get(path)) == (404, "not-found", {})


@pytest.mark.parametrize(
    "path", ["../secret.txt", "/../secret.txt", "assets/../../secret.txt", "..%2fsecret.txt", "/etc/passwd", "\0"]
)
def test_nothing_beside_the_page_is_served(page: Page, path: str) -> None:
    try:
        assert page.file(path).content == FILES[INDEX]
    except Refused as refusal:
        assert refusal.code == "not-found"  # noqa: PT017  # either will do


def test_files_named_by_their_contents_last_and_others_are_asked_for_again(built: Client) -> None:
    assert built.get("/assets/index-B1c2D3e4.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/favicon.svg", "/t/abc"):
        assert built.get(path).headers["cache-control"] == "no-cache"


def test_a_file_that_is_there_already_isnt_sent_again(built: Client) -> None:
    first = built.get("/favicon.svg")
    again = built.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert built.get("/", headers={"if-none-match": first.headers["etag"]}).status_code == 200


def test_texts_are_packed_for_who_can_unpack_them(page: Page, built: Client) -> None:
    packed = built.get("/assets/index-B1c2D3e4.js", headers={"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.content == FILES["assets/index-B1c2D3e4.js"]
    assert gzip.decompress(page.file("assets/index-B1c2D3e4.js").packed or b"") == packed.content
    assert "content-encoding" not in built.get("/loot.png", headers={"accept-encoding": "gzip"}).headers


def test_a_head_is_answered_without_a_body(built: Client) -> None:
    assert built.head("/").status_code == 200


def test_a_page_without_styles_of_its_own_gets_the_strict_policy(built: Client) -> None:
    assert built.get("/").headers["content-security-policy"] == policy()


# --- without one ---------------------------------------------------------------------------------


@pytest.fixture
def welcome(client: Client, tmp_path: Path) -> Client:
    """A browser at a server whose package has no page."""
    client.app.state.page = Page(tmp_path / "nothing")
    return client


def test_without_a_page_one_says_so_and_how_to_play(welcome: Client) -> None:
    document = welcome.get("/").text
    assert "isn't built into this package yet" in " ".join(document.split())
    assert "folsom play" in document


def test_its_links_lead_somewhere_on_this_server_and_it_has_no_script(welcome: Client) -> None:
    links = Links()
    links.feed(welcome.get("/").text)
    assert links.found == ["/api/schema/openapi.json", "/health"]
    assert [welcome.get(link).status_code for link in links.found] == [200, 200]
    assert "script" not in links.tags


def test_its_style_is_allowed_by_its_hash_and_no_other(welcome: Client) -> None:
    response = welcome.get("/")
    (style,) = re.findall(r"<style>(.*?)</style>", response.text, re.DOTALL)
    allowed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert response.headers["content-security-policy"] == policy(style_src=f"'sha256-{allowed}'")
    assert "prefers-color-scheme: dark" in style
