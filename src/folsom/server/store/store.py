"""The store: everything that survives a restart."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.refusals import Refused
from folsom.server.store import games, guests, lists, rating, tables
from folsom.server.store.connection import DatabaseConnection
from folsom.server.store.engine import check_database, engine_of, writer_connection
from folsom.server.store.migrating import migrate
from folsom.server.store.reading import Reader
from folsom.server.store.rows import ActRow, ChatRow, GuestRow, RatingRow, SeatRow, SnapshotRow, TableRow
from folsom.server.store.writer import NoObserver, Write, WriteObserver, Writer

NUL = "\0"  # PostgreSQL never accepts it in text, not even in a query


class Store:
    """A write returns once all of it is durable, or raises Refused and nothing of it is stored.

    There is one exception: if the database is lost during a commit, nobody can know whether it was stored. After a
    refusal a table therefore reads again (see `tables.doubt`). Changing a row that doesn't exist does nothing. Reads
    don't wait for writes.
    """

    def __init__(self, engine: AsyncEngine, connection: DatabaseConnection, observer: WriteObserver) -> None:
        self._engine, self._reader, self._writer = engine, Reader(engine), Writer(connection, observer)

    @classmethod
    async def open(cls, url: str, *, observer: WriteObserver | None = None) -> Store:
        """Open the database at this URL, and migrate it to the newest schema; raises BadDatabase if it can't."""
        check_database(url)
        engine = engine_of(url)
        connection = writer_connection(engine)
        try:
            await migrate(connection)
        except BaseException:
            await connection.close()
            await engine.dispose()
            raise
        return cls(engine, connection, observer or NoObserver())

    async def close(self) -> None:
        """Store what is in the queue, and refuse later writes."""
        await self._writer.close()
        await self._engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database responds."""
        return await self._reader.answers()

    # --- settings ----------------------------------------------------------------------------

    async def setting(self, name: str) -> bytes | None:
        """The setting with this name."""
        return await self._reader.one(lambda row: bytes(row[0]), guests.SETTING, setting=name)

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Set the setting with this name."""
        await self._writer.write(f"setting {name}", guests.setting_kept(name, value))

    # --- guests ------------------------------------------------------------------------------

    async def add_guest(self, guest: GuestRow) -> None:
        """Add a guest."""
        await self._writer.write(guest.id, guests.added(guest))

    async def guest(self, guest_id: str) -> GuestRow | None:
        """The guest with this id."""
        return await self._reader.one(guests.guest_of, guests.BY_ID, guest=guest_id)

    async def guest_of_phrase(self, phrase: bytes) -> GuestRow | None:
        """The guest whose phrase has this hash."""
        return await self._reader.one(guests.guest_of, guests.BY_PHRASE, phrase=phrase)

    async def rename(self, guest_id: str, name: str) -> None:
        """Change a guest's name; seats and lines of chat keep the old one."""
        await self._writer.write(guest_id, guests.renamed(guest_id, name))

    async def raise_epoch(self, guest_id: str) -> int:
        """Invalidate all tokens of a guest; returns the epoch of new ones."""
        await self._writer.write(guest_id, guests.epoch_raised(guest_id))
        guest = await self.guest(guest_id)
        if guest is None:
            raise Refused("not-stored")
        return guest.epoch

    async def keep_phrase(self, guest_id: str, phrase: bytes) -> None:
        """Store the hash of a guest's phrase, replacing any earlier one."""
        await self._writer.write(guest_id, guests.phrase_kept(guest_id, phrase))

    # --- tables ------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Add a table with its seats."""
        await self._writer.write(table.id, tables.added(table))

    async def table(self, table_id: str) -> TableRow | None:
        """The table with this id, with its seats."""
        if NUL in table_id:
            return None
        found = tables.tables_of(await self._reader.all(tables.BY_ID, table=table_id))
        return found[0] if found else None

    async def table_with_code(self, code: str) -> str | None:
        """The id of the open table with this join code."""
        return await self._reader.one(lambda row: str(row[0]), tables.ID_BY_CODE, code=code)

    async def seat(self, table_id: str, host: str | None, seats: Sequence[SeatRow]) -> None:
        """Replace a table's seats and its host."""
        await self._writer.write(table_id, tables.seated(table_id, host, seats))

    async def begin(
        self, table_id: str, started: float, waiting: int, deadline: float | None, progress: bytes | None = None
    ) -> None:
        """Store that the game has started, and how far it is."""
        begun = tables.begun(table_id, started, waiting, deadline)
        await self._writer.write(table_id, [*begun, *tables.progressed(table_id, progress)])

    async def due(self, table_id: str, waiting: int, deadline: float | None) -> None:
        """Change who is to act, and until when, without an act."""
        await self._writer.write(table_id, tables.clock_changed(table_id, waiting, deadline))

    async def remove(self, table_id: str) -> None:
        """Remove a table that nobody has started."""
        await self._writer.write(table_id, tables.removed(table_id))

    async def give_time(self, deadline: float) -> None:
        """Set this deadline for open tables that have none."""
        await self._writer.write("", tables.given_time(deadline))

    async def add_rematch(self, old_id: str, table: TableRow) -> str:
        """Add the rematch of a table unless it already has one; returns the rematch's id."""
        rematch = await self._rematch_of(old_id)
        if rematch is not None:
            return rematch
        try:
            await self._writer.write(old_id, tables.rematch_added(old_id, table))
        except Refused:
            rematch = await self._rematch_of(old_id)
            if rematch is None:
                raise
            return rematch
        return table.id

    async def _rematch_of(self, table_id: str) -> str | None:
        return await self._reader.one(lambda row: str(row[0]), tables.REMATCH_OF, table=table_id)

    # --- games -------------------------------------------------------------------------------

    async def act(
        self,
        table_id: str,
        act: ActRow,
        waiting: int,
        deadline: float | None,
        snapshot: SnapshotRow | None = None,
        progress: bytes | None = None,
    ) -> None:
        """Add an act; change who is to act, until when, and how far the game is, if that is given."""
        await self._writer.write(table_id, _acted(table_id, act, waiting, deadline, snapshot, progress))

    async def go_back(
        self,
        table_id: str,
        act: ActRow,
        waiting: int,
        deadline: float | None,
        snapshot: SnapshotRow,
        progress: bytes | None,
    ) -> None:
        """Add an act that goes back in a game: from now on the game counts for nothing."""
        acted = _acted(table_id, act, waiting, deadline, snapshot, progress)
        await self._writer.write(table_id, [*acted, *tables.marked_undone(table_id)])

    async def end(
        self,
        table_id: str,
        act: ActRow,
        ended: float,
        winners: int,
        snapshot: SnapshotRow | None,
        ratings: Sequence[RatingRow] = (),
        progress: bytes | None = None,
    ) -> None:
        """Add the last act: the game is over, with these winners and new ratings."""
        over = [*games.acted(table_id, act), *tables.ended(table_id, ended, winners)]
        kept = [*games.snapshot_kept(table_id, snapshot), *tables.progressed(table_id, progress)]
        await self._writer.write(table_id, [*over, *kept, *rating.rated(ratings)])

    async def keep_snapshot(self, table_id: str, snapshot: SnapshotRow) -> None:
        """Store a table's snapshot, replacing any earlier one."""
        await self._writer.write(table_id, games.snapshot_kept(table_id, snapshot))

    async def acts(self, table_id: str, since: int = 0) -> list[ActRow]:
        """A table's acts in order, from this number on."""
        return await self._reader.many(games.act_of, games.ACTS, table=table_id, since=since)

    async def snapshot(self, table_id: str) -> SnapshotRow | None:
        """The table's snapshot."""
        return await self._reader.one(games.snapshot_of, games.SNAPSHOT, table=table_id)

    async def say(self, table_id: str, line: ChatRow) -> None:
        """Add a line of chat; the oldest lines are dropped."""
        await self._writer.write(table_id, games.said(table_id, line))

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last lines of chat, the oldest first."""
        return (await self._reader.many(games.line_of, games.LAST_LINES, table=table_id, limit=limit))[::-1]

    # --- lists -------------------------------------------------------------------------------

    async def deadlines(self, until: float) -> list[tuple[str, float]]:
        """The tables in play with a deadline up to *until*, the earliest first."""
        return await self._reader.many(lambda row: (row[0], row[1]), lists.DEADLINES, until=until)

    async def deserted(self, now: float) -> list[str]:
        """The open tables whose deadline has passed, the earliest first."""
        return await self._reader.many(lambda row: str(row[0]), lists.DESERTED, now=now)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Open tables with a free seat, then those in play; newest first."""
        return tables.tables_of(await self._reader.all(lists.PUBLIC, limit=limit))

    async def tables_of(self, guest_id: str, before: str | None, limit: int) -> list[TableRow]:
        """A guest's tables: those that wait for them, then other unfinished ones, then the rest; newest first.

        `before` is the last table of the previous page.
        """
        if before is None:
            return tables.tables_of(await self._reader.all(lists.MINE, guest=guest_id, limit=limit))
        place = await self._reader.all(lists.PLACE_IN_MINE, guest=guest_id, table=before)
        if not place:
            return []
        return tables.tables_of(
            await self._reader.all(lists.MINE_AFTER, guest=guest_id, limit=limit, **place[0]._mapping)
        )

    # --- ratings -----------------------------------------------------------------------------

    async def ratings(self, game: str, limit: int) -> list[tuple[str, RatingRow]]:
        """The ranking of a game, with names."""
        return await self._reader.many(rating.named_rating_of, rating.BEST, in_game=game, limit=limit)

    async def rating(self, guest_id: str, game: str) -> RatingRow | None:
        """A guest's rating in a game."""
        return await self._reader.one(rating.rating_of, rating.ONE, of_guest=guest_id, in_game=game)

    async def place(self, guest_id: str, game: str) -> int | None:
        """A guest's place in the ranking of a game, counting from 1."""
        return await self._reader.one(lambda row: int(row[0]), rating.PLACE, of_guest=guest_id, in_game=game)


def _acted(
    table_id: str,
    act: ActRow,
    waiting: int,
    deadline: float | None,
    snapshot: SnapshotRow | None,
    progress: bytes | None,
) -> list[Write]:
    """What an act changes."""
    changed = [*games.acted(table_id, act), *tables.clock_changed(table_id, waiting, deadline)]
    return [*changed, *games.snapshot_kept(table_id, snapshot), *tables.progressed(table_id, progress)]
