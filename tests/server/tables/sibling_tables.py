"""Two tables that differ only in what one viewer can't see, with the same clients at both."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from folsom import Event
from folsom.server.clients import Client
from folsom.server.guests import new_id
from folsom.server.metrics import Metrics
from folsom.server.store.rows import GuestRow, TableRow
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.decisions import first_decisions
from folsom.server.tables.seating import Seating, persons_seat
from folsom.server.tables.services import TableServices
from folsom.server.tables.state import TableState
from folsom.server.tables.table import Table
from folsom.server.wire.bodies import ClockSpec, TableSpec
from folsom.server.wire.messages import Choose, Incoming, Resync, TakeBack
from tests.server.tables.harness import NOON, ManualClock, RandomBots, RecordingSocket, guest
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, View, every_table
from tests.support.sibling_worlds import imagined, sibling

HOUR_SECONDS = 3600
SIBLING_PROBABILITY = 0.5
MOST_PLAYERS = 4  # more take longer and show no more


class NoStore:
    """A store that forgets at once."""

    def __getattr__(self, name: str) -> Any:
        return self._forget

    async def _forget(self, *_: Any, **__: Any) -> None:
        return None


@dataclass
class TableUnderTest:
    """One of the two tables: a client for each seat, and a spectator's."""

    table: Table
    clock: ManualClock
    sockets: dict[View, RecordingSocket]

    @property
    def state(self) -> TableState:
        """All that the table is."""
        return self.table.state

    @property
    def play(self) -> GameInPlay:
        """The game in play."""
        return self.state.begun()

    def set_play(self, play: GameInPlay) -> None:
        """Put another game on the table."""
        self.table._session.state = replace(self.state, play=play)

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.play.game

    async def choose(self, seat: int, code: int) -> dict[str, Any]:
        """A choice by its own seat's client."""
        number = self.play.decisions[seat].number
        return await self.sockets[seat].send(Choose(1, seat, number, code))

    async def take_back(self, seat: int) -> dict[str, Any]:
        """A seat's own last choice, taken back."""
        return await self.sockets[seat].send(TakeBack(1, seat, self.play.decisions[seat].number))

    async def heard(self, view: View) -> list[str]:
        """What this viewer's client was sent since the last call."""
        for socket in self.sockets.values():
            await socket.caught_up()
        told = list(self.sockets[view].heard)
        self.sockets[view].heard.clear()
        return told


@dataclass
class SiblingTables:
    """Two tables that were alike. Since `part` they differ in what is hidden from `view`."""

    kit: Kit
    here: TableUnderTest
    there: TableUnderTest
    rng: random.Random
    view: View = None

    async def part(self, view: View) -> None:
        """Exchange at the second table all that is hidden from a viewer, and send its client everything again.

        A sibling keeps what others are asked, so it is made where nobody else is.
        """
        self.view = view
        self.here.set_play(replace(self.here.play, game=_without_past(self.here.game)))
        game = _without_past(self.here.game)
        make = sibling if game.to_act == [view] and self.rng.random() < SIBLING_PROBABILITY else imagined
        game._position = make(self.kit, game, view, self.rng).position
        numbers = tuple(pending.number for pending in self.here.play.decisions)
        self.there.set_play(replace(self.here.play, game=game, decisions=first_decisions(game, numbers)))
        row = self.here.state.row  # the game may be over here
        self.there.table._session.state = replace(self.there.state, row=row)
        for world in (self.here, self.there):
            world.sockets[view].client._seq = 0
            world.sockets[view].heard.clear()
        await self.both(view, Resync(1))

    async def both(self, view: View, message: Incoming) -> None:
        """The same message of the same client at both tables."""
        for world in (self.here, self.there):
            await world.sockets[view].send(message)

    async def choose(self, seat: int) -> None:
        """A choice at both tables: the same, or, where a seat's choices are hidden from others, any two."""
        codes, hidden = self.codes(seat), self.kit.key == "super" and seat != self.view
        here, there = self.rng.choices(codes, k=2)
        assert (await self.here.choose(seat, here))["type"] == "done"
        assert (await self.there.choose(seat, there if hidden else here))["type"] == "done"

    def codes(self, seat: int) -> list[int]:
        """What a seat may choose at both tables."""
        here, there = (world.play.decisions[seat].codes for world in (self.here, self.there))
        return [code for code in here if code in there]

    async def heard(self) -> tuple[list[str], list[str]]:
        """What the viewer's client was sent at each table since the last call."""
        return await self.here.heard(self.view), await self.there.heard(self.view)

    def first_difference(self) -> tuple[Event | None, Event | None] | None:
        """The first event that differs for the viewer between the tables."""
        here, there = (world.game.events(self.view) for world in (self.here, self.there))
        pairs = zip([*here, None], [*there, None], strict=False)
        return next((pair for pair in pairs if pair[0] != pair[1]), None)


def _without_past(game: AnyGame) -> AnyGame:
    """The same game, of which nothing can be taken back."""
    other = game.copy()
    other._before = None
    return other


# --- how they are made ---------------------------------------------------------------------------


async def sibling_tables(kit: Kit, rng: random.Random, *, public: bool | None = None) -> SiblingTables:
    """The same table twice, with the same people, at its first question; public or not, if that isn't said."""
    tables = [table for table in every_table(kit.game) if table.get("discreet", "on") == "on"]
    chosen = dict(rng.choice([table for table in tables if table["players"] <= MOST_PLAYERS]))
    players = chosen.pop("players")
    clock = ClockSpec("total", HOUR_SECONDS)
    public = rng.random() < 0.5 if public is None else public
    spec = TableSpec(kit.key, players, chosen, clock=clock, public=public, hints=True)
    people = [guest(f"Guest {seat}") for seat in range(players)]
    row = _row(spec, people, rng.randbytes(32))
    return SiblingTables(kit, await _world(row, people), await _world(row, people), rng)


def _row(spec: TableSpec, people: list[GuestRow], secret: bytes) -> TableRow:
    rows = tuple(persons_seat(seat, person, None) for seat, person in enumerate(people))
    seating = Seating(people[0].id, rows)
    return TableRow(
        id=new_id(),
        game=spec.game,
        status="open",
        public=spec.public,
        host=seating.host,
        spec=msgspec.json.encode(spec),
        secret=secret,
        created=NOON,
        seats=seating.seats,
    )


async def _world(row: TableRow, people: list[GuestRow]) -> TableUnderTest:
    clock, store = ManualClock(), NoStore()
    services = TableServices(store, RandomBots(), clock, (0, 0), HOUR_SECONDS, HOUR_SECONDS, Metrics(), asyncio.Lock())  # type: ignore[arg-type]
    table = Table(TableState.of(row), services, _never, _never, _never)
    owners: list[tuple[View, GuestRow | None]] = [*enumerate(people), (None, None)]
    sockets = {view: await RecordingSocket(table, Client(owner, "en")).open() for view, owner in owners}
    await table.start(people[0])
    return TableUnderTest(table, clock, sockets)


def _never(*_: Any) -> Any:
    raise AssertionError("a table in this test neither sleeps nor is played again")
