"""A replay as a stream: one line of JSON for the table, one for each act, and one for the end."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from folsom.games import View
from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.views import Change, Happening, Outcome

ActedBy = Literal["person", "bot", "stand-in"]
Source = Literal["table", "record"]


class ReplayLine(Struct, frozen=True, tag_field="type"):
    """A line of a replay. Its `type` says which one it is."""


class ReplayTable(ReplayLine, frozen=True, tag="table"):
    """The first line: the table, how many acts will follow, what happened in the setup, and the first views.

    `views` has the one that was asked for, or, where all were, one for each seat; none, where none was.

    `source` says where the game is from: a table of this server, or a record that was uploaded. Of a record the table's
    id is empty, and so is the commitment where it was dealt from a seed; `created` is 0. Seats have the names that its
    comments give, or else those of their bandits. It is `playing` where the record is unfinished.
    """

    source: Source
    table: TableInfo
    acts: int
    events: tuple[Happening, ...]
    views: tuple[View[Any], ...]
    to_act: tuple[int, ...]


class ReplayAct(ReplayLine, frozen=True, tag="act"):
    """A choice that was made, or taken back: who did it, and what came of it.

    `events` are those that the viewer saw at the table, maybe none; where all views or none were asked for, they are
    those that anyone saw, with every fact open. `changes` has a row for each of the views: what each event has changed
    in it. A record doesn't say `by` whom or when (`at`).
    """

    number: int
    seat: int
    taken_back: bool
    by: ActedBy | None
    at: float | None
    events: tuple[Happening, ...]
    changes: tuple[tuple[Change, ...], ...]
    to_act: tuple[int, ...]


class ReplayEnd(ReplayLine, frozen=True, tag="end"):
    """The last line: the result; null where a record ends before its game."""

    outcome: Outcome | None


Replayed = ReplayTable | ReplayAct | ReplayEnd
