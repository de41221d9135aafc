"""The cards at work: at a pace one can follow, stopped, stepped, scrubbed and seen again, and nothing is dropped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import FAST, MOMENT, TABLE, Fed, Message, entered, feed, messages, view_of, wait_until
from tests.web.scenes import all_scenes

GAMES = ("express-4", "super-4")
CAPTIONS = """() => {
    window.captions = [];
    new MutationObserver(() => {
        const words = document.querySelector('.caption h2')?.textContent ?? '';
        if (words !== '' && window.captions.at(-1) !== words) window.captions.push(words);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
HIDDEN, SEEN = (
    f"""() => {{
        Object.defineProperty(document, 'hidden', {{ get: () => {hidden}, configurable: true }});
        document.dispatchEvent(new Event('visibilitychange'));
    }}"""
    for hidden in ("true", "false")
)
FOUR_SECONDS = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, time = 0, ...rest) =>
        time === 4000 ? ((window.fourSeconds = act), 0) : wait(act, time, ...rest);
})()"""  # they are over when the test says so
CARDS_BEGIN = """() => {
    window.begun = [];
    let last = '';
    new MutationObserver(() => {
        const at = document.querySelector('.stop.now')?.dataset.stop ?? '';
        if (at !== '' && at !== last) window.begun.push(performance.now());
        last = at;
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
}"""
SEVERAL, BEAT = 5, 20  # cards that are timed, and milliseconds between two looks at them
SHORTEST_CARD, LONGEST_CARD = 1200, 2600  # milliseconds by the page's clock
AWAY_SEAT = 2
SLOWEST = 240_000  # milliseconds in which a busy machine shows a whole round
COVERED = """(() => {
    const flag = document.querySelector('.won-flag').getBoundingClientRect();
    return [...document.querySelectorAll("[data-piece^='pawn:']")].filter((pawn) => {
        const box = pawn.getBoundingClientRect();
        return box.right > flag.left && box.left < flag.right && box.bottom > flag.top && box.top < flag.bottom;
    }).map((pawn) => pawn.dataset.piece);
})()"""  # the bandits under the flag
IN_VIEW = """(() => {
    const { left, right } = document.querySelector('.stop.now').getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
})()"""  # the card that acts
QUICK = "localStorage.setItem('folsom.pace', 'fast')"  # a pace of the page's own, at which every caption is drawn
FLAG_IS_UP = 160 + 900  # milliseconds in which it rises and holds
FLAG_AND_MONEY = """() => {
    [window.amounts, window.spoken, window.widths] = [[], [], []];
    const note = () => {
        const flag = document.querySelector('.won-flag');
        if (flag) window.flagRose ??= performance.now();
        if (flag?.inert) window.flagFolds ??= performance.now();
        const money = document.querySelector('.seat[data-own] .money');
        const [whole, runs] = [money.firstElementChild, money.querySelector('[aria-hidden]')];
        window.amounts.push(Number((runs ?? whole).textContent.replace(/[$,]/g, '')));
        window.spoken.push(whole.textContent);
        window.widths.push(document.querySelector('.seat[data-own] .who').offsetWidth);
    };
    note();
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.body, all);
}"""
SLOW_PAGE = """() => setInterval(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
}, 450)"""


def a_round(stream: str) -> list[Message]:
    """The table as its first round begins, and all news up to the second at once."""
    _, *news = messages(stream)
    end = next(
        place
        for place, message in enumerate(news)
        if any(event["name"] == "round began" and event["facts"]["number"] == 1 for event in _events(message))
    )
    told = news[: end + 1]
    events, changes = (
        [each for message in told for each in message["news"][0][what]] for what in ("events", "changes")
    )
    return [entered(stream, 0), {**told[-1], "news": [{**told[-1]["news"][0], "events": events, "changes": changes}]}]


def loss(stream: str) -> list[Message]:
    """The table before the viewer loses loot to another's card, and the news of it."""
    told = messages(stream)
    me = view_of(told[0])["seat"]
    at = next(
        place
        for place, message in enumerate(told[1:], 1)
        if any(event["name"] == "dropped" and event["facts"]["bandit"] == me for event in _events(message))
        and not any(event["name"] == "robbed" and event["facts"]["bandit"] == me for event in _events(message))
    )
    return [entered(stream, at - 1), told[at]]


def _events(message: Message) -> list[Message]:
    found: list[Message] = message["news"][0]["events"]
    return found


def cards(news: Message) -> int:
    return sum(event["name"] == "revealed" for event in _events(news))


@contextmanager
def at_table(chromium: Browser, files: str, stream: str, *scripts: str) -> Iterator[tuple[Page, Fed, Message]]:
    whole, news = a_round(stream)
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.set_default_timeout(SLOWEST)
    for script in scripts:
        page.add_init_script(script)
    fed = feed(page, [whole])
    page.goto(files + TABLE)
    page.wait_for_selector(".train")
    yield page, fed, news
    page.close()
    assert wrong == []


def stopped(page: Page) -> None:
    page.locator(".caption[data-held]").wait_for()


def numbered(page: Page) -> int:
    """The stop that is drawn."""
    return int(page.locator(".stop.now").get_attribute("data-stop") or -1)


@pytest.mark.parametrize("stream", GAMES)
def test_space_stops_the_cards_and_arrows_go_one_by_one(chromium: Browser, files: str, stream: str) -> None:
    with at_table(chromium, files, stream) as (page, fed, news):
        fed.tell(news)
        page.locator(".stop.now[data-stop='1']").wait_for()
        page.keyboard.press(" ")
        stopped(page)
        at = numbered(page)
        page.keyboard.press("ArrowLeft")
        wait_until(page, f"document.querySelector('.stop.now').dataset.stop === '{at - 1}'")
        page.keyboard.press("ArrowRight")
        wait_until(page, f"document.querySelector('.stop.now').dataset.stop === '{at}'")
        stopped(page)
        page.get_by_role("button", name="Continue").click()
        wait_until(page, f"Number(document.querySelector('.stop.now').dataset.stop) > {at}")


@pytest.mark.parametrize("stream", GAMES)
def test_a_stop_on_the_rail_leads_back_to_its_card(chromium: Browser, files: str, stream: str) -> None:
    with at_table(chromium, files, stream) as (page, fed, news):
        fed.tell(news)
        page.locator(".stop.now[data-stop='2']").wait_for()
        page.get_by_role("button", name="Look at card 1", exact=True).click()
        stopped(page)
        assert numbered(page) == 0
        assert page.locator(".caption p").inner_text().startswith("You are looking back.")


def test_a_tap_on_the_stage_stops_the_cards_and_lets_them_go_on(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4") as (page, fed, news):
        fed.tell(news)
        page.locator(".stop.now").wait_for()
        page.mouse.click(700, 490)
        stopped(page)
        page.mouse.click(700, 490)
        page.locator(".caption:not([data-held])").wait_for()


@pytest.mark.parametrize("stream", GAMES)
def test_the_recap_waits_for_whoever_reads_it_and_the_round_can_be_seen_again(
    chromium: Browser, files: str, stream: str
) -> None:
    with at_table(chromium, files, stream, FAST, FOUR_SECONDS) as (page, fed, news):
        fed.tell(news)
        recap = page.locator(".recap")
        recap.wait_for()
        page.locator(".tally").first.click()
        assert recap.locator(".ring").count() == 0
        page.evaluate("window.fourSeconds()")
        assert recap.count() == 1
        page.get_by_role("button", name="Watch the round again").click()
        page.locator(".caption").wait_for()
        recap.wait_for()
        page.locator(".recap .primary").click()
        page.locator(".app:not([data-busy])").wait_for()


def test_the_recap_goes_by_itself_when_nobody_touches_it(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4", FAST, FOUR_SECONDS) as (page, fed, news):
        fed.tell(news)
        page.locator(".recap").wait_for()
        page.evaluate("window.fourSeconds()")
        page.locator(".app:not([data-busy])").wait_for()


def test_the_pace_is_remembered(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4") as (page, _, _):
        assert page.get_by_role("radio", name="Normal").is_checked()
        page.locator(".bar").get_by_text("Story", exact=True).first.click()
        page.reload()
        page.wait_for_selector(".train")
        assert page.get_by_role("radio", name="Story").is_checked()


@pytest.mark.parametrize("stream", GAMES)
def test_on_a_phone_the_plan_follows_the_card_that_acts(chromium: Browser, files: str, stream: str) -> None:
    with at_table(chromium, files, stream, FAST, FOUR_SECONDS) as (page, fed, news):
        page.set_viewport_size({"width": 390, "height": 844})
        fed.tell(news)
        page.locator(".recap").wait_for()
        page.get_by_role("button", name="Watch the round again").click()
        page.locator(".caption").wait_for()
        page.keyboard.press(" ")
        stopped(page)
        page.locator(".stop button").last.dispatch_event("click")
        wait_until(page, IN_VIEW)


def test_a_slow_page_loses_no_card(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4", QUICK) as (page, fed, news):
        page.evaluate(CAPTIONS)
        page.evaluate(SLOW_PAGE)
        fed.tell(news)
        page.locator(".recap").wait_for(timeout=240_000)
        told = page.evaluate("window.captions")
        assert sum("card:" in words for words in told) == cards(news)


def test_a_tab_that_nobody_sees_waits_and_shows_everything_later(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "super-4", QUICK) as (page, fed, news):
        page.evaluate(CAPTIONS)
        page.evaluate(HIDDEN)
        fed.tell(news)
        wait_until(page, "window.heard >= 2")
        page.wait_for_timeout(500)
        assert page.evaluate("window.captions") == []
        page.evaluate(SEEN)
        page.locator(".recap").wait_for()
        assert sum("card:" in words for words in page.evaluate("window.captions")) == cards(news)


def test_a_hidden_tab_calls_whoever_is_asked(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "super-4", FAST) as (page, fed, news):
        page.evaluate(HIDDEN)
        fed.tell(news)
        wait_until(page, "document.title.startsWith('Your turn')")


def test_what_i_lose_is_shown_on_me_in_words_on_my_seat_and_on_the_rail(chromium: Browser, files: str) -> None:
    whole, news = loss("express-4")
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    fed = feed(page, [whole])
    page.goto(files + TABLE)
    page.wait_for_selector(".train")
    fed.tell(news)
    page.locator(".caption").wait_for()
    page.keyboard.press(" ")
    stopped(page)
    while page.locator(".won-flag").count() == 0:
        card = page.locator(".caption").inner_text()
        page.keyboard.press("ArrowRight")
        wait_until(page, f"document.querySelector('.caption').innerText !== {json.dumps(card)}")
    for place in (".won-flag .delta.loss", ".caption .delta.loss", ".seat[data-own] .delta.loss", ".stop em.loss"):
        assert page.locator(place).last.inner_text() == "\N{MINUS SIGN}$250", place
    colour = "getComputedStyle(document.querySelector('.stop em.loss')).backgroundColor"
    assert page.evaluate(colour) == page.evaluate(
        "getComputedStyle(document.querySelector('.won-flag .delta')).backgroundColor"
    )
    assert page.evaluate(COVERED) == []
    page.close()


@contextmanager
def about_to_lose(chromium: Browser, files: str, *, still: bool = False) -> Iterator[Page]:
    """A page whose clock stands, and whose viewer is about to lose a purse of $250."""
    whole, news = loss("express-4")
    page = chromium.new_page(
        viewport={"width": 1440, "height": 900},
        locale="en",
        reduced_motion="reduce" if still else "no-preference",
    )
    fed = feed(page, [whole])
    page.goto(files + TABLE)
    page.locator(".app:not([data-busy]) .train").wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate(FLAG_AND_MONEY)
    fed.tell({**news, "clocks": [{**face, "running": False} for face in news["clocks"]]})
    yield page
    page.close()


def run_until(page: Page, condition: str) -> None:
    for _ in range(2000):
        if page.evaluate(condition):
            return
        page.clock.run_for(BEAT)
        page.wait_for_timeout(MOMENT)
    raise AssertionError(condition)


def test_the_flag_has_a_picture_of_the_loot_and_folds_when_it_was_read(chromium: Browser, files: str) -> None:
    with about_to_lose(chromium, files) as page:
        run_until(page, "window.flagRose !== undefined")
        assert page.locator(".won-flag use").get_attribute("href") == "#purse"
        assert page.locator(".won-flag").inner_text() == "\N{MINUS SIGN}$250"
        run_until(page, "window.flagFolds !== undefined")
        lasted = page.evaluate("window.flagFolds - window.flagRose")
        assert FLAG_IS_UP <= lasted <= FLAG_IS_UP + 3 * BEAT
        page.locator(".won-flag").wait_for(state="detached")


def test_my_money_runs_down_and_screen_readers_hear_only_where_to(chromium: Browser, files: str) -> None:
    with about_to_lose(chromium, files) as page:
        run_until(page, "window.flagFolds !== undefined")
        amounts = page.evaluate("window.amounts")
        assert amounts[0] == 250
        assert amounts[-1] == 0
        assert len(set(amounts)) > 3
        assert amounts == sorted(amounts, reverse=True)
        assert set(page.evaluate("window.spoken")) == {"$250", "$0"}
        assert len(set(page.evaluate("window.widths"))) <= 2  # what stands beside moves once


def test_without_motion_my_money_jumps(chromium: Browser, files: str) -> None:
    with about_to_lose(chromium, files, still=True) as page:
        run_until(page, "window.flagFolds !== undefined")
        assert set(page.evaluate("window.amounts")) == {250, 0}


@pytest.mark.parametrize("stream", GAMES)
def test_the_train_keeps_its_size_when_cards_act(chromium: Browser, files: str, stream: str) -> None:
    with at_table(chromium, files, stream) as (page, fed, news):
        width = "Math.round(document.querySelector('.train').offsetWidth)"
        page.locator(".app:not([data-busy])").wait_for()
        before = page.evaluate(width)
        fed.tell(news)
        page.locator(".stop.now").wait_for()
        page.keyboard.press(" ")
        stopped(page)
        assert page.evaluate(width) == before
        rule = page.locator(".this-card .rule").inner_text()
        assert len(rule) > 10


PARTS = [".stage", ".ask, .caption", ".ribbon", ".dock", ".train"]
PLACES = """(parts) => parts.map((part) => {
    const { top, height } = document.querySelector(part).getBoundingClientRect();
    return [part, Math.round(top), Math.round(height)].join(' ');
})"""
NOTES_PLACES = f"""(parts) => {{
    window.places = new Set();
    const note = () => {{
        if (document.querySelector('.ribbon')) ({PLACES})(parts).forEach((each) => window.places.add(each));
    }};
    note();
    new MutationObserver(note).observe(document.body, {{ childList: true, subtree: true, characterData: true }});
}}"""


@pytest.mark.parametrize("language", ["en", "el"])
def test_nothing_at_a_desk_moves_in_a_whole_round(chromium: Browser, files: str, language: str) -> None:
    whole, news = a_round("express-4")
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale=language, reduced_motion="reduce")
    page.add_init_script(FAST)
    page.add_init_script(FOUR_SECONDS)
    fed = feed(page, [whole])
    page.goto(files + TABLE)
    page.locator(".app:not([data-busy])").wait_for()
    page.evaluate("document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 2000)))")
    page.evaluate(NOTES_PLACES, PARTS)
    fed.tell(news)
    page.locator(".recap").wait_for()
    places = page.evaluate("[...window.places]")
    assert len(places) == len(PARTS), places
    assert set(page.evaluate(PLACES, [".stage", ".train"])) <= set(places)
    page.close()


HEADINGS = """() => {
    window.headings = new Set();
    new MutationObserver(() => window.headings.add(document.querySelector('.this-card .cap b')?.textContent ?? ''))
        .observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_beside_the_seats_stands_the_card_at_work_or_the_event(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4", FAST, FOUR_SECONDS) as (page, fed, news):
        page.evaluate(HEADINGS)
        fed.tell(news)
        page.locator(".recap").wait_for()
        assert {"This card", "End of the round"} <= set(page.evaluate("[...window.headings]"))


def test_who_is_asked_about_a_card_still_sees_it(chromium: Browser, files: str) -> None:
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    page.add_init_script(FAST)
    all_scenes()["express-move"](page, files)
    assert page.locator(".this-card [data-card=Move]").is_visible()
    assert page.locator(".holding").is_hidden()
    page.close()


OVER_A_HEAD = """() => {
    window.covered = [];
    window.signs = 0;
    new MutationObserver((changes) => changes.flatMap((change) => [...change.addedNodes]).forEach((sign) => {
        if (!(sign instanceof Element) || !sign.matches('.void-sign, .value-shown')) return;
        window.signs += 1;
        const box = sign.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        document.querySelectorAll("[data-piece^='pawn:']").forEach((pawn) => {
            const { left, right, top, bottom, height } = pawn.getBoundingClientRect();
            if (x > left && x < right && y > top && y < bottom - height / 3) window.covered.push(pawn.dataset.piece);
        });
    })).observe(document.body, { childList: true, subtree: true });
}"""


def test_signs_of_what_a_card_does_cover_no_face(chromium: Browser, files: str) -> None:
    with at_table(chromium, files, "express-4", FAST, FOUR_SECONDS) as (page, fed, news):
        page.evaluate(OVER_A_HEAD)
        fed.tell(news)
        page.locator(".recap").wait_for()
        assert page.evaluate("window.signs") > 0
        assert page.evaluate("window.covered") == []


def test_the_caption_stays_while_a_bot_chooses(chromium: Browser, files: str) -> None:
    told = messages("express-4")
    [at] = [
        place
        for place, message in enumerate(told[1:40], 1)
        if _events(message)[-1]["name"] == "revealed" and message["to_act"] == [AWAY_SEAT]
    ][:1]
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    feed(page, [entered("express-4", at - 1), told[at]])
    page.goto(files + TABLE)
    page.locator(".app:not([data-busy]) .caption").wait_for()
    assert page.locator(".ask").count() == 0
    page.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize("stream", GAMES)
def test_on_a_phone_the_ways_on_from_a_recap_are_in_view(
    chromium: Browser, files: str, stream: str, size: tuple[int, int]
) -> None:
    with at_table(chromium, files, stream, FAST, FOUR_SECONDS) as (page, fed, news):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        fed.tell(news)
        page.locator(".recap").wait_for()
        page.locator(".tally").first.click()
        for way in (".recap .primary", ".recap .ways .btn"):
            box = page.locator(way).first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("stream", GAMES)
def test_a_card_is_shown_for_about_one_and_a_half_seconds(chromium: Browser, files: str, stream: str) -> None:
    with at_table(chromium, files, stream) as (page, fed, news):
        page.locator(".app:not([data-busy])").wait_for()
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.evaluate(CARDS_BEGIN)
        stopped_clocks = [{**face, "running": False} for face in news["clocks"]]
        fed.tell({**news, "clocks": stopped_clocks})  # whoever's time runs is shown everything fast
        while len(page.evaluate("window.begun")) < SEVERAL + 1:
            page.clock.run_for(BEAT)
            page.wait_for_timeout(MOMENT)
        begun = page.evaluate("window.begun")
        lasted = [later - earlier for earlier, later in pairwise(begun)]
        assert min(lasted) >= SHORTEST_CARD
        assert sum(lasted) / len(lasted) <= LONGEST_CARD
