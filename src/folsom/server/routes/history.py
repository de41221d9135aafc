"""What there was: my tables, ratings, and finished games as records and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, RawBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from folsom.server.listing import PAGE, tables_page
from folsom.server.refusals import Refused
from folsom.server.replays import game_of_table, record, replay, replay_viewer
from folsom.server.routes.guests import rating_of
from folsom.server.routes.packing import lines_sent
from folsom.server.routes.rates import Rates
from folsom.server.routes.schema import TakesText
from folsom.server.store.rows import GuestRow, RatingRow, TableRow
from folsom.server.store.store import Store
from folsom.server.uploads import game_of_record
from folsom.server.wire.bodies import GameName, Rated, Ratings, Tables
from folsom.server.wire.limits import RECORD_BYTES

BEST = 100  # guests
NDJSON = "application/x-ndjson"
TABLE_ID = r"^[a-z2-7]{26}$"

ViewerAsked = Annotated[
    Literal["all", "none", "public", "0", "1", "2", "3", "4", "5", "6"],
    QueryParameter(description="Whose view to show."),
]
Before = Annotated[str | None, QueryParameter(pattern=TABLE_ID, description="The last table of the page before.")]


class HistoryRoutes(Controller):
    """My tables, ratings and finished games."""

    path = "/api"
    tags = ("history",)

    @get("/me/tables")
    async def my_tables(
        self, store: NamedDependency[Store], guest: NamedDependency[GuestRow], before: Before = None
    ) -> Tables:
        """My tables: what waits for me, then what isn't finished, then the rest; the newest first."""
        return tables_page(await store.tables_of(guest.id, before, PAGE), guest, more=True)

    @get("/tables/{table_id:str}/record", media_type="text/plain")
    async def record(self, store: NamedDependency[Store], table_id: FromPath[str]) -> Response[str]:
        """A finished game in the notation, with the secret that it was dealt from: `folsom verify` checks it."""
        row = await _finished(store, table_id)
        name = f"{row.game}-{row.id[:8]}.folsom"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(await record(row, await store.acts(table_id)), headers=headers, media_type="text/plain")

    @get("/tables/{table_id:str}/replay", media_type=NDJSON)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        store: NamedDependency[Store],
        rates: NamedDependency[Rates],
        address: NamedDependency[str],
        table_id: FromPath[str],
        viewer: ViewerAsked = "all",
    ) -> Stream:
        """A finished game, a line of JSON for each act, as one eye saw it, with all eyes, or with none."""
        rates.replay(address)
        row = await _finished(store, table_id)
        looks = replay_viewer(viewer, len(row.seats))
        return lines_sent(replay(game_of_table(row, await store.acts(table_id)), looks), request, NDJSON)

    @post(
        "/replays",
        media_type=NDJSON,
        status_code=HTTP_200_OK,
        request_max_body_size=RECORD_BYTES,
        operation_class=TakesText,
    )
    async def replay_record(
        self,
        request: Request[Any, Any, Any],
        rates: NamedDependency[Rates],
        address: NamedDependency[str],
        body: RawBody,
        viewer: ViewerAsked = "all",
    ) -> Stream:
        """A game in the notation, finished or not, as the same lines."""
        rates.replay(address)
        past = await game_of_record(body)
        return lines_sent(replay(past, replay_viewer(viewer, len(past.table.seats))), request, NDJSON)

    @get("/ratings/{game:str}")
    async def ratings(
        self, store: NamedDependency[Store], game: FromPath[GameName], maybe_guest: NamedDependency[GuestRow | None]
    ) -> Ratings:
        """The best of a game, and the one who asks, if rated."""
        best = await store.ratings(game, BEST)
        rated = tuple(_rated(place, name, row, maybe_guest) for place, (name, row) in enumerate(best, 1))
        return Ratings(game, rated, await _mine(store, game, maybe_guest))


async def _finished(store: Store, table_id: str) -> TableRow:
    row = await store.table(table_id)
    if row is None:
        raise Refused("no-such-table")
    if row.status != "over":
        raise Refused("not-over")
    return row


def _rated(place: int, name: str, row: RatingRow, guest: GuestRow | None) -> Rated:
    return Rated(place, name, rating_of(row), me=guest is not None and row.guest == guest.id)


async def _mine(store: Store, game: GameName, guest: GuestRow | None) -> Rated | None:
    row = None if guest is None else await store.rating(guest.id, game)
    place = None if guest is None else await store.place(guest.id, game)
    if guest is None or row is None or place is None:
        return None
    return _rated(place, guest.name, row, guest)
