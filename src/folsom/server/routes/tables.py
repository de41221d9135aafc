"""`/api/tables` and `/api/join`: make, find and join tables."""

from __future__ import annotations

from types import MappingProxyType

from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from folsom.server.listing import TABLES_PER_PAGE, tables_page
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
        """Public tables: those with a free seat, then those in play; newest first."""
        return tables_page(await store.public_tables(TABLES_PER_PAGE), maybe_guest, more=False)

    @post("/tables", status_code=HTTP_201_CREATED)
    async def create(
        self,
        registry: NamedDependency[TableRegistry],
        rates: NamedDependency[Rates],
        guest: Asking,
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """Make a table, and start its game if asked to."""
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
        """The open table with this join code."""
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
        """Leave your seat."""
        return await table.stand(guest, data)

    @post("/tables/{table_id:str}/move", status_code=HTTP_200_OK)
    async def move(self, table: AtTable, guest: Asking, data: JSONBody[ChangeSeat]) -> TableInfo:
        """Move from your seat to a free one."""
        return await table.move(guest, data)

    @post("/tables/{table_id:str}/name", status_code=HTTP_200_OK)
    async def rename_seat(self, table: AtTable, guest: Asking, data: JSONBody[NameSeat]) -> TableInfo:
        """Change the name at your seat."""
        return await table.rename_seat(guest, data)

    @post("/tables/{table_id:str}/remove", status_code=HTTP_200_OK)
    async def remove(self, table: AtTable, guest: Asking, data: JSONBody[AtSeat]) -> TableInfo:
        """As the host, free a seat of a person or a bot."""
        return await table.remove(guest, data)

    @post("/tables/{table_id:str}/bot", status_code=HTTP_200_OK)
    async def seat_bot(self, table: AtTable, guest: Asking, data: JSONBody[SeatBot]) -> TableInfo:
        """As the host, give a free seat to a bot."""
        return await table.seat_bot(guest, data)

    @post("/tables/{table_id:str}/start", status_code=HTTP_200_OK)
    async def start(self, table: AtTable, guest: Asking) -> TableInfo:
        """As the host, start the game."""
        return await table.start(guest)

    @post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(self, table: AtTable, guest: Asking, rates: NamedDependency[Rates]) -> TableInfo:
        """The table of the rematch, where everyone sits one seat further on. Each table has one rematch."""
        rates.new_table(guest.id)
        return await table.rematch(guest)
