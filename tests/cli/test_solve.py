"""`folsom solve`: what it refuses, how it goes on after ctrl-C, and what it reports and writes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.bots.super.endgames import certificate, checkpoints, solver
from folsom.bots.super.endgames.rounds import RoundStart
from folsom.bots.super.endgames.solver import Solved, Solver
from folsom.bots.super.endgames.tablebase import read_tablebase
from folsom.cli import main
from tests.cli.complaints import complaint

Capture = pytest.CaptureFixture[str]
NEAR_THE_END = 253903431  # three left on three cars; thirty positions can come of it
POSITIONS = 31


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begin near their end, so that there is little to solve."""
    for module in (solver, certificate):
        monkeypatch.setattr(module, "start_number", lambda: NEAR_THE_END)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes when ten positions are solved."""
    patient = Solver.solve

    def solve(self: Solver) -> Iterator[int]:
        for done in patient(self):
            if done == 10:
                raise KeyboardInterrupt
            yield done

    monkeypatch.setattr(Solver, "solve", solve)


def solve(file: Path, *options: str) -> int:
    return main(["solve", "super", "--output", str(file), *options])


@pytest.mark.compiled_only
@pytest.mark.usefixtures("small")
def test_it_writes_a_tablebase_and_says_how_good_it_is(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "endgames.npz"
    assert solve(file) == 0
    said = capsys.readouterr().out
    assert "solved, right to" in said
    assert f"{file}, {file.stat().st_size:,} bytes" in said
    assert all(len(line) <= 80 or str(file) in line for line in said.splitlines())
    with file.open("rb") as written:
        assert len(read_tablebase(written).positions) == POSITIONS


@pytest.mark.compiled_only
@pytest.mark.usefixtures("small")
def test_programs_get_json(tmp_path: Path, capsys: Capture) -> None:
    assert solve(tmp_path / "endgames.npz", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == "super"
    assert report["duel_gap"] < 1e-6
    assert sum(report["start_values"]) == pytest.approx(1)
    assert all(
        0 <= gain <= largest for gain, largest in zip(report["start_gains"], report["largest_gains"], strict=True)
    )
    assert max(report["largest_gains"]) < 0.05


@pytest.mark.compiled_only
@pytest.mark.usefixtures("small", "impatient")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "endgames.npz"
    assert solve(file) == 130
    assert "interrupted: 10 positions are solved; the same command resumes" in capsys.readouterr().err
    assert not file.exists()
    checkpoint = tmp_path / "endgames.npz.part"
    assert len(checkpoints.read_checkpoint(checkpoint, Solver().loot_classes)) == 10


@pytest.mark.compiled_only
@pytest.mark.usefixtures("small")
def test_it_goes_on_from_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, checkpoint, whole = tmp_path / "endgames.npz", tmp_path / "endgames.npz.part", Solver()
    assert list(whole.find())[-1] == POSITIONS
    list(whole.solve())
    checkpoints.write_checkpoint(checkpoint, dict(list(whole.solved.items())[:-1]))
    made: list[int] = []
    solution = Solver.solution

    def noted(self: Solver, of: RoundStart) -> Solved:
        made.append(of.number)
        return solution(self, of)

    monkeypatch.setattr(Solver, "solution", noted)
    assert solve(file) == 0
    assert made == [NEAR_THE_END]
    assert not checkpoint.exists()


@pytest.mark.compiled_only
@pytest.mark.usefixtures("small")
def test_a_draft_of_another_solver_is_not_gone_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkpoint, here = tmp_path / "endgames.npz.part", Solver()
    list(here.find())
    next(here.solve())
    checkpoints.write_checkpoint(checkpoint, here.solved)
    assert checkpoints.read_checkpoint(checkpoint, here.loot_classes).keys() == here.solved.keys()
    monkeypatch.setattr(checkpoints, "sources", lambda: "another")
    assert checkpoints.read_checkpoint(checkpoint, here.loot_classes) == {}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["solve", "express"], "Express can't be solved: it is too large; for this command there is super"),
        (["solve", "chess"], "there is no game 'chess'; there are express, super"),
    ],
)
def test_other_games_are_refused(words: list[str], sentence: str, capsys: Capture) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == f"folsom: {sentence}\n"


@pytest.mark.compiled_only
def test_a_file_that_cannot_be_is_refused(tmp_path: Path, capsys: Capture) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "endgames.npz"):
        assert solve(file) == 2
        assert "it must be a file in a folder that exists" in capsys.readouterr().err


@pytest.mark.parametrize("data", [b"", b"my notes", b"PK\x03\x04 and no more"])
def test_what_is_no_draft_is_refused_and_stays(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes) -> None:
    checkpoint = tmp_path / "endgames.npz.part"
    checkpoint.write_bytes(data)
    said = complaint(capsys, "solve", "super", "--output", str(tmp_path / "endgames.npz"))
    assert f"{checkpoint} isn't a checkpoint of this command, or it is damaged: move it away" in said
    assert checkpoint.read_bytes() == data
