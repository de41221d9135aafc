"""The rules in the page: found by words and by address, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.scenes import all_scenes
from tests.web.screens import SIZES
from tools.rules_page import BOOKS, drawings

DESK = SIZES["desk"]
TOP = 400  # where something that one was led to is, at most


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    found = chromium.new_page(viewport={"width": DESK[0], "height": DESK[1]}, locale="en", reduced_motion="reduce")
    yield found
    found.close()


def is_led_to(page: Page, rule: str) -> None:
    """Wait until a rule is marked, has the focus, and is near the top."""
    expect(page.locator(".entry.chosen")).to_have_id(rule)
    page.wait_for_function(
        "([id, top]) => { const box = document.getElementById(id).getBoundingClientRect();"
        " return document.activeElement.id === id && box.top >= 0 && box.top < top }",
        arg=[rule, TOP],
    )


def test_the_search_finds_while_one_types_and_says_how_much(page: Page, files: str) -> None:
    all_scenes()["rules-express"](page, files)
    search = page.get_by_role("searchbox")
    search.press_sequentially("hostage r")
    expect(page.locator(".search [role=status]")).to_have_text("2 rules found")
    search.press_sequentially("ansom")
    expect(page.locator(".search [role=status]")).to_have_text("1 rule found")
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator(".entry mark").first).to_have_text("Hostage")
    search.fill("x5.10")
    expect(page.locator(".entry .rule-id mark")).to_have_text("X5.10")
    search.fill("spaceship")
    expect(page.locator(".nothing")).to_contain_text("spaceship")
    search.press("Escape")
    expect(page.locator(".entry[id]")).to_have_count(len(BOOKS[0].rules))


def test_an_address_leads_to_its_rule_and_links_lead_on(page: Page, files: str) -> None:
    page.goto(f"{files}/rules/express#X8.1")
    is_led_to(page, "X8.1")
    page.get_by_role("searchbox").fill("X6.2")
    page.locator("#X6\\.2 .body a", has_text="X8.7").click()
    is_led_to(page, "X8.7")
    assert page.url.endswith("/rules/express#X8.7")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.go_back()
    is_led_to(page, "X8.1")


def test_the_id_of_a_rule_copies_the_link_to_it(page: Page, files: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    all_scenes()["rules-rows"](page, files)
    page.locator("#S2\\.3 .rule-id").click()
    expect(page.locator(".toast")).to_have_text("The link to S2.3 is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{files}/rules/super#S2.3"


def test_another_language_has_the_same_rule_in_its_words(page: Page, files: str) -> None:
    page.goto(f"{files}/rules/super#S3.6")
    is_led_to(page, "S3.6")
    page.get_by_label("Language").select_option("el")
    expect(page.locator("h1")).to_contain_text("κανόνες του Super")
    is_led_to(page, "S3.6")
    page.get_by_role("searchbox").fill("αλογο ΚΑΛΠΑΖΕΙΣ")
    expect(page.locator(".search [role=status]")).to_have_text("Βρέθηκε 1 κανόνας")
    expect(page.locator(".entry mark").last).not_to_be_empty()


def test_everything_that_is_drawn_is_shown_and_told(page: Page, files: str) -> None:
    for book, name in zip(BOOKS, ("express", "super"), strict=True):
        page.goto(f"{files}/rules/{name}")
        expect(page.locator("figure.drawing")).to_have_count(len(drawings(book)))
    told = page.locator("#S2\\.2 figcaption").first
    expect(told).to_contain_text("Doc plays Move. After that: in car 1: Belle, facing the caboose, Cheyenne")
    pieces = "[...document.querySelectorAll('.rules use')].filter((use) => !document.querySelector(use.href.baseVal))"
    assert page.evaluate(f"{pieces}.map((use) => use.href.baseVal)") == []
