"""Tables as people live them, whatever becomes of the server: they sit down, play to the end, and begin anew."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import httpx

from bench.server.crowd import TABLES, ask, new_guest
from bench.server.players import GONE, Player
from bench.server.running import Server
from bench.server.witness import Lost, Witness

PEOPLE = 3
CHANGES = 6  # of seats before a start, at most
BOT_LEVEL = "greenhorn"


class Left(Lost):
    """Not everyone could play to the end."""


ENDED = (*GONE, Left, httpx.HTTPError)  # what is raised where a server has ended, or says that it is about to


class Seat(NamedTuple):
    """Who sits: nobody, a guest, or a bot."""

    kind: str
    guest: str | None = None
    level: str | None = None


OPEN, BOT = Seat("open"), Seat("bot", level=BOT_LEVEL)


@dataclass(frozen=True)
class Known:
    """What people were told of their table."""

    seats: tuple[Seat, ...]
    status: str = "open"

    def with_seat(self, number: int, seat: Seat) -> Known:
        """The same with another in one seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def where(self, true: Callable[[Seat], bool]) -> list[int]:
        """The seats of which something holds."""
        return [number for number, seat in enumerate(self.seats) if true(seat)]


class Change(NamedTuple):
    """A request of one of the guests that changes a table, and what the table will be."""

    token: str
    path: str
    body: dict[str, int | str] | None
    after: Known


def known_of(info: dict[str, Any]) -> Known:
    """A table as the server tells of it."""
    seats = tuple(Seat(seat["kind"], seat["guest"], seat["level"]) for seat in info["seats"])
    return Known(seats, info["status"])


def guest_of(token: str) -> str:
    """The id of whose token it is."""
    return token.partition(".")[0]


@dataclass
class Life:
    """The same few people at one table after the other; with `has_bots`, one bot among them.

    `known` is what they were told of their table, `doubted` what it would be after a request that wasn't answered.
    """

    number: int
    has_bots: bool
    dice: random.Random
    tally: Counter[str]
    tokens: list[str] = field(default_factory=list)
    table: str | None = None
    commitment: str = ""
    known: Known = field(default=Known(()))
    doubted: Known | None = None
    changes: int = 0
    players: list[Player] = field(default_factory=list)

    async def live(self, server: Server, witness: Witness, http: httpx.AsyncClient, *, begin_anew: bool) -> None:
        """Go on where it was, until the server is gone, or the game is over and no other is to begin."""
        try:
            if self.table is not None:
                await self._check(http)
            while begin_anew or self.table is not None:
                await self._go_on(server, witness, http)
        except ENDED:
            server.check_alive()
            if not server.is_ending:
                raise

    async def _check(self, http: httpx.AsyncClient) -> None:
        """The table is there as it was told, or as it was last asked to be."""
        answer = await http.get(f"/api/tables/{self.table}")
        if answer.is_error:
            raise Lost(f"The table {self.table} isn't there: {answer.text}")
        found = known_of(answer.json())
        if found.status == "over" and self.known.status == "playing":
            found = replace(found, status="playing")  # its last act may not have been told
        if found not in (self.known, self.doubted):
            raise Lost(f"The table {self.table} is {found}, was told to be {self.known}, asked to be {self.doubted}.")
        self.known, self.doubted = found, None

    async def _go_on(self, server: Server, witness: Witness, http: httpx.AsyncClient) -> None:
        if self.table is None:
            await self._open(http)
        elif self.known.status == "open":
            await self._change(http, self._next_change())
        else:
            await self._play(server, witness)
            await self._finish(witness, http)

    # --- before the start --------------------------------------------------------------------

    async def _open(self, http: httpx.AsyncClient) -> None:
        while len(self.tokens) < PEOPLE:
            self.tokens.append(await new_guest(http))
        spec = TABLES[self.number % len(TABLES)]
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (spec["players"] - 1)]
        made = await ask(http, self.tokens[0], "/api/tables", {"table": spec, "seats": seats})
        self.known, self.players = Known((self._seat_of(self.tokens[0]), *[OPEN] * (spec["players"] - 1))), []
        self.table, self.commitment, self.changes = made["id"], made["commitment"], self.dice.randrange(CHANGES)
        self.number += 1
        self.tally["tables"] += 1

    async def _change(self, http: httpx.AsyncClient, change: Change) -> None:
        self.doubted = change.after
        told = await ask(http, change.token, f"/api/tables/{self.table}/{change.path}", change.body)
        if known_of(told) != change.after:
            raise Lost(f"The table {self.table} was told to be {known_of(told)} instead of {change.after}.")
        self.known, self.doubted = change.after, None
        self.tally["seat_changes"] += 1

    def _next_change(self) -> Change:
        """Any change of seats, some times; then the free seats are taken, and the host starts."""
        self.changes -= 1
        possible = list(self._possible_changes() if self.changes >= 0 else self._fillings())
        return self.dice.choice(possible) if possible else self._start()

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
        """Ways to take a free seat; where a bot is wanted it comes first."""
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

    async def _play(self, server: Server, witness: Witness) -> None:
        """Everyone plays; who sits nowhere watches."""
        assert self.table is not None
        self.players = self.players or [self._player(self.table, token) for token in self.tokens]
        acts = len(await witness.acts(self.table))
        await asyncio.gather(*(player.play(server, witness, acts) for player in self.players))
        left = [player.farewell for player in self.players if not player.is_over]
        if left:
            raise Left(f"At the table {self.table} sockets were closed: {left}.")

    def _player(self, table: str, token: str) -> Player:
        seats = tuple(self.known.where(lambda seat: seat.guest == guest_of(token)))
        return Player(token, table, seats, self.dice, self.tally)

    async def _finish(self, witness: Witness, http: httpx.AsyncClient) -> None:
        """The game is over, and its record holds."""
        answer = await http.get(f"/api/tables/{self.table}/record")
        if answer.is_error:
            raise Lost(f"The table {self.table} has no record: {answer.text}")
        witness.check_record(answer.text, self.commitment)
        self.tally["games_over"] += 1
        self.table = None
