from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.kit import FAST, TABLE, entered, feed, messages
from tests.web.scenes import all_scenes
from tests.web.screens import screen

STAGE = 1300  # milliseconds
PLACES = "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"


def names(page: Page) -> list[str]:
    return [name.split()[-1] for name in page.locator(".posters h3").all_inner_texts()]


def test_the_loot_is_counted_before_the_places_are_told_and_that_can_be_skipped(chromium: Browser, files: str) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.clock.install()
    all_scenes()["replay-express-end"](page, files)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.get_by_role("button", name="The reckoning").click()
    expect(page.locator(".result.counting h2").first).to_have_text("The loot is counted")
    page.clock.run_for(STAGE)
    expect(page.locator(".result > [role=status]")).to_have_text("Purses: Cheyenne $500, Tuco $250, and Belle $600.")
    assert names(page) == ["CHEYENNE", "TUCO", "BELLE", "GHOST"]
    assert page.locator(".rank").count() == 0
    assert page.locator(".story").count() == 0  # it would give the result away
    page.keyboard.press("Escape")
    expect(page.locator(".result .title h2")).to_have_text("Tuco takes it all")
    expect(page.locator(".result .title h2")).to_be_focused()
    expect(page.locator(".winner .sum .sr")).to_have_text("$3,000")
    assert names(page) == ["TUCO", "CHEYENNE", "BELLE", "GHOST"]
    assert page.locator(".rank").all_inner_texts() == ["1", "2", "3", "4"]
    page.locator(".decided").wait_for()
    page.close()


def test_the_end_tells_the_story_and_leads_on(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "end-express", "desk", "light") as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=files)
        assert page.locator(".title .below").inner_text() == "$3,000, and not one bullet wasted."
        assert page.locator(".wanted.win .k").inner_text() == "RICHEST"
        assert page.locator(".decided").inner_text() == (
            "In round 4 Tuco took a strongbox worth $1,000. Tuco finished $500 ahead of you."
        )
        assert page.locator(".picked li").count() == 3
        assert "Cheyenne" in page.locator(".picked li").first.inner_text()  # what the reader did comes first
        page.get_by_text("As a table").click()
        rows = page.locator(".curve tr").all_inner_texts()
        assert rows[0].split() == ["Cheyenne", "Tuco", "Belle", "Ghost"]
        assert rows[-1].split() == ["After", "round", "5", "$2,500", "$3,000", "$600", "$500"]
        assert page.locator(".story h3").all_inner_texts()[0] == "Round 1: Take it all"
        assert "Tuco grabs a jewel in first class." in page.locator(".chapters").inner_text()
        replay = TABLE.replace("table", "replay")
        assert page.get_by_role("link", name="Replay").get_attribute("href") == replay
        assert page.get_by_role("link", name="Download").get_attribute("href") == f"/api{TABLE}/record".replace(
            "/table/", "/tables/"
        )
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Copy the link").click()
        page.get_by_text("The link is copied.").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == files + replay
        page.keyboard.press("Escape")
        page.locator(".chapters a").first.click()
        page.wait_for_selector(".replay .train .pawn")
        assert page.locator(".strip h2").inner_text() == "Tuco grabs a jewel in first class."


def test_the_end_is_fetched_before_it_comes_so_that_nobody_waits_for_it(chromium: Browser, files: str) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.add_init_script(FAST)
    told = messages("express-4")
    fed = feed(page, [entered("express-4", len(told) - 2)])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    page.wait_for_load_state("networkidle")
    page.route("**/*.js", lambda route: route.abort())
    page.route("**/*.css", lambda route: route.abort())
    fed.tell(told[-1])
    page.locator(".the-end .result").wait_for()
    page.close()


TELEGRAPH_AND_WAYS = """() => {
    window.told = new Set();
    new MutationObserver(() => {
        document.querySelectorAll('.log li').forEach((line) => window.told.add(line.textContent));
        const ways = [...document.querySelectorAll('.counting .go > *')];
        if (ways.length > 0) window.ways = ways.map((each) => each.getBoundingClientRect().toJSON());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_until_the_loot_is_counted_nothing_tells_it_and_then_nothing_moves(chromium: Browser, files: str) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.add_init_script(FAST)
    told = messages("express-4")
    fed = feed(page, [entered("express-4", len(told) - 2)])
    page.goto(files + TABLE)
    fed.wait_until_shown(page)
    page.evaluate(TELEGRAPH_AND_WAYS)
    fed.tell(told[-1])
    page.locator(".result:not(.counting)").wait_for()
    heard = page.evaluate("[...window.told]")
    assert any("The train has arrived." in line for line in heard)
    assert [line for line in heard if " has $" in line or "Gunslinger" in line] == []
    assert page.locator(".go > :not(dialog)").evaluate_all(PLACES) == page.evaluate("window.ways")
    page.close()


def test_a_shared_victory_and_an_end_without_winners_are_told(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "end-express-shared", "phone", "light") as page:
        assert page.locator(".title h2").text_content() == "Cheyenne and Tuco share the loot"
        assert page.locator(".rank").all_inner_texts() == ["1", "1", "3", "4"]
    with screen(chromium, files, "end-super-nobody", "phone", "dark") as page:
        assert page.locator(".title h2").text_content() == "Nobody is left"
        assert page.locator(".title .below").text_content() == "Tuco and Ghost fell last."
