"""`folsom tournament`: many bots at small tables, rated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from folsom.cli import main
from tests.arena.bots import bot_name

Capture = pytest.CaptureFixture[str]
FIRST, LAST = bot_name("First"), bot_name("Last")
NAMES = ("random", LAST, "random:2", FIRST, "random:3")
WORDS = ("tournament", "super", *NAMES, "--players", "3", "--seed", "7", "--processes", "1")


def report_of(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main([*WORDS, *words, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_the_better_bot_has_the_better_rating(capsys: Capture) -> None:
    report = report_of(capsys, "--games", "60")
    ratings = {one["name"]: one["rating"] for one in report["contestants"]}
    assert ratings[LAST]["low"] > ratings[FIRST]["high"]
    assert sum(rating["mean"] for rating in ratings.values()) == pytest.approx(5 * 1500)
    assert (report["kind"], report["blocks"], report["games"]) == ("tournament", 20, 60)


def test_everybody_plays_as_often_and_meets_everybody(capsys: Capture) -> None:
    report = report_of(capsys, "--games", "60")
    assert [one["games"] for one in report["contestants"]] == [36] * 5
    assert all(len(one["ahead_of"]) == 4 for one in report["contestants"])
    assert all(one["clones"] == 1 for one in report["contestants"])


def test_results_are_gone_on_with_and_reported_on_a_page(capsys: Capture, tmp_path: Path) -> None:
    results, page = str(tmp_path / "results.jsonl"), tmp_path / "report.html"
    report_of(capsys, "--games", "9", "--results", results)
    resumed = report_of(capsys, "--games", "30", "--results", results, "--report", str(page))
    whole = report_of(capsys, "--games", "30")
    for one, other in zip(resumed["contestants"], whole["contestants"], strict=True):
        assert one | {"milliseconds": 0} == other | {"milliseconds": 0}
    assert f"<code>folsom tournament super {' '.join(NAMES)} --games 30 --seed 7 --players 3</code>" in page.read_text()


def test_the_page_lists_everybody(capsys: Capture) -> None:
    assert main([*WORDS, "--games", "15"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Super, 3 players: 15 games in 5 blocks from seed 7"
    assert all(sum(line.startswith(f"  {name} ") for line in lines) == 3 for name in NAMES)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["super", "random", "random:2"], "a table of 4 needs as many bots, but 2 are named"),
        (["super", "random", "random:2", "random", "--players", "3"], "'random' is named twice"),
        (["super", "random", "nobody", "random:2", "--players", "3"], "there is no bot 'nobody'"),
        (["super", "random", "--players", "9"], "Super is for 3 to 7 players, not 9"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    assert main(["tournament", *words]) == 2
    assert sentence in capsys.readouterr().err
