"""The bench: every measure measures what it says, and the report says what was hoped for. No speed is asserted."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folsom.cli import bench, main, measures
from folsom.cli.failure import Failure
from folsom.cli.measures import BATCH, FULL, GAMES_A_SECOND, MEASURES, NS, QUICK, SLOTS, Effort, Measure
from folsom.express import doors
from folsom.express.state import OVER, State
from folsom.kernel import Mode, many, read, write
from folsom.kernel.log import LOG_WORDS, Log

pytestmark = pytest.mark.compiled_only

TINY = Effort(runs=2, games=20, copies=100, batches=2, processes=0, cold_processes=0)
KEYS = (
    "games_4",
    "games_3",
    "games_5",
    "games_6",
    "games_4_expert",
    "games_team",
    "games_4_without_bmi2",
    "state_bytes",
    "copy_ns",
    "decision_ns",
    "step_ns",
    "log_percent",
    "cold_seconds",
    "warm_seconds",
    "version_seconds",
)
COMPARE = Path(__file__).parents[2] / "bench" / "compare.py"


def fixed(*runs: float) -> Callable[[Effort], list[float]]:
    return lambda effort: list(runs)


FAKE = (
    Measure("fast", "a fast thing", GAMES_A_SECOND, fixed(150_000, 250_000, 170_000), at_least=200_000),
    Measure("short", "a short thing", NS, fixed(12, 10, 45), at_most=20),
    Measure("free", "a thing nobody hopes for", NS, fixed(1234.5)),
    Measure("skipped", "a thing not done", NS, fixed(), at_most=20),
)


@pytest.fixture
def _fake_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "MEASURES", FAKE)


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["bench", "--json", *words]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


# --- the report ------------------------------------------------------------------------------------


def test_the_measures_have_stable_keys_and_the_targets_of_the_design() -> None:
    assert tuple(measure.key for measure in MEASURES) == KEYS
    targets = {measure.key: measure.at_least or measure.at_most for measure in MEASURES}
    assert {key: target for key, target in targets.items() if target} == {
        "games_4": 200_000,
        "state_bytes": 512,
        "copy_ns": 20,
        "decision_ns": 2000,
        "step_ns": 45,
        "log_percent": 10,
        "cold_seconds": 20,
        "warm_seconds": 1.5,
        "version_seconds": 0.2,
    }


@pytest.mark.usefixtures("_fake_measures")
def test_json_has_median_and_best_beside_the_target(capsys: pytest.CaptureFixture[str]) -> None:
    printed = report(capsys)
    assert set(printed) == {"machine", "quick", "measures"}
    assert set(printed["machine"]) == {"processor", "bmi2", "rules", "folsom", "python", "numba", "numpy"}
    assert printed["measures"]["fast"] == {
        "about": "a fast thing",
        "unit": "games/s",
        "median": 170_000,
        "best": 250_000,
        "runs": 3,
        "at_least": 200_000,
        "at_most": None,
        "met": False,
    }
    short, free, skipped = (printed["measures"][key] for key in ("short", "free", "skipped"))
    assert (short["median"], short["best"], short["met"]) == (12, 10, True)
    assert (free["median"], free["met"]) == (1234.5, None)
    assert (skipped["median"], skipped["best"], skipped["runs"], skipped["met"]) == (None, None, 0, None)


@pytest.mark.usefixtures("_fake_measures")
def test_the_page_marks_what_was_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    page = capsys.readouterr().out
    rows = {line[:29].strip(): line[29:].split() for line in page.splitlines()}
    assert rows["a fast thing"] == ["170,000", "250,000", "games/s", ">=", "200,000", "MISSED"]
    assert rows["a short thing"] == ["12", "10", "ns", "<=", "20", "met"]
    assert rows["a thing nobody hopes for"] == ["1,234", "1,234", "ns"]
    assert rows["a thing not done"] == ["-", "-", "ns", "<=", "20"]


def test_the_page_fits_80_columns() -> None:
    taken = {measure.key: bench._figures(measure, [9_876_543.21]) for measure in MEASURES}
    about = bench._machine() | {"processor": "A Processor of Quite Some Length @ 2.40GHz"}
    page = bench._page({"machine": about, "measures": taken})
    assert all(len(line) <= 80 for line in page.splitlines())
    assert all(measure.about in page for measure in MEASURES)


def test_quick_is_quicker_and_compiles_nothing_from_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts: list[Effort] = []

    def asked(effort: Effort) -> list[float]:
        efforts.append(effort)
        return [1.0]

    monkeypatch.setattr(measures, "MEASURES", (Measure("one", "one", NS, asked),))
    assert report(capsys)["quick"] is False
    assert report(capsys, "--quick")["quick"] is True
    assert efforts == [FULL, QUICK]
    assert QUICK.cold_processes == 0
    assert measures.cold_seconds(QUICK) == []


def test_interpreted_rules_are_not_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folsom.kernel.MODE", Mode.INTERPRETED)
    assert main(["bench"]) == 2
    assert "FOLSOM_RULES" in capsys.readouterr().err


# --- the measures ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in KEYS if key.endswith("_ns") or key.startswith("games_")])
def test_every_run_gives_a_figure(key: str) -> None:
    (measure,) = (measure for measure in MEASURES if measure.key == key)
    runs = measure.runs(TINY)
    assert len(runs) == TINY.runs
    assert all(run > 0 for run in runs)


def test_the_log_is_compared_run_by_run() -> None:
    assert len(measures.log_percent(TINY)) == TINY.runs


def test_a_slowdown_is_told_in_percent_of_the_best_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([2.0, 3.3, 1.0, 1.2, 5.0, 1.1, 4.0, 4.0, 4.0, 4.0])
    monkeypatch.setattr(measures, "_cpu_seconds", lambda _work: next(seconds))
    silent, listening = many(Log, 1), many(Log, 1)
    assert measures._slowdown(lambda _logs, _dice: None, silent, listening) == pytest.approx(10)


def test_copies_go_from_slot_to_slot() -> None:
    states = many(State, SLOTS)
    for slot in range(SLOTS):
        write(states, slot, "marshal", slot)
    measures.bench_copies(states, 3)
    expected = list(range(SLOTS))
    for turn in range(3):
        expected[5 * turn + 1] = expected[3 * turn]
    assert [read(states, slot, "marshal") for slot in range(SLOTS)] == expected
    assert expected != list(range(SLOTS))


def test_no_copy_is_of_a_slot_on_itself() -> None:
    assert all((5 * turn + 1) % SLOTS != 3 * turn % SLOTS for turn in range(SLOTS))


def test_logged_games_are_whole_and_fit_the_log() -> None:
    states, logs = many(State, 1), many(Log, 1)
    write(logs, 0, "on", 1)
    measures.bench_logged_games(states, measures._template(players=4), 5, logs, measures._dice())
    assert read(states, 0, "phase") == OVER
    assert 0 < read(logs, 0, "end") < LOG_WORDS


def test_both_ways_through_the_batch_play_the_same_whole_games() -> None:
    batch, logs = measures._batch(), many(Log, 1)
    stepped, decided = batch.starts.copy(), batch.starts.copy()
    batch.step(stepped, logs)
    batch.decide(decided, logs)
    assert all(read(stepped, game, "phase") == OVER for game in range(BATCH))
    assert [State.twin(state) for state in stepped] == [State.twin(state) for state in decided]


def test_every_decision_of_the_batch_is_a_legal_choice_among_several() -> None:
    batch, logs = measures._batch(), many(Log, 1)
    states = batch.starts.copy()
    for game, seat, choice in batch.decisions:
        legal = doors.legal(states, game, seat)
        assert legal >> choice & 1
        assert legal.bit_count() > 1
        doors.apply(states, game, seat, choice, logs)


def test_a_first_game_is_played_to_its_end() -> None:
    measures.first_game()


def test_a_cold_start_finds_nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    look = "import os, sys; sys.exit(len(os.listdir(os.environ['FOLSOM_CACHE'])))"
    monkeypatch.setattr(measures, "FIRST_GAME", ["-c", look])
    assert measures._cold_start() > 0


def test_a_failing_process_is_told() -> None:
    with pytest.raises(Failure, match="the reason"):
        measures._child(["-c", "import sys; sys.exit('the reason')"])


def test_starts_are_measured_in_processes_of_their_own() -> None:
    once = Effort(runs=0, games=0, copies=0, batches=0, processes=1, cold_processes=0)
    assert len(measures.version_seconds(once)) == 1
    assert len(measures.warm_seconds(once)) == 1


# --- comparing -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_fake_measures")
def test_two_reports_are_compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = report(capsys)
    after = json.loads(json.dumps(before))
    after["measures"]["fast"]["best"] = 300_000
    files = [tmp_path / "before.json", tmp_path / "after.json"]
    for file, content in zip(files, (before, after), strict=True):
        file.write_text(json.dumps(content))
    monkeypatch.setattr(sys, "argv", ["compare.py", *map(str, files)])
    runpy.run_path(str(COMPARE), run_name="__main__")
    lines = {line[:32].strip(): line[32:].split() for line in capsys.readouterr().out.splitlines()}
    assert lines["a fast thing"] == ["250,000", "300,000", "+20.0%", "games/s"]
    assert lines["a short thing"] == ["10", "10", "+0.0%", "ns"]
    assert "a thing not done" not in lines
