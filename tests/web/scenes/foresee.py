"""Looking ahead and hints, at drawn moments: the rules foresee, as at a real table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page

from folsom.server.tables.decisions import first_decisions
from folsom.server.tables.views import Moment as GameMoment
from folsom.server.tables.views import Viewer, view_for
from tests.support.scenes.express.scene import Scene as ExpressMoment
from tests.support.scenes.super.scene import Scene as SuperMoment
from tests.web.kit import COUNTS_WHAT_IT_HEARS, TABLE, Fed, Message, choices_of, messages, view_of
from tests.web.scenes import Scene, at_table

Moment = ExpressMoment | SuperMoment
HINT = {"level": "legend", "why": "gain", "mine": 7, "others": 4, "of": 10, "close": False}


class Helped(Fed):
    """A table that helps: it tells what the rules foresee, and a hint that a test gives."""

    def __init__(self, moment: Moment, name: str, hint: Message | None = None) -> None:
        super().__init__(told(moment, name))
        self._view, self._hint = moment.view(name), hint

    def _hear(self, text: str | bytes) -> None:
        message: Message = json.loads(text)
        about: Message = {name: message[name] for name in ("id", "seat", "decision") if name in message}
        if message["type"] == "foresee":
            self.heard.append(message)
            foresight = json.loads(msgspec.json.encode(self._view.foresight))
            self.tell({"type": "foreseen", **about, "foresight": foresight})
        elif message["type"] == "ask_hint":
            self.heard.append(message)
            if self._hint is not None:
                self.tell({"type": "hint", **about, **HINT, **self._hint})
        else:
            super()._hear(text)


def told(moment: Moment, name: str, **facts: Any) -> list[Message]:
    """A drawn moment as its seat's socket is told it, at a table that helps."""
    seat, game = moment.seat(name), moment.game
    view = view_for(GameMoment(game, first_decisions(game)), Viewer(seat, own=True))
    whole = messages("express-6" if isinstance(moment, ExpressMoment) else "super-7")[0]
    seats = [{**info, "kind": "person", "seat": place} for place, info in enumerate(whole["table"]["seats"])]
    table = {**whole["table"], "seats": seats[: game.players], "foresight": True, "hints": True, **facts}
    return [{**whole, "table": table, "mine": [seat], "views": [json.loads(msgspec.json.encode(view))]}]


def go(page: Page, address: str, fed: Fed) -> Fed:
    """To a drawn moment."""
    page.route_web_socket("**/socket*", fed.open)
    page.add_init_script(COUNTS_WHAT_IT_HEARS)
    page.goto(address + TABLE)
    fed.wait_until_shown(page)
    return fed


@cache
def plan() -> ExpressMoment:
    """Ghost hides a card; Tuco climbs down, Belle and Doc walk."""
    moment = ExpressMoment(
        """
        roof   | G     |             | T |       |
        inside | box M | purse purse | D | jewel | B purse
        """,
        seats="Ghost Tuco Belle Doc",
        round_card="Bridge",
        hands={"Tuco": "Floor Move Rob Punch Marshal Fire", "Ghost": "Move Floor", "Belle": "Move", "Doc": "Move"},
    )
    moment.play("Ghost plays Move face down", "Tuco plays Floor", "Belle plays Move", "Doc plays Move")
    moment.play("Ghost plays Floor")
    return moment


@cache
def run() -> ExpressMoment:
    """Belle runs along the roofs, and nobody knows how far."""
    moment = ExpressMoment(
        """
        roof   |       |             | B | T     |
        inside | box M | purse purse | D | jewel | G purse
        """,
        seats="Belle Doc Tuco Ghost",
        round_card="Bridge",
        hands={"Tuco": "Floor Move Rob Punch Marshal Fire", "Belle": "Move", "Doc": "Move", "Ghost": "Move"},
    )
    moment.play("Belle plays Move", "Doc plays Move")
    return moment


@cache
def track() -> SuperMoment:
    """Cheyenne is in the locomotive and faces ahead."""
    return SuperMoment("""
        roof   |    | ◄M |    |
        inside | ◄C | J► |    | ◄G
    """)


@cache
def caboose() -> SuperMoment:
    """Cheyenne is in the car that goes next, and faces ahead."""
    return SuperMoment("""
        roof   |    | ◄M |    |
        inside | ◄G | J► |    | ◄C
    """)


def lay(page: Page, *cards: str) -> None:
    """Put cards into the slots of a plan."""
    for card in cards:
        page.locator(f".plan .hand [data-card={card}]").click()


def foresee_plan(page: Page, address: str) -> None:
    """Shades, lines, and soft words on a card."""
    go(page, address, Helped(plan(), "Tuco"))
    page.locator(".foreseen").first.wait_for(state="attached")
    page.locator(".line-ahead").first.wait_for(state="attached")


def foresee_wait(page: Page, address: str) -> None:
    """Shades while another chooses."""
    go(page, address, Helped(plan(), "Belle"))
    page.locator(".line-ahead").first.wait_for(state="attached")


def foresee_hint(page: Page, address: str) -> None:
    """A hint, and the lantern on its card."""
    moment = plan()
    codes = {choice.text: choice.code for choice in moment.game.choices(moment.seat("Tuco"))}
    go(page, address, Helped(moment, "Tuco", {"code": codes["play Move"], "other": codes["play Punch"]}))
    page.locator(".advice .btn").click()
    page.locator(".lantern").wait_for()


def foresee_path(page: Page, address: str) -> None:
    """Three cards as a path that ends well."""
    go(page, address, Helped(track(), "Cheyenne"))
    lay(page, "Turn", "Floor", "Move")
    page.locator(".leg").first.wait_for(state="attached")


def foresee_fall(page: Page, address: str) -> None:
    """A path that leads off the train, and the warning."""
    go(page, address, Helped(track(), "Cheyenne"))
    lay(page, "Floor", "Move", "Turn")
    page.locator(".warning").wait_for()
    page.locator(".fall").wait_for(state="attached")


def foresee_rear(page: Page, address: str) -> None:
    """Cards that lead off the rear."""
    go(page, address, Helped(caboose(), "Cheyenne"))
    lay(page, "Turn", "Move", "Floor")
    page.locator(".fall.rear").wait_for(state="attached")


def foresee_left(page: Page, address: str) -> None:
    """Cards after which one is left on the car that goes."""
    go(page, address, Helped(caboose(), "Cheyenne"))
    lay(page, "Floor", "Turn", "Fire")
    page.locator(".warning").wait_for()


def foresee_many(page: Page, address: str) -> None:
    """A bandit who may end up on more than three spots: discs alone."""
    go(page, address, Helped(run(), "Tuco"))
    page.locator(".foreseen.many").first.wait_for(state="attached")


def hint_of(hint: Message | None) -> Scene:
    """A hint in a state of its own."""

    def scene(page: Page, address: str) -> None:
        moment = plan()
        codes = {choice.text: choice.code for choice in moment.game.choices(moment.seat("Tuco"))}
        given = hint and {"code": codes["play Move"], "other": codes["play Punch"], **hint}
        go(page, address, Helped(moment, "Tuco", given))
        page.locator(".advice .btn").click()
        page.locator(".says").wait_for()

    return scene


def seat_sheet(stream: str, wanted: Callable[[Message], bool], seat: int) -> Scene:
    """A seat's sheet over a table."""
    go_there = at_table(stream, wanted)

    def scene(page: Page, address: str) -> None:
        go_there(page, address)
        if not page.locator(".seats").is_visible():
            page.locator(".tabs button").nth(2).click()
        page.locator(f'.seat[data-seat="{seat}"] .open-seat').dispatch_event("click")
        page.locator(".seat-sheet .seat-facts").wait_for()

    return scene


def _plans_in(number: int) -> Callable[[Message], bool]:
    return lambda message: view_of(message)["round_number"] == number and bool(choices_of(message))


SCENES: dict[str, Scene] = {
    "foresee-plan": foresee_plan,
    "foresee-wait": foresee_wait,
    "foresee-hint": foresee_hint,
    "foresee-path": foresee_path,
    "foresee-fall": foresee_fall,
    "foresee-rear": foresee_rear,
    "foresee-left": foresee_left,
    "foresee-many": foresee_many,
    "hint-thinking": hint_of(None),
    "hint-close": hint_of({"close": True}),
    "sheet-other": seat_sheet("express-4", _plans_in(3), 1),
    "sheet-team": seat_sheet("express-2", _plans_in(2), 1),
    "sheet-six": seat_sheet("express-6", lambda message: view_of(message)["round_number"] == 2, 3),
    "sheet-super": seat_sheet("super-7", _plans_in(2), 2),
}
