"""`folsom match`: its report, its files, ctrl-C, and what it says to bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from folsom.arena import workers
from folsom.arena.playing import Played, play
from folsom.cli import contests, main
from folsom.games import GAMES
from tests.arena.bots import bot_name
from tests.arena.contests import match as match_of
from tests.arena.contests import tournament as tournament_of
from tests.cli.complaints import complaint

Capture = pytest.CaptureFixture[str]
Report = dict[str, Any]
FIRST, LAST = bot_name("First"), bot_name("Last")
SUPER = ("super", LAST, FIRST, "random", "--seed", "7", "--processes", "1")


def matched(capsys: Capture, *words: str, code: int = 0) -> Report:
    """The report for programs."""
    assert main(["match", *words, "--json"]) == code
    report: Report = json.loads(capsys.readouterr().out)
    return report


def page_of(capsys: Capture, *words: str) -> list[str]:
    """The report for people, by lines."""
    assert main(["match", *words]) == 0
    return capsys.readouterr().out.splitlines()


def untimed(report: Report) -> Report:
    """A report without what differs from run to run."""
    timed = {"milliseconds"}
    people = [{name: figure for name, figure in one.items() if name not in timed} for one in report["contestants"]]
    return {**report, "contestants": people}


# --- reports -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_report_says_who_won_how_often(capsys: Capture, game: str) -> None:
    report = matched(capsys, game, LAST, FIRST, "random", "--games", "10", "--seed", "7", "--processes", "1")
    assert (report["game"], report["seed"], report["blocks"], report["games"]) == (game, 7, 4, 12)
    assert (report["games_asked"], report["interrupted"]) == (10, False)
    assert [one["name"] for one in report["contestants"]] == [LAST, FIRST, "random"]
    wins = sum(one["win_share"]["mean"] for one in report["contestants"])
    assert wins == pytest.approx(1 - report["nobody_won"])
    last, first, _ = report["contestants"]
    assert last["ahead_of"][FIRST]["mean"] > 0.5 > first["ahead_of"][LAST]["mean"]


def test_the_page_has_everybodys_figures(capsys: Capture) -> None:
    lines = page_of(capsys, *SUPER, "--games", "10")
    assert lines[:2] == [
        "Super, 3 players: 12 games in 4 blocks from seed 7",
        "10 games requested; rounded up to 12 for whole blocks",
    ]
    headings = next(line for line in lines if line.startswith("   "))
    assert headings.split() == ["wins", "per", "seat", "loot", "rank", "rating"]
    assert sum(line.startswith(f"  {LAST} ") for line in lines) == 3
    assert any("by chance a seat wins 33.3 %" in line for line in lines)


def test_clones_are_labelled(capsys: Capture) -> None:
    lines = page_of(capsys, "super", LAST, "random", "random", "--games", "6", "--processes", "1")
    assert any(line.startswith("  random (2 seats) ") for line in lines)


def test_many_contestants_have_no_room_for_the_intervals_of_pairings(capsys: Capture) -> None:
    names = ["random", "random:1", "random:2", "random:3"]
    lines = page_of(capsys, "super", *names, "--games", "8", "--processes", "1")
    pairings = lines[lines.index("  finished ahead of (a tie counts half):") + 2 :][:4]
    assert all("…" not in line and line.count("%") == 3 for line in pairings)


def test_two_names_in_express_are_the_team_game(capsys: Capture) -> None:
    report = matched(capsys, "express", LAST, FIRST, "--games", "2", "--processes", "1")
    assert (report["table"]["players"], report["table"]["expert"]) == (2, "on")


def test_the_table_is_as_elsewhere(capsys: Capture) -> None:
    chosen = ["--option", "reflex=on", "--characters", "Doc", "--first-player", "2"]
    lines = page_of(capsys, *SUPER, "--games", "3", *chosen)
    assert lines[1:4] == ["  characters: Doc, ?, ?", "  first player: seat 2", "  reflex=on"]


def test_the_same_seed_gives_the_same_report_and_another_another(capsys: Capture) -> None:
    words = ("super", LAST, "random", "random", "--games", "12", "--processes", "1")
    one, again, other = (untimed(matched(capsys, *words, "--seed", seed)) for seed in ("3", "3", "4"))
    assert one == again
    assert one["contestants"] != other["contestants"]


def test_two_processes_give_the_same_report(capsys: Capture) -> None:
    words = ("super", LAST, "random", "random", "--games", "12", "--seed", "3")
    alone, together = (untimed(matched(capsys, *words, "--processes", number)) for number in ("1", "2"))
    assert alone == together


def test_a_report_can_be_written_as_a_page(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    page_of(capsys, *SUPER, "--games", "6", "--option", "horse=on", "--report", str(file))
    page = file.read_text()
    assert "http" not in page
    names = f"{LAST} {FIRST} random"
    assert f"<code>folsom match super {names} --games 6 --seed 7 --option horse=on</code>" in page


def test_the_command_on_the_page_plays_the_same_contest_again() -> None:
    chosen: dict[str, Any] = {
        "characters": ["Doc", None, None],
        "cars": [None, "Saloon", None],
        "first_player": 2,
        "ghost": "always",
    }
    contest = match_of("random", "random:2", "a b", **chosen)
    assert contests.command_for(contest, 60) == (
        "folsom match express random random:2 'a b' --games 60 --seed 7 "
        "--characters 'Doc,?,?' --cars '?,Saloon,?' --first-player 3 --option ghost=always"
    )
    assert contests.command_for(tournament_of("a", "b", "c", players=2), 9) == (
        "folsom tournament express a b c --games 9 --seed 7 --players 2"
    )


# --- results files and ctrl-C ------------------------------------------------------------------------


def test_a_match_gone_on_with_is_the_same_as_one_in_one_go(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    matched(capsys, *SUPER, "--games", "6", "--results", file)
    resumed = matched(capsys, *SUPER, "--games", "15", "--results", file)
    assert untimed(resumed) == untimed(matched(capsys, *SUPER, "--games", "15"))
    assert len(Path(file).read_text().splitlines()) == 1 + 5


def test_what_is_kept_isnt_played_again(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "results.jsonl")
    once = matched(capsys, *SUPER, "--games", "9", "--results", file)
    monkeypatch.setattr(contests, "played", None)
    assert matched(capsys, *SUPER, "--games", "9", "--results", file) == once
    fewer = matched(capsys, *SUPER, "--games", "6", "--results", file)
    assert fewer["blocks"] == 2


def test_a_seed_by_chance_is_that_of_the_results(capsys: Capture, tmp_path: Path) -> None:
    words = ("super", "random", "random", "random", "--processes", "1", "--results", str(tmp_path / "results.jsonl"))
    first = matched(capsys, *words, "--games", "3")
    assert matched(capsys, *words, "--games", "6")["seed"] == first["seed"]


@pytest.fixture
def _interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the middle of the third block, of three games each."""
    count = iter(range(100))

    def interrupted(*table: Any) -> Played:
        if next(count) == 7:
            raise KeyboardInterrupt
        return play(*table)

    monkeypatch.setattr(workers, "play", interrupted)


@pytest.mark.usefixtures("_interrupted")
def test_interrupted_it_reports_and_keeps_the_blocks_it_has(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, page = str(tmp_path / "results.jsonl"), tmp_path / "report.html"
    report = matched(capsys, *SUPER, "--games", "30", "--results", file, "--report", str(page), code=130)
    assert (report["blocks"], report["interrupted"]) == (2, True)
    assert "interrupted: these are the finished blocks" in page.read_text()
    monkeypatch.undo()
    resumed = matched(capsys, *SUPER, "--games", "12", "--results", file)
    assert untimed(resumed) == untimed(matched(capsys, *SUPER, "--games", "12"))


@pytest.mark.usefixtures("_interrupted")
def test_interrupted_the_page_says_so(capsys: Capture) -> None:
    assert main(["match", *SUPER, "--games", "30"]) == 130
    assert "\ninterrupted: these are the finished blocks\n" in capsys.readouterr().out


def test_interrupted_before_the_first_block_there_is_nothing_to_report(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_table: Any) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play", interrupted)
    assert "nothing to report" in complaint(capsys, "match", *SUPER, code=130)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A long match of two processes, in a group of its own, that keeps its results in a file."""
    words = ["express", bot_name("Slow"), "random", "--games", "100k", "--seed", "7", "--processes", "2"]
    command = [sys.executable, "-m", "folsom", "match", *words, "--results", str(tmp_path / "results.jsonl")]
    pipe = subprocess.PIPE
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run behind a shell it may be ignored
    try:
        with subprocess.Popen(command, text=True, stdout=pipe, stderr=pipe, start_new_session=True) as process:
            yield process
            process.kill()
    finally:
        signal.signal(signal.SIGINT, heard)


def test_ctrl_c_ends_all_processes_and_leaves_the_report(running: subprocess.Popen[str], tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    while running.poll() is None and (not results.exists() or len(results.read_text().splitlines()) < 3):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: to the workers, too
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out.startswith("Express, 2 players: ")
    assert "Traceback" not in err
    assert len(results.read_text().splitlines()) >= 3


def test_progress_counts_games(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["match", *SUPER, "--games", "6"]) == 0
    shown = capsys.readouterr().err
    assert "  0 %  0 of 6 games" in shown
    assert " 50 %  3 of 6 games, " in shown
    assert " left" in shown


# --- words in ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "random"], "there is no game 'chess'"),
        (["express"], "PLAYER"),
        (["express", "random"], "Express is for 2 to 6 players, not 1"),
        (["super", "random", "random"], "Super is for 3 to 7 players, not 2"),
        (["express", "random", "nobody"], "there is no bot 'nobody'"),
        (["express", "random", f"{FIRST}:size=2"], "there is no parameter 'size'"),
        (["express", "random", "random", "--players", "3"], "--players is 3, but 2 players are named"),
        (["express", "random", "random", "--option", "reflex=on"], "in Express there is no option 'reflex'"),
        (["express", "random", "random", "--games", "0"], "from 1 to"),
        (["express", "random", "random", "--games", "1e9"], "10,000,000 games"),
        (["express", "random", "random", "--games", "few"], "'few' isn't a number of games"),
        (["express", "random", "random", "--seed", "-1"], "a seed is a whole number"),
        (["express", "random", "random", "--processes", "0"], "from 1 to 1024 processes can play, not 0"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    assert sentence in complaint(capsys, "match", *words)


def test_results_of_another_match_are_refused(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    matched(capsys, *SUPER, "--games", "3", "--results", file)
    words = ("super", "random", "random", "random", "--seed", "7", "--results", file)
    assert "has results of another contest" in complaint(capsys, "match", *words)


def test_files_that_cant_be_written_are_named_before_anything_is_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "played", None)
    nowhere = tmp_path / "no" / "file"
    kept = complaint(capsys, "match", *SUPER, "--results", str(nowhere), code=1)
    assert f"can't save results in {nowhere}: No such file or directory" in kept
    for page in (nowhere, tmp_path):
        assert f"can't write the page to {page}" in complaint(capsys, "match", *SUPER, "--report", str(page))


def test_a_bot_that_fails_is_named_and_what_was_done_is_kept(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("express", "random", bot_name("Raises"), "--seed", "7", "--processes", "1", "--results", str(file))
    said = complaint(capsys, "match", *words, code=1)
    assert "bot 'tests.arena.bots:Raises' raised KeyError: 'no idea' (in block 1, game 1, seat " in said
    assert f"finished blocks are saved in {file}" in said


def test_blocks_done_before_a_bot_fails_are_kept(capsys: Capture, tmp_path: Path) -> None:
    """It cheats from the fourth round on, which not every game of Super has."""
    file = tmp_path / "results.jsonl"
    words = ("super", bot_name("Cheat:round_number=4"), "random", "random", "--seed", "2", "--processes", "1")
    said = complaint(capsys, "match", *words, "--results", str(file), code=1)
    block = int(said.partition("in block ")[2].partition(",")[0])
    assert block > 1
    assert [json.loads(line)["block"] for line in file.read_text().splitlines()[1:]] == list(range(block - 1))
