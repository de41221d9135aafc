"""The page's icons as pictures of points, which some systems need, made from `icon.svg`.

`python -m tools.page_icons` writes them again.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser

from tests.web.kit import browser
from tools.repository import ROOT

PUBLIC = ROOT / "web" / "public"
ROUND = ' clip-path="url(#card)"'  # what rounds the corners; behind it the drawing goes on


class Icon(NamedTuple):
    """A picture: its side in points, and how much of it the card fills; less than all where systems cut the edge."""

    side: int
    fills: float = 1.0

    @property
    def drawing(self) -> str:
        """What is drawn: the card, or, where the edge will be cut, the ground up to the edge."""
        card = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
        return card if self.fills == 1 else card.replace(ROUND, "")


ICONS = {
    "icon-192.png": Icon(192),
    "icon-512.png": Icon(512),
    "icon-cut.png": Icon(512, fills=0.84),
    "icon-touch.png": Icon(180, fills=0.96),
}


def drawn(chromium: Browser, icon: Icon) -> bytes:
    """A picture of the icon."""
    page = chromium.new_page(viewport={"width": icon.side, "height": icon.side})
    page.set_content(
        "<style>body { margin: 0; height: 100vh; display: grid; place-items: center }"
        f"svg {{ width: {100 * icon.fills}vw; overflow: visible }}</style>{icon.drawing}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    """All of them."""
    with browser() as chromium:
        for name, icon in ICONS.items():
            (PUBLIC / name).write_bytes(drawn(chromium, icon))


if __name__ == "__main__":
    main()
