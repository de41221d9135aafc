"""Checks what a server has told people against the database and the rules."""

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
from folsom.server.tables.acts import GameInPlay, after_act, begun
from folsom.server.tables.clock import full_clocks
from folsom.server.tables.specs import game_of
from folsom.server.tables.state import TableState
from folsom.server.tables.views import PUBLIC, Viewer, view_for

Code = int | None  # of a choice; None for an undo
Views = dict[int | None, Any]  # by seat; None is a spectator's


class DataLost(Exception):
    """Says in a sentence what the server has lost, or told wrongly."""


class Verifier:
    """Reads the database while only the server writes to it."""

    def __init__(self, url: str, folder: Path) -> None:
        self._engine, self._folder = engine_of(url), folder
        self._reader = Reader(self._engine)

    async def close(self) -> None:
        """Disconnect."""
        await self._engine.dispose()

    async def row(self, table: str) -> TableRow:
        """A table, which must be there."""
        found = tables.tables_of(await self._reader.all(tables.BY_ID, table=table))
        if not found:
            raise DataLost(f"The table {table} is gone.")
        return found[0]

    async def acts(self, table: str) -> list[ActRow]:
        """All acts of a table, which must be numbered without gaps."""
        acts = await self._reader.many(games.act_of, games.ACTS, table=table, since=0)
        if [act.number for act in acts] != list(range(len(acts))):
            raise DataLost(f"The acts of the table {table} have gaps.")
        return acts

    async def answers(self, table: str) -> list[ActRow]:
        """The acts of a table without foregone choices, which nobody is asked for."""
        row, acts = await self.row(table), await self.acts(table)
        return [act for act, before in zip(acts, _played_again(row, acts), strict=False) if before.foregone is None]

    async def check_views(self, table: str, seen: Views, since: int) -> None:
        """The views must be those of the game after some act from number *since* on."""
        row, acts = await self.row(table), await self.acts(table)
        if not any(views == seen for views in _views_after(row, acts, seen, since)):
            raise DataLost(f"At the table {table} the views of seats {sorted(seen, key=str)} aren't those of the game.")

    def check_record(self, record: str, commitment: str) -> None:
        """`folsom verify` must accept the record of a finished game."""
        file = self._folder / "record.folsom"
        file.write_text(record)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            code = main(["verify", str(file), "--commitment", commitment])
        if code:
            raise DataLost(f"folsom verify rejects a record: {said.getvalue()}")


def check_acts(table: str, seat: int, acts: Sequence[ActRow], told: list[Code], sent: Sequence[Code]) -> bool:
    """A seat's answers must be those that were acknowledged, in order, and at most what was *sent* last.

    Returns whether that last one is stored.
    """
    done = [act.code for act in acts if act.seat == seat and act.by == "person"]
    if done not in (told, [*told, *sent]):
        raise DataLost(f"At the table {table} seat {seat} was told {told}, had sent {list(sent)}, and has done {done}.")
    return done != told


def _views_after(row: TableRow, acts: Sequence[ActRow], seats: Collection[int | None], since: int) -> Iterator[Views]:
    """The views of these seats after each act from number *since* on."""
    for play in _played_again(row, acts):
        if play.acts >= since:
            yield {seat: _view(play, seat) for seat in seats}


def _view(play: GameInPlay, seat: int | None) -> Any:
    viewer = PUBLIC if seat is None else Viewer(seat, own=True)
    return msgspec.json.decode(msgspec.json.encode(view_for(play.moment, viewer)))


def _played_again(row: TableRow, acts: Sequence[ActRow]) -> Iterator[GameInPlay]:
    state = TableState.of(row)
    persons, clocks = state.seating.persons, full_clocks(state.spec.clock, state.spec.players)
    play = begun(game_of(state.spec, row.secret), clocks, row.started or row.created, persons, state.seating.alone)
    yield play
    for act in acts:
        play = after_act(play, act, persons)
        yield play
