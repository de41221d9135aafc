"""A table at one moment."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from msgspec import structs

from folsom.bots.advice import can_advise
from folsom.server.clients import Client
from folsom.server.refusals import Refused
from folsom.server.store.rows import ChatRow, GuestRow, SeatRow, TableRow
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.seating import Seating
from folsom.server.tables.specs import game_of
from folsom.server.tables.views import PUBLIC, Viewer
from folsom.server.wire.bodies import SeatInfo, TableInfo, TableSpec
from folsom.server.wire.messages import ClockFace

CHAT_LINES_KEPT = 100


@dataclass(frozen=True)
class TableState:
    """A table's facts, its seats, its last lines of chat, and its game once that has started.

    A state never changes. The table's session holds the current one, and replaces it.
    """

    row: TableRow
    spec: TableSpec
    seating: Seating
    commitment: str  # binds the server to the secret that it deals from
    play: GameInPlay | None = None
    chat: tuple[ChatRow, ...] = ()

    @classmethod
    def of(cls, row: TableRow) -> TableState:
        """A table from the store, without its game."""
        spec = msgspec.json.decode(row.spec, type=TableSpec)
        return cls(row, spec, Seating(row.host, row.seats), str(game_of(spec, row.secret).commitment))

    # --- facts -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def present(self) -> Collection[int]:
        """The seats whose owners play themselves, with no bot standing in."""
        return {row.seat for row in self.seating.seats if row.kind == "person" and not row.away}

    @property
    def bots(self) -> Collection[int]:
        """The seats that belong to bots."""
        return {row.seat for row in self.seating.seats if row.kind == "bot"}

    @property
    def bots_to_act(self) -> dict[int, str]:
        """The seats that bots have to choose for, each with its bot's level."""
        if self.play is None or self.play.foregone is not None:
            return {}
        rows = (self.seating.seats[seat] for seat in self.play.to_act)
        return {row.seat: row.level or self.spec.level for row in rows if row.kind == "bot" or row.away}

    @property
    def allows_foresight(self) -> bool:
        """Whether players may ask where the plan leads: never at a public table, which may be rated."""
        return self.spec.foresight and not self.spec.public

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints: if the table doesn't say, only a person who plays alone."""
        if self.spec.public or not can_advise(self.spec.game):
            return False
        return self.seating.is_of_one_person if self.spec.hints is None else self.spec.hints

    def faces(self, now: float) -> tuple[ClockFace, ...]:
        """The clocks of all seats that belong to people."""
        return () if self.play is None else self.play.clocks.faces(self.seating.persons, now)

    def info(self, guests_here: Collection[str | None], spectators: int) -> TableInfo:
        """The table as everyone with its link sees it."""
        row = self.row
        return TableInfo(
            id=row.id,
            status=row.status,  # type: ignore[arg-type]  # it is one of those words
            table=self.spec,
            seats=tuple(_seat_info(seat, here=seat.guest in guests_here) for seat in self.seating.seats),
            host=self.seating.host,
            spectators=spectators,
            commitment=self.commitment,
            created=row.created,
            started=row.started,
            ended=row.ended,
            previous=row.previous,
            next=row.next,
            code=row.code,
            undone=row.undone,
            foresight=self.allows_foresight,
            hints=self.allows_hints,
        )

    def viewers(self, client: Client) -> tuple[Viewer, ...]:
        """The views that a client gets: of its own seats, of a seat that it watches, or a spectator's."""
        own = tuple(Viewer(seat, own=True) for seat in self.seating.owned_by(client.guest_id))
        watched = client.watched_seat
        if watched is None or any(viewer.seat == watched for viewer in own):
            return own or (PUBLIC,)
        return (*own, Viewer(watched, own=False))

    # --- checks ------------------------------------------------------------------------------

    def check_open(self) -> None:
        """Refuse once the game has started."""
        if self.row.status != "open":
            raise Refused("already-started")

    def begun(self) -> GameInPlay:
        """The game; refused before the start."""
        if self.play is None:
            raise Refused("not-started")
        return self.play

    def going_on(self) -> GameInPlay:
        """The game; refused before the start and after the end."""
        play = self.begun()
        if play.game.over:
            raise Refused("game-over")
        return play

    def check_over(self) -> None:
        """Refuse before the end."""
        if self.row.status != "over":
            raise Refused("not-over")

    def check_watching(self, guest: GuestRow | None, seat: int) -> None:
        """Refuse to show a seat before the end, except to spectators with the seat's consent."""
        row = self.seating.at(seat)
        if self.row.status == "over":
            return
        if not self.spec.spectator_views:
            raise Refused("no-spectator-views")
        if guest is not None and self.seating.owned_by(guest.id):
            raise Refused("only-spectators-look")
        if not row.consents:
            raise Refused("no-consent", seat=seat)

    # --- the next state ----------------------------------------------------------------------

    def with_line(self, line: ChatRow) -> TableState:
        """The table after a line of chat."""
        return replace(self, chat=(*self.chat, line)[-CHAT_LINES_KEPT:])

    def with_facts(self, **facts: Any) -> TableState:
        """The table with some facts in its row changed."""
        return replace(self, row=structs.replace(self.row, **facts))


def _seat_info(row: SeatRow, *, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,  # type: ignore[arg-type]  # it is one of those words
        name=row.name,
        guest=row.guest,
        level=row.level,
        here=here and row.kind == "person",
        away=row.away,
        consents=row.consents,
    )
