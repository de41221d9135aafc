"""The report of the bench says what was hoped for beside what was found. No speed is asserted."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folsom.cli import bench, main
from folsom.cli.measures.measure import FULL, GAMES_A_SECOND, NS, QUICK, ROUNDS_A_SECOND, Effort, Measure
from folsom.cli.measures.starts import VERSION
from folsom.kernel import Mode

pytestmark = pytest.mark.compiled_only

Capture = pytest.CaptureFixture[str]
COMPARE = Path(__file__).parents[2] / "bench" / "compare.py"
COMMON_TARGETS = {
    "state_bytes": 512,
    "copy_ns": 20,
    "decision_ns": 2000,
    "log_percent": 10,
    "cold_seconds": 20,
    "warm_seconds": 1.5,
}
KEYS = {
    "express": (
        "games_4",
        "games_3",
        "games_5",
        "games_6",
        "games_4_expert",
        "games_team",
        "games_4_without_bmi2",
        "step_ns",
        "search_4",
        *COMMON_TARGETS,
    ),
    "super": (
        "games_3",
        "games_4",
        "games_5",
        "games_6",
        "games_7",
        "games_3_extended",
        "games_3_without_bmi2",
        "joint_3",
        "joint_4",
        "round_ns",
        "step_ns",
        "search_3",
        *COMMON_TARGETS,
    ),
}
TARGETS = {
    "express": COMMON_TARGETS | {"games_4": 200_000, "step_ns": 45, "search_4": 60_000},
    "super": COMMON_TARGETS | {"games_3": 1_500_000, "joint_3": 5_000_000, "joint_4": 5_000_000},
}


def fixed(*runs: float) -> Callable[[Effort], list[float]]:
    return lambda effort: list(runs)


FAKE = {
    "express": (
        Measure("fast", "a fast thing", GAMES_A_SECOND, fixed(150_000, 250_000, 170_000), at_least=200_000),
        Measure("short", "a short thing", NS, fixed(12, 10, 45), at_most=20),
    ),
    "super": (
        Measure("fast", "another fast thing", ROUNDS_A_SECOND, fixed(5, 7, 9), at_least=6),
        Measure("free", "a thing nobody hopes for", NS, fixed(1234.5)),
        Measure("skipped", "a thing not done", NS, fixed(), at_most=20),
    ),
}


@pytest.fixture
def _fake_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MEASURES", FAKE)
    monkeypatch.setattr(bench, "VERSION", Measure("version_seconds", "folsom --version", "s", fixed(0.1), at_most=0.2))


def report(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main(["bench", "--json", *words]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


# --- what is measured ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KEYS)
def test_the_measures_have_stable_keys_and_the_targets_that_were_set(game: str) -> None:
    measures = bench.MEASURES[game]
    assert tuple(measure.key for measure in measures) == KEYS[game]
    targets = {measure.key: measure.at_least or measure.at_most for measure in measures}
    assert {key: target for key, target in targets.items() if target} == TARGETS[game]


def test_the_command_itself_is_measured() -> None:
    assert (VERSION.key, VERSION.at_most) == ("version_seconds", 0.2)


# --- the report ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_fake_measures")
def test_json_has_median_and_best_beside_the_target(capsys: Capture) -> None:
    printed = report(capsys)
    assert set(printed) == {"machine", "quick", "measures"}
    assert set(printed["machine"]) == {"processor", "bmi2", "rules", "folsom", "python", "numba", "numpy"}
    of_express, of_super = printed["measures"]["express"], printed["measures"]["super"]
    assert of_express["fast"] == {
        "about": "a fast thing",
        "unit": "games/s",
        "median": 170_000,
        "best": 250_000,
        "runs": 3,
        "at_least": 200_000,
        "at_most": None,
        "met": False,
    }
    short, fast, free, skipped = of_express["short"], *(of_super[key] for key in ("fast", "free", "skipped"))
    assert (short["median"], short["best"], short["met"]) == (12, 10, True)
    assert (fast["median"], fast["best"], fast["met"]) == (7, 9, True)
    assert (free["median"], free["met"]) == (1234.5, None)
    assert (skipped["median"], skipped["best"], skipped["runs"], skipped["met"]) == (None, None, 0, None)


@pytest.mark.usefixtures("_fake_measures")
@pytest.mark.parametrize(
    ("words", "groups"),
    [
        ([], ["express", "super", "folsom"]),
        (["express"], ["express", "folsom"]),
        (["Super"], ["super", "folsom"]),
    ],
)
def test_one_game_or_all_are_measured(capsys: Capture, words: list[str], groups: list[str]) -> None:
    assert list(report(capsys, *words)["measures"]) == groups


@pytest.mark.usefixtures("_fake_measures")
def test_an_unknown_game_is_answered_with_those_there_are(capsys: Capture) -> None:
    assert main(["bench", "chess"]) == 2
    assert capsys.readouterr() == ("", "folsom: there is no game 'chess'; there are express, super\n")


@pytest.mark.usefixtures("_fake_measures")
def test_the_page_marks_what_was_missed(capsys: Capture) -> None:
    assert main(["bench"]) == 0
    page = capsys.readouterr().out
    rows = {line[:30].strip(): line[30:].split() for line in page.splitlines()}
    assert rows["Express"] == rows["Super"] == rows["The command"] == ["median", "best", "target"]
    assert rows["a fast thing"] == ["170,000", "250,000", "games/s", ">=200,000", "MISSED"]
    assert rows["a short thing"] == ["12", "10", "ns", "<=20", "met"]
    assert rows["a thing nobody hopes for"] == ["1,234", "1,234", "ns"]
    assert rows["a thing not done"] == ["-", "-", "ns", "<=20"]
    assert rows["folsom --version"] == ["0.10", "0.10", "s", "<=0.2", "met"]


def test_the_page_fits_80_columns() -> None:
    taken = {
        group: {measure.key: bench._figures(measure, [19_876_543.21]) for measure in measures}
        for group, measures in bench.MEASURES.items()
    }
    about = bench._machine() | {"processor": "A Processor of Quite Some Length @ 2.40GHz"}
    page = bench._page({"machine": about, "measures": taken})
    assert all(len(line) <= 80 for line in page.splitlines())
    rows = {line[:30].strip() for line in page.splitlines()}
    assert all(measure.about in rows for measures in bench.MEASURES.values() for measure in measures)


def test_quick_is_quicker_and_compiles_nothing_from_nothing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[Effort] = []

    def asked(effort: Effort) -> list[float]:
        efforts.append(effort)
        return [1.0]

    monkeypatch.setattr(bench, "MEASURES", {"express": (Measure("one", "one", NS, asked),)})
    monkeypatch.setattr(bench, "VERSION", Measure("one", "one", NS, fixed()))
    assert report(capsys, "express")["quick"] is False
    assert report(capsys, "express", "--quick")["quick"] is True
    assert efforts == [FULL, QUICK]
    assert QUICK.cold_processes == 0


def test_interpreted_rules_are_not_measured(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MODE", Mode.INTERPRETED)
    assert main(["bench"]) == 2
    assert "FOLSOM_RULES" in capsys.readouterr().err


# --- comparing -------------------------------------------------------------------------------------


def compared(
    before: Any, after: Any, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[str]]:
    """The lines of the comparison of two reports, by the measure."""
    files = [tmp_path / "before.json", tmp_path / "after.json"]
    for file, content in zip(files, (before, after), strict=True):
        file.write_text(json.dumps(content))
    monkeypatch.setattr(sys, "argv", ["compare.py", *map(str, files)])
    runpy.run_path(str(COMPARE), run_name="__main__")
    return {line[:46].strip(): line[46:].split() for line in capsys.readouterr().out.splitlines()}


@pytest.mark.usefixtures("_fake_measures")
def test_two_reports_are_compared(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = report(capsys)
    after = report(capsys, "express")
    after["measures"]["express"]["fast"]["best"] = 300_000
    lines = compared(before, after, capsys, tmp_path, monkeypatch)
    assert lines["express: a fast thing"] == ["250,000", "300,000", "+20.0%", "games/s"]
    assert lines["express: a short thing"] == ["10", "10", "+0.0%", "ns"]
    assert not any(line.startswith("super") for line in lines)


@pytest.mark.usefixtures("_fake_measures")
def test_a_report_that_names_a_game_by_its_former_key_is_compared(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = report(capsys, "super"), report(capsys, "super")
    before["measures"]["superexpress"] = before["measures"].pop("super")
    assert any(line.startswith("super: ") for line in compared(before, after, capsys, tmp_path, monkeypatch))
