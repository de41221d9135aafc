"""People at a table who remember everything that the server has acknowledged."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.server.crowd import decode, watching
from bench.server.running import Server
from bench.server.witness import Code, Eyes, Lost, Witness, check_account
from tests.support.patched_views import table_views

GONE = (OSError, EOFError, WebSocketException)  # what is raised where a server was killed
TAKES_BACK = 0.1  # of the times when it may
MOST_REFUSED = 100  # in a row; so many are no accident


@dataclass
class RequestBody:
    """What was sent and isn't answered yet."""

    number: int
    seat: int
    code: Code


@dataclass
class Player:
    """One guest's socket at one table, with the seats that are theirs; a spectator has none.

    `told` are the codes that were acknowledged, by seat; `farewell` is how the last socket was closed.
    """

    token: str
    table: str
    seats: tuple[int, ...]
    dice: random.Random
    tally: Counter[str]
    told: dict[int, list[Code]] = field(default_factory=dict)
    asked: RequestBody | None = None
    views: Eyes = field(default_factory=dict)
    to_act: tuple[int, ...] = ()
    is_over: bool = False
    farewell: tuple[str | None, int | None] = (None, None)
    refused: int = 0
    knows: bool = False  # what came of its last choice

    async def play(self, server: Server, witness: Witness, acts: int) -> None:
        """Play until the game is over or the server is gone; there were so many acts already."""
        self.farewell = (None, None)
        try:
            async with await watching(server.address, self.table, self.token) as socket:
                self._hear(decode(await socket.recv()))
                await self._check(witness, acts)
                await self._play_on(socket)
        except ConnectionClosed as closed:
            self.farewell = (self.farewell[0], None if closed.rcvd is None else closed.rcvd.code)
        except GONE:
            return
        if self.is_over:
            await witness.check_eyes(self.table, self.views, since=len(await witness.acts(self.table)))

    async def _check(self, witness: Witness, acts: int) -> None:
        """Everything that was acknowledged is there, and what is seen is so."""
        stored, asked, self.asked = await witness.acts(self.table), self.asked, None
        for seat in self.seats:
            told = self.told.setdefault(seat, [])
            sent = [asked.code] if asked is not None and asked.seat == seat else []
            is_there = check_account(self.table, seat, stored, told, sent)
            self.tally["stored_but_not_told" if is_there else "neither_stored_nor_told"] += len(sent)
            told += sent if is_there else []
        await witness.check_eyes(self.table, self.views, since=acts)

    async def _play_on(self, socket: ClientConnection) -> None:
        while not self.is_over:
            if self.asked is None and self.knows:
                await self._act(socket)
            self._hear(decode(await socket.recv()))

    # --- what is heard -----------------------------------------------------------------------

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self._see(message)
            case "news":
                self._see(message)
            case "done":
                self._acknowledge(message["id"])
            case "refused":
                self._be_refused(message["error"]["code"])
            case "bye":
                self.farewell = (message["reason"], None)

    def _see(self, message: dict[str, Any]) -> None:
        self.views = table_views(self.views, message)
        self.to_act, self.is_over = tuple(message["to_act"]), message["outcome"] is not None
        self.knows = True

    def _acknowledge(self, number: int) -> None:
        asked, self.asked = self.asked, None
        if asked is None or asked.number != number:
            raise Lost(f"At the table {self.table} message {number} was answered, which nobody waits for.")
        self.told[asked.seat].append(asked.code)
        self.refused, self.knows = 0, False
        self.tally["taken_back" if asked.code is None else "choices"] += 1

    def _be_refused(self, why: str) -> None:
        self.asked = None
        self.refused += 1
        self.tally[f"refused_{why.replace('-', '_')}"] += 1
        if self.refused > MOST_REFUSED:
            raise Lost(f"At the table {self.table} everything is refused: {why}.")

    # --- what is said ------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        """Take something back, or choose, if any of one's own seats may."""
        mine = [self.views[seat]["prompt"] for seat in self.seats]
        regrets = [prompt for prompt in mine if prompt["may_take_back"] and self.dice.random() < TAKES_BACK]
        offers = [prompt for prompt in mine if prompt["seat"] in self.to_act and prompt["choices"]]
        if regrets:
            await self._send(socket, self.dice.choice(regrets), None)
        elif offers:
            prompt = self.dice.choice(offers)
            await self._send(socket, prompt, self.dice.choice(prompt["choices"]))

    async def _send(self, socket: ClientConnection, prompt: dict[str, Any], code: Code) -> None:
        number = self.tally["messages"] = self.tally["messages"] + 1
        self.asked = RequestBody(number, prompt["seat"], code)
        what = {"type": "take_back"} if code is None else {"type": "choose", "code": code}
        message = {**what, "id": number, "seat": prompt["seat"], "decision": prompt["decision"]}
        await socket.send(msgspec.json.encode(message).decode())
