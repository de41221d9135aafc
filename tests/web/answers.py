"""What a server would answer to the page over HTTP: bodies made from its own types, for scenes that need none."""

from __future__ import annotations

import re
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, Route

from folsom.server.refusals import Refused as Refusal
from folsom.server.routes.catalogue import catalogue
from folsom.server.wire.bodies import (
    ClockSpec,
    ErrorBody,
    ListedSeat,
    ListedTable,
    Me,
    Rating,
    RecoveryPhrase,
    SeatInfo,
    TableInfo,
    Tables,
    TableSpec,
)
from folsom.server.wire.messages import Whole

TABLE_ID = "t" * 26
ANN = Me("a" * 26, "Ann", has_phrase=False, ratings={})
RATED = Me(ANN.id, ANN.name, has_phrase=True, ratings={"express": Rating(27.4, 3.1, 18.1, 23)})
PHRASE = RecoveryPhrase("amber bison cedar delta ember fable grape")
KNOWN = "localStorage.setItem('folsom.known', 'Ann')"
MINUTE, DAY = 60, 86_400

Answers = dict[str, Any]


def answering(page: Page, answers: Answers) -> None:
    """Answer what the page asks for ("GET /api/me"): the catalogue, nothing to list, and what is given."""
    usual: Answers = {"GET /api/catalogue": catalogue.fn(), "GET /api/tables": Tables((), None)}
    known = {**usual, **answers}

    def answer(route: Route) -> None:
        asked = f"{route.request.method} {urlsplit(route.request.url).path}"
        body = known.get(asked, Refusal("not-found"))
        if isinstance(body, Refusal):
            refuse(route, body)
        else:
            route.fulfill(content_type="application/json", body=msgspec.json.encode(body))

    page.route(re.compile("/api/"), answer)


def refuse(route: Route, refusal: Refusal) -> None:
    """Refuse what the page asks for, in its language."""
    body = ErrorBody(refusal.problem(route.request.headers["accept-language"]))
    route.fulfill(status=refusal.status, content_type="application/json", body=msgspec.json.encode(body))


def as_ann(page: Page, answers: Answers, me: Me = ANN) -> None:
    """The same for someone whom this device knows."""
    page.add_init_script(KNOWN)
    answering(page, {"GET /api/me": me, "POST /api/guests": me, **answers})


# --- tables ----------------------------------------------------------------------------------


def line_seats(*who: str, mine: str = "Ann") -> tuple[ListedSeat, ...]:
    """Seats of a list: a name, a level after "bot ", or nothing for a free one."""
    return tuple(_line_seat(each, mine) for each in who)


def _line_seat(who: str, mine: str) -> ListedSeat:
    if who.startswith("bot "):
        return ListedSeat("bot", who[4:], who[4:], mine=False)
    return ListedSeat("person", who, None, mine=who == mine) if who else ListedSeat("open", "", None, mine=False)


def with_progress(table: ListedTable, *seats: tuple[str, int | None, int | None], round_number: int) -> ListedTable:
    """The same table once it has begun: each seat's character and, in the end, its place and its money."""
    told = [
        replace(seat, characters=(name,), place=place, money=money)
        for seat, (name, place, money) in zip(table.seats, seats, strict=True)
    ]
    return replace(table, seats=tuple(told), round=round_number)


def line(number: int, *who: str, **facts: Any) -> ListedTable:
    """A table of a list; with facts that differ from an open game of Express, made some minutes ago."""
    usual: dict[str, Any] = {"status": "open", "game": "express", "clock": ClockSpec(), "my_turn": False, "winners": ()}
    created = time.time() - facts.pop("ago", 5 * MINUTE)
    return ListedTable(id=f"{'tables'[number % 6] * 26}", seats=line_seats(*who), created=created, **{**usual, **facts})


PUBLIC = Tables(
    (
        line(0, "Eleni", "Ingrid", "", ""),
        line(1, "Marco", "bot rustler", "", game="super", clock=ClockSpec("choice", MINUTE)),
        line(2, "Ioana", "Sofia", "Håkon", "bot outlaw", status="playing"),
    ),
    None,
)
MINE = Tables(
    (
        with_progress(
            line(3, "Ann", "Marco", "bot drifter", status="playing", my_turn=True, clock=ClockSpec("choice", DAY)),
            *(("Tuco", None, None), ("Belle", None, None), ("Doc", None, None)),
            round_number=3,
        ),
        line(4, "Ann", "", ""),
        line(5, "Ann", "Eleni", "Ioana", game="super", status="over", winners=(0,), ago=DAY),
        with_progress(
            line(0, "Ann", "bot legend", "bot legend", "bot outlaw", status="over", winners=(1,), ago=9 * DAY),
            *(("Tuco", 4, 1550), ("Belle", 1, 2150), ("Cheyenne", 2, 2050), ("Doc", 3, 1900)),
            round_number=5,
        ),
    ),
    "more",
)


def seat_info(seat: int, who: str) -> SeatInfo:
    """A seat of a table: Ann's own, another's, a bot's level after "bot ", or nothing for a free one."""
    if who.startswith("bot "):
        return SeatInfo(seat, "bot", who[4:], None, who[4:], here=False, away=False, consents=False)
    if not who:
        return SeatInfo(seat, "open", "", None, None, here=False, away=False, consents=False)
    guest = ANN.id if who == ANN.name else who[0].lower() * 26
    return SeatInfo(seat, "person", who, guest, None, here=who != "Marco", away=False, consents=False)


def open_table(*who: str, host: str = ANN.id, spectators: int = 0, **spec: Any) -> TableInfo:
    """A table before the start."""
    table = TableSpec(**{"game": "express", "players": len(who), **spec})
    return TableInfo(
        id=TABLE_ID,
        status="open",
        table=table,
        seats=tuple(seat_info(seat, each) for seat, each in enumerate(who)),
        host=host,
        spectators=spectators,
        commitment="0" * 64,
        code="K7Q2MP",
        created=time.time(),
        started=None,
        ended=None,
        previous=None,
        next=None,
    )


def whole(info: TableInfo) -> dict[str, Any]:
    """The first message at an open table."""
    message = Whole(0, info, (), (), (), (), (), (), (), None)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return decoded
