"""`folsom play`: at a terminal and through a pipe, from the first line to the last."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import folsom
from folsom.cli.commands import COMMANDS
from folsom.cli.display import UnclearInput
from folsom.cli.express.parsing import choice_typed
from folsom.cli.express.reminders import REMINDERS
from folsom.cli.saved import SavedGame
from folsom.cli.screen import CLEAR, Screen, wants_colour
from folsom.cli.terminal_game import INTERRUPTED, prompt
from folsom.express.components import ACTION_NAMES, CHARACTER_NAMES, EVENT_NAMES
from tests.cli.tables import ALONE, FRIENDS, TO_THE_END
from tests.support.terminal import Command, Terminal


def choices(seat: int, *played: str) -> list[str]:
    """What a seat may choose at these tables, after some choices."""
    game = folsom.Express(characters=["Tuco", "Belle", "Doc"], first_player=0, seed=5)
    for choice in played:
        game.play(game.to_act[0], choice)
    return [str(choice) for choice in game.choices(seat)]


SECOND, THIRD = choices(0)[1:3]  # the first is to draw


# --- starting --------------------------------------------------------------------------------


@pytest.mark.usefixtures("levels")
def test_without_arguments_one_plays_against_three_bots_at_once(command: Command) -> None:
    assert command.run("play") == 0
    assert re.search(r"^Express. You are \w+ against \w+ \(colt\), \w+ \(colt\), and\s\w+\s\(colt\)\.", command.text)
    assert "Type help" in command.text
    assert command.game.players == ["human", "colt", "colt", "colt"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_first_player_is_a_seat_counted_from_1(command: Command, number: int) -> None:  # X2.6
    assert command.run(f"play --seats human,human,human --first-player {number} --seed 5") == 0
    assert command.game.game.to_act == [number - 1]
    assert command.game.game.record().splitlines()[6] == f"First player: seat {number}"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--players 7", "Express is for 2 to 6 players, not 7"),
        ("--first-player 0", "--first-player is a seat from 1 to 4, not 0"),
        ("--humans 2 --players 3 --first-player 4", "--first-player is a seat from 1 to 3, not 4"),
        ("--seats human", "Express is for 2 to 6 players, not 1"),
        ("--characters Tuco,Tuco", "Tuco is chosen twice"),
        ("--players 2 --option expert=off", "two players always play the expert variant"),
        ("--seed -1", "a seed is a whole number"),
    ],
)
def test_a_table_that_cannot_be_is_answered_with_the_reason(command: Command, arguments: str, reason: str) -> None:
    assert command.run(f"play {arguments}") == 2
    assert reason in command.complaint.getvalue()
    assert not command.saved


def test_expert_is_short_for_the_option(command: Command) -> None:
    command.run("play --expert --seed 1 --seats human,random,random")
    assert command.game.game.view().options["expert"] == "on"


# --- choosing --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["2", "{0}", "{1}.", "{2}", "{3}"])
def test_a_choice_is_made_by_number_or_in_words(command: Command, words: str) -> None:
    card = SECOND.removeprefix("play ")
    command.run(ALONE, words.format(SECOND, SECOND.upper(), card, card[:3].lower()))
    (first, *_) = command.game.game.moves
    assert (first.seat, first.text) == (0, SECOND)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There's no choice 0; type 1 to"),
        ("77", "There's no choice 77; type 1 to"),
        ("-1", "There's no choice -1"),
        ("dance", "'dance' isn't one of the choices. Type a number from 1 to"),
        ("play", "'play' could mean play"),
        ("f", "'f' isn't one of the choices"),
        ("\x00", "isn't one of the choices"),
        ("²", "isn't one of the choices"),
        ("undo", "You can't undo"),
        ("save", "Type the name of a file"),
        ("record x", "you can write one only after the game"),
        ("rules nonsense", "No rule is called 'nonsense'"),
    ],
)
def test_what_is_no_choice_gets_a_helpful_sentence_and_changes_nothing(
    command: Command, typed: str, answer: str
) -> None:
    assert command.run(ALONE, typed) == 0
    assert answer in " ".join(command.text.split())
    assert command.game.game.moves == []


def test_bytes_that_are_no_text_are_answered_too() -> None:
    screen = Screen(io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), "utf-8"), io.StringIO(), colour=False)
    assert screen.ask(prompt()) == "\N{REPLACEMENT CHARACTER}"


def test_words_mean_the_one_choice_that_has_them_all() -> None:
    choices = [folsom.Choice(0, 1, "move to Mail"), folsom.Choice(0, 2, "move to Saloon"), folsom.Choice(0, 3, "draw")]
    assert choice_typed("mail", choices) == choice_typed("move ma", choices) == choices[0]
    with pytest.raises(UnclearInput, match="could mean move to Mail, or move to Saloon"):
        choice_typed("move", choices)


def test_an_empty_line_shows_the_question_again(command: Command) -> None:
    command.run(ALONE, "")
    assert command.text.count("Turn 1 of 4. Your turn, Tuco: ") == 2
    assert command.text.count("★Marshal") == 1


# --- what else can be typed ------------------------------------------------------------------


def test_every_command_of_the_help_works_and_leaves_the_question_standing(command: Command, tmp_path: Path) -> None:
    command.run(ALONE, "help", "?", "look", "hand", "log", "log all", "rules", "rules Tuco", f"save {tmp_path}/copy")
    assert command.game.game.moves == []
    for command_name in COMMANDS:
        assert command_name in {"help", "?", "h", "q", "quit", "exit", "table"} or command_name in command.text
    copy = SavedGame.read((tmp_path / "copy").read_text())
    assert copy.game.save() == command.game.game.save()


def test_the_log_tells_of_this_round_and_the_last_or_of_all(command: Command) -> None:
    command.run(ALONE, *TO_THE_END, "log", "log all")
    recent, whole = command.text.split("> log")[-2:]
    assert re.findall(r"── Round (\d)", recent) == ["4", "5"]
    assert re.findall(r"── Round (\d)", whole) == ["1", "2", "3", "4", "5"]


def test_files_are_not_overwritten_nor_folders_made(command: Command, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    command.run(ALONE, f"save {precious}", f"save {tmp_path}/nowhere/copy", "save ~nobody-of-this-name/copy")
    answers = " ".join(command.text.split())
    assert "exists already" in answers
    assert answers.count("can't be written") == 2
    assert precious.read_text() == "mine"
    assert not (tmp_path / "nowhere").exists()


def test_the_rules_explain_every_card_bandit_and_event() -> None:
    titles = [topic.title for topic in REMINDERS.topics]
    named = {*ACTION_NAMES, *CHARACTER_NAMES, *(name for name in EVENT_NAMES if name != "None")}
    assert {name.casefold() for name in named} <= {title.casefold() for title in titles}
    for topic in REMINDERS.topics:
        assert REMINDERS.about(topic.title.upper()), topic
    assert REMINDERS.about("jewels") == REMINDERS.about("jewel")
    assert REMINDERS.about("scheming") == REMINDERS.about("schemin")
    assert REMINDERS.about("nonsense") is None


def test_quitting_says_how_to_go_on(command: Command) -> None:
    assert command.run(ALONE, 2, "quit") == 0
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")


def test_the_end_of_the_input_quits_politely(command: Command) -> None:
    assert command.run(ALONE, 2) == 0
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")


def test_ctrl_c_quits_with_the_game_saved(command: Command) -> None:
    assert command.run_interrupted(ALONE, 2) == INTERRUPTED
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")
    assert command.game.game.moves[0].text == SECOND


# --- taking back -----------------------------------------------------------------------------


def test_one_takes_back_ones_own_choice_while_nothing_new_is_seen(command: Command) -> None:
    table = "play --seats human,random,random --expert --seed 2 --first-player 1"
    typed: list[object] = []
    while "What do you keep, " not in command.text:
        typed.append(2)
        command.run(table, *typed)
        assert len(typed) < 20
        command.saved[0].unlink()
    command.run(table, *typed, "1", "undo")
    discarded, taken_back = command.text.split("What do you keep, ")[-2:]
    assert "Undone." in discarded
    assert command.game.game.choices(0)
    assert _hand(taken_back.rpartition("Hand")[0] or discarded) == _hand(command.text)


def _hand(text: str) -> str:
    hands: list[str] = re.findall(r"^Hand  (.*)$", text, re.MULTILINE)
    return hands[-1]


def test_nothing_is_taken_back_once_others_have_chosen(command: Command) -> None:
    command.run(ALONE, 2, "undo")
    assert "Undone." not in command.text
    assert command.game.game.moves[0].text == SECOND


def test_before_the_keyboard_is_passed_on_a_choice_can_be_taken_back(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", SECOND, "undo", THIRD, "")
    assert "(or type undo)" in command.text
    assert "Undone." in command.text
    assert [move.text for move in command.game.game.moves] == [THIRD]


# --- several people at one keyboard ------------------------------------------------------------


def test_the_screen_is_cleared_between_people(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", 2, "", 2, "", 2, "")
    screens = command.text.split(CLEAR)
    for screen in screens:
        assert not ("TUCO" in screen and "BELLE" in screen)
        assert not ("Pass the keyboard" in screen and "Hand" in screen)
        assert ("Hand" in screen) == ("TUCO" in screen or "BELLE" in screen)
    assert [name for screen in screens for name in ("TUCO", "BELLE") if name in screen] == ["TUCO", "BELLE"] * 2


def test_a_terminal_that_only_prints_is_scrolled_instead(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    shown = Terminal()
    Screen(Terminal(), shown, colour=False).clear()
    assert shown.getvalue().strip("\n") == ""
    assert len(shown.getvalue()) >= 24


def test_a_pipe_is_never_cleared_nor_asked_to_pass_the_keyboard(command: Command) -> None:
    command.run(FRIENDS, 2, 2)
    assert "\x1b" not in command.text
    assert "Pass the keyboard" not in command.text
    assert [move.text for move in command.game.game.moves[:2]] == [SECOND, choices(1, SECOND)[1]]


# --- looks -----------------------------------------------------------------------------------


def test_colour_is_for_terminals_that_can_unless_one_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour(Terminal())
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Terminal())
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour(Terminal())


@pytest.mark.parametrize("flag", ["--no-colour", "--no-color"])
def test_colour_can_be_turned_off(command: Command, flag: str) -> None:
    command.run_at_terminal(ALONE)
    assert "\x1b[1m" in command.text
    command.run_at_terminal(f"{ALONE} {flag}")
    assert not re.search(r"\x1b\[[\d;]*m", command.text)


def test_a_screen_that_knows_ascii_only_is_spared_other_signs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    Screen(io.StringIO(), shown, colour=False).say("★ ♦ … \udcff")
    assert shown.buffer.getvalue() == b"@ % ... ?\n"
