"""A game as one eye sees it, as data: sights, choices, events, and the result."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from folsom.games import Change, ExpressViewData, SuperViewData, WhyNot

__all__ = ["Change", "Happening", "OfferedChoice", "Outcome", "Sight", "StandingInfo", "TableView"]

Sight = ExpressViewData | SuperViewData


class OfferedChoice(Struct, frozen=True):
    """Something that a seat may choose: its number, its words in the notation, and what it is."""

    code: int
    text: str
    facts: dict[str, Any]


class Happening(Struct, frozen=True):
    """An event with the facts that the viewer may see."""

    name: str
    facts: dict[str, Any]


class TableView(Struct, frozen=True):
    """One eye on a game: a seat's, or a spectator's where the seat is null.

    `express` or `super` is what it sees, by the table's game. `choices` are what the seat may choose now.
    `barred` is what could have been meant besides, and why it can't be chosen. `decision` is what a choice, or a taking
    back, has to name: it counts how often this seat was asked anew. Who looks with the eye of another's seat, or with a
    spectator's, has none of these.
    """

    seat: int | None
    express: ExpressViewData | None
    super: SuperViewData | None
    choices: tuple[OfferedChoice, ...]
    why_not: tuple[WhyNot, ...]
    decision: int | None
    may_take_back: bool


class StandingInfo(Struct, frozen=True):
    """How a seat ended: its place; in Express its money by source and by piece, in Super its loot and when it fell."""

    seat: int
    name: str
    rank: int
    facts: dict[str, Any]


class Outcome(Struct, frozen=True):
    """The end of a game: places by seat, who won, one English sentence that says why, and the facts behind it.

    `facts` says whether a tie was broken (`tie_break`) and, in Super, how the game has ended (`ended_by`).
    """

    standings: tuple[StandingInfo, ...]
    winners: tuple[int, ...]
    why: str
    facts: dict[str, Any]
