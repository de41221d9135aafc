"""Pictures of every state of the page, by day and night, on desk and phone, in two languages.

`python -m tools.page_shots FOLDER [WORD…]` takes those whose names have every word in them.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.kit import browser, page_server
from tests.web.scenes import all_scenes
from tests.web.screens import SIZES, complaints, new_page

THEMES = ("light", "dark")
LANGUAGES = ("en", "el")
SETTLED = "document.fonts.ready.then(() => undefined)"
MOMENT = 700  # milliseconds; by our own clock, as a scene may stop that of the page


def shoot(chromium: Browser, address: str, folder: Path, name: str, size: str, theme: str, language: str) -> None:
    """One picture."""
    page = new_page(chromium, size, theme, language)
    wrong = complaints(page)
    all_scenes()[name](page, address)
    page.evaluate(SETTLED)
    page.wait_for_timeout(MOMENT)
    page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
    page.close()
    for complaint in wrong:
        print(name, size, complaint)


def main() -> None:
    """All pictures whose names have the words that were given."""
    folder, words = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with page_server() as address, browser() as chromium:
        for name, size, theme, language in product(all_scenes(), SIZES, THEMES, LANGUAGES):
            full = f"{name}-{size}-{theme}-{language}"
            if all(word in full for word in words):
                shoot(chromium, address, folder, name, size, theme, language)


if __name__ == "__main__":
    main()
