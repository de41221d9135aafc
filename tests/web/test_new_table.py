"""What the form of a new table asks for and what it shows of refusals; lists that change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from folsom.server.refusals import SECONDS_PER_DAY, Refused
from folsom.server.wire.bodies import Tables
from tests.web.answers import PUBLIC, Answers, answering, as_ann, open_table, whole
from tests.web.kit import feed

AGAIN = 5000  # milliseconds after which public tables are looked at again


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(locale="en", reduced_motion="reduce")
    yield page
    page.close()


def asked_for(page: Page, address: str, query: str) -> dict[str, Any]:
    """What is asked of the server when the form is sent as it is."""
    page.goto(f"{address}/new{query}")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        page.locator(".ticket .primary").click()
    body = sent.value.post_data_json
    assert isinstance(body, dict)
    return body


def test_one_click_suffices_and_pass_and_play_has_names(page: Page, files: str) -> None:
    as_ann(page, {"POST /api/tables": open_table("Ann", "Player 2", "bot drifter", "bot drifter")})
    feed(page, [whole(open_table("Ann", "Player 2", "bot drifter", "bot drifter"))])
    body = asked_for(page, files, "?pass")
    assert body["start"] is True
    assert body["table"]["clock"] == {"kind": "none", "seconds": None}
    assert [(seat["kind"], seat.get("name")) for seat in body["seats"]] == [
        ("person", None),
        ("person", "Player 2"),
        ("bot", None),
        ("bot", None),
    ]


@pytest.mark.parametrize(
    ("refused", "part"),
    [
        (Refused("clock-seconds", shortest=5, longest=14 * SECONDS_PER_DAY), "Clock"),
        (Refused("bad-name", limit=20), "Who plays"),
    ],
)
def test_what_the_server_refuses_is_shown_where_it_was_chosen(
    page: Page, files: str, refused: Refused, part: str
) -> None:
    as_ann(page, {"POST /api/tables": refused})
    asked_for(page, files, "?friends")
    sheet = page.locator(".sheet", has=page.get_by_role("heading", name=part))
    expect(sheet.get_by_role("alert")).to_have_text(refused.problem("en").sentence)


def test_characters_are_chosen_from_drawn_cards_with_the_keyboard(page: Page, files: str) -> None:
    as_ann(page, {})
    page.goto(f"{files}/new")
    page.get_by_role("button", name="Seat 1 plays: Chance").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Tuco").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seat 1 plays: Tuco")).to_be_focused()


def test_a_bots_level_says_what_it_is_like(page: Page, files: str) -> None:
    as_ann(page, {})
    page.goto(f"{files}/new")
    level = page.get_by_label("Bot at seat 2")
    level.select_option("legend")
    expect(level).to_have_accessible_description("sees farther than anyone on the train")


def test_public_tables_come_and_go_by_themselves(page: Page, files: str) -> None:
    answers: Answers = {"GET /api/tables": Tables((), None)}
    answering(page, answers)
    page.clock.install()
    page.goto(f"{files}/tables")
    page.get_by_text("No public table has a free seat now.").wait_for()
    page.unroute_all()
    answering(page, {"GET /api/tables": PUBLIC})
    page.clock.fast_forward(AGAIN)
    page.get_by_role("link", name="Eleni and Ingrid").wait_for()
