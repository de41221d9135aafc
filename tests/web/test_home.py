from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from folsom.server.wire.bodies import Me, Tables
from tests.web.answers import ANN, MINE, PUBLIC, TABLE_ID, answering, as_ann
from tests.web.kit import axe_findings
from tests.web.scenes.end import serve_replays
from tests.web.screens import new_page, screen

FITS = "document.documentElement.scrollHeight <= innerHeight"


def test_a_stranger_reads_honest_times_and_is_offered_the_lesson_beside_play_now(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "home", "desk", "light") as page:
        expect(page.get_by_role("button", name="Express")).to_contain_text("8 min alone, 25 with friends")
        expect(page.get_by_role("button", name="Super")).to_contain_text("4 min alone, 10 with friends")
        expect(page.locator(".start")).to_contain_text("Fair bots, no clock, base rules.")
        expect(page.get_by_text("When you play, we make up a name for you.")).to_be_visible()
        assert page.evaluate(FITS)
        assert axe_findings(page) == []
        page.get_by_role("button", name="Super").click()
        first = page.get_by_role("link", name="First time? Three minutes")
        assert first.get_attribute("href") == "/learn/super"
        first.click()
        page.locator(".coach").wait_for()


def test_who_has_played_is_offered_no_lesson_and_told_how_the_games_went(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "desk", "light", "en")
    finished = Tables(tuple(line for line in MINE.tables if line.status != "open"), None)
    as_ann(page, {"GET /api/tables": PUBLIC, "GET /api/me/tables": finished})
    page.goto(files)
    yours = page.locator("section", has=page.locator("#yours"))
    expect(yours).to_contain_text("Round 3, your turn")
    expect(yours).to_contain_text("Fourth with $1,550")
    expect(yours.locator(".crew .disc.belle")).to_have_count(2)  # bots by their bandits
    expect(yours.locator(".dot.bot")).to_have_count(0)
    expect(page.get_by_role("link", name="First time?")).to_have_count(0)
    assert page.evaluate(FITS)
    page.close()


def test_a_long_name_fits_the_first_screen_of_a_small_phone(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "small", "light", "el")
    as_ann(page, {}, Me(ANN.id, "Crimson Coyote of Tombstone 23", has_phrase=False, ratings={}))
    page.goto(files)
    expect(page.locator(".corner .who")).to_contain_text("Coyote")
    box = page.locator(".corner .who").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    page.close()


def test_i_play_whom_the_first_screen_names(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "phone", "light", "en")
    as_ann(page, {"POST /api/tables": {"id": TABLE_ID}})
    page.goto(files)
    words = page.locator(".whom").inner_text()
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Play now").click()
    wanted: Any = asked.value.post_data_json
    mine, *others = wanted["table"]["characters"]
    assert words == f"You are {mine}, against three bots"
    assert others == [None] * 3
    page.close()


def test_replays_lead_to_famous_games_to_mine_and_to_a_record(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "desk", "light", "en")
    as_ann(page, {"GET /api/me/tables": MINE})
    serve_replays(page, "super-5")
    page.goto(f"{files}/replay")
    lists = page.locator(".upload .rowlist")
    expect(lists.last).to_contain_text("Fourth with $1,550")
    expect(lists.last.locator("li")).to_have_count(2)  # those that are over
    expect(page.get_by_role("heading", name="Replay a record")).to_be_visible()
    assert axe_findings(page) == []
    with page.expect_request("**/api/replays*") as asked:
        page.get_by_role("link", name="Last one aboard").click()
    assert (asked.value.post_data or "").startswith("Folsom: 1\nGame: Super\n")
    page.wait_for_selector(".replay .train .pawn")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert "/replay/famous/super" in page.url
    page.close()


def test_replays_say_that_finished_games_will_be_there(chromium: Browser, files: str) -> None:
    page = new_page(chromium, "small", "dark", "en")
    answering(page, {})
    page.goto(f"{files}/replay")
    expect(page.get_by_text("The games you finish will be listed here.")).to_be_visible()
    page.close()
