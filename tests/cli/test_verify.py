"""`folsom verify`: a line for each thing that must hold of a game that was dealt from a secret."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom import GAMES, Choice, IllegalChoice, Move
from folsom.cli import main
from folsom.notation import replay
from tests.cli.complaints import complaint
from tests.support.random_games import AnyGame, played_out, secret_numbered

Tampering = Callable[[str], str]
OTHER = "0123456789abcdef" * 4


def _game(key: str) -> AnyGame:
    kind = GAMES[key]
    return played_out(kind.of(kind.make_table(players=3), secret=secret_numbered(1899)), random.Random(1))


@pytest.fixture(params=list(GAMES), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """A whole game that was dealt from a secret."""
    return _game(request.param)


@pytest.fixture
def file(game: AnyGame, tmp_path: Path) -> Path:
    """Its record."""
    path = tmp_path / "game.folsom"
    path.write_text(game.record())
    return path


def _marks(out: str) -> dict[str, str]:
    """What is said of each thing: ok, BAD or ?."""
    return {name: mark for mark, name in re.findall(r"^(ok|BAD|\?) +(\w+): ", out, re.MULTILINE)}


# --- what holds --------------------------------------------------------------------------------


def test_a_game_that_was_dealt_as_promised_is_verified_line_by_line(
    game: AnyGame, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), "--commitment", str(game.commitment)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"ok  commitment: The secret fits the commitment in the record, {game.commitment}.",
        "ok  published: It is the commitment that you gave.",
        "ok  moves: Played again from the secret, every deal and move is as recorded: "
        f"{game.deals} deals, {len(game.moves)} moves.",
        f"ok  result: As recorded: {game.result.why}",
        "This game was dealt and played as promised.",
    ]


def test_without_the_published_commitment_one_is_told_to_compare_it(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert _marks(out) == {"commitment": "ok", "moves": "ok", "result": "ok"}
    assert "Compare the commitment with the one that was published at the start" in out


def test_an_unfinished_game_is_verified_as_far_as_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.folsom"
    path.write_text(GAMES["express"].of(GAMES["express"].make_table(), secret=secret_numbered(1)).record())
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "1 deal, 0 moves." in out
    assert "ok  result: As recorded: the game is unfinished." in out


def test_a_commitment_may_be_given_in_capitals(game: AnyGame, file: Path) -> None:
    assert main(["verify", str(file), "--commitment", f" {str(game.commitment).upper()} "]) == 0


def test_standard_input_is_read(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(game.record().encode())))
    assert main(["verify", "-", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["file"], report["ok"]) == ("standard input", True)
    assert [(check["name"], check["ok"]) for check in report["checks"]] == [
        ("commitment", True),
        ("moves", True),
        ("result", True),
    ]


# --- what doesn't ------------------------------------------------------------------------------


def _header(title: str, value: str) -> Tampering:
    return lambda text: re.sub(f"^{title}: .*$", f"{title}: {value}", text, flags=re.MULTILINE)


TAMPERED: dict[str, tuple[Tampering, dict[str, str]]] = {
    "result": (
        lambda text: text.replace("Result: 1.", "Result: 2."),
        {"commitment": "ok", "moves": "ok", "result": "BAD"},
    ),
    "unfinished": (_header("Result", "unfinished"), {"commitment": "ok", "moves": "ok", "result": "BAD"}),
    "secret": (_header("Secret", OTHER), {"commitment": "BAD", "moves": "?", "result": "?"}),
    "commitment": (_header("Commitment", OTHER), {"commitment": "BAD", "moves": "?", "result": "?"}),
    "no commitment": (lambda text: re.sub("\nCommitment: .*", "", text), {"record": "BAD"}),
    "players": (_header("Players", "9"), {"record": "BAD"}),
    "nonsense": (lambda text: "Dear diary", {"record": "BAD"}),
}


@pytest.mark.parametrize(("tamper", "marks"), TAMPERED.values(), ids=list(TAMPERED))
def test_what_was_changed_afterwards_is_found(
    file: Path, capsys: pytest.CaptureFixture[str], tamper: Tampering, marks: dict[str, str]
) -> None:
    text = file.read_text()
    file.write_text(tamper(text))
    assert file.read_text() != text
    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert _marks(out) == marks
    assert out.endswith("This game was NOT dealt and played as promised.\n")
    assert main(["verify", "--json", str(file)]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert {check["name"]: check["ok"] for check in report["checks"]} == {
        name: {"ok": True, "BAD": False, "?": None}[mark] for name, mark in marks.items()
    }


def test_a_move_exchanged_for_another_legal_one_is_found_where_the_game_went_on_otherwise(
    game: AnyGame, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng, found = random.Random(3), 0
    for place in rng.sample([place for place, move in enumerate(game.moves) if not move.forced], 6):
        move, other = game.moves[place], _exchanged(game, place, rng)
        file.write_text(
            game.record().replace(f"\n{place + 1}. {_line(game, move)}", f"\n{place + 1}. {_line(game, other)}")
        )
        if _ends_otherwise(game, place, other):
            found += 1
            assert main(["verify", str(file)]) == 1
            marks = _marks(capsys.readouterr().out)
            assert "BAD" in (marks["moves"], marks["result"])
    assert found > 0


def _line(game: AnyGame, move: Move | Choice) -> str:
    return f"{game.seat_name(move.seat)}: {move.text}\n"


def _exchanged(game: AnyGame, place: int, rng: random.Random) -> Choice:
    """Another choice that was legal then."""
    move = game.moves[place]
    then = next(again for again in replay(game) if len(again.moves) == place)
    return rng.choice([choice for choice in then.choices(move.seat) if choice.code != move.code])


def _ends_otherwise(game: AnyGame, place: int, other: Choice) -> bool:
    """Whether the moves that follow can't be made any more, or don't lead to the same result."""
    assert game.table is not None
    again = type(game).of(game.table, secret=game.secret)
    try:
        for number, move in enumerate(game.moves):
            if not move.forced:
                again.play(move.seat, other.code if number == place else move.code)
    except IllegalChoice:
        return True
    return not again.over or bool(again.result != game.result)


def test_a_game_dealt_from_another_secret_than_the_published_one_is_found(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), "--commitment", OTHER]) == 1
    out = capsys.readouterr().out
    assert _marks(out) == {"commitment": "ok", "published": "BAD", "moves": "ok", "result": "ok"}
    assert f"It isn't the commitment that you gave, {OTHER}" in out


# --- bad use -----------------------------------------------------------------------------------


def test_a_game_from_a_seed_promised_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "seeded.folsom"
    path.write_text(GAMES["express"].of(GAMES["express"].make_table(), 1).record())
    assert complaint(capsys, "verify", str(path)) == (
        "folsom: this game was dealt from a seed, and nothing was promised: there is nothing to verify\n"
    )


def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.folsom"
    sentence = f"folsom: {missing}: this can't be read: No such file or directory\n"
    assert complaint(capsys, "verify", str(missing)) == sentence
    assert "this is a directory" in complaint(capsys, "verify", str(tmp_path))


@pytest.mark.parametrize("commitment", ["", "abc", "g" * 64, "a" * 65])
def test_what_is_no_commitment_is_refused(file: Path, capsys: pytest.CaptureFixture[str], commitment: str) -> None:
    said = complaint(capsys, "verify", str(file), "--commitment", commitment)
    assert said == f"folsom: a commitment is 64 hexadecimal digits, not {commitment!r}\n"


def test_a_file_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "FILE" in complaint(capsys, "verify")
