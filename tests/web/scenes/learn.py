"""Learn: the way in, moments of both lessons, and their ends."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.web.scenes import Scene

SPEAKING = ".lesson:not([data-busy]) ~ .coach"


def remember(page: Page, lesson: str, scene: int, share: int = 40) -> None:
    """Let the page's next visits find this progress, unless they have made their own."""
    name, kept = (
        json.dumps(f"folsom.learn.{lesson}"),
        json.dumps(json.dumps({"scene": scene, "share": share, "done": False})),
    )
    page.add_init_script(f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {kept})")


def at_scene(lesson: str, scene: int, presses: tuple[str, ...] = ()) -> Scene:
    """A lesson taken up at a scene, after some keys."""

    def go(page: Page, address: str) -> None:
        remember(page, lesson, scene)
        page.goto(f"{address}/learn/{lesson}")
        page.wait_for_selector(SPEAKING)
        for key in presses:
            page.locator(".coach:focus, .coach:has(.go-on:focus)").wait_for()
            said = page.locator(".coach").get_attribute("data-beat")
            page.keyboard.press(key)
            page.locator(f'.coach:not([data-beat="{said}"])').wait_for()

    return go


def _learn(page: Page, address: str) -> None:
    remember(page, "super", 2)
    page.goto(f"{address}/learn")
    page.wait_for_selector(".learn-card")


def _finish(lesson: str, scene: int) -> Scene:
    def go(page: Page, address: str) -> None:
        at_scene(lesson, scene)(page, address)
        page.locator(".coach button.coach-quiet").click()
        page.wait_for_selector(".finish")

    return go


SCENES: dict[str, Scene] = {
    "learn": _learn,
    "lesson-express-goal": at_scene("express", 0),
    "lesson-express-card": at_scene("express", 1, ("Enter",)),
    "lesson-express-tunnel": at_scene("express", 2),
    "lesson-express-rob": at_scene("express", 5),
    "lesson-express-fire": at_scene("express", 7),
    "lesson-express-bullet": at_scene("express", 9),
    "lesson-express-send": at_scene("express", 16),
    "lesson-express-finish": _finish("express", 17),
    "lesson-super-facing": at_scene("super", 0, ("Enter",)),
    "lesson-super-put": at_scene("super", 0, ("Enter", "Enter", "4")),
    "lesson-super-free": at_scene("super", 4),
    "lesson-super-finish": _finish("super", 4),
}
