"""`folsom replay`: a record step by step, as one viewer saw it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.cli import main
from folsom.notation import replay

EXAMPLES = Path(__file__).parents[2] / "examples"
SAMPLE = str(EXAMPLES / "four_bandits.folsom")
TEAMS = str(EXAMPLES / "two_teams.folsom")
HEADING = "── "
RECORD = Path(SAMPLE).read_text()
MOVES = len(re.findall(r"^\d+\. ", RECORD, re.MULTILINE))
((WINNER, MONEY),) = re.findall(r"^Result: 1\. (\w+) (\$\d+), 2\. ", RECORD, re.MULTILINE)

Capture = pytest.CaptureFixture[str]


def headings(text: str) -> list[str]:
    return [line.strip("─ ") for line in text.splitlines() if line.startswith(HEADING)]


def moves_before(round_number: int) -> int:
    """How many moves the sample has before a round begins."""
    return len(re.findall(r"^\d+\. ", RECORD.partition(f"\nRound {round_number}:")[0], re.MULTILINE))


def card_hidden_by(name: str) -> str:
    """An action card that a bandit of the sample plays face down."""
    cards: list[str] = re.findall(rf"^\d+\. {name}: play (\w+) face down$", RECORD, re.MULTILINE)
    return cards[0]


def steps(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    assert main(["replay", "--json", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def browse(monkeypatch: pytest.MonkeyPatch, capsys: Capture, *typed: str) -> str:
    """What a terminal shows to one who types these lines, and then ctrl-D."""
    lines = iter(typed)

    def ask(prompt: str) -> str:
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", ask)
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["replay", SAMPLE]) == 0
    return capsys.readouterr().out


# --- all at once -----------------------------------------------------------------------------


def test_without_a_terminal_every_step_is_printed(capsys: Capture) -> None:
    assert main(["replay", SAMPLE]) == 0
    game = folsom.read(Path(SAMPLE).read_text())
    shown = headings(capsys.readouterr().out)
    assert len(shown) == sum(not move.forced for move in game.moves) + 1
    assert shown[0] == "The start"
    assert shown[1] == "Round 1, move 1"
    assert shown[-1] == f"The end, move {len(game.moves)}"


def test_everything_is_open_unless_a_seat_is_named(capsys: Capture) -> None:
    main(["replay", SAMPLE])
    shown = capsys.readouterr().out
    for name in ("Tuco", "Belle", "Django", "Cheyenne"):
        assert f"{name} plays {card_hidden_by(name)} face down." in shown
    assert "Django grabs a purse with $" in shown
    assert "plays a card face down" not in shown
    assert "is dealt 6 cards" not in shown


@pytest.mark.parametrize("seat", ["1", "Tuco", " tuco "])
def test_a_seat_sees_what_it_saw(seat: str, capsys: Capture) -> None:
    main(["replay", SAMPLE, "--seat", seat])
    shown = capsys.readouterr().out
    assert f"Tuco plays {card_hidden_by('Tuco')} face down." in shown
    assert "Belle plays a card face down." in shown
    assert f"Belle plays {card_hidden_by('Belle')} face down." not in shown
    assert "Django is dealt 6 cards." in shown
    assert "Tuco holds " in shown
    assert "Belle holds " not in shown


@pytest.mark.parametrize("seat", ["2", "Doc", "Django & Doc"])
def test_a_team_is_named_by_either_bandit(seat: str, capsys: Capture) -> None:
    assert {step["view"]["seat"] for step in steps(capsys, TEAMS, "--seat", seat)} == {1}


@pytest.mark.parametrize("seat", ["0", "5", "Ghost", ""])
def test_a_seat_that_is_not_there_is_refused(seat: str, capsys: Capture) -> None:
    assert main(["replay", SAMPLE, "--seat", seat]) == 2
    assert "there are 1 Tuco, 2 Belle, 3 Django, 4 Cheyenne" in capsys.readouterr().err


# --- for programs ----------------------------------------------------------------------------


def test_programs_get_the_view_and_the_events_of_that_seat(capsys: Capture) -> None:
    told = 0
    again = replay(folsom.read(Path(TEAMS).read_text()))
    for step, game in zip(steps(capsys, TEAMS, "--seat", "2"), again, strict=True):
        events = game.events(1, told)
        told += len(events)
        assert step["view"] == json.loads(json.dumps(game.view(1).as_dict()))
        assert [event["text"] for event in step["events"]] == [str(event) for event in events]
        assert step["hands"] == {"Django & Doc": list(game.view(1).hand)}
        assert step["moves"] == len(game.moves)


def test_programs_get_everything_if_no_seat_is_named(capsys: Capture) -> None:
    seen = steps(capsys, SAMPLE)
    facts = [fact for step in seen for event in step["events"] for fact in event["facts"].values()]
    assert None not in facts
    assert {name for step in seen for name in step["hands"]} == {"Tuco", "Belle", "Django", "Cheyenne"}
    assert None not in [card["card"] for step in seen for card in step["view"]["pile"]]
    held = [bandit["loot"] for step in seen for seat in step["view"]["seats"] for bandit in seat["bandits"]]
    assert not any(loot["unknown_purses"] for loot in held)
    assert seen[0]["view"]["seat"] is None


# --- in a terminal ---------------------------------------------------------------------------


def test_enter_goes_on_and_b_goes_back(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    shown = headings(browse(monkeypatch, capsys, "b", "", "", "b", "q", "never asked"))
    assert shown == ["The start", "The start", "Round 1, move 1", "Round 1, move 2", "Round 1, move 1"]


def test_rounds_and_moves_can_be_reached(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    shown = headings(browse(monkeypatch, capsys, "r3", "2", "M42", "m0"))
    assert [heading.partition(",")[0] for heading in shown] == [
        "The start",
        "Round 3",
        "Round 2",
        "Round 2",
        "The start",
    ]
    assert shown[1:4] == [f"Round 3, move {moves_before(3)}", f"Round 2, move {moves_before(2)}", "Round 2, move 42"]


def test_what_is_not_understood_is_answered_with_help(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    for typed in ("?", "r6", f"m{MOVES + 1}", "back", "r" + "9" * 5_000):
        shown = browse(monkeypatch, capsys, typed)
        assert len(headings(shown)) == 1
        assert "Enter: next" in shown
        assert f"This record has rounds 1 to 5 and moves 1 to {MOVES}." in shown


def test_enter_at_the_end_ends(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    shown = browse(monkeypatch, capsys, f"m{MOVES}", "", "never asked")
    assert headings(shown)[1:] == [f"The end, move {MOVES}"]
    assert f"{WINNER} has ${int(MONEY[1:]):,}." in shown


# --- files and pipes -------------------------------------------------------------------------


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(SAMPLE).read_bytes())))
    assert main(["replay", "-"]) == 0
    assert headings(capsys.readouterr().out)[0] == "The start"


def test_a_bad_record_is_answered_with_its_place(tmp_path: Path, capsys: Capture) -> None:
    ((start, name, words),) = re.findall(r"^(3\. (.*): )(.*)$", RECORD, re.MULTILINE)
    path = tmp_path / "bad.folsom"
    path.write_text(RECORD.replace(start + words, start + words[:-1], 1))
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().err.startswith(
        f"folsom: {path}:14:{len(start) + 1}: for {name}, '{words[:-1]}' isn't possible now; allowed: "
    )


def test_a_directory_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"folsom: {tmp_path}: this is a directory; name a record in it\n"


@pytest.mark.parametrize("form", [[], ["--json"], ["--help"]], ids=["pages", "json", "help"])
def test_an_output_that_knows_ascii_only_gets_plainer_signs(form: list[str]) -> None:
    command = [sys.executable, "-m", "folsom", "replay", SAMPLE, *form]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert (f"{WINNER} has ${int(MONEY[1:]):,}." in done.stdout.decode("ascii")) is (form != ["--help"])


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "folsom", "replay", "--json", SAMPLE]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as started:
        yield started


def test_a_pipe_that_is_closed_ends_it_quietly(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b'{"moves": 0')
    process.stdout.close()
    assert process.wait() == 0
    assert process.stderr.read() == b""
