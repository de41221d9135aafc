"""The example of a client plays over the wire, with nothing of ours but the server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from tests.server.live_server import LiveServer, heard, with_live_server
from tests.test_examples import EXAMPLES

OPEN_TABLE = {
    "table": {"game": "super", "players": 3},
    "seats": [{"kind": "open"}, {"kind": "bot", "level": "drifter"}, {"kind": "bot", "level": "drifter"}],
}


async def played(server: LiveServer, *arguments: str) -> asyncio.subprocess.Process:
    """The example as a program of its own."""
    url, path = f"http://127.0.0.1:{server.port}", EXAMPLES / "socket_bot.py"
    return await asyncio.create_subprocess_exec(
        sys.executable, str(path), url, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


def test_a_bot_of_thirty_lines_plays_a_game_at_a_table_of_its_own(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        said, failed = await (await played(server)).communicate()
        assert failed == b""
        assert "win" in said.decode()

    with_live_server(test, tmp_path)


def test_the_bot_takes_a_free_seat_at_the_table_that_it_is_given(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table = (await ann.post("/api/tables", OPEN_TABLE))["id"]
            async with ann.socket(table) as socket:
                bot = await played(server, table)
                while (await heard(socket, "people"))["table"]["seats"][0]["name"] != "Socket bot":
                    pass
                await ann.post(f"/api/tables/{table}/start")
                said, failed = await bot.communicate()
                assert failed == b""
                outcome = None
                while outcome is None:
                    outcome = json.loads(await socket.recv()).get("outcome")
            assert said.decode().strip() == outcome["why"]

    with_live_server(test, tmp_path)
