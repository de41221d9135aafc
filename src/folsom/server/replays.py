"""A game played again, act by act: as a stream of lines, or whole, for its record."""

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

EVERY_EYE, PUBLIC_EYE, NO_EYE = "all", "public", "none"
COMMENT = ";"  # of the notation

_encoder = msgspec.json.Encoder()


class RecordedAct(NamedTuple):
    """A choice that was made, or, without a code, taken back; a record doesn't say by whom, nor when."""

    number: int
    seat: int
    code: int | None
    by: ActedBy | None
    at: float | None


class RecordedGame(NamedTuple):
    """A game to be looked back on: where it is from, its table, the game as it was dealt, and its acts."""

    source: Source
    table: TableInfo
    dealt: AnyGame
    acts: Sequence[RecordedAct]


def game_of_table(row: TableRow, acts: Sequence[ActRow]) -> RecordedGame:
    """What was played at a table of this server."""
    state = TableState.of(row)
    done = [RecordedAct(act.number, act.seat, act.code, cast(ActedBy, act.by), act.at) for act in acts]
    return RecordedGame("table", state.info(guests_here=(), spectators=0), game_of(state.spec, row.secret), done)


class ActReport(NamedTuple):
    """What is told of an act, and for each viewer what each event has changed in its view."""

    events: tuple[Happening, ...]
    changes: tuple[tuple[Change, ...], ...]


class ReplayViewer(NamedTuple):
    """Who looks back: with which views, and whether every fact of what happened is open to them."""

    viewers: tuple[Viewer, ...]
    sees_all: bool

    def saw(self, before: AnyGame, after: AnyGame, actor: int) -> ActReport:
        """What has happened in an act that was one choice, or the taking back of one."""
        seats = [viewer.seat for viewer in self.viewers]
        if not self.sees_all:
            events, changes = happened(before, after, actor, seats[0])
            return ActReport(events, (changes,))
        if after.entries < before.entries:
            return ActReport((taken_back(actor),), tuple((before.change_to(after, seat),) for seat in seats))
        rows = tuple(tuple(before.open_step_to(after, seat)) for seat in seats)
        return ActReport(self.sees(after, before.entries), rows)

    def sees(self, game: AnyGame, since: int) -> tuple[Happening, ...]:
        """What has happened from an entry of the log on."""
        events = game.open_events(since) if self.sees_all else game.news(self.viewers[0].seat, since)
        return tuple(map(happening, events))

    def views_of(self, game: AnyGame) -> tuple[View[Any], ...]:
        """What the viewers see."""
        return tuple(game.view(viewer.seat) for viewer in self.viewers)


def replay_viewer(asked: str, players: int) -> ReplayViewer:
    """Who asks for `all` views, the `public` one, that of a seat by its number, or `none`: every fact and no view."""
    if asked == NO_EYE:
        return ReplayViewer((), sees_all=True)
    if asked == EVERY_EYE:
        return ReplayViewer(tuple(Viewer(seat, own=False) for seat in range(players)), sees_all=True)
    if asked == PUBLIC_EYE:
        return ReplayViewer((PUBLIC,), sees_all=False)
    seat = int(asked)
    if seat >= players:
        raise Refused("no-such-seat", seat=seat, players=players)
    return ReplayViewer((Viewer(seat, own=False),), sees_all=False)


# --- as a stream -----------------------------------------------------------------------------


async def replay(past: RecordedGame, looks: ReplayViewer) -> AsyncIterator[bytes]:
    """The lines of a replay, each made when the one before is on its way."""
    before = past.dealt
    yield _line(_beginning(past, looks))
    for act in past.acts:
        game = _after(before, act)
        yield _line(act_line(act, before, game, looks))
        await asyncio.sleep(0)
        before = game
    yield _line(ReplayEnd(outcome_of(before)))


def _beginning(past: RecordedGame, looks: ReplayViewer) -> ReplayTable:
    game = past.dealt
    return ReplayTable(
        source=past.source,
        table=past.table,
        acts=len(past.acts),
        events=looks.sees(game, 0),
        views=looks.views_of(game),
        to_act=tuple(game.to_act),
    )


def _after(game: AnyGame, act: RecordedAct) -> AnyGame:
    """The game after another act; the one before it is left as it was."""
    after = game.copy()
    if act.code is None:
        after.undo(act.seat)
    else:
        after.play(act.seat, act.code)
    return after


def act_line(act: RecordedAct, before: AnyGame, after: AnyGame, looks: ReplayViewer) -> ReplayAct:
    """An act, and what came of it."""
    events, changes = looks.saw(before, after, act.seat)
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
    """The game as text, with who sat where as comments; nothing else waits for long while it is made."""
    past = game_of_table(row, acts)
    game = past.dealt
    for act in past.acts:
        game = _after(game, act)
        await asyncio.sleep(0)
    sitters = "".join(f"{COMMENT} seat {seat.seat + 1}: {seat.name}\n" for seat in row.seats)
    return f"{sitters}{await asyncio.to_thread(game.record)}"
