from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.screens import CUT_OFF, screen
from tests.web.test_playing import in_browser
from tools.page_replays import played

TIMELINE = "input[type=range]"


def at(page: Page) -> int:
    return int(page.locator(TIMELINE).input_value())


def is_at(page: Page, moment: int, words: str | None = None) -> None:
    expect(page.locator(TIMELINE)).to_have_value(str(moment))
    if words is not None:
        expect(page.locator(".strip h2")).to_have_text(words)


def sentence(page: Page) -> str:
    return page.locator(".strip h2").inner_text()


def test_a_replay_is_stepped_through_by_keyboard(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express", "desk", "light") as page:
        begin, words = at(page), sentence(page)
        assert words == "Ghost fires at Cheyenne."
        page.keyboard.press("ArrowRight")
        expect(page.locator(".strip h2")).to_have_text("Cheyenne takes a bullet from Ghost.")
        page.keyboard.press("ArrowLeft")
        is_at(page, begin, words)
        page.keyboard.press("Home")
        is_at(page, 0, "The beginning")
        expect(page.locator(".seat.acting")).to_have_count(1)
        expect(page.locator(".seat.acting")).to_contain_text("Tuco")  # who is asked first
        page.keyboard.press("PageDown")
        expect(page.locator(".placard .kicker")).to_contain_text("Round 2")
        page.keyboard.press("PageUp")
        is_at(page, 0)
        page.keyboard.press("End")
        expect(page.locator(".strip h2")).to_have_text("The train has arrived.")
        page.keyboard.press(" ")  # from the beginning
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.locator(".strip .sub")).to_have_text(re.compile(r"Round 1 · ([2-9]|\d\d) of"))
        page.keyboard.press(" ")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_mark_of_the_timeline_says_what_it_marks_when_it_is_asked(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express", "desk", "light") as page:
        mark = page.locator(".mark-at").first
        assert page.locator(".marks").inner_text() == ""
        mark.hover()
        expect(page.get_by_role("tooltip")).to_contain_text("Tuco grabs a jewel in first class.")
        expect(page.get_by_role("tooltip")).to_contain_text("Round 1")


def test_no_name_in_a_panel_is_cut_for_who_plays(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express", "desk", "light", "el") as page:
        assert page.eval_on_selector_all(".seat .bandit", CUT_OFF) == []


def test_the_address_leads_back_to_the_moment_and_the_eye(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express-eye", "desk", "light") as page:
        page.keyboard.press("PageDown")
        expect(page.locator(".placard .kicker")).to_contain_text("Round 2")
        shown = (at(page), sentence(page))
        moment = page.locator(".strip").get_attribute("data-moment")
        page.wait_for_url(lambda url: url.endswith(f"?viewer=2{moment}"))
        page.reload()
        page.wait_for_selector(".replay .train .pawn")
        is_at(page, *shown)
        assert page.get_by_label("Seen by").input_value() == "2"


def test_each_eye_sees_its_own_hand_and_all_together_see_every_one(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express", "desk", "light") as page:
        page.keyboard.press("Home")
        views, hands = page.get_by_label("Seen by"), page.locator(".open-hand")
        expect(hands).to_have_count(4)
        views.select_option("1")
        expect(hands).to_have_count(1)
        assert page.locator(".seat .money.unk").count() == 3  # of the others' purses nothing is known
        views.select_option("public")
        expect(hands).to_have_count(0)
        views.select_option("all")
        expect(hands).to_have_count(4)
        assert page.locator(".seat .money.unk").count() == 0


def test_a_record_is_replayed_and_a_damaged_one_is_refused_with_its_line(tmp_path: Path) -> None:
    record = played("super-5").record()
    damaged = record.replace("Turn", "Tumble", 1)
    file = tmp_path / "game.folsom"
    file.write_text(record)

    def act(page: Page, port: int) -> None:
        page.goto(f"http://127.0.0.1:{port}/replay")
        page.get_by_label("Or paste its text").fill(damaged)
        page.get_by_role("button", name="Show it").click()
        line = damaged[: damaged.index("Tumble")].count("\n") + 1
        expect(page.get_by_role("alert")).to_contain_text(str(line))
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".replay .train .pawn")
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="The reckoning")).to_be_visible()
        page.get_by_role("button", name="The reckoning").click()
        expect(page.locator(".result .title h2")).to_have_text("Tuco wins at the locomotive")
        page.goto(f"http://127.0.0.1:{port}/replay/{'a' * 26}")
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()

    in_browser(tmp_path, act)


def test_all_that_a_rich_bandit_has_stands_inside_its_panel(chromium: Browser, files: str) -> None:
    with screen(chromium, files, "replay-express-end", "desk", "light") as page:
        assert page.locator(".seat .goods").evaluate_all(CUT_OFF) == []
