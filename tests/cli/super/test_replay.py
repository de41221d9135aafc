"""`folsom replay` of a game of Super: round by round for people, plan by plan for programs."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.notation import replay
from tests.support.terminal import Command

NAMES = ("Tuco", "Belle", "Doc", "Mei")
CHANGED = "Fire, Turn, Move"


def played(seed: int = 3) -> folsom.Super:
    """A random game, in whose first round Tuco changes his plan."""
    game, dice = folsom.Super(characters=NAMES, seed=seed), random.Random(seed)
    game.play(0, "Move, Fire, Turn")
    game.play(1, "Turn, Fire, Move")
    game.play(0, CHANGED)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.choices(seat)))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.folsom"
    file.write_text(played().record())
    return file


def steps(command: Command, arguments: str) -> list[dict[str, Any]]:
    assert command.run(f"replay --json {arguments}") == 0
    return [json.loads(line) for line in command.text.splitlines()]


def headings(text: str) -> list[str]:
    return [line.strip("─ ") for line in text.splitlines() if line.startswith("── ")]


# --- for people ------------------------------------------------------------------------------


def test_a_round_with_all_its_plans_is_a_page(command: Command, record: Path) -> None:
    assert command.run(f"replay {record}") == 0
    game = played()
    pages = [heading for heading in headings(command.text) if re.match(r"The (start|end)|.* move ", heading)]
    assert len(pages) == len(game.rounds) + 1
    assert pages[:2] == ["The start", "Round 2, move 5"]
    assert pages[-1] == f"The end, move {len(game.moves)}"
    assert command.text.count("│█│") == len(pages)
    assert game.result.why.split(",")[0].split(" at ")[0] in " ".join(command.text.split())


def test_everything_is_open_unless_a_seat_is_named(command: Command, record: Path) -> None:
    command.run(f"replay {record}")
    told = " ".join(command.text.split())
    assert "Tuco plans Move, Fire, Turn. Belle plans Turn, Fire, Move. Tuco now plans Fire, Turn, Move." in told
    assert "is ready" not in told


@pytest.mark.parametrize("seat", ["1", "tuco"])
def test_a_seat_sees_its_own_plans(command: Command, record: Path, seat: str) -> None:
    command.run(f"replay {record} --seat {seat}")
    told = " ".join(command.text.split())
    assert "Tuco plans Move, Fire, Turn. Belle is ready. Tuco now plans Fire, Turn, Move. Doc is ready." in told
    assert "TUCO" in told
    assert not re.search("(Belle|Doc|Mei) (now )?plans", told)


def test_nobody_else_sees_that_a_plan_was_changed(command: Command, record: Path) -> None:
    command.run(f"replay {record} --seat 2")
    assert "Tuco is ready. Belle plans Turn, Fire, Move. Doc is ready." in " ".join(command.text.split())
    assert "changed" not in [event["name"] for step in steps(command, f"{record} --seat 2") for event in step["events"]]


def test_an_unfinished_game_ends_with_the_plans_that_were_in(command: Command, tmp_path: Path) -> None:
    game, file = folsom.Super(characters=NAMES, seed=3), tmp_path / "left.folsom"
    game.play(2, "Move, Fire, Turn")
    file.write_text(game.record())
    command.run(f"replay {file}")
    assert headings(command.text)[::2] == ["The start", "Round 1, move 1"]
    assert "Doc plans Move, Fire, Turn." in command.text


# --- for programs ----------------------------------------------------------------------------


def test_programs_get_a_step_for_each_plan(command: Command, record: Path) -> None:
    told = 0
    for step, game in zip(steps(command, f"{record} --seat 2"), replay(played()), strict=True):
        events = game.events(1, told)
        told += len(events)
        assert step["view"] == json.loads(json.dumps(game.view(1).as_dict()))
        assert [event["text"] for event in step["events"]] == [str(event) for event in events]
        assert step["moves"] == len(game.moves)
        plan = game.view(1).plan
        assert step["plans"] == ({} if plan is None else {"Belle": list(plan)})


def test_programs_get_everything_if_no_seat_is_named(command: Command, record: Path) -> None:
    game, shown = played(), steps(command, str(record))
    facts = [event for step in shown for event in step["events"]]
    assert None not in [fact for event in facts for fact in event["facts"].values()]
    assert [event["name"] for event in facts].count("changed") == 1
    chosen = [event["facts"] for event in facts if event["name"] in {"chose", "changed"}]
    assert [(fact["seat"], fact["choice"]) for fact in chosen] == [(move.seat, move.code) for move in game.moves]
    assert len(facts) == len(game.chronicle())
    assert shown[3]["plans"] == {"Tuco": CHANGED.split(", "), "Belle": ["Turn", "Fire", "Move"]}
    assert shown[0]["view"]["seat"] is None


# --- in a terminal ---------------------------------------------------------------------------


def test_rounds_and_moves_can_be_reached(command: Command, record: Path) -> None:
    command.run_at_terminal(f"replay {record}", "", "b", "2", "r9", "m5", "m6", "q", "never asked")
    shown = re.findall(r"(The start|Round \d+, move \d+|This record has rounds 1 to \d+)", command.text)
    rounds = len(played().rounds)
    pages = ["The start", "Round 2, move 5", "The start", "Round 2, move 5", f"This record has rounds 1 to {rounds}"]
    assert shown == [*pages, "Round 2, move 5", "Round 3, move 8"]
