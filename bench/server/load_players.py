"""Simulated players for `load`: each has a token and a socket, and makes random choices."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

REQUESTS_AT_ONCE = 40
COOKIE = "folsom"
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "express", "players": 2},
    {"game": "express", "players": 4},
    {"game": "super", "players": 4},
)
decode: Callable[[bytes | str], Any] = msgspec.json.Decoder().decode


@dataclass
class Player:
    """A player at a table: what the last message showed, and how much news there was."""

    token: str
    socket: ClientConnection | None = None
    news: int = 0
    prompts: dict[int, dict[str, Any]] = field(default_factory=dict)  # what their seats are asked
    offers: list[dict[str, Any]] = field(default_factory=list)  # those that the game waits for
    over: bool = False
    refused: int = 0


@dataclass
class LoadTable:
    """A table, its players, and the choice that is on its way."""

    id: str
    players: list[Player]
    seen: asyncio.Event = field(default_factory=asyncio.Event)
    choices: int = 0  # foregone ones included

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return any(player.over for player in self.players)

    def heard(self, player: Player, message: dict[str, Any]) -> None:
        """Handle a message from the server."""
        if message["type"] in ("table", "news"):
            asked = [each["prompt"] for each in message["views" if message["type"] == "table" else "news"]]
            player.prompts |= {prompt["seat"]: prompt for prompt in asked if prompt is not None}
            asked = [player.prompts[seat] for seat in message["to_act"] if seat in player.prompts]
            player.offers = [prompt for prompt in asked if prompt["choices"]]
            player.over = message["outcome"] is not None
            player.news += message["type"] == "news"
        elif message["type"] == "refused":
            player.refused += 1
        if self._is_seen():
            self.choices = player.news
            self.seen.set()

    def _is_seen(self) -> bool:
        """Whether all have seen the choice, and any foregone one after it: only then is anybody offered a choice."""
        is_heard = all(each.news == self.players[0].news >= self.choices for each in self.players)
        return is_heard and (self.over or any(each.offers for each in self.players))

    async def choose(self, rng: random.Random) -> float:
        """Make a choice; returns the seconds until all players have seen it."""
        player = rng.choice([player for player in self.players if player.offers])
        prompt = rng.choice(player.offers)
        self.choices += 1
        self.seen.clear()
        answer = {"seat": prompt["seat"], "decision": prompt["decision"], "code": rng.choice(prompt["choices"])}
        choice = {"type": "choose", "id": self.choices, **answer}
        began = time.perf_counter()
        await _socket(player).send(msgspec.json.encode(choice).decode())
        await self.seen.wait()
        return time.perf_counter() - began


def _socket(player: Player) -> ClientConnection:
    assert player.socket is not None
    return player.socket


async def several(work: Iterable[Any]) -> list[Any]:
    """Run all of it, a limited number at once."""
    gate = asyncio.Semaphore(REQUESTS_AT_ONCE)

    async def guarded(each: Any) -> Any:
        async with gate:
            return await each

    return await asyncio.gather(*map(guarded, work))


async def new_guest(http: httpx.AsyncClient) -> str:
    """The token of a new guest."""
    answer = await http.post("/api/guests", json={})
    answer.raise_for_status()
    return answer.cookies[COOKIE]


def authorization(token: str) -> dict[str, str]:
    """The header with the token."""
    return {"authorization": f"Bearer {token}"}


async def new_load_table(http: httpx.AsyncClient, number: int) -> LoadTable:
    """A table whose seats two people share, with a game in play."""
    players = [Player(await new_guest(http)) for _ in range(2)]
    table = TABLES[number % len(TABLES)]
    mine, theirs = [{"kind": "person"}], [{"kind": "open"}]
    half = table["players"] // 2
    made = await ask(http, players[0].token, "/api/tables", {"table": table, "seats": mine * half + theirs * half})
    for seat in range(half, 2 * half):
        await ask(http, players[1].token, f"/api/tables/{made['id']}/sit", {"seat": seat})
    await ask(http, players[0].token, f"/api/tables/{made['id']}/start", None)
    return LoadTable(made["id"], players)


async def ask(http: httpx.AsyncClient, token: str, path: str, body: Any) -> Any:
    """The response to a guest's request; raises unless it is a success."""
    answer = await http.post(path, json=body, headers=authorization(token))
    answer.raise_for_status()
    return answer.json()


async def opened(address: str, table: LoadTable, player: Player) -> asyncio.Task[None]:
    """Open a player's socket; returns the task that listens to it."""
    player.socket = await connect_to(address, table.id, player.token)
    table.heard(player, decode(await player.socket.recv()))
    return asyncio.create_task(_listen(table, player))


async def connect_to(address: str, table: str, token: str) -> ClientConnection:
    """A socket to a table."""
    return await connect(
        f"ws://{address}/api/tables/{table}/socket",
        additional_headers=authorization(token),
        compression=None,
        proxy=None,
        ping_interval=None,
        max_queue=None,
    )


async def _listen(table: LoadTable, player: Player) -> None:
    async for message in _socket(player):
        table.heard(player, decode(message))
