"""The page about a contest: one file, whole, that asks nothing of the network."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from folsom.arena import Contest, contest_page, standings
from folsom.arena.page.drawing import Scale, round_step, scale_around
from folsom.arena.page.plots import duration
from tests.arena.bots import bot_name
from tests.arena.contests import blocks_of, made_up, match, tournament

VOID = {"meta", "line", "circle", "rect", "path"}
COMMAND = "folsom match express one other --games 12 --seed 7"


class Outline(HTMLParser):
    """Checks that elements close in order, and collects their names and attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


PAGES = {
    "match": match(bot_name("Last"), "random", "random"),
    "alone": match("random", "random"),
    "super": match(bot_name("Last"), bot_name("First"), "random", game="super"),
    "tournament": tournament(bot_name("Last"), bot_name("First"), "random", players=2),
}


def drawn(contest: Contest, blocks: int) -> str:
    return contest_page(standings(contest, blocks_of(contest, blocks)), COMMAND)


@cache
def page_of(which: str) -> str:
    return drawn(PAGES[which], 4)


@pytest.mark.parametrize("which", PAGES)
def test_a_page_is_whole_and_needs_nothing_else(which: str) -> None:
    page = page_of(which)
    outline = Outline(page)
    assert "http" not in page
    assert "url(" not in page
    assert "@import" not in page
    assert not {"script", "link", "img", "iframe", "object"} & set(outline.names)
    assert not {"src", "href"} & set(outline.attributes)
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


@pytest.mark.parametrize("which", PAGES)
def test_nothing_is_drawn_outside_its_place(which: str) -> None:
    places = re.findall(r'(?:x|x1|x2|cx)="(-?[\d.]+)%"', page_of(which))
    assert places
    assert all(0 <= float(place) <= 100 for place in places)
    assert "nan" not in page_of(which)


def test_a_page_has_all_plots_and_says_how_it_was_made() -> None:
    page = page_of("match")
    for heading in ("Rating ladder", "Win share", "Who finishes ahead", "Money", "Decision times", "How it was made"):
        assert f"<h2>{heading}</h2>" in page
    assert f"<code>{COMMAND}</code>" in page
    assert "12 in 4 blocks" in page


def test_the_title_says_who_leads_and_whether_that_is_sure() -> None:
    sure = match(bot_name("Last"), bot_name("First"), bot_name("First"), game="super")
    assert f"<h1>{bot_name('Last')} leads</h1>" in drawn(sure, 12)
    unsure = match("random", "random:2", "random:2", game="super")
    assert re.search(r"<h1>random(:2)? leads, perhaps</h1>", drawn(unsure, 2))
    assert "<h1>random against itself</h1>" in page_of("alone")


def test_super_shows_places_and_one_contestant_has_no_matrix() -> None:
    assert "<h2>Places</h2>" in page_of("super")
    assert "<h2>Money</h2>" not in page_of("super")
    assert "<h2>Who finishes ahead</h2>" not in page_of("alone")


def test_one_block_alone_can_be_shown() -> None:
    Outline(drawn(PAGES["match"], 1))


def test_names_and_notes_are_written_as_text() -> None:
    blocks = [[made_up(block, 0, (0, 1), (1, 2)), made_up(block, 1, (1, 0), (1, 2))] for block in range(2)]
    page = contest_page(standings(match("<i>", "a&b"), blocks), "folsom match '<b>' & co", "cut <short>")
    Outline(page)
    assert "<i>" not in page
    assert "a&b" not in page
    assert "folsom match &#x27;&lt;b&gt;&#x27; &amp; co" in page
    assert "cut &lt;short&gt;" in page


def test_scales_have_round_ends_and_ticks() -> None:
    assert round_step(0.3) == pytest.approx(0.5)
    assert round_step(1) == 1
    scale = scale_around([1380.2, 1623.9], 4)
    assert scale == Scale(1300, 1700)
    assert scale.ticks(4) == [1300, 1400, 1500, 1600, 1700]
    assert scale.at(1300) < scale.at(1500) < scale.at(1700) < 100
    assert scale_around([5, 5], 4).low <= 5 < scale_around([5, 5], 4).high


def test_times_are_told_in_their_own_unit() -> None:
    assert [duration(seconds) for seconds in (2.5, 0.1, 0.00123, 4e-6, 5e-9)] == [
        *("2.5 s", "100 ms", "1.23 ms", "4 µs", "5 ns"),
    ]
