"""A finished game as a stream: one line of JSON for the table, one for each act, and one for the end."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.sights import Eye, Happening, Outcome

ActedBy = Literal["person", "bot", "stand-in"]


class ReplayLine(Struct, frozen=True, tag_field="type"):
    """A line of a replay; `type` says which one it is."""


class ReplayTable(ReplayLine, frozen=True, tag="table"):
    """The first line: the table, how many acts will follow, what happened in the setup, and the first sight.

    `eyes` has the eye that was asked for, or, where all were, one for each seat.
    """

    table: TableInfo
    acts: int
    events: tuple[Happening, ...]
    eyes: tuple[Eye, ...]
    to_act: tuple[int, ...]


class ReplayAct(ReplayLine, frozen=True, tag="act"):
    """A choice that was made, or taken back: who did it, what came of it, and the sight after it.

    `events` are those that the eye saw at the table, maybe none; where all eyes were asked for, they are those that
    anyone saw, with every fact open.
    """

    number: int
    seat: int
    taken_back: bool
    by: ActedBy
    at: float
    events: tuple[Happening, ...]
    eyes: tuple[Eye, ...]
    to_act: tuple[int, ...]


class ReplayEnd(ReplayLine, frozen=True, tag="end"):
    """The last line: the result."""

    outcome: Outcome


Replayed = ReplayTable | ReplayAct | ReplayEnd
