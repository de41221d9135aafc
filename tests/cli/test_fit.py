"""`folsom fit`: its report, its files, ctrl-C, and what it says to bad input."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folsom.arena.express.fit_prior import Turn, turns
from folsom.arena.express.fit_value import KINDS, TABLES, Sample, samples
from folsom.bots import Player, player_named
from folsom.bots.express.feature_names import FEATURE_NAMES
from folsom.bots.express.lookahead import SITUATIONS
from folsom.bots.express.policy_prior import ACTIONS
from folsom.bots.express.workspace import TABLE_NAMES
from folsom.cli import main
from folsom.cli.express import fit
from folsom.cli.express.fit_subjects import SUBJECTS
from tests.arena.bots import bot_name
from tests.cli.complaints import complaint

Capture = pytest.CaptureFixture[str]
LATER_ROUNDS = range(2, 6)
ALL_TABLES = len(TABLES)  # games, with one of each
QUICK = ("express", "--player", "random", "--seed", "7", "--processes", "1")


def played(capsys: Capture, *words: str, code: int = 0) -> str:
    """What a run prints."""
    assert main(["fit", *QUICK, *words]) == code
    return capsys.readouterr().out


def lines_of(file: Path) -> list[str]:
    """The lines of a samples file that are games."""
    return file.read_text().splitlines()[1:]


def made_up(kind: str, players: int, player: Player, seed: int) -> list[Sample]:
    """The samples of a game that nobody has played."""
    dice = random.Random(seed)
    features = [[[dice.random() for _ in FEATURE_NAMES] for _ in range(players)] for _ in LATER_ROUNDS]
    winner = dice.randrange(players)
    shares = [float(seat == winner) for seat in range(players)]
    return [Sample(kind, number, rows, shares) for number, rows in zip(LATER_ROUNDS, features, strict=True)]


def made_up_turns(table: str, players: int, player: Player, seed: int) -> list[Turn]:
    """The turns of a game that nobody has played."""
    dice = random.Random(seed)
    return [Turn([dice.randrange(SITUATIONS) for _ in range(4)], dice.randrange(4)) for _ in range(20)]


def shows(monkeypatch: pytest.MonkeyPatch, subject: str, shown: Callable[..., list[Any]]) -> None:
    """From now on the games of a fit show this."""
    monkeypatch.setitem(SUBJECTS, subject, replace(SUBJECTS[subject], shown=shown))


@pytest.fixture(autouse=True)
def _nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    shows(monkeypatch, "value", made_up)
    shows(monkeypatch, "prior", made_up_turns)


@pytest.fixture
def interrupt_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Ctrl-C in the game after so many."""

    def arrange(games: int) -> None:
        done: list[int] = []

        def sampled(kind: str, players: int, player: Player, seed: int) -> list[Sample]:
            if len(done) == games:
                raise KeyboardInterrupt
            done.append(seed)
            return made_up(kind, players, player, seed)

        shows(monkeypatch, "value", sampled)

    return arrange


# --- what it gives -----------------------------------------------------------------------------------


def test_the_report_has_a_line_for_each_table_and_way_to_weigh(capsys: Capture) -> None:
    first, _, head, *lines = played(capsys, "--games", "2").splitlines()
    assert first.startswith(f"{2 * ALL_TABLES} games.")
    assert head.split() == ["table", "weights", *(word for number in LATER_ROUNDS for word in ("round", str(number)))]
    for kind, line in zip(sorted(KINDS * 3), lines, strict=True):
        name, *_, likely, _, _, _ = line.split()
        assert name == kind
        assert 0 < float(likely) < 1
    assert "by chance" in lines[6]
    assert lines[6].split()[-4:] == ["0.500"] * 4


def test_the_games_are_those_that_the_player_plays_against_itself(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "TABLES", TABLES[-2:])
    player = player_named("random", "express")
    for subject, kind, shown in (("value", Sample, samples), ("prior", Turn, turns)):
        shows(monkeypatch, subject, shown)
        file = tmp_path / subject
        played(capsys, "--of", subject, "--games", "1", "--samples", str(file))
        games = [[kind.from_dict(data) for data in json.loads(line)] for line in lines_of(file)]
        assert games == [shown(*table, player, seed) for table, seed in zip(TABLES[-2:], (7, 8), strict=True)]


def test_the_weights_for_programs_are_those_of_the_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    printed = played(capsys, "--games", "1", "--json", "--output", str(file))
    assert json.loads(printed) == json.loads(file.read_text())
    assert json.loads(printed)["features"] == list(FEATURE_NAMES)
    assert [len(json.loads(printed)[table]) for table in TABLE_NAMES] == [4] * 9


def test_the_report_on_the_prior_has_a_line_for_each_prior(capsys: Capture) -> None:
    first, _, _, *lines = played(capsys, "--of", "prior", "--games", "2").splitlines()
    assert "Likelihood of the choice" in first
    assert [line.rsplit(maxsplit=1)[0].strip() for line in lines] == ["by chance", "this prior", "the one in use"]
    assert lines[0].split()[-1] == "0.250"


def test_the_prior_for_programs_is_that_of_the_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "prior.json"
    printed = played(capsys, "--of", "prior", "--games", "1", "--json", "--output", str(file))
    assert json.loads(printed) == json.loads(file.read_text())
    assert list(json.loads(printed)) == list(ACTIONS)


@pytest.mark.parametrize(("old", "new"), [("weights", "value"), ("wishes", "prior")])
def test_an_old_name_still_means_what_it_did_and_the_new_one_is_said(capsys: Capture, old: str, new: str) -> None:
    assert main(["fit", *QUICK, "--games", "1", "--json", "--of", old]) == 0
    by_old_name = capsys.readouterr()
    assert f"'{old}' is called '{new}' now" in by_old_name.err
    assert by_old_name.out == played(capsys, "--games", "1", "--json", "--of", new)


def test_the_same_seed_gives_the_same_weights_and_another_gives_others(capsys: Capture) -> None:
    one, same, other = (played(capsys, "--games", "1", "--json", "--seed", seed) for seed in ("3", "3", "4"))
    assert one == same != other


def test_several_processes_give_what_one_gives(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    shows(monkeypatch, "value", samples)
    one, two = (played(capsys, "--games", "1", "--json", "--processes", number) for number in ("1", "2"))
    assert one == two


# --- going on ----------------------------------------------------------------------------------------


def test_a_run_that_is_gone_on_with_gives_what_one_in_one_go_gives(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "samples"
    played(capsys, "--games", "1", "--samples", str(file))
    assert len(lines_of(file)) == ALL_TABLES
    gone_on = played(capsys, "--games", "2", "--json", "--samples", str(file))
    assert len(lines_of(file)) == 2 * ALL_TABLES
    assert gone_on == played(capsys, "--games", "2", "--json")


def test_games_that_are_kept_arent_played_again(
    capsys: Capture, tmp_path: Path, interrupt_after: Callable[[int], None]
) -> None:
    file = tmp_path / "samples"
    at_once = played(capsys, "--games", "1", "--json", "--samples", str(file))
    kept = file.read_text()
    interrupt_after(0)
    assert played(capsys, "--games", "1", "--json", "--samples", str(file)) == at_once
    assert file.read_text() == kept


def test_a_last_game_that_was_cut_off_is_played_again(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "samples"
    at_once = played(capsys, "--games", "1", "--json", "--samples", str(file))
    whole = file.read_text()
    file.write_text(whole[:-40])
    assert played(capsys, "--games", "1", "--json", "--samples", str(file)) == at_once
    assert file.read_text() == whole


def test_ctrl_c_keeps_what_is_done(
    capsys: Capture, tmp_path: Path, interrupt_after: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "samples"
    interrupt_after(4)
    assert played(capsys, "--games", "1", "--samples", str(file), code=130).startswith("4 games.")
    assert len(lines_of(file)) == 4
    shows(monkeypatch, "value", made_up)
    gone_on = played(capsys, "--games", "1", "--json", "--samples", str(file))
    assert gone_on == played(capsys, "--games", "1", "--json")


def test_ctrl_c_before_the_first_game_is_said(capsys: Capture, interrupt_after: Callable[[int], None]) -> None:
    interrupt_after(0)
    said = complaint(capsys, "fit", *QUICK, code=130)
    assert "interrupted before the first game was finished: there is nothing to fit" in said


# --- bad input ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("express", "--player", "wizard"), "there is no bot 'wizard'; known bots are random, greedy, planner, search"),
        (("express", "--player", "search:tree=oak"), "tree must be single or multi, not 'oak'"),
        (("super",), "Super has no weights to fit; for this command there is express"),
        (("chess",), "chess"),
        (("express", "--games", "0"), "--games"),
        (("express", "--games", "many"), "--games"),
        (("express", "--games", "1e9"), "a fit takes at most 20,000 games of each table, not 1,000,000,000"),
        (("express", "--seed", "-1"), "--seed"),
    ],
)
def test_bad_input_is_refused_with_a_reason(capsys: Capture, words: tuple[str, ...], reason: str) -> None:
    assert reason in complaint(capsys, "fit", *words)


@pytest.mark.parametrize(
    ("bot", "did"),
    [("Raises", "raised KeyError: 'no idea'"), ("Cheat", "raised IllegalChoice: "), ("Leaves", "raised SystemExit: 7")],
)
def test_a_bot_that_fails_is_named_with_what_it_did_and_where(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, bot: str, did: str
) -> None:
    shows(monkeypatch, "value", samples)
    said = complaint(capsys, "fit", *QUICK, "--player", bot_name(bot), code=1)
    assert f"bot '{bot_name(bot)}' {did}" in said
    assert "(in the game from seed 7)" in said


def test_a_process_that_has_died_is_told_of_and_what_was_done_is_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dying(*_: Any) -> Iterator[list[Sample]]:
        yield made_up("base", 3, player_named("random", "express"), seed=7)
        raise BrokenProcessPool

    monkeypatch.setattr(fit, "in_order", dying)
    file = tmp_path / "samples"
    said = complaint(capsys, "fit", *QUICK, "--samples", str(file), code=1)
    assert f"a process died; finished games are saved in {file}" in said
    assert len(lines_of(file)) == 1


HEADER = '{"folsom_samples":1,"fitting":"value","player":"random","seed":7}\n'


@pytest.mark.parametrize("text", ["no samples at all\n", "7\n", "null\n", "[]\n", "milk, bread, bullets", '{"a": 1}\n'])
def test_a_file_that_has_no_samples_is_refused_and_stays(capsys: Capture, tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes"
    file.write_text(text)
    said = complaint(capsys, "fit", *QUICK, "--samples", str(file))
    assert f"{file} isn't a samples file, so it was left alone" in said
    assert file.read_text() == text


@pytest.mark.parametrize("line", ["7", '["kind"]', '[{"kind": "base"}]', '[{"kind":"base","round_number":2,"sha'])
def test_a_damaged_line_is_named_and_stays(capsys: Capture, tmp_path: Path, line: str) -> None:
    file = tmp_path / "samples"
    file.write_text(f"{HEADER}{line}\n")
    assert f"line 2 of {file} is damaged" in complaint(capsys, "fit", *QUICK, "--samples", str(file))
    assert file.read_text() == f"{HEADER}{line}\n"


@pytest.mark.parametrize(
    "turn",
    [
        {"situations": [1, 2], "chosen": 2},
        {"situations": [1, SITUATIONS], "chosen": 0},
        {"situations": [-1, 2], "chosen": 0},
        {"situations": [1, 2], "chosen": "first"},
        {"situations": ["a"], "chosen": 0},
    ],
)
def test_damaged_turns_are_refused(capsys: Capture, tmp_path: Path, turn: dict[str, Any]) -> None:
    file = tmp_path / "samples"
    file.write_text(HEADER.replace("value", "prior") + json.dumps([turn]) + "\n")
    said = complaint(capsys, "fit", *QUICK, "--of", "prior", "--games", "1", "--samples", str(file))
    assert f"line 2 of {file} is damaged" in said


@pytest.mark.parametrize(
    "features", [[[1.0], [2.0]], [["a"] * len(FEATURE_NAMES)] * 2, [[0.0] * len(FEATURE_NAMES)] * 3]
)
def test_samples_with_damaged_features_are_refused(capsys: Capture, tmp_path: Path, features: list[list[Any]]) -> None:
    file = tmp_path / "samples"
    sample = {"kind": "teams", "round_number": 2, "features": features, "shares": [1.0, 0.0]}
    file.write_text(HEADER + json.dumps([sample]) + "\n")
    assert f"line 2 of {file} is damaged" in complaint(capsys, "fit", *QUICK, "--games", "1", "--samples", str(file))


def test_samples_of_another_player_arent_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "samples"
    played(capsys, "--games", "1", "--samples", str(file))
    said = complaint(capsys, "fit", "express", "--player", "greedy:1", "--games", "1", "--samples", str(file))
    assert "has other samples (for value, random from seed 7): use another file" in said


def test_samples_for_something_else_arent_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "samples"
    played(capsys, "--games", "1", "--samples", str(file))
    said = complaint(capsys, "fit", *QUICK, "--of", "prior", "--games", "1", "--samples", str(file))
    assert "has other samples (for value, random from seed 7): use another file" in said


@pytest.mark.parametrize(("option", "reason"), [("--samples", "can't save samples in"), ("--output", "can't write to")])
def test_a_folder_that_isnt_there_is_found_out_before_a_game_is_played(
    capsys: Capture, tmp_path: Path, option: str, reason: str
) -> None:
    assert reason in complaint(capsys, "fit", *QUICK, option, str(tmp_path / "nowhere" / "file"))


def test_a_device_holds_no_samples(capsys: Capture) -> None:
    said = complaint(capsys, "fit", *QUICK, "--samples", "/dev/full")
    assert "can't save samples in /dev/full: not a regular file" in said


def test_a_full_disk_is_named_with_its_file_and_what_was_found_is_told_all_the_same(capsys: Capture) -> None:
    assert main(["fit", *QUICK, "--games", "1", "--output", "/dev/full"]) != 0
    printed = capsys.readouterr()
    assert printed.out.startswith(f"{ALL_TABLES} games.")
    assert "can't write to /dev/full: No space left on device" in printed.err


def test_one_game_of_each_table_leaves_none_to_check(capsys: Capture) -> None:
    *_, last = played(capsys, "--games", "1").splitlines()
    assert last.split()[-4:] == ["-"] * 4
