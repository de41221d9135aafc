"""The rules: the shelf, both books, a search, a rule that the address names."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.scenes import Scene


def at_rules(path: str, shown: str) -> Scene:
    """A place in the rules, once this is shown."""

    def go(page: Page, address: str) -> None:
        page.goto(f"{address}/rules{path}")
        page.wait_for_selector(shown)

    return go


def _search(page: Page, address: str) -> None:
    at_rules("/express", ".entry")(page, address)
    page.get_by_role("searchbox").fill("ghost")
    page.wait_for_selector("mark")


SCENES: dict[str, Scene] = {
    "rules-shelf": at_rules("", ".shelf .book"),
    "rules-express": at_rules("/express", ".entry"),
    "rules-fire": at_rules("/express#X5.5", ".entry.chosen"),
    "rules-pile": at_rules("/express#X4.4", ".entry.chosen"),
    "rules-cards": at_rules("/express#X1.5", ".entry.chosen"),
    "rules-options": at_rules("/express#X12", ".entry"),
    "rules-events": at_rules("/express#X8.1", ".entry.chosen"),
    "rules-characters": at_rules("/express#X7.3", ".entry.chosen"),
    "rules-rows": at_rules("/super#S2.2", ".entry.chosen"),
    "rules-round": at_rules("/super#S4.1", ".entry.chosen"),
    "rules-search": _search,
}
