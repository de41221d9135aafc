"""What a game gets from everything else, once one line has registered it: `test_highcard.py` runs this so."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from websockets.asyncio.client import ClientConnection

import folsom
from folsom.cli import main
from folsom.envs.gymnasium import AgainstBots
from folsom.envs.pettingzoo import env, parallel_env
from folsom.games import GAMES
from tests.server.live_server import LiveServer, with_live_server
from tests.support.random_games import played_out, random_games
from tests.web.test_playing import PATIENCE, SOON, in_browser

KEY = "highcard"
Capture = pytest.CaptureFixture[str]


def new(**chosen: Any) -> Any:
    made: Any = GAMES[KEY]
    return made(**chosen)


def test_it_is_a_game_like_the_others() -> None:
    assert list(GAMES) == ["express", "super", KEY]


def test_its_records_are_read_again() -> None:
    for game, rng in random_games(GAMES[KEY], 10):
        played_out(game, rng)
        again = folsom.read(game.record())
        assert again.save() == game.save()
        assert "play " in game.record()


def test_a_record_that_breaks_its_rules_is_refused_with_what_is_allowed(capsys: Capture, tmp_path: Path) -> None:
    record = new(seed=3).record().replace("Round 1", "Round 1\n1. North: play 99")
    (tmp_path / "wrong.txt").write_text(record)
    assert main(["check", str(tmp_path / "wrong.txt")]) == 1
    assert "play 99" in capsys.readouterr().out


def test_it_is_played_in_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = iter(["nonsense", "1", "hand", "2", "3", "record " + str(tmp_path / "game.txt"), "quit"])
    monkeypatch.setattr("folsom.cli.screen.Screen.ask", lambda *_: next(typed))
    assert main(["play", KEY, "--seed", "5", "--seats", "human,greedy"]) == 0
    said = capsys.readouterr().out
    assert "isn't one of the choices" in said
    assert "wins with" in said
    assert main(["replay", str(tmp_path / "game.txt")]) == 0
    assert "North" in capsys.readouterr().out


@pytest.mark.parametrize("json_or_not", [[], ["--json"]])
def test_random_and_greedy_meet_in_a_match(capsys: Capture, json_or_not: list[str]) -> None:
    assert (
        main(["match", KEY, "greedy", "random", "--games", "40", "--seed", "1", "--processes", "1", *json_or_not]) == 0
    )
    said = capsys.readouterr().out
    if json_or_not:
        assert json.loads(said)["games"] == 40
    else:
        assert "points" in said


def test_it_is_simulated(capsys: Capture) -> None:
    assert main(["simulate", KEY, "--games", "1000", "--seed", "1", "--json"]) == 0
    shares = [seat["first_rate"] for seat in json.loads(capsys.readouterr().out)["by_seat"]]
    assert sum(shares) == pytest.approx(1)


def test_many_games_are_played_at_once() -> None:
    games = folsom.batch(100, game=KEY, seed=1)  # type: ignore[call-overload]  # a game that checkers can't know
    while not games.over.all():
        games.step(games.random_choices())
    assert games.outcome()[0].sum() == 300


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_pettingzoo_takes_it_one_after_the_other_and_at_once() -> None:
    api_test(env(KEY), num_cycles=30)
    parallel_api_test(parallel_env(KEY), num_cycles=30)


def test_gymnasium_takes_it() -> None:
    one = AgainstBots(KEY, opponents="greedy", render_mode="ansi")
    seen, info = one.reset(seed=1)
    ended = False
    while not ended:
        assert one.observation_space.contains(seen)
        assert "Highcard: round" in str(one.render())
        seen, reward, ended, _, info = one.step(int(info["action_mask"].argmax()))
    assert reward in (0.0, 1.0)


# --- at a table ----------------------------------------------------------------------------------


def told(message: dict[str, Any]) -> list[dict[str, Any]]:
    """What a message tells each of its viewers: whole views, or news."""
    views: list[dict[str, Any]] = message.get("views", []) or message.get("news", [])
    return views


async def play_seat(line: ClientConnection, seat: int) -> list[dict[str, Any]]:
    """Choose at random until the game is over; all that was heard."""
    rng, heard = random.Random(seat), []
    while True:
        heard.append(message := json.loads(await line.recv()))
        if message.get("outcome"):
            return heard
        for prompt in [part["prompt"] for part in told(message) if part["prompt"]]:
            if prompt["choices"]:
                code = rng.choice(prompt["choices"])
                answer = {"type": "choose", "id": 1, "seat": seat, "decision": prompt["decision"], "code": code}
                await line.send(json.dumps(answer))


def test_two_people_play_it_over_two_sockets_and_see_no_other_hand(tmp_path: Path) -> None:
    async def test(server: LiveServer) -> None:
        async with server.browser("Ana") as ana, server.browser("Ben") as ben:
            offered = (await ana.http.get("/api/catalogue")).json()["games"]
            assert [game["game"] for game in offered] == ["express", "super", KEY]
            body = {"table": {"game": KEY, "players": 2}, "seats": [{"kind": "person"}, {"kind": "open"}]}
            table = (await ana.post("/api/tables", body))["id"]
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{table}/start")
            async with ana.socket(table) as north, ben.socket(table) as south:
                both = await asyncio.gather(play_seat(north, 0), play_seat(south, 1))
            assert both[0][-1]["outcome"] == both[1][-1]["outcome"]
            for seat, heard in enumerate(both):
                dealt = [event for one in heard for part in told(one) for event in part.get("events", ())]
                assert all(event["facts"]["cards"] is None for event in dealt if _is_others(event, seat))
                assert any(_is_others(event, seat) for event in dealt)

    with_live_server(test, tmp_path)


def _is_others(event: dict[str, Any], seat: int) -> bool:
    return bool(event["name"] == "dealt" and event["facts"]["seat"] != seat)


def test_a_whole_game_is_played_on_the_page(tmp_path: Path) -> None:
    def act(page: Page, port: int) -> None:
        page.goto(f"http://127.0.0.1:{port}/")
        page.get_by_role("button", name="Highcard").click()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".board")
        while not page.locator(".result").count():
            page.wait_for_selector(".result, .app:not([data-busy]) .choice", timeout=1000 * PATIENCE)
            with suppress(TooLate):
                page.locator(".choice").first.click(timeout=SOON)
        assert "wins" in page.locator(".result").inner_text()

    in_browser(tmp_path, act)
