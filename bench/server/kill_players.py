"""Players for `kill`, who remember everything that the server has acknowledged."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.server.load_players import connect_to, decode
from bench.server.server_process import Server
from bench.server.verification import Code, DataLost, Verifier, Views, check_acts
from tests.support.patched_views import table_views

CONNECTION_ERRORS = (OSError, EOFError, WebSocketException)  # raised if a server was killed
UNDO_PROBABILITY = 0.1
REFUSED_IN_A_ROW_MAX = 100  # more are no accident


@dataclass
class SentMessage:
    """A message without a response yet."""

    number: int
    seat: int
    code: Code


@dataclass
class Player:
    """A guest's socket at a table, with their seats; a spectator has none.

    `acknowledged` has the codes by seat; `farewell` says how the last socket was closed.
    """

    token: str
    table: str
    seats: tuple[int, ...]
    rng: random.Random
    counts: Counter[str]
    acknowledged: dict[int, list[Code]] = field(default_factory=dict)
    sent: SentMessage | None = None
    views: Views = field(default_factory=dict)
    to_act: tuple[int, ...] = ()
    is_over: bool = False
    farewell: tuple[str | None, int | None] = (None, None)
    refused: int = 0
    knows: bool = False  # what came of its last choice

    async def play(self, server: Server, verifier: Verifier, acts: int) -> None:
        """Play until the game is over or the server is gone, at a table that has *acts* already."""
        self.farewell = (None, None)
        try:
            async with await connect_to(server.address, self.table, self.token) as socket:
                self._receive(decode(await socket.recv()))
                await self._check(verifier, acts)
                await self._play_on(socket)
        except ConnectionClosed as closed:
            self.farewell = (self.farewell[0], None if closed.rcvd is None else closed.rcvd.code)
        except CONNECTION_ERRORS:
            return
        if self.is_over:
            await verifier.check_views(self.table, self.views, since=len(await verifier.acts(self.table)))

    async def _check(self, verifier: Verifier, acts: int) -> None:
        """Everything that was acknowledged is stored, and the views are right."""
        stored, asked, self.sent = await verifier.answers(self.table), self.sent, None
        for seat in self.seats:
            told = self.acknowledged.setdefault(seat, [])
            sent = [asked.code] if asked is not None and asked.seat == seat else []
            is_there = check_acts(self.table, seat, stored, told, sent)
            self.counts["stored_but_not_told" if is_there else "neither_stored_nor_told"] += len(sent)
            told += sent if is_there else []
        await verifier.check_views(self.table, self.views, since=acts)

    async def _play_on(self, socket: ClientConnection) -> None:
        while not self.is_over:
            if self.sent is None and self.knows:
                await self._act(socket)
            self._receive(decode(await socket.recv()))

    # --- receiving ---------------------------------------------------------------------------

    def _receive(self, message: dict[str, Any]) -> None:
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
        asked, self.sent = self.sent, None
        if asked is None or asked.number != number:
            raise DataLost(f"At the table {self.table} message {number} got a response that nobody waits for.")
        self.acknowledged[asked.seat].append(asked.code)
        self.refused, self.knows = 0, False
        self.counts["taken_back" if asked.code is None else "choices"] += 1

    def _be_refused(self, why: str) -> None:
        self.sent = None
        self.refused += 1
        self.counts[f"refused_{why.replace('-', '_')}"] += 1
        if self.refused > REFUSED_IN_A_ROW_MAX:
            raise DataLost(f"At the table {self.table} everything is refused: {why}.")

    # --- sending -----------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        """Undo or choose, if one of the player's seats may."""
        mine = [self.views[seat]["prompt"] for seat in self.seats]
        undoable = [prompt for prompt in mine if prompt["may_take_back"] and self.rng.random() < UNDO_PROBABILITY]
        offers = [prompt for prompt in mine if prompt["seat"] in self.to_act and prompt["choices"]]
        if undoable:
            await self._send(socket, self.rng.choice(undoable), None)
        elif offers:
            prompt = self.rng.choice(offers)
            await self._send(socket, prompt, self.rng.choice(prompt["choices"]))

    async def _send(self, socket: ClientConnection, prompt: dict[str, Any], code: Code) -> None:
        number = self.counts["messages"] = self.counts["messages"] + 1
        self.sent = SentMessage(number, prompt["seat"], code)
        what = {"type": "take_back"} if code is None else {"type": "choose", "code": code}
        message = {**what, "id": number, "seat": prompt["seat"], "decision": prompt["decision"]}
        await socket.send(msgspec.json.encode(message).decode())
