"""`/api/tables`: making, finding and joining tables."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from folsom.server.doors.rates import Rates
from folsom.server.listing import PAGE, tables_page
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.house import House
from folsom.server.wire.bodies import AtSeat, ChangeSeat, NewTable, SeatBot, Sit, TableInfo, Tables


class TableDoor(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @get("/tables")
    async def public(self, store: NamedDependency[Store], maybe_guest: NamedDependency[GuestRow | None]) -> Tables:
        """Public tables: those with a free seat, then those being played; the newest first."""
        return tables_page(await store.public_tables(PAGE), maybe_guest, more=False)

    @post("/tables", status_code=HTTP_201_CREATED)
    async def create(
        self,
        house: NamedDependency[House],
        rates: NamedDependency[Rates],
        guest: NamedDependency[GuestRow],
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """A new table, with its game begun where that is asked for."""
        rates.new_table(guest.id)
        return await house.create(guest, data)

    @get("/tables/{table_id:str}")
    async def info(self, house: NamedDependency[House], table_id: FromPath[str]) -> TableInfo:
        """A table."""
        return await house.info(table_id)

    @post("/tables/{table_id:str}/sit", status_code=HTTP_200_OK)
    async def sit(
        self,
        house: NamedDependency[House],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
        data: JSONBody[Sit],
    ) -> TableInfo:
        """Take a free seat."""
        return await (await house.table(table_id)).sit(guest, data)

    @post("/tables/{table_id:str}/stand", status_code=HTTP_200_OK)
    async def stand(
        self,
        house: NamedDependency[House],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
        data: JSONBody[AtSeat],
    ) -> TableInfo:
        """Leave one's own seat."""
        return await (await house.table(table_id)).stand(guest, data)

    @post("/tables/{table_id:str}/move", status_code=HTTP_200_OK)
    async def move(
        self,
        house: NamedDependency[House],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
        data: JSONBody[ChangeSeat],
    ) -> TableInfo:
        """Go from one's own seat to a free one."""
        return await (await house.table(table_id)).move(guest, data)

    @post("/tables/{table_id:str}/remove", status_code=HTTP_200_OK)
    async def remove(
        self,
        house: NamedDependency[House],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
        data: JSONBody[AtSeat],
    ) -> TableInfo:
        """The host frees a seat: of a person, or of a bot."""
        return await (await house.table(table_id)).remove(guest, data)

    @post("/tables/{table_id:str}/bot", status_code=HTTP_200_OK)
    async def seat_bot(
        self,
        house: NamedDependency[House],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
        data: JSONBody[SeatBot],
    ) -> TableInfo:
        """The host gives a free seat to a bot."""
        return await (await house.table(table_id)).seat_bot(guest, data)

    @post("/tables/{table_id:str}/start", status_code=HTTP_200_OK)
    async def start(
        self, house: NamedDependency[House], guest: NamedDependency[GuestRow], table_id: FromPath[str]
    ) -> TableInfo:
        """The host starts the game."""
        return await (await house.table(table_id)).start(guest)

    @post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(
        self,
        house: NamedDependency[House],
        rates: NamedDependency[Rates],
        guest: NamedDependency[GuestRow],
        table_id: FromPath[str],
    ) -> TableInfo:
        """The same people and bots again, each one seat further on; asking again gives the same table."""
        rates.new_table(guest.id)
        return await (await house.table(table_id)).rematch(guest)
