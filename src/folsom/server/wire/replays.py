"""A replay as a stream: one line of JSON for the table, one for each act, and one for the end."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.views import Change, Happening, Outcome, TableView

ActedBy = Literal["person", "bot", "stand-in"]
Source = Literal["table", "record"]


class ReplayLine(Struct, frozen=True, tag_field="type"):
    """A line of a replay. Its `type` says which one it is."""


class ReplayTable(ReplayLine, frozen=True, tag="table"):
    """The first line: the table, how many acts will follow, what happened in the setup, and the first sight.

    `eyes` has the eye that was asked for, or, where all were, one for each seat; none, where none was.

    `source` says where the game is from: a table of this server, or a record that was brought. Of a record the table's
    id is empty, and so is the commitment where it was dealt from a seed; `created` is 0. Seats have the names that its
    comments give, or else those of their bandits. It is `playing` where the record is unfinished.
    """

    source: Source
    table: TableInfo
    acts: int
    events: tuple[Happening, ...]
    views: tuple[TableView, ...]
    to_act: tuple[int, ...]


class ReplayAct(ReplayLine, frozen=True, tag="act"):
    """A choice that was made, or taken back: who did it, what came of it, and the sight after it.

    `events` are those that the eye saw at the table, maybe none; where all eyes or none were asked for, they are
    those that anyone saw, with every fact open. `changes` has a row for each of the eyes: what each event has changed
    in its sight. A record doesn't say `by` whom or when (`at`).
    """

    number: int
    seat: int
    taken_back: bool
    by: ActedBy | None
    at: float | None
    events: tuple[Happening, ...]
    changes: tuple[tuple[Change, ...], ...]
    views: tuple[TableView, ...]
    to_act: tuple[int, ...]


class ReplayEnd(ReplayLine, frozen=True, tag="end"):
    """The last line: the result; null where a record ends before its game."""

    outcome: Outcome | None


Replayed = ReplayTable | ReplayAct | ReplayEnd
