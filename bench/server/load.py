"""Load one server process on one core: tables in play, choices at a steady rate, and idle sockets.

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

from bench.server.load_players import LoadTable, connect_to, new_load_table, opened, several
from bench.server.server_process import Server, http_client, running

BYTES_PER_KIB = 1024
PERCENTILES = (50, 90, 99, 100)


@dataclass(frozen=True)
class Report:
    """The measurements: times in milliseconds, memory in KiB."""

    tables: int
    sockets: int
    choices: int
    choices_per_second: float
    seen_by_all: dict[str, float]
    refused: int
    server_cpu_per_choice: float
    server_core_used: float
    memory_per_table: float
    memory_per_socket: float
    idle_sockets: int
    idle_sockets_alive: int
    memory_per_idle_socket: float


async def measured(asked: argparse.Namespace) -> Report:
    """Run all measurements, one after the other, against a server of its own."""
    async with running(asked.database) as server, http_client(server) as http:
        empty = server.memory
        report_progress(f"making {asked.tables} tables …")
        tables = await several(new_load_table(http, number) for number in range(asked.tables))
        with_tables = server.memory
        report_progress(f"opening {2 * asked.tables} sockets …")
        listening = await several(opened(server.address, table, player) for table in tables for player in table.players)
        with_sockets = server.memory
        report_progress(f"playing for {asked.seconds} seconds …")
        gc.disable()  # pauses of the clients would count as the server's
        began, cpu = time.perf_counter(), server.cpu_seconds
        times = await _play(tables, asked.rate, asked.seconds, random.Random(asked.seed))
        took, spent = time.perf_counter() - began, server.cpu_seconds - cpu
        gc.enable()
        report_progress(f"opening {asked.idle} more sockets …")
        before_idle = server.memory
        idle = await _idle(server, tables, asked.idle)
        alive = await several(_answers(socket) for socket in idle)
        held = server.memory - before_idle
        await several(socket.close() for socket in idle)
        for task in listening:
            task.cancel()
    return Report(
        tables=len(tables),
        sockets=len(listening),
        choices=len(times),
        choices_per_second=len(times) / took,
        seen_by_all={f"p{share}": 1000 * _percentile(times, share) for share in PERCENTILES},
        refused=sum(player.refused for table in tables for player in table.players),
        server_cpu_per_choice=1000 * spent / len(times),
        server_core_used=spent / took,
        memory_per_table=(with_tables - empty) / BYTES_PER_KIB / len(tables),
        memory_per_socket=(with_sockets - with_tables) / BYTES_PER_KIB / len(listening),
        idle_sockets=len(idle),
        idle_sockets_alive=sum(alive),
        memory_per_idle_socket=held / BYTES_PER_KIB / max(1, len(idle)),
    )


async def _play(tables: list[LoadTable], rate: float, seconds: float, rng: random.Random) -> list[float]:
    """Make choices at a steady rate, at random tables whose last choice was seen; returns how long each took."""
    free, times, tasks, began = list(tables), list[float](), set[asyncio.Task[None]](), time.perf_counter()

    async def one(table: LoadTable) -> None:
        times.append(await table.choose(rng))
        if not table.over:
            free.append(table)

    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if not free:
            report_progress("every table is waiting for the server, or over")
            await asyncio.sleep(1)
            continue
        place = rng.randrange(len(free))
        free[place], free[-1] = free[-1], free[place]
        task = asyncio.create_task(one(free.pop()))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times


async def _idle(server: Server, tables: list[LoadTable], count: int) -> list[ClientConnection]:
    """Spectators, spread over the tables."""
    return await several(
        connect_to(server.address, tables[number % len(tables)].id, tables[number % len(tables)].players[0].token)
        for number in range(count)
    )


async def _answers(socket: ClientConnection) -> bool:
    """Whether a socket gets its first message."""
    return bool(await socket.recv())


def _percentile(times: list[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)]


def report_progress(line: str) -> None:
    """Print a line to stderr."""
    print(line, file=sys.stderr, flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="choices per second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--idle", type=int, default=5000, help="idle sockets")
    parser.add_argument("--database", help="postgresql://… (default: SQLite in a temporary folder)")
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
