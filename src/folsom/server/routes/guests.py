"""`/api/guests`, `/api/me`, `/api/recover`: being known without signing up."""

from __future__ import annotations

from litestar import Controller, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from folsom.games import GAMES
from folsom.server.guests import Guests
from folsom.server.routes.security import AnyRequest, bearer_of, cookie_gone, cookie_with
from folsom.server.services import Services
from folsom.server.store.rows import GuestRow, RatingRow
from folsom.server.store.store import Store
from folsom.server.wire.bodies import Me, NewGuest, Rating, Recover, RecoveryPhrase, Rename

DEVIATIONS = 3  # below the mean: what is shown is nearly certain


class GuestRoutes(Controller):
    """Guests."""

    path = "/api"
    tags = ("guests",)

    @post("/guests", status_code=HTTP_200_OK)
    async def new_guest(
        self,
        request: AnyRequest,
        services: NamedDependency[Services],
        address: NamedDependency[str],
        maybe_guest: NamedDependency[GuestRow | None],
        data: JSONBody[NewGuest | None] = None,
    ) -> Response[Me]:
        """A new guest, with a name or one that is made up; whoever is known already stays who they are."""
        guest = maybe_guest
        if guest is None:
            services.rates.new_guest(address)
            guest = await services.guests.make(data.name if data else None)
        return await _signed_in(request, services, guest)

    @get("/me")
    async def me(
        self, request: AnyRequest, services: NamedDependency[Services], guest: NamedDependency[GuestRow]
    ) -> Response[Me]:
        """Who is asking; their cookie, if they have one, lasts another year."""
        if bearer_of(request) is not None:
            return Response(await _me(services.store, guest))
        return await _signed_in(request, services, guest)

    @patch("/me")
    async def rename(
        self,
        store: NamedDependency[Store],
        guests: NamedDependency[Guests],
        guest: NamedDependency[GuestRow],
        data: JSONBody[Rename],
    ) -> Me:
        """Another name."""
        return await _me(store, await guests.rename(guest, data.name))

    @post("/me/phrase", status_code=HTTP_200_OK)
    async def phrase(self, guests: NamedDependency[Guests], guest: NamedDependency[GuestRow]) -> RecoveryPhrase:
        """A new recovery phrase, shown this once; an older one is void."""
        return RecoveryPhrase(await guests.new_phrase(guest))

    @post("/me/revoke", status_code=HTTP_200_OK)
    async def revoke(
        self, request: AnyRequest, services: NamedDependency[Services], guest: NamedDependency[GuestRow]
    ) -> Response[Me]:
        """Sign out everywhere but here."""
        revoked = await services.guests.revoke(guest)
        services.sockets.sign_out(guest.id)
        return await _signed_in(request, services, revoked)

    @post("/me/leave", status_code=HTTP_200_OK)
    async def leave(
        self, request: AnyRequest, services: NamedDependency[Services], guest: NamedDependency[GuestRow]
    ) -> Response[Me]:
        """Sign out here: this device forgets who it was, the others don't."""
        return Response(await _me(services.store, guest), cookies=[cookie_gone(request, services.settings)])

    @post("/recover", status_code=HTTP_200_OK)
    async def recover(
        self, request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Recover]
    ) -> Response[Me]:
        """The guest of a recovery phrase, on this device too."""
        return await _signed_in(request, services, await services.guests.recover(data.phrase))


async def _signed_in(request: AnyRequest, services: Services, guest: GuestRow) -> Response[Me]:
    """The guest, whose token this device is to keep."""
    cookie = cookie_with(services.guests.token_for(guest), request, services.settings)
    return Response(await _me(services.store, guest), cookies=[cookie])


async def _me(store: Store, guest: GuestRow) -> Me:
    rows = {game: await store.rating(guest.id, game) for game in GAMES}
    ratings = {game: rating_of(row) for game, row in rows.items() if row is not None}
    return Me(guest.id, guest.name, guest.phrase is not None, ratings)


def rating_of(row: RatingRow) -> Rating:
    """A rating as it is shown."""
    return Rating(row.mean, row.deviation, row.mean - DEVIATIONS * row.deviation, row.games)
