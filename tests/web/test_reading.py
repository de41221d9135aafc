"""Whole games as a screen reader gives them: announcements, roles and names, and the train as a table."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.support.patched_views import TableViews, table_views
from tests.web.test_playing import PATIENCE, begin, in_browser

LISTENING = """
  window.announced = [];
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const plain = (words) => words.trim().replace(/\\s+/g, ' ');
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (!region) continue;
      for (const node of type === 'childList' ? addedNodes : [target])
        if (plain(node.textContent) !== '') window.announced.push(plain(node.textContent));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
TRAIN = """(table) => [...table.tBodies[0].rows].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace(/\\s+/g, ' ')))"""
NAMES = "(all) => all.map((each) => (each.ariaLabel ?? each.textContent).trim().replace(/\\s+/g, ' '))"
IDLE = ".app:not([data-busy])"
NOT_A_CHOICE = ("Undo", "Skip", "Hint", "face down", "Slot ")
OVER = "Play again"
SOME, MANY = 12, 1000  # turns


class Reader:
    """Someone who hears the page: its announcements, its regions, and the buttons in them by their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cars: list[dict[str, Any]] = []  # as the server told them last
        self.seats = 0
        self._views: TableViews = {}
        self._rng = random.Random(5)
        page.add_init_script(LISTENING)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self._views = table_views(self._views, message)
        for each in self._views.values():
            self.cars, self.seats = each["view"]["cars"], len(each["view"]["seats"])

    @property
    def announced(self) -> list[str]:
        """All that was announced so far."""
        words: list[str] = self.page.evaluate("window.announced")
        return words

    def region(self, name: str) -> Locator:
        """A part of the page by its name."""
        return self.page.get_by_role("region", name=name, exact=True)

    def choices(self) -> dict[str, Locator]:
        """What can be pressed of what is asked, of one's hand and of one's plan, by name."""
        found: dict[str, Locator] = {}
        for name in ("What is asked", "Your hand", "Your plan"):
            buttons = self.region(name).locator("button:not([aria-disabled=true]):not(:disabled)")
            for place, each in enumerate(buttons.evaluate_all(NAMES)):
                if not each.startswith(NOT_A_CHOICE):
                    found[each] = buttons.nth(place)
        return found

    def choose(self) -> bool:
        """Press something that can be chosen; whether there was something."""
        choices = self.choices()
        if not choices:
            return False
        name = "Ready" if "Ready" in choices else self._rng.choice(sorted(choices))
        choices[name].dispatch_event("click")
        return True

    def told(self) -> list[str]:
        """The last events, as the telegraph shows them; nothing before the first."""
        lines: list[str] = self.region("Telegraph").locator("li:not(.quiet)").evaluate_all(NAMES)
        return lines

    def read_train(self) -> list[list[str]]:
        """The train as the table tells it: roof and inside, by cars."""
        rows: list[list[str]] = self.page.get_by_role("table").first.evaluate(TRAIN)
        return rows


def as_told(cars: list[dict[str, Any]]) -> list[list[list[str]]]:
    """Who is where, as the server says: roof and inside, by cars."""
    return [[_names(car["roof"]) for car in cars], [_names(car["inside"]) for car in cars]]


def _names(spot: Any) -> list[str]:
    return spot["bandits"] if isinstance(spot, dict) else [bandit["name"] for bandit in spot]


def turn_by_turn(page: Page, reader: Reader, most: int) -> int:
    """Play until the end, or so many turns; each time what is asked was announced, and so was what is told.

    What happened before the page came can be read, and isn't announced.
    """
    turns, recalled = 0, set[str]()
    while turns < most and not page.get_by_role("button", name=OVER).count():
        page.wait_for_selector(f"{IDLE}, .ended", timeout=1000 * PATIENCE)
        asked = reader.region("What is asked").get_by_role("heading")
        if not reader.choices() or not asked.count():
            page.wait_for_timeout(20)
            continue
        heading = asked.inner_text().casefold()
        assert any(words.casefold().startswith(heading) for words in reader.announced)
        recalled = recalled or {*reader.told()}
        assert {*reader.told()} <= {*reader.announced} | recalled
        check_train(reader)
        turns += reader.choose()
    return turns


def check_train(reader: Reader) -> None:
    """The table has everybody where the server says that they are, as soon as the page has shown its last message."""
    for _ in range(MANY):
        if is_told(reader.read_train(), as_told(reader.cars)):
            return
        reader.page.wait_for_timeout(20)
    raise AssertionError(f"the page shows {reader.read_train()}, not {as_told(reader.cars)}")


def is_told(train: list[list[str]], told: list[list[list[str]]]) -> bool:
    """Whether each row of a train has just as many cells as it should, with these names in them."""
    return all(
        len(cells) == len(spots)
        and all(all(name in cell for name in names) for cell, names in zip(cells, spots, strict=True))
        for cells, spots in zip(train, told, strict=True)
    )


def test_a_whole_game_can_be_played_by_what_a_screen_reader_gives(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        reader = Reader(page)
        begin(page, port, "super", 3)
        assert turn_by_turn(page, reader, MANY) < MANY
        assert "The game is over." in reader.announced[-4:]

    in_browser(tmp_path, act)


def test_the_choices_of_express_have_names_and_its_events_are_announced(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        reader = Reader(page)
        begin(page, port, "express", 3)
        assert turn_by_turn(page, reader, SOME) == SOME

    in_browser(tmp_path, act)
