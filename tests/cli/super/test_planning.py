"""A plan of Super at the keyboard: how it is typed, changed, and kept from others."""

from __future__ import annotations

import re
from typing import Any

import pytest

import folsom
from folsom.cli.display import UnclearInput
from folsom.cli.screen import CLEAR
from folsom.cli.super.parsing import choice_typed
from folsom.cli.super.questions import question, warning
from tests.support.scenes.super.scene import Scene
from tests.support.terminal import Command

ALONE = "play super --seats human,random,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
EXTENDED = f"{ALONE} --option reflex=on --option horse=on"
FRIENDS = "play super --seats human,human,human,random --characters Tuco,Belle,Mei,Doc --first-player 1 --seed 5"
PLAN = "Move, Fire, Turn"


def plans(command: Command) -> list[tuple[str, str]]:
    """All plans made so far, changed ones too."""
    game = command.game.game
    return [(game.seat_name(move.seat), move.text) for move in game.moves]


# --- typing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "Move, Fire, Turn",
        "move fire turn",
        "MOVE  fire,turn.",
        "mo fi tu",
        "m fi t",
        "3 4 1",
        "341",
        "3,4,1",
        "move 4 t",
    ],
)
def test_a_plan_is_typed_in_words_letters_or_numbers(command: Command, typed: str) -> None:
    command.run(ALONE, typed)
    assert plans(command)[0] == ("Tuco", PLAN)


@pytest.mark.parametrize(
    ("typed", "plan"),
    [("h m t", "Horse, Move, Turn"), ("651", "Horse, Reflex, Turn"), ("r h m", "Reflex, Horse, Move")],
)
def test_a_letter_is_a_card_where_more_follows(command: Command, typed: str, plan: str) -> None:
    command.run(EXTENDED, "h", typed)
    assert "What you can type" in command.text
    assert plans(command)[0] == ("Tuco", plan)


CARDS = "Type three of these, in order: 1 Turn, 2 Floor, 3 Move, 4 Fire; or help."
EXAMPLE = "such as 'move fire turn' or '341'"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", f"'dance' isn't a card. {CARDS}"),
        ("move fire dance", f"'dance' isn't a card. {CARDS}"),
        ("move fire reflex", f"'reflex' isn't a card. {CARDS}"),
        ("345", f"'5' isn't a card. {CARDS}"),
        ("0 1 2", f"'0' isn't a card. {CARDS}"),
        ("-1", f"'-1' isn't a card. {CARDS}"),
        ("²", f"'²' isn't a card. {CARDS}"),
        ("f m t", "'f' could mean Floor, or Fire."),
        ("move", f"A plan is three cards in order, {EXAMPLE}; you named 1."),
        ("34", f"A plan is three cards in order, {EXAMPLE}; you named 2."),
        ("3412", f"A plan is three cards in order, {EXAMPLE}; you named 4."),
        (", ,", f"A plan is three cards in order, {EXAMPLE}; you named none."),
        ("move fire move", "Move is in that plan twice; the three cards must differ."),
        ("111", "Turn is in that plan twice; the three cards must differ."),
        ("undo", "You can't undo"),
        ("change", "Nobody at this keyboard can change a plan now."),
        ("keep", "You have no plan to keep yet: choose one first."),
        ("save", "Type the name of a file"),
        ("rules nonsense", "No rule is called 'nonsense'. Type rules and one of these: Turn, Floor"),
    ],
)
def test_what_is_no_plan_gets_a_helpful_sentence_and_changes_nothing(command: Command, typed: str, answer: str) -> None:
    assert command.run(ALONE, typed) == 0
    assert answer in " ".join(command.text.split())
    assert plans(command) == []


@pytest.mark.parametrize("extensions", [{}, {"reflex": True}, {"horse": True}, {"reflex": True, "horse": True}])
def test_every_plan_can_be_typed_by_words_and_by_numbers(extensions: dict[str, Any]) -> None:
    game = folsom.Super(players=3, seed=1, **extensions)
    choices, cards = game.choices(0), game.view(0).cards
    for choice in choices:
        words = str(choice).split(", ")
        assert choice_typed(" ".join(word[:2].lower() for word in words), choices) == choice
        assert choice_typed("".join(str(cards.index(word) + 1) for word in words), choices) == choice


def test_the_example_is_a_plan_in_every_game() -> None:
    choices = folsom.Super(players=3, horse=True).choices(0)
    with pytest.raises(UnclearInput, match="such as 'move fire turn' or '341'; you named 1"):
        choice_typed("turn", choices)


def test_an_empty_line_shows_the_question_again(command: Command) -> None:
    command.run(ALONE, "")
    assert command.text.count("Plan your three, Tuco: Which three cards, in what order?") == 2
    assert command.text.count("◄TUCO") == 1


def test_whoever_lies_stunned_is_reminded_of_it() -> None:
    drawing = "roof | | ◄B* | | |\ninside | ◄D | T► | | |"
    assert warning(Scene(drawing).view("Belle")).endswith("only makes you stand up.")
    assert warning(Scene(drawing, reflex=True).view("Belle")).endswith("(Reflex: and fire).")
    assert warning(Scene(drawing).view("Doc")) == warning(Scene(drawing).view()) == ""


# --- thinking again ----------------------------------------------------------------------------


def test_a_plan_that_was_made_is_shown_to_its_player_alone() -> None:
    scene = Scene("roof | | | | |\ninside | ◄D | T► B► | | |")
    scene.choose("Belle", PLAN)
    assert question(scene.view("Belle")) == "Belle: Your plan is Move, Fire, Turn. Type another plan, or keep."
    assert question(scene.view("Doc")).startswith("Plan your three, Doc: Which three cards")


def test_one_may_change_a_plan_until_the_last_one_is_in(command: Command) -> None:
    command.run(FRIENDS, "341", "143", "change Tuco", "342", "change", "change b", "keep", "keep", "123")
    first, *others = plans(command)[:5]
    assert first == ("Tuco", PLAN)
    assert others[:3] == [("Belle", "Turn, Fire, Move"), ("Tuco", "Move, Fire, Floor"), ("Mei", "Turn, Floor, Move")]
    told = " ".join(command.text.split())
    assert "Tuco: Your plan is Move, Fire, Turn. Type another plan, or keep." in told
    assert "Who plans again? Type change and a name: Tuco, Belle." in told
    assert "Belle: Your plan is Turn, Fire, Move." in told
    assert "You have no plan to keep yet: choose one first." in told
    assert "  1  Tuco: Move" in command.text
    assert "  2  Tuco: Fire" in command.text
    assert "  3  Tuco: Floor" in command.text


def test_the_keyboard_goes_back_to_whoever_was_asked(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "", "change", "", "keep", "", "142")
    passed = re.findall(r"Pass the keyboard to (\w+), then press Enter([^.]*)\.", command.text)
    assert passed == [
        ("Tuco", ""),
        ("Belle", " (or type undo)"),
        ("Tuco", ""),
        ("Belle", " (or type undo)"),
        ("Mei", " (or type undo)"),
    ]
    assert plans(command) == [("Tuco", PLAN), ("Belle", "Turn, Fire, Floor")]


def test_a_bot_that_has_planned_since_keeps_nobody_from_taking_a_plan_back(command: Command) -> None:
    command.run_at_terminal(FRIENDS.replace("human,human,human,random", "human,random,human,human"), "", "341", "")
    assert "Pass the keyboard to Mei, then press Enter (or type undo)." in command.text


def test_others_can_be_called_back_while_the_keyboard_is_passed_on(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "", "143", "", "change tuco", "change belle", "", "342")
    assert "Pass the keyboard to Tuco, then press Enter (or type change to let someone plan again)." in command.text
    assert [plan for plan in plans(command) if plan[0] == "Belle"][-1] == ("Belle", "Move, Fire, Floor")


def test_to_take_back_a_changed_plan_leaves_the_one_before_to_think_about(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "change", "342", "undo", "keep", "")
    assert command.text.count("Your plan is Move, Fire, Turn. Type another plan, or keep.") == 2
    assert plans(command) == [("Tuco", PLAN)]


def test_before_the_keyboard_is_passed_on_a_plan_can_be_taken_back_or_changed(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "undo", "342", "change", "413", "change nobody", "")
    assert "Undone." in command.text
    assert plans(command) == [("Tuco", "Move, Fire, Floor"), ("Tuco", "Fire, Turn, Move")]
    assert "Who plans again?" in command.text


def test_one_can_leave_while_the_keyboard_is_passed_on(command: Command) -> None:
    assert command.run_at_terminal(FRIENDS, "", "341", "quit") == 0
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")


def test_nobody_sees_the_plan_of_another(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "", "142", "", "change tuco", "", "keep", "", "hand", "quit")
    for screen in command.text.split(CLEAR):
        assert sum(name in screen for name in ("TUCO", "BELLE", "MEI")) <= 1
        assert not ("Pass the keyboard" in screen and "TUCO" in screen)
        assert ("Move, Fire, Turn" in screen) <= ("TUCO" in screen)
        assert "Turn, Fire, Floor" not in screen


def test_the_story_is_told_to_all_before_the_keyboard_is_passed_on(command: Command) -> None:
    command.run_at_terminal(FRIENDS, "", "341", "", "142", "", "142", "", "hand", "quit")
    (screen,) = (screen for screen in command.text.split(CLEAR) if "All plans are in" in screen)
    assert "Pass the keyboard to Tuco" in screen
    assert "TUCO" not in screen


def test_in_express_to_keep_is_a_choice_of_its_own(command: Command) -> None:
    """`change` and `keep` are commands only where all choose at once."""
    table = "play --seats human,random,random --expert --seed 2 --first-player 1"
    command.run(table, *[2] * 20)
    choices = command.text.partition("Which cards do you keep")[0].count("choice or help>")
    command.saved[0].unlink()
    command.run(table, *[2] * choices, "change", "keep")
    assert "'change' isn't one of the choices" in " ".join(command.text.split())
    assert "keep the rest" in [move.text for move in command.game.game.moves]
