"""An uploaded record is replayed as if it had been played here; a bad record is refused."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import folsom
from folsom.games import GAMES
from folsom.locale import LANGUAGES
from folsom.locale.speech import sentence
from folsom.notation import replay
from folsom.server.routes.history import HistoryRoutes
from folsom.server.wire.bodies import GameName
from folsom.server.wire.limits import RECORD_ACTS, RECORD_BYTES
from folsom.server.wire.replays import ReplayAct, Replayed, ReplayEnd, ReplayTable
from tests.server.finished_tables import FinishedTable, finished_table
from tests.server.http_client import Client, http_client, refused
from tests.server.replay_lines import as_json, views_after_each
from tools.repository import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.folsom"))
OPTIONS: dict[GameName, dict[str, str]] = {"express": {"expert": "on"}, "super": {"reflex": "on"}}
SEATED = "; seat 1: Ann; x\n; seat 2: \u202etricky\n; seat 3: Bob\r\n"
by_game = pytest.mark.parametrize("name", OPTIONS)
UNBOUND = {"replays": 10**6, "address_requests": 1e6, "address_burst": 10**6}


@cache
def played(name: GameName) -> FinishedTable:
    """A game of three, dealt from a secret."""
    return finished_table(name, 3, seed=7, **OPTIONS[name])


@pytest.fixture
def reader(tmp_path: Path) -> Any:
    """A browser without a limit on uploads."""
    with http_client(tmp_path, HistoryRoutes, **UNBOUND) as client:
        yield client


def raw_lines(client: Client, record: str, view: str = "all") -> list[bytes]:
    """The lines of a record's replay, as they are sent."""
    answer = client.post(f"/api/replays?viewer={view}", content=record.encode(), headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson"), answer.text
    return answer.content.splitlines()


def lines(client: Client, record: str, view: str = "all") -> tuple[ReplayTable, list[ReplayAct], ReplayEnd]:
    """The same, read."""
    first, *acts, end = [msgspec.json.decode(line, type=Replayed) for line in raw_lines(client, record, view)]
    assert isinstance(first, ReplayTable)
    assert isinstance(end, ReplayEnd)
    return first, [act for act in acts if isinstance(act, ReplayAct)], end


@by_game
@pytest.mark.parametrize("view", ["all", "2"])
def test_a_record_is_replayed_from_the_view_that_is_asked_for(reader: Client, name: GameName, view: str) -> None:
    game = folsom.read(played(name).end.record())
    first, acts, end = lines(reader, game.record(), view)
    seats = range(3) if view == "all" else [int(view)]
    shown = [[as_json(again.view(seat)) for seat in seats] for again in replay(game)]
    assert views_after_each(raw_lines(reader, game.record(), view)) == shown
    assert [act.seat for act in acts] == [move.seat for move in game.moves if not move.forced]
    assert {(act.by, act.at, act.taken_back) for act in acts} == {(None, None, False)}
    assert first.acts == len(acts)
    assert end.outcome is not None
    assert list(end.outcome.winners) == game.result.winners


@by_game
def test_the_table_of_a_record_is_told_as_far_as_the_record_knows_it(reader: Client, name: GameName) -> None:
    end = played(name).end
    first, _, _ = lines(reader, SEATED + end.record())
    table = first.table
    assert (first.source, table.id, table.status, table.host, table.code) == ("record", "", "over", None, None)
    assert (table.table.game, table.table.players, table.table.options) == (name, 3, OPTIONS[name])
    assert [seat.name for seat in table.seats] == ["Ann; x", end.seat_name(1), "Bob"]
    assert {seat.guest for seat in table.seats} == {None}
    assert table.commitment == end.commitment


def test_a_game_dealt_from_a_seed_has_no_commitment(reader: Client) -> None:
    first, _, _ = lines(reader, GAMES["super"].of(GAMES["super"].make_table(3), seed=4).record())
    assert first.table.commitment == ""


@by_game
def test_an_unfinished_record_ends_without_an_outcome(reader: Client, name: GameName) -> None:
    game = played(name).games[9]
    first, acts, end = lines(reader, game.record())
    assert [act.seat for act in acts] == [move.seat for move in game.moves if not move.forced]
    assert (first.table.status, end.outcome) == ("playing", None)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_are_replayed(reader: Client, file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    first, acts, _ = lines(reader, record)
    assert first.acts == len(acts) == len([move for move in folsom.read(record).moves if not move.forced])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_record_is_refused_with_the_line_in_the_readers_language(reader: Client, language: str) -> None:
    told = played("super").end.record().splitlines()
    spoilt = next(number for number, line in enumerate(told) if line.startswith("2. "))
    told[spoilt] = told[spoilt].partition(":")[0] + ": jump off"
    answer = reader.post(f"/api/replays?language={language}", content="\n".join(told).encode())
    assert refused(answer) == (422, "bad-record", {"line": spoilt + 1})
    assert answer.json()["error"]["sentence"] == sentence(language, "bad-record", line=spoilt + 1)


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"\0", b"{}", b"Folsom: 1", b"\n" * RECORD_BYTES])
def test_what_is_no_record_is_refused(reader: Client, body: bytes) -> None:
    status, code, facts = refused(reader.post("/api/replays", content=body))
    assert (status, code) == (422, "bad-record")
    assert facts["line"] >= 1


def test_a_record_that_is_too_large_is_refused_and_the_limit_is_its_own(reader: Client) -> None:
    answer = reader.post("/api/replays", content=b";" * (RECORD_BYTES + 1))
    assert refused(answer) == (413, "too-large", {"limit": RECORD_BYTES})


def test_a_seat_that_the_record_hasnt_is_refused(reader: Client) -> None:
    answer = reader.post("/api/replays?viewer=3", content=played("super").end.record().encode())
    assert refused(answer) == (422, "no-such-seat", {"seat": 3, "players": 3})
    status, code, _ = refused(reader.post("/api/replays?viewer=everyone", content=b""))
    assert status == 400
    assert code != "internal"


def test_records_are_few_for_each_address(tmp_path: Path) -> None:
    with http_client(tmp_path, HistoryRoutes, replays=2) as client:
        statuses = [client.post("/api/replays", content=b"x").status_code for _ in range(3)]
    assert statuses == [422, 422, 429]


def test_a_record_of_endless_changes_of_plans_is_refused(reader: Client) -> None:
    game = GAMES["super"].of(GAMES["super"].make_table(3), seed=4)
    headers, _, end = game.record().rpartition("Result:")
    plan = f"{game.seat_name(0)}: {game.choices(0)[0]}\n"
    answer = reader.post("/api/replays", content=f"{headers}{plan * (RECORD_ACTS + 1)}\nResult:{end}".encode())
    assert refused(answer) == (422, "record-too-long", {"limit": RECORD_ACTS})


def test_long_games_are_far_below_the_limits() -> None:
    longest = max(
        (finished_table("express", 6, seed, expert="on") for seed in range(2)), key=lambda game: len(game.acts)
    )
    assert 4 * len(longest.end.record().encode()) < RECORD_BYTES
    assert 2 * len(longest.acts) < RECORD_ACTS


# --- any upload ----------------------------------------------------------------------------------


def damaged(record: str, rng: random.Random) -> bytes:
    """A record with some lines lost, doubled, exchanged, cut or filled with something else."""
    told = record.splitlines()
    for _ in range(rng.randint(1, 3)):
        here, there = rng.randrange(len(told)), rng.randrange(len(told))
        cut = rng.randint(0, len(told[here]))
        told[here : here + 1] = rng.choice(
            [
                [],
                [told[here]] * 2,
                [told[there]],
                [told[here][:cut]],
                [told[here][:cut] + rng.choice("0:;,\u202e\u0660é&?\x1b\0") + told[here][cut + 1 :]],
                [told[here] + "9" * rng.randint(1, 90)],
            ]
        ) or [""]
    return "\n".join(told).encode()


@given(seed=st.integers(0, 2**32), file=st.sampled_from(EXAMPLES), noise=st.binary(max_size=20))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_upload_is_replayed_or_refused(reader: Client, seed: int, file: Path, noise: bytes) -> None:
    rng = random.Random(seed)
    uploaded = damaged(file.read_text(encoding="utf-8"), rng)
    if rng.random() < 0.2:
        place = rng.randrange(len(uploaded))
        uploaded = uploaded[:place] + noise + uploaded[place:]
    answer = reader.post("/api/replays?viewer=public", content=uploaded)
    if answer.status_code != 200:
        assert refused(answer)[:2] == (422, "bad-record")
    else:
        last = msgspec.json.decode(answer.content.splitlines()[-1], type=Replayed)
        assert isinstance(last, ReplayEnd)
