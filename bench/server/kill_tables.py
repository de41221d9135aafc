"""Tables that outlive their servers: people sit down, play to the end, and start again."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import httpx

from bench.server.kill_players import CONNECTION_ERRORS, Player
from bench.server.load_players import TABLES, ask, new_guest
from bench.server.server_process import Server
from bench.server.verification import DataLost, Verifier

PEOPLE_PER_TABLE = 3
SEAT_CHANGES_MAX = 6  # before a start
BOT_LEVEL = "greenhorn"


class Disconnected(DataLost):
    """Someone couldn't play to the end."""


SERVER_ENDED_ERRORS = (
    *CONNECTION_ERRORS,
    Disconnected,
    httpx.HTTPError,
)  # raised if a server has ended, or is about to


class Seat(NamedTuple):
    """Who sits: nobody, a guest, or a bot."""

    kind: str
    guest: str | None = None
    level: str | None = None


OPEN, BOT = Seat("open"), Seat("bot", level=BOT_LEVEL)


@dataclass(frozen=True)
class Known:
    """What people know about their table."""

    seats: tuple[Seat, ...]
    status: str = "open"

    def with_seat(self, number: int, seat: Seat) -> Known:
        """The same with another seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def where(self, true: Callable[[Seat], bool]) -> list[int]:
        """The seats for which something is true."""
        return [number for number, seat in enumerate(self.seats) if true(seat)]


class Change(NamedTuple):
    """A guest's request that changes a table, and the table after it."""

    token: str
    path: str
    body: dict[str, int | str] | None
    after: Known


def known_of(info: dict[str, Any]) -> Known:
    """A table as the server describes it."""
    seats = tuple(Seat(seat["kind"], seat["guest"], seat["level"]) for seat in info["seats"])
    return Known(seats, info["status"])


def guest_of(token: str) -> str:
    """The id of the guest with this token."""
    return token.partition(".")[0]


@dataclass
class TableLife:
    """The same people at one table after another; with `has_bots`, one bot among them.

    `known` is what they know about their table. `doubted` is the table after a request without a response.
    """

    number: int
    has_bots: bool
    rng: random.Random
    counts: Counter[str]
    tokens: list[str] = field(default_factory=list)
    table: str | None = None
    commitment: str = ""
    known: Known = field(default=Known(()))
    doubted: Known | None = None
    changes: int = 0
    players: list[Player] = field(default_factory=list)

    async def live(self, server: Server, verifier: Verifier, http: httpx.AsyncClient, *, starts_again: bool) -> None:
        """Continue until the server is gone, or the game is over and no other should start."""
        try:
            if self.table is not None:
                await self._check(http)
            while starts_again or self.table is not None:
                await self._go_on(server, verifier, http)
        except SERVER_ENDED_ERRORS:
            server.check_alive()
            if not server.is_ending:
                raise

    async def _check(self, http: httpx.AsyncClient) -> None:
        """The table is as people know it, or as they last asked it to be."""
        answer = await http.get(f"/api/tables/{self.table}")
        if answer.is_error:
            raise DataLost(f"The table {self.table} isn't there: {answer.text}")
        found = known_of(answer.json())
        if found.status == "over" and self.known.status == "playing":
            found = replace(found, status="playing")  # its last act may not have been told
        if found not in (self.known, self.doubted):
            raise DataLost(
                f"The table {self.table} is {found}, was told to be {self.known}, asked to be {self.doubted}."
            )
        self.known, self.doubted = found, None

    async def _go_on(self, server: Server, verifier: Verifier, http: httpx.AsyncClient) -> None:
        if self.table is None:
            await self._open(http)
        elif self.known.status == "open":
            await self._change(http, self._next_change())
        else:
            await self._play(server, verifier)
            await self._finish(verifier, http)

    # --- before the start --------------------------------------------------------------------

    async def _open(self, http: httpx.AsyncClient) -> None:
        while len(self.tokens) < PEOPLE_PER_TABLE:
            self.tokens.append(await new_guest(http))
        spec = TABLES[self.number % len(TABLES)]
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (spec["players"] - 1)]
        made = await ask(http, self.tokens[0], "/api/tables", {"table": spec, "seats": seats})
        self.known, self.players = Known((self._seat_of(self.tokens[0]), *[OPEN] * (spec["players"] - 1))), []
        self.table, self.commitment, self.changes = made["id"], made["commitment"], self.rng.randrange(SEAT_CHANGES_MAX)
        self.number += 1
        self.counts["tables"] += 1

    async def _change(self, http: httpx.AsyncClient, change: Change) -> None:
        self.doubted = change.after
        told = await ask(http, change.token, f"/api/tables/{self.table}/{change.path}", change.body)
        if known_of(told) != change.after:
            raise DataLost(f"The table {self.table} was told to be {known_of(told)} instead of {change.after}.")
        self.known, self.doubted = change.after, None
        self.counts["seat_changes"] += 1

    def _next_change(self) -> Change:
        """Some random changes of seats; then people take the free seats, and the host starts."""
        self.changes -= 1
        possible = list(self._possible_changes() if self.changes >= 0 else self._fillings())
        return self.rng.choice(possible) if possible else self._start()

    def _start(self) -> Change:
        return Change(self.tokens[0], "start", None, replace(self.known, status="playing"))

    def _possible_changes(self) -> Iterator[Change]:
        free = self.known.where(lambda seat: seat == OPEN)
        yield from self._fillings()
        for number in self.known.where(lambda seat: seat not in (OPEN, self._seat_of(self.tokens[0]))):
            freed = self.known.with_seat(number, OPEN)
            yield Change(self.tokens[0], "remove", {"seat": number}, freed)
            yield from (Change(token, "stand", {"seat": number}, freed) for token in self._owners(number))
        for number in self.known.where(lambda seat: seat.guest is not None):
            for to, token in ((to, token) for to in free for token in self._owners(number)):
                moved = self.known.with_seat(number, OPEN).with_seat(to, self.known.seats[number])
                yield Change(token, "move", {"seat": number, "to": to}, moved)

    def _fillings(self) -> Iterator[Change]:
        """Ways to take a free seat; a wanted bot comes first."""
        wants_bot = self.has_bots and BOT not in self.known.seats
        for number in self.known.where(lambda seat: seat == OPEN):
            if wants_bot:
                taken = self.known.with_seat(number, BOT)
                yield Change(self.tokens[0], "bot", {"seat": number, "level": BOT_LEVEL}, taken)
            else:
                for token in self.tokens:
                    yield Change(token, "sit", {"seat": number}, self.known.with_seat(number, self._seat_of(token)))

    def _seat_of(self, token: str) -> Seat:
        return Seat("person", guest_of(token))

    def _owners(self, number: int) -> list[str]:
        return [token for token in self.tokens if guest_of(token) == self.known.seats[number].guest]

    # --- the game ----------------------------------------------------------------------------

    async def _play(self, server: Server, verifier: Verifier) -> None:
        """Everyone plays; people without a seat watch."""
        assert self.table is not None
        self.players = self.players or [self._player(self.table, token) for token in self.tokens]
        acts = len(await verifier.acts(self.table))
        await asyncio.gather(*(player.play(server, verifier, acts) for player in self.players))
        left = [player.farewell for player in self.players if not player.is_over]
        if left:
            raise Disconnected(f"At the table {self.table} sockets were closed: {left}.")

    def _player(self, table: str, token: str) -> Player:
        seats = tuple(self.known.where(lambda seat: seat.guest == guest_of(token)))
        return Player(token, table, seats, self.rng, self.counts)

    async def _finish(self, verifier: Verifier, http: httpx.AsyncClient) -> None:
        """The game is over, and its record is valid."""
        answer = await http.get(f"/api/tables/{self.table}/record")
        if answer.is_error:
            raise DataLost(f"The table {self.table} has no record: {answer.text}")
        verifier.check_record(answer.text, self.commitment)
        self.counts["games_over"] += 1
        self.table = None
