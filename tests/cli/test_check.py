"""`folsom check`: a line for each record, and an exit code."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
SAMPLE = EXAMPLES / "four_bandits.folsom"
NUMBERS = re.findall(r"^(\d+)\. ", SAMPLE.read_text(), re.MULTILINE)
((NAME, WORDS),) = re.findall(r"^3\. (.*): (.*)$", SAMPLE.read_text(), re.MULTILINE)
((WINNER, MONEY),) = re.findall(r"^Result: 1\. (\w+) (\$\d+), 2\. ", SAMPLE.read_text(), re.MULTILINE)
SAID = f"${int(MONEY.removeprefix('$')):,}"  # as sentences write it
PLACE = (14, len(f"3. {NAME}: ") + 1)  # of the words


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """The sample, whose third choice lacks its last letter."""
    path = tmp_path / "bad.folsom"
    path.write_text(SAMPLE.read_text().replace(f"3. {NAME}: {WORDS}", f"3. {NAME}: {WORDS[:-1]}", 1))
    return path


def given_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def reports(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_good_records_are_summed_up_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted(map(str, EXAMPLES.glob("*.folsom")))
    assert main(["check", *paths]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{paths[0]}: ok: 5 rounds, {len(NUMBERS)} moves, {WINNER} wins with {SAID}."
    assert [line.partition(": ok: ")[0] for line in lines] == paths


def test_an_unfinished_game_is_a_good_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.folsom"
    path.write_text(folsom.Express(3, seed=1).record())
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok: 1 round, 0 moves, unfinished\n"


def test_a_bad_record_is_answered_with_its_place_and_the_others_are_checked(
    bad: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(bad), str(SAMPLE)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    line, column = PLACE
    assert first.startswith(f"{bad}:{line}:{column}: for {NAME}, '{WORDS[:-1]}' isn't possible now; allowed: draw, ")
    assert second.startswith(f"{SAMPLE}: ok: ")


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bad: Path) -> None:
    given_input(monkeypatch, SAMPLE.read_bytes())
    assert main(["check", "-"]) == 0
    given_input(monkeypatch, bad.read_bytes())
    assert main(["check", "-"]) == 1
    good, wrong = capsys.readouterr().out.splitlines()
    assert good.startswith("standard input: ok: 5 rounds")
    assert wrong.startswith(f"standard input:{PLACE[0]}:{PLACE[1]}: ")


def test_files_that_cannot_be_read_are_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.folsom"
    assert main(["check", str(tmp_path), str(missing)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}: this is a directory; name a record in it",
        f"{missing}: this can't be read: No such file or directory",
    ]


def test_no_more_of_a_file_is_read_than_a_record_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "/dev/zero"]) == 1
    assert "this is too long for a record" in capsys.readouterr().out


def test_a_file_name_that_is_no_text_can_be_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", f"{tmp_path}/\udcff"]) == 1
    assert (
        capsys.readouterr().out
        == f"{tmp_path}/\N{REPLACEMENT CHARACTER}: this can't be read: No such file or directory\n"
    )


def test_programs_get_an_object_a_line(tmp_path: Path, bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", str(SAMPLE), str(bad), str(tmp_path)]) == 1
    good, wrong, folder = reports(capsys)
    assert good == {
        "file": str(SAMPLE),
        "ok": True,
        "game": "Express",
        "players": 4,
        "rounds": 5,
        "moves": len(NUMBERS),
        "over": True,
        "winners": [WINNER],
        "why": f"{WINNER} wins with {SAID}.",
    }
    assert (wrong["ok"], wrong["line"], wrong["column"]) == (False, *PLACE)
    assert WORDS in wrong["allowed"]
    assert folder == {"file": str(tmp_path), "ok": False, "reason": "this is a directory; name a record in it"}


# --- Super -----------------------------------------------------------------------------------------


@pytest.fixture
def super_game() -> folsom.Super:
    """A whole game."""
    rng, game = random.Random(1899), folsom.Super(3, seed=1899)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.choices(seat)))
    return game


def test_records_of_both_games_are_checked_side_by_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], super_game: folsom.Super
) -> None:
    path = tmp_path / "super.folsom"
    path.write_text(super_game.record())
    assert main(["check", str(SAMPLE), str(path)]) == 0
    counts = f"{len(super_game.rounds)} rounds, {len(super_game.moves)} moves"
    assert capsys.readouterr().out.splitlines()[1] == f"{path}: ok: {counts}, {super_game.result.why}"


def test_programs_get_the_game_and_its_winners(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], super_game: folsom.Super
) -> None:
    given_input(monkeypatch, super_game.record().encode())
    assert main(["check", "--json", "-"]) == 0
    (report,) = reports(capsys)
    winners = [super_game.seat_name(seat) for seat in super_game.result.winners]
    assert (report["game"], report["players"], report["winners"]) == ("Super", 3, winners)


def test_a_plan_that_nobody_can_make_is_answered_with_its_place_and_what_a_plan_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], super_game: folsom.Super
) -> None:
    path = tmp_path / "bad.folsom"
    plan, lines = super_game.moves[1].text, super_game.record().splitlines()
    (number,) = (number for number, line in enumerate(lines, 1) if line.startswith("2. "))
    path.write_text("\n".join([*lines[: number - 1], lines[number - 1].replace(plan, "Turn, Turn, Fire")]))
    assert main(["check", "--json", str(path)]) == 1
    (report,) = reports(capsys)
    second_card = lines[number - 1].index(plan) + len("Turn, ") + 1
    assert (report["line"], report["column"]) == (number, second_card)
    assert "Turn is there twice" in report["reason"]
    assert report["allowed"] == ["3 different cards of Turn, Floor, Move and Fire"]
