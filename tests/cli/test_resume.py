"""`folsom resume`: the game goes on as if it had never been left, or the reason why it can't is told."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.cli.saved import SavedGame, sealed, unsealed
from tests.support.terminal import Command

TABLE = "play --seats human,random,human,random --seed 8"
SUPER_TABLE = "play super --seats human,random,human,random --seed 10"
GREEDY = "play --seats human,greedy,random --seed 8"
TO_THE_END = [1] * 200
PLANS_TO_THE_END = ["floor turn fire"] * 12


def left_game(command: Command, *typed: object, table: str = TABLE) -> Path:
    """The file of a game that was left after some choices."""
    before = set(command.saved)
    assert command.run(table, *typed) == 0
    (file,) = set(command.saved) - before
    return file


def game_in(file: Path) -> folsom.Game[Any, Any]:
    return SavedGame.read(file.read_text()).game


@pytest.mark.parametrize("choices", [0, 1, 5, 14])
def test_a_game_that_was_left_ends_as_if_it_had_not_been(command: Command, choices: int) -> None:
    whole = left_game(command, *TO_THE_END)
    left = left_game(command, *TO_THE_END[:choices])
    assert game_in(whole).over
    assert not game_in(left).over
    assert command.run("resume", *TO_THE_END) == 0
    assert game_in(left).save() == game_in(whole).save()


@pytest.mark.parametrize("plans", [0, 1, 2, 3])
def test_a_game_of_super_goes_on_as_well(command: Command, plans: int) -> None:
    whole = left_game(command, *PLANS_TO_THE_END, table=SUPER_TABLE)
    left = left_game(command, *PLANS_TO_THE_END[:plans], table=SUPER_TABLE)
    assert game_in(whole).over
    assert not game_in(left).over
    assert command.run("resume", *PLANS_TO_THE_END) == 0
    assert command.text.startswith("Super. ")
    assert game_in(left).save() == game_in(whole).save()


def test_a_plan_that_was_made_before_leaving_can_be_changed_after(command: Command) -> None:
    left = left_game(command, "341", table=SUPER_TABLE)
    name = game_in(left).seat_name(0)
    command.run("resume", f"change {name}", "143")
    assert f"{name}: Your plan is Move, Fire, Turn." in command.text
    assert [move.text for move in game_in(left).moves if move.seat == 0] == ["Move, Fire, Turn", "Turn, Fire, Move"]


def test_one_is_told_again_what_came_of_the_last_round(command: Command) -> None:
    left_game(command, "341", "341", table=SUPER_TABLE)
    command.run("resume")
    assert "── All plans are in" in command.text
    assert "── Round 2 of at most 5" in command.text


def test_bots_choose_as_they_would_have(command: Command) -> None:
    command.run(GREEDY, 2, 2)
    (whole,) = command.saved
    command.run(GREEDY, 2)
    (left,) = set(command.saved) - {whole}
    command.run(f"resume {left}", 2)
    assert game_in(left).save() == game_in(whole).save()


def test_one_is_told_again_what_came_of_the_last_choice(command: Command) -> None:
    left_game(command, 1)
    command.run("resume")
    assert "Round 1 of 5" in command.text
    assert command.text.startswith("Express. ")


def test_without_a_saved_game_it_says_so(command: Command) -> None:
    assert command.run("resume") == 1
    assert command.complaint.getvalue() == "folsom: there's no saved game; start one with folsom play\n"
    assert command.run("resume --list") == 0
    assert command.text == "there's no saved game; start one with folsom play\n"


def test_a_file_that_is_not_there_is_named(command: Command, tmp_path: Path) -> None:
    assert command.run(f"resume {tmp_path}/gone.json") == 1
    assert f"{tmp_path}/gone.json can't be read: No such file or directory" in command.complaint.getvalue()


def changed(text: str, **changes: object) -> str:
    """A save that says something else, under a seal that fits."""
    return sealed({**unsealed(text), **changes})


def with_game(text: str, **changes: object) -> str:
    return changed(text, game={**unsealed(text)["game"], **changes})


DAMAGE: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "cut off": lambda text: text[: len(text) // 2],
    "a list": lambda text: "[1, 2]",
    "null": lambda text: "null",
    "no seal": lambda text: json.dumps(unsealed(text)),
    "a bit that flipped": lambda text: text.replace("AAAAA", "AAAAB", 1),
    "another format": lambda text: text.replace('"folsom_table": 1', '"folsom_table": 99'),
    "no game": lambda text: changed(text, game=None),
    "a player too few": lambda text: changed(text, players=["human"]),
    "an unknown player": lambda text: changed(text, players=["wizard"] * 4),
    "no players": lambda text: changed(text, players=None),
    "nobody was told": lambda text: changed(text, told=[]),
    "told in words": lambda text: changed(text, told=["a"] * 5),
    "told more than happened": lambda text: changed(text, told=[10**6] * 5),
    "told less than nothing": lambda text: changed(text, told=[-1] * 5),
    "an unknown event": lambda text: with_game(text, log=[[250, 0]]),
    "a position of another size": lambda text: with_game(text, position="AAAA"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_save_is_told_and_nothing_is_changed(command: Command, damage: str) -> None:
    file = left_game(command, 1)
    file.write_text(DAMAGE[damage](file.read_text()))
    before = file.read_bytes()
    assert command.run("resume", *TO_THE_END) == 1
    assert command.complaint.getvalue().startswith(f"folsom: {file} can't be resumed: ")
    assert file.read_bytes() == before


def test_bytes_that_are_no_text_are_no_saved_game(command: Command) -> None:
    file = left_game(command, 1)
    file.write_bytes(b"\xff\xfe\x00")
    assert command.run("resume") == 1
    assert "it isn't text" in command.complaint.getvalue()


def test_a_finished_game_is_passed_over_while_another_was_left(command: Command) -> None:
    left, finished = left_game(command, 1), left_game(command, *TO_THE_END)
    os.utime(left, (1, 1))
    os.utime(finished, (2, 2))
    command.run("resume", "quit")
    assert "The game is saved." in command.text
    left.unlink()
    command.run("resume", "log", "quit")
    assert "The train has arrived" in command.text
    assert command.text.endswith("Until next time.\n")


def test_the_last_game_left_is_the_one_that_goes_on(command: Command) -> None:
    older, newer = left_game(command, 1), left_game(command, 1, 1)
    os.utime(older, (1, 1))
    os.utime(newer, (2, 2))
    moves = len(game_in(older).moves)
    command.run("resume", 1)
    assert len(game_in(older).moves) == moves
    assert len(game_in(newer).moves) > moves


def test_the_list_has_all_games_the_last_played_first(command: Command) -> None:
    left, finished, damaged = left_game(command, 1), left_game(command, *TO_THE_END), left_game(command)
    damaged.write_text("?")
    for age, file in enumerate((damaged, left, finished)):
        os.utime(file, (100 - age, 100 - age))
    assert command.run("resume --list") == 0
    first, second, third = command.text.splitlines()
    assert ("damaged" in first, first.endswith(str(damaged))) == (True, True)
    assert "  Express: " in second
    assert (": round 1" in second, second.endswith(str(left))) == (True, True)
    assert (": over" in third, third.endswith(str(finished))) == (True, True)
