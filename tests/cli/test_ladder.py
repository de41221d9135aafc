"""`folsom ladder`: a line for each match, kept in a folder, beside what is hoped for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from folsom.arena import ladder, workers
from folsom.arena.ladder import WinClaim
from folsom.arena.playing import Played, play
from folsom.cli import main
from tests.arena.bots import bot_name

Capture = pytest.CaptureFixture[str]
FIRST, LAST = bot_name("First"), bot_name("Last")
ALONE = ("--processes", "1")


@pytest.fixture(autouse=True)
def _short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three matches of quick bots, and no levels."""
    claims = (
        WinClaim("super", LAST, FIRST, 3, 30, at_least=0.30),
        WinClaim("super", FIRST, LAST, 3, 12),
        WinClaim("express", LAST, FIRST, 2, 4),
    )
    of_game = {game: tuple(claim for claim in claims if claim.game == game) for game in ("express", "super")}
    monkeypatch.setattr(ladder, "ladder_of", lambda game: ladder.Ladder(of_game[game]))


def lines_of(capsys: Capture, *words: str) -> list[str]:
    assert main(["ladder", *words, *ALONE]) == 0
    return capsys.readouterr().out.splitlines()


def test_every_match_has_a_line_with_its_verdict(capsys: Capture) -> None:
    head, first, second = lines_of(capsys, "super")
    assert head.split() == ["table", "bot", "against", "games", "share", "target"]
    assert first.endswith("holds")
    assert " 30 " in first
    assert second.endswith("MISSED")
    assert len({line.index(verdict) for line, verdict in ((first, "holds"), (second, "MISSED"))}) == 1


def test_matches_are_chosen_by_game_and_text_and_can_be_listed(capsys: Capture) -> None:
    assert lines_of(capsys, "--list") == [
        f"Express, 2 players, teams: {LAST} against {FIRST}",
        f"Super, 3 players: {LAST} against {FIRST}",
        f"Super, 3 players: {FIRST} against {LAST}",
    ]
    assert lines_of(capsys, "--list", "--only", "TEAMS") == [f"Express, 2 players, teams: {LAST} against {FIRST}"]
    assert len(lines_of(capsys, "express", "--list")) == 1


def test_games_can_be_scaled_down(capsys: Capture) -> None:
    reports = json.loads("\n".join(lines_of(capsys, "--games", "6", "--json")))
    assert [report["games"] for report in reports] == [4, 6, 6]
    assert set(reports[0]) == {
        *("game", "players", "options", "bot", "against", "lineup", "seed", "games", "share", "target", "holds"),
    }


def test_the_table_can_be_had_as_markdown(capsys: Capture) -> None:
    head, rule, row = lines_of(capsys, "super", "--only", f"{LAST} against", "--markdown")
    assert head.count("|") == rule.count("|") == row.count("|") == 8
    assert row.startswith(f"| Super, 3 players | {LAST} | {FIRST} | 30 | ")
    assert row.endswith(" | ≥ 30 % | holds |")


def test_results_are_kept_in_a_folder_and_not_played_again(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new" / "ladder"
    once = lines_of(capsys, "--results", str(folder))
    assert len(list(folder.glob("*.jsonl"))) == 3
    monkeypatch.setattr(workers, "play", None)
    assert lines_of(capsys, "--results", str(folder)) == once


def test_interrupted_it_has_told_what_was_done(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = iter(range(100))

    def interrupted(*table: Any) -> Played:
        if next(count) == 36:
            raise KeyboardInterrupt
        return play(*table)

    monkeypatch.setattr(workers, "play", interrupted)
    words = ["ladder", "super", *ALONE, "--results", str(tmp_path)]
    assert main(words) == 130
    assert len(capsys.readouterr().out.splitlines()) == 2
    monkeypatch.setattr(workers, "play", play)
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_unknown_bots_and_texts_are_answered_with_a_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["ladder", "--only", "chess"]) == 2
    assert "no match has 'chess' in its title" in capsys.readouterr().err
    unknown = ladder.Ladder((WinClaim("express", "nobody", "random", 3, 3),))
    monkeypatch.setattr(ladder, "ladder_of", lambda game: unknown)
    assert main(["ladder"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
