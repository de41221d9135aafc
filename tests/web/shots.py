"""Pictures of every state of the page, by day and night, on desk and phone, in two languages.

Run as a program: `python -m tests.web.shots FOLDER [WORD…]` makes those whose names have every word in them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.web.kit import TABLE, Message, browser, choices_of, feed, moment, page_server, sight_of

SIZES = {"desk": (1440, 900), "phone": (390, 844), "tablet": (834, 1112), "sideways": (844, 390), "small": (360, 740)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "el")
SETTLED = "document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 700)))"


class Shot(NamedTuple):
    """A moment of a stream."""

    stream: str
    wanted: Callable[[Message], bool]


def _asks(act: str, count: int = 1) -> Callable[[Message], bool]:
    return lambda message: sum(choice["facts"]["act"] == act for choice in choices_of(message)) >= count


def _round(number: int, act: str) -> Callable[[Message], bool]:
    return lambda message: sight_of(message)["round"] >= number and _asks(act)(message)


def _waits(message: Message) -> bool:
    return sight_of(message)["round"] > 1 and not choices_of(message) and sight_of(message)["phase"] == "scheming"


def _tunnel(message: Message) -> bool:
    sight = sight_of(message)
    turn = sight["turn"]
    dark = turn < len(sight["turns"]) and sight["round_card"]["symbols"][sight["turns"][turn]["symbol"]] == "T"
    return dark and sight["phase"] == "scheming" and _asks("play")(message)


def _over(message: Message) -> bool:
    return message["outcome"] is not None


def _crowded(count: int) -> Callable[[Message], bool]:
    def wanted(message: Message) -> bool:
        rows = [row for car in sight_of(message)["cars"] for row in (car["inside"], car["roof"])]
        return max(len(row) for row in rows) >= count

    return wanted


SHOTS = {
    "express-move": Shot("express-4", _asks("go", 2)),
    "express-fire": Shot("express-4", _asks("aim")),
    "express-rob": Shot("express-4", _asks("take")),
    "express-punch": Shot("express-6", _asks("knock off")),
    "express-plan": Shot("express-4", _round(2, "play")),
    "express-tunnel": Shot("express-4", _tunnel),
    "express-wait": Shot("express-6", _waits),
    "express-team": Shot("express-2", _round(2, "play")),
    "express-keep": Shot("express-expert", _asks("discard")),
    "express-watch": Shot("express-watched", _waits),
    "express-end": Shot("express-4", _over),
    "super-plan": Shot("super-7", _round(3, "plan")),
    "super-seven": Shot("super-7", lambda message: sight_of(message)["round"] == 1 and bool(choices_of(message))),
    "super-crowd": Shot("super-7", _crowded(2)),
    "super-extended": Shot("super-extended", _round(2, "plan")),
    "super-end": Shot("super-4", _over),
}


def shoot(chromium: Browser, address: str, folder: Path, name: str, size: str, theme: str, language: str) -> None:
    """One picture of a moment, or of the first screen."""
    width, height = SIZES[size]
    page = chromium.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page.on("console", lambda message: print(name, size, message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: print(name, size, error))
    if name != "home":
        feed(page, moment(*SHOTS[name]))
    page.goto(address + ("/" if name == "home" else TABLE))
    page.wait_for_selector(".stage")
    page.wait_for_selector(".home, .app:not([data-busy]) .train")
    page.evaluate(SETTLED)
    page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
    page.close()


def main() -> None:
    """All pictures whose names have the words that were given."""
    folder, words = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with page_server() as address, browser() as chromium:
        for name, size, theme, language in product(["home", *SHOTS], SIZES, THEMES, LANGUAGES):
            full = f"{name}-{size}-{theme}-{language}"
            if all(word in full for word in words):
                shoot(chromium, address, folder, name, size, theme, language)


if __name__ == "__main__":
    main()
