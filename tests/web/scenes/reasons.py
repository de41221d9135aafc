"""Why something can't be chosen, at drawn moments of Express: on the thing itself, and in the ask."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import msgspec
from playwright.sync_api import Page

from folsom.server.tables.decisions import first_decisions
from folsom.server.tables.views import Moment as GameMoment
from folsom.server.tables.views import Viewer, view_for
from tests.support.scenes.express.scene import Scene as Moment
from tests.web.kit import TABLE, Message, feed, messages, moment
from tests.web.scenes import Scene

# What is shown after a stamped card waits for ever
STAND_STILL = """(() => {
    const later = window.setTimeout;
    window.setTimeout = (call, time, ...rest) =>
        document.querySelector(".void-stamp") && time > 100 ? 0 : later(call, time, ...rest);
})()"""

Drawn = Callable[[], tuple[Moment, str]]  # a moment, and who is to choose


@cache
def fire() -> tuple[Moment, str]:
    """Belle is spared, the Marshal no target."""
    moment = Moment(
        """
        roof   |     | B           | T purse | D           |
        inside | box | M purse     | G purse | jewel jewel | purse
        """,
        Tuco="purse jewel",
        Doc="purse",
    )
    moment.play("Tuco: Fire")
    return moment, "Tuco"


@cache
def fire_in_a_crowd() -> tuple[Moment, str]:
    """Every reason that a shooter on the roofs can meet."""
    moment = Moment("""
        roof   | J | C B |   | T D |         | G |
        inside |   |     | M |     | purse   |   | jewel
    """)
    moment.play("Tuco: Fire")
    return moment, "Tuco"


@cache
def move() -> tuple[Moment, str]:
    """Too far, the other level, and where one is."""
    moment = Moment("""
        roof   |     |   |   | T purse |
        inside | box | M | D | G       | C
    """)
    moment.play("Doc: Move")
    return moment, "Doc"


@cache
def rob() -> tuple[Moment, str]:
    """Loot in other cars."""
    moment = Moment("""
        roof   |     |         |                   | T purse |
        inside | box | M purse | D purse jewel box | G jewel | C purse
    """)
    moment.play("Doc: Rob")
    return moment, "Doc"


@cache
def hand() -> tuple[Moment, str]:
    """A bullet, and no deck."""
    moment = Moment(
        seats="Ghost Doc Tuco Cheyenne",
        round_card="Braking",
        met={"Ghost": 2},
        hands={"Ghost": "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal bullet x2"},
    )
    moment.play("Ghost plays Rob", "Doc draws", "Tuco draws", "Cheyenne draws")
    return moment, "Ghost"


def told(moment: Moment, name: str) -> list[Message]:
    """A drawn moment as its seat's socket is told it."""
    seat, game = moment.seat(name), moment.game
    view = view_for(GameMoment(game, first_decisions(game)), Viewer(seat, own=True))
    whole = messages("express-6")[0]
    seats = [{**info, "kind": "person", "seat": place} for place, info in enumerate(whole["table"]["seats"])]
    table = {**whole["table"], "seats": seats[: game.players]}
    return [{**whole, "table": table, "mine": [seat], "views": [json.loads(msgspec.json.encode(view))]}]


def go(page: Page, address: str, moment: Moment, name: str) -> None:
    """To a drawn moment."""
    fed = feed(page, told(moment, name))
    page.goto(address + TABLE)
    fed.wait_until_shown(page)


def tap(page: Page, thing: str) -> None:
    """Tap something that can't be chosen, once it stands still: it counts as disabled."""
    page.locator(thing).first.hover()
    page.locator(thing).first.click(force=True)


def _tapped(thing: str, drawn: Drawn) -> Scene:
    """A moment at which a thing that can't be chosen has been tapped."""

    def scene(page: Page, address: str) -> None:
        go(page, address, *drawn())
        tap(page, thing)
        page.locator(".tip").wait_for()

    return scene


def _stamped(stream: str) -> Scene:
    """A card without effect, at the moment when it is stamped: time stands still there."""

    def scene(page: Page, address: str) -> None:
        page.add_init_script(STAND_STILL)
        feed(page, moment(stream, _is_void))
        page.goto(address + TABLE)
        page.locator(".void-stamp").wait_for(state="attached")  # on a phone the plan may lie in another tab

    return scene


def _is_void(message: Message) -> bool:
    return any(event["name"] == "no effect" for event in message["news"][0]["events"])


def _open_list(page: Page, address: str) -> None:
    go(page, address, *fire_in_a_crowd())
    page.locator(".why-not summary").click()


SCENES: dict[str, Scene] = {
    "reasons-fire": _tapped('[data-piece="pawn:Belle"]', fire),
    "reasons-crowd": _open_list,
    "reasons-move": _tapped('[data-spot="4:0"] .nogo', move),
    "reasons-rob": _tapped('[data-spot="3:0"] .loot', rob),
    "reasons-void": _stamped("express-4"),
    "reasons-void-super": _stamped("super-4"),
    "reasons-hand": lambda page, address: go(page, address, *hand()),
}
