"""A game as one viewer sees it, as data: the view, what its seat is asked, events with what they change, the result."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from folsom.games import Change, View, WhyNot

__all__ = ["Change", "Happening", "OfferedChoice", "Outcome", "Prompt", "StandingInfo", "TableView", "ViewNews"]


class OfferedChoice(Struct, frozen=True):
    """A choice explained: its number, its words in the notation, and what it is."""

    code: int
    text: str
    facts: dict[str, Any]


class Happening(Struct, frozen=True):
    """An event with the facts that the viewer may see."""

    name: str
    facts: dict[str, Any]


class Prompt(Struct, frozen=True):
    """What a seat is asked; only its own client gets it.

    `decision` is what a choice, or an undo, has to name: it counts the decisions of this seat. `choices` are
    the numbers of what the seat may choose now, and `explained` says what they mean where the table's `fixed_choices`
    don't. `why_not` is what could have been meant besides, and why it can't be chosen. With `undo_any_time` the seat
    plays alone against bots: an undo goes back to its last choice, whatever has happened since.
    """

    seat: int
    decision: int
    choices: tuple[int, ...]
    explained: tuple[OfferedChoice, ...]
    why_not: tuple[WhyNot, ...]
    may_take_back: bool
    undo_any_time: bool


class TableView(Struct, frozen=True):
    """A viewer's whole view, and what its seat is asked: null for who looks with another's view, or a spectator's."""

    view: View[Any]
    prompt: Prompt | None


class ViewNews(Struct, frozen=True):
    """What a viewer has seen happen since the last message.

    `seat` is the viewer's, null for a spectator's view. `changes` has one for each event: patched with all of them,
    the view before becomes the view now. `prompt` is what the seat is asked now, or null where that hasn't changed.
    """

    seat: int | None
    events: tuple[Happening, ...]
    changes: tuple[Change, ...]
    prompt: Prompt | None


class StandingInfo(Struct, frozen=True):
    """How a seat ended: its place, and in `facts` what its game counts, such as money by source, or loot."""

    seat: int
    name: str
    rank: int
    facts: dict[str, Any]


class Outcome(Struct, frozen=True):
    """The end of a game: places by seat, who won, one English sentence that says why, and the facts behind it.

    `facts` says whether a tie was broken (`tie_break`) and, in some games, how the game has ended (`ended_by`).
    """

    standings: tuple[StandingInfo, ...]
    winners: tuple[int, ...]
    why: str
    facts: dict[str, Any]
