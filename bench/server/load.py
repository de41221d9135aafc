"""Tables in play, choices at a steady rate, and sockets that only wait: what one server process on one core bears.

python -m bench.server.load [--tables 1000] [--rate 300] [--seconds 60] [--idle 5000] [--database URL] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from dataclasses import asdict, dataclass

from websockets.asyncio.client import ClientConnection

from bench.server.crowd import Party, new_party, opened, several, watching
from bench.server.running import Server, asking, running

KILO = 1024
PERCENTILES = (50, 90, 99, 100)


@dataclass(frozen=True)
class Report:
    """What was measured; times in milliseconds, memory in KiB."""

    tables: int
    sockets: int
    choices: int
    choices_a_second: float
    seen_by_all: dict[str, float]
    refused: int
    server_cpu_a_choice: float
    server_core_used: float
    memory_a_table: float
    memory_a_socket: float
    idle_sockets: int
    idle_sockets_alive: int
    memory_an_idle_socket: float


async def measured(asked: argparse.Namespace) -> Report:
    """All of it, one after the other, against a server of its own."""
    async with running(asked.database) as server, asking(server) as http:
        empty = server.memory
        tell(f"making {asked.tables} tables …")
        parties = await several(new_party(http, number) for number in range(asked.tables))
        with_tables = server.memory
        tell(f"opening {2 * asked.tables} sockets …")
        listening = await several(
            opened(server.address, party, player) for party in parties for player in party.players
        )
        with_sockets = server.memory
        tell(f"playing for {asked.seconds} seconds …")
        gc.disable()  # the pauses of the clients aren't the server's
        began, cpu = time.perf_counter(), server.cpu_seconds
        times = await _play(parties, asked.rate, asked.seconds, random.Random(asked.seed))
        took, spent = time.perf_counter() - began, server.cpu_seconds - cpu
        gc.enable()
        tell(f"opening {asked.idle} more sockets …")
        before_idle = server.memory
        idle = await _idle(server, parties, asked.idle)
        alive = await several(_answers(socket) for socket in idle)
        held = server.memory - before_idle
        await several(socket.close() for socket in idle)
        for task in listening:
            task.cancel()
    return Report(
        tables=len(parties),
        sockets=len(listening),
        choices=len(times),
        choices_a_second=len(times) / took,
        seen_by_all={f"p{share}": 1000 * _percentile(times, share) for share in PERCENTILES},
        refused=sum(player.refused for party in parties for player in party.players),
        server_cpu_a_choice=1000 * spent / len(times),
        server_core_used=spent / took,
        memory_a_table=(with_tables - empty) / KILO / len(parties),
        memory_a_socket=(with_sockets - with_tables) / KILO / len(listening),
        idle_sockets=len(idle),
        idle_sockets_alive=sum(alive),
        memory_an_idle_socket=held / KILO / max(1, len(idle)),
    )


async def _play(parties: list[Party], rate: float, seconds: float, dice: random.Random) -> list[float]:
    """Choices at a steady rate, at tables drawn by lot whose last choice was seen: how long each took."""
    free, times, tasks, began = list(parties), list[float](), set[asyncio.Task[None]](), time.perf_counter()

    async def one(party: Party) -> None:
        times.append(await party.choose(dice))
        if not party.over:
            free.append(party)

    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if not free:
            tell("every table waits for the server, or is over")
            await asyncio.sleep(1)
            continue
        place = dice.randrange(len(free))
        free[place], free[-1] = free[-1], free[place]
        task = asyncio.create_task(one(free.pop()))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times


async def _idle(server: Server, parties: list[Party], count: int) -> list[ClientConnection]:
    """Spectators, spread over the tables."""
    return await several(
        watching(server.address, parties[number % len(parties)].id, parties[number % len(parties)].players[0].token)
        for number in range(count)
    )


async def _answers(socket: ClientConnection) -> bool:
    """Whether a socket's first message comes."""
    return bool(await socket.recv())


def _percentile(times: list[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)]


def tell(line: str) -> None:
    """A sign of progress."""
    print(line, file=sys.stderr, flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="choices a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--idle", type=int, default=5000, help="sockets that only wait")
    parser.add_argument("--database", help="postgresql://…; by default SQLite in a folder of its own")
    parser.add_argument("--seed", type=int, default=1899)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    asked = _asked()
    report = asdict(asyncio.run(measured(asked)))
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        for name, figure in report.items():
            print(f"{name.replace('_', ' '):<24}{figure if isinstance(figure, int | dict) else f'{figure:,.2f}'}")
