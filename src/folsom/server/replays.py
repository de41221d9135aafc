"""Replays a game act by act: as a stream of lines, or to its end for its record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from folsom.games import Game, View
from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, TableRow
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState
from folsom.server.tables.views import PUBLIC, Viewer, happened, happening, outcome_of, taken_back
from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.replays import ActedBy, ReplayAct, ReplayEnd, ReplayLine, ReplayTable, Source
from folsom.server.wire.views import Change, Happening

AnyGame = Game[Any, Any]

EVERY_SEAT, SPECTATOR, NO_VIEW = "all", "public", "none"
COMMENT_MARK = ";"
UNDONE = "played with undo: choices that were undone are left out"

_encoder = msgspec.json.Encoder()


class RecordedAct(NamedTuple):
    """A choice, or an undone choice if there is no code. An uploaded record doesn't say who made it, or when."""

    number: int
    seat: int
    code: int | None
    by: ActedBy | None
    at: float | None


class RecordedGame(NamedTuple):
    """A game to replay: its source, its table, the game as dealt, and its acts."""

    source: Source
    table: TableInfo
    dealt: AnyGame
    acts: Sequence[RecordedAct]


def game_of_table(row: TableRow, acts: Sequence[ActRow]) -> RecordedGame:
    """The game of a table of this server."""
    state = TableState.of(row)
    done = [
        RecordedAct(number, act.seat, act.code, cast(ActedBy, act.by), act.at)
        for number, act in enumerate(standing(acts))
    ]
    return RecordedGame("table", state.info(guests_here=(), spectators=0), game_of(state.spec, row.secret), done)


def standing(acts: Sequence[ActRow]) -> list[ActRow]:
    """The acts without what was undone by a person who played alone: a replay and a record tell the game that stands.

    An undo among people stays: others saw it.
    """
    line: list[ActRow] = []
    for act in acts:
        if act.keeps is None:
            line.append(act)
        else:
            line = _choices(line)[: act.keeps]
    return line


def _choices(line: Sequence[ActRow]) -> list[ActRow]:
    """The choices of these acts that weren't undone."""
    made: list[ActRow] = []
    for act in line:
        if act.code is None:
            made.pop()
        else:
            made.append(act)
    return made


class ActReport(NamedTuple):
    """The events of an act, and what each of them changes in each view."""

    events: tuple[Happening, ...]
    changes: tuple[tuple[Change, ...], ...]


class ReplayViewer(NamedTuple):
    """Whose views a replay shows, and whether it shows every fact of its events."""

    viewers: tuple[Viewer, ...]
    sees_all: bool

    def saw(self, before: AnyGame, after: AnyGame, actor: int) -> ActReport:
        """The report of an act."""
        seats = [viewer.seat for viewer in self.viewers]
        if not self.sees_all:
            [(events, changes)] = happened(before, after, actor, seats)
            return ActReport(events, (changes,))
        if after.entries < before.entries:
            return ActReport((taken_back(actor),), tuple((change,) for change in before.changes_to(after, seats)))
        return ActReport(self.sees(after, before.entries), tuple(map(tuple, before.open_changes_to(after, seats))))

    def sees(self, game: AnyGame, since: int) -> tuple[Happening, ...]:
        """The events from the log entry *since* on."""
        events = game.open_events(since) if self.sees_all else game.news(self.viewers[0].seat, since)
        return tuple(map(happening, events))

    def views_of(self, game: AnyGame) -> tuple[View[Any], ...]:
        """The views of a game that this replay shows."""
        return tuple(game.view(viewer.seat) for viewer in self.viewers)


def replay_viewer(asked: str, players: int) -> ReplayViewer:
    """A viewer by name: `all` seats, `public` for a spectator, a seat by its number, or `none` for events alone."""
    if asked == NO_VIEW:
        return ReplayViewer((), sees_all=True)
    if asked == EVERY_SEAT:
        return ReplayViewer(tuple(Viewer(seat, own=False) for seat in range(players)), sees_all=True)
    if asked == SPECTATOR:
        return ReplayViewer((PUBLIC,), sees_all=False)
    seat = int(asked)
    if seat >= players:
        raise Refused("no-such-seat", seat=seat, players=players)
    return ReplayViewer((Viewer(seat, own=False),), sees_all=False)


# --- as a stream -----------------------------------------------------------------------------


async def replay(game: RecordedGame, viewer: ReplayViewer) -> AsyncIterator[bytes]:
    """The lines of a replay; each is made once the previous one is sent."""
    before = game.dealt
    yield _line(_beginning(game, viewer))
    for act in game.acts:
        after = _after(before, act)
        yield _line(act_line(act, before, after, viewer))
        await asyncio.sleep(0)
        before = after
    yield _line(ReplayEnd(outcome_of(before)))


def _beginning(game: RecordedGame, viewer: ReplayViewer) -> ReplayTable:
    return ReplayTable(
        source=game.source,
        table=game.table,
        acts=len(game.acts),
        events=viewer.sees(game.dealt, 0),
        views=viewer.views_of(game.dealt),
        to_act=tuple(game.dealt.to_act),
    )


def _after(game: AnyGame, act: RecordedAct) -> AnyGame:
    """A copy of the game after one more act."""
    after = game.copy()
    if act.code is None:
        after.undo(act.seat)
    else:
        after.play(act.seat, act.code)
    return after


def act_line(act: RecordedAct, before: AnyGame, after: AnyGame, viewer: ReplayViewer) -> ReplayAct:
    """An act, its events, and what each of them changes."""
    events, changes = viewer.saw(before, after, act.seat)
    return ReplayAct(
        number=act.number,
        seat=act.seat,
        taken_back=act.code is None,
        by=act.by,
        at=act.at,
        events=events,
        changes=changes,
        to_act=tuple(after.to_act),
    )


def _line(line: ReplayLine) -> bytes:
    return _encoder.encode(line) + b"\n"


# --- as a record -----------------------------------------------------------------------------


async def record(row: TableRow, acts: Sequence[ActRow]) -> str:
    """The game's record, with the seats' names as comments. It doesn't block the event loop for long.

    It has the choices that stand, so it reads and verifies like any other; a comment says if undone ones are left out.
    """
    recorded = game_of_table(row, acts)
    game = recorded.dealt
    for act in recorded.acts:
        game = _after(game, act)
        await asyncio.sleep(0)
    names = "".join(f"{COMMENT_MARK} seat {seat.seat + 1}: {seat.name}\n" for seat in row.seats)
    undone = f"{COMMENT_MARK} {UNDONE}\n" if row.undone else ""
    return f"{names}{undone}{await asyncio.to_thread(game.record)}"
