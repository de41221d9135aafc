"""A whole server that is killed, asked to end, or left by its database while people play: nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from bench.server.kill import KillTest, survive
from folsom.cli import main
from tests.server.live_server import Browser, LiveServer, asked, heard, with_live_server
from tests.server.postgres import Postgres

KILLS = {"sqlite": 6, "postgresql": 3}
LIVES = 3
UNHURRIED = {"messages": 10_000.0, "message_burst": 10_000}
BY_RESTART = ("restart", 1012)


# --- a process that is ended -------------------------------------------------------------------


@pytest.mark.compiled_only
@pytest.mark.parametrize("kind", KILLS)
def test_a_server_that_is_killed_again_and_again_loses_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = None if kind == "sqlite" else request.getfixturevalue("postgres").make_database()
    kill_test = KillTest(tmp_path, database, LIVES, seed=KILLS[kind])
    asyncio.run(survive(kill_test, KILLS[kind]))
    assert kill_test.counts["games_over"] >= LIVES
    assert kill_test.counts["choices"] > KILLS[kind]


@pytest.mark.compiled_only
def test_a_server_that_is_asked_to_end_tells_everyone_and_loses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        kill_test = KillTest(tmp_path, None, LIVES, seed=1)
        assert await kill_test.live(SIGTERM, answers=60) == 0
        playing = [life for life in kill_test.lives if life.known.status == "playing" and life.table is not None]
        farewells = {player.farewell for life in playing for player in life.players if not player.is_over}
        assert BY_RESTART in farewells
        assert farewells <= {BY_RESTART, (None, 1012), (None, None)}  # who was about to come in is sent away
        await kill_test.live(None)
        await kill_test.close()

    asyncio.run(run())


# --- PostgreSQL --------------------------------------------------------------------------------


async def begin(ann: Browser) -> str:
    """A table of Ann's, two of whose seats are hers and one a bot's."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "drifter"}, {"kind": "person"}]
    table = {"game": "super", "players": 3}
    info = await ann.post("/api/tables", {"table": table, "seats": seats, "start": True})
    return str(info["id"])


async def seen(line: ClientConnection) -> dict[str, Any]:
    """Everything, as it is now."""
    assert (await asked(line, {"type": "resync", "id": 1}))["id"] == 1
    return await heard(line, "table")


async def choice(line: ClientConnection) -> dict[str, Any] | None:
    """A choice that can be made now, once there is one; None after the end."""
    while (now := await seen(line))["outcome"] is None:
        for prompt in [view["prompt"] for view in now["views"]]:
            if prompt["seat"] in now["to_act"]:
                answer = {"seat": prompt["seat"], "decision": prompt["decision"], "code": prompt["choices"][-1]}
                return {"type": "choose", "id": 2, **answer}
        await asyncio.sleep(0.01)
    return None


async def play_to_the_end(ann: Browser, table: str, line: ClientConnection, file: Path) -> None:
    """Every choice is acknowledged, and the record is verified."""
    while (chosen := await choice(line)) is not None:
        assert (await asked(line, chosen))["type"] == "done"
    commitment = (await ann.http.get(f"/api/tables/{table}")).json()["commitment"]
    file.write_text((await ann.http.get(f"/api/tables/{table}/record")).text)
    assert main(["verify", str(file), "--commitment", commitment]) == 0


def test_a_table_is_played_to_its_end_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table = await begin(ann)
            async with ann.socket(table) as line:
                await play_to_the_end(ann, table, line, tmp_path / "record")
            (mine,) = (await ann.http.get("/api/me/tables")).json()["tables"]
            assert (mine["id"], mine["status"]) == (table, "over")

    with_live_server(test, tmp_path, database=postgres.make_database(), **UNHURRIED)


def test_a_database_that_goes_away_in_the_middle_stops_a_game_and_loses_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ann") as ann:
            table = await begin(ann)
            async with ann.socket(table) as line:
                chosen = await choice(line)
                postgres.stop()
                try:
                    before = await seen(line)
                    refused = await asked(line, chosen)
                    assert (refused["id"], refused["error"]["code"]) == (2, "not-stored")
                    assert (await seen(line))["views"] == before["views"]
                    assert (await ann.http.get("/health/ready")).status_code == 503
                finally:
                    postgres.start()
                await play_to_the_end(ann, table, line, tmp_path / "record")

    with_live_server(test, tmp_path, database=postgres.make_database(), **UNHURRIED)
