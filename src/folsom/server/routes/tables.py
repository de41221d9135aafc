"""`/api/tables`: making, finding and joining tables."""

from __future__ import annotations

from types import MappingProxyType

from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from folsom.server.listing import PAGE, tables_page
from folsom.server.routes.rates import Rates
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import AtSeat, ChangeSeat, Join, NameSeat, NewTable, SeatBot, Sit, TableInfo, Tables

AtTable = NamedDependency[Table]
Asking = NamedDependency[GuestRow]


async def _table(registry: NamedDependency[TableRegistry], table_id: FromPath[str]) -> Table:
    return await registry.table(table_id)


class TableRoutes(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)
    dependencies = MappingProxyType({"table": Provide(_table)})

    @get("/tables")
    async def public(self, store: NamedDependency[Store], maybe_guest: NamedDependency[GuestRow | None]) -> Tables:
        """Public tables: those with a free seat, then those being played; the newest first."""
        return tables_page(await store.public_tables(PAGE), maybe_guest, more=False)

    @post("/tables", status_code=HTTP_201_CREATED)
    async def create(
        self,
        registry: NamedDependency[TableRegistry],
        rates: NamedDependency[Rates],
        guest: Asking,
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """A new table, with its game begun where that is asked for."""
        rates.new_table(guest.id)
        return await registry.create(guest, data)

    @post("/join", status_code=HTTP_200_OK)
    async def join(
        self,
        registry: NamedDependency[TableRegistry],
        rates: NamedDependency[Rates],
        address: NamedDependency[str],
        data: JSONBody[Join],
    ) -> TableInfo:
        """The open table that has this code."""
        with rates.joining(address):
            return await registry.joined(data.code)

    @get("/tables/{table_id:str}")
    async def info(self, table: AtTable) -> TableInfo:
        """A table."""
        return await table.info()

    @post("/tables/{table_id:str}/sit", status_code=HTTP_200_OK)
    async def sit(self, table: AtTable, guest: Asking, data: JSONBody[Sit]) -> TableInfo:
        """Take a free seat."""
        return await table.sit(guest, data)

    @post("/tables/{table_id:str}/stand", status_code=HTTP_200_OK)
    async def stand(self, table: AtTable, guest: Asking, data: JSONBody[AtSeat]) -> TableInfo:
        """Leave one's own seat."""
        return await table.stand(guest, data)

    @post("/tables/{table_id:str}/move", status_code=HTTP_200_OK)
    async def move(self, table: AtTable, guest: Asking, data: JSONBody[ChangeSeat]) -> TableInfo:
        """Go from one's own seat to a free one."""
        return await table.move(guest, data)

    @post("/tables/{table_id:str}/name", status_code=HTTP_200_OK)
    async def rename_seat(self, table: AtTable, guest: Asking, data: JSONBody[NameSeat]) -> TableInfo:
        """Sit on at one's own seat under another name."""
        return await table.rename_seat(guest, data)

    @post("/tables/{table_id:str}/remove", status_code=HTTP_200_OK)
    async def remove(self, table: AtTable, guest: Asking, data: JSONBody[AtSeat]) -> TableInfo:
        """The host frees a seat: of a person, or of a bot."""
        return await table.remove(guest, data)

    @post("/tables/{table_id:str}/bot", status_code=HTTP_200_OK)
    async def seat_bot(self, table: AtTable, guest: Asking, data: JSONBody[SeatBot]) -> TableInfo:
        """The host gives a free seat to a bot."""
        return await table.seat_bot(guest, data)

    @post("/tables/{table_id:str}/start", status_code=HTTP_200_OK)
    async def start(self, table: AtTable, guest: Asking) -> TableInfo:
        """The host starts the game."""
        return await table.start(guest)

    @post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(self, table: AtTable, guest: Asking, rates: NamedDependency[Rates]) -> TableInfo:
        """The same people and bots again, each one seat further on; asking again gives the same table."""
        rates.new_table(guest.id)
        return await table.rematch(guest)
