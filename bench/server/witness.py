"""A witness of what a server has told people: what the database holds, and what the engine makes of it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from folsom.cli import main
from folsom.server.store import games, tables
from folsom.server.store.engine import engine_of
from folsom.server.store.reading import Reader
from folsom.server.store.rows import ActRow, TableRow
from folsom.server.tables.acts import Play, after_act, begun
from folsom.server.tables.clock import full_clocks
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState
from folsom.server.tables.views import PUBLIC, Moment, Viewer, view_for

Code = int | None  # of a choice; None for one that was taken back
Eyes = dict[int | None, Any]  # by seat; a spectator's has none


class Lost(Exception):
    """Something that the server had told isn't so; the text is a sentence."""


class Witness:
    """Reads the database beside the server, which alone writes to it."""

    def __init__(self, url: str, folder: Path) -> None:
        self._engine, self._folder = engine_of(url), folder
        self._reader = Reader(self._engine)

    async def close(self) -> None:
        """Look no more."""
        await self._engine.dispose()

    async def row(self, table: str) -> TableRow:
        """A table, which must be there."""
        found = tables.tables_of(await self._reader.all(tables.BY_ID, table=table))
        if not found:
            raise Lost(f"The table {table} is gone.")
        return found[0]

    async def acts(self, table: str) -> list[ActRow]:
        """All acts of a table, which must be numbered without gaps."""
        acts = await self._reader.many(games.act_of, games.ACTS, table=table, since=0)
        if [act.number for act in acts] != list(range(len(acts))):
            raise Lost(f"The acts of the table {table} have gaps.")
        return acts

    async def check_eyes(self, table: str, seen: Eyes, since: int) -> None:
        """What someone sees must be what the engine gives after some act from this number on."""
        row, acts = await self.row(table), await self.acts(table)
        if not any(views == seen for views in _eyes_after(row, acts, seen, since)):
            raise Lost(f"At the table {table} the eyes of seats {sorted(seen, key=str)} see what the engine doesn't.")

    def check_record(self, record: str, commitment: str) -> None:
        """The record of a finished game must be one that `folsom verify` accepts."""
        file = self._folder / "record.folsom"
        file.write_text(record)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            code = main(["verify", str(file), "--commitment", commitment])
        if code:
            raise Lost(f"A record isn't verified: {said.getvalue()}")


def check_account(table: str, seat: int, acts: Sequence[ActRow], told: list[Code], sent: Sequence[Code]) -> bool:
    """What a seat has done must be what was acknowledged, in that order, and at most what was *sent* besides.

    Whether that is there.
    """
    done = [act.code for act in acts if act.seat == seat and act.by == "person"]
    if done not in (told, [*told, *sent]):
        raise Lost(f"At the table {table} seat {seat} was told {told}, had sent {list(sent)}, and has done {done}.")
    return done != told


def _eyes_after(row: TableRow, acts: Sequence[ActRow], seats: Collection[int | None], since: int) -> Iterator[Eyes]:
    """What these eyes see after each act from a number on, played again from the first one."""
    for play in _played_again(row, acts):
        if play.acts >= since:
            yield {seat: _view(play, seat) for seat in seats}


def _view(play: Play, seat: int | None) -> Any:
    viewer = PUBLIC if seat is None else Viewer(seat, own=True)
    return msgspec.json.decode(msgspec.json.encode(view_for(Moment(play.game, play.decisions), viewer)))


def _played_again(row: TableRow, acts: Sequence[ActRow]) -> Iterator[Play]:
    state = TableState.of(row)
    persons, clocks = state.seating.persons, full_clocks(state.spec.clock, state.spec.players)
    play = begun(game_of(state.spec, row.secret), clocks, row.started or row.created, persons)
    yield play
    for act in acts:
        play = after_act(play, act, persons)
        yield play
