"""Records of Super: plans as they are made and changed, the round told behind them, and the places."""

from __future__ import annotations

import re

import pytest

from folsom import Super, read
from folsom.notation.super import SuperForm
from folsom.super.events import EVENTS
from tests.notation.example import assert_round_trip, refused

Plans = tuple[str, ...]

TO_NOBODY: tuple[Plans, ...] = (
    ("Tuco: Turn, Move, Floor", "Belle: Turn, Move, Floor", "Doc: Move, Floor, Turn"),
    ("Belle: Floor, Turn, Fire", "Doc: Turn, Move, Floor"),
)


def played(*rounds: Plans) -> Super:
    """A game of Tuco, Belle and Doc after these plans."""
    game = Super(characters=["Tuco", "Belle", "Doc"], first_player=0, seed=1)
    for plan in (plan for plans in rounds for plan in plans):
        name, _, cards = plan.partition(": ")
        game.play(["Tuco", "Belle", "Doc"].index(name), cards)
    return game


def test_the_headers_are_those_of_super() -> None:
    headers, boarding, _ = played().record().split("\n\n", 2)
    assert headers.splitlines() == [
        "Folsom: 1",
        "Game: Super",
        "Players: 3",
        "Seed: 1",
        "Characters: Tuco, Belle, Doc",
        "First player: seat 1",
        "Seats: Tuco, Belle, Doc",
    ]
    assert boarding.splitlines() == [
        "; Tuco boards the train in car 3, facing the locomotive.",
        "; Belle boards the train in car 2, facing the locomotive.",
        "; Doc boards the train in car 1, facing the caboose.",
    ]


def test_extensions_that_are_on_are_headers() -> None:  # S6
    headers = Super(3, seed=1, horse=True).record().partition("\n\n")[0].splitlines()
    assert "Horse: on" in headers
    assert not [line for line in headers if line.startswith("Reflex")]


def test_a_changed_plan_is_another_line_of_the_same_seat() -> None:  # S3.1
    game = played(("Tuco: Move, Fire, Turn", "Belle: Turn, Floor, Move", "Tuco: Fire, Move, Turn"))
    lines = "1. Tuco: Move, Fire, Turn\n2. Belle: Turn, Floor, Move\n3. Tuco: Fire, Move, Turn\n"
    assert f"\nRound 1, Tuco begins\n{lines}\nResult: unfinished\n" in game.record()
    assert_round_trip(game)


def test_a_plan_that_is_made_again_stays_in_the_record() -> None:  # S3.1
    game = played(("Tuco: Move, Fire, Turn", "Tuco: Move, Fire, Turn"))
    assert len(read(game.record()).moves) == 2
    assert_round_trip(game)


def test_a_plan_that_was_taken_back_is_not_in_the_record() -> None:
    game = played(("Tuco: Move, Fire, Turn",))
    text = game.record()
    game.play(0, "Fire, Move, Turn")
    assert game.record() != text
    game.undo(0)
    assert game.record() == text


def test_a_round_is_told_card_by_card_with_what_came_of_each() -> None:  # S3.2, S4.1
    game = played(("Tuco: Fire, Floor, Move", "Belle: Turn, Floor, Fire", "Doc: Floor, Move, Fire"))
    _, _, told = game.record().partition("\n3. Doc: Floor, Move, Fire\n")
    assert told == (
        "; Tuco's card: Fire. Tuco hits Belle. Belle is thrown to car 1 and lies stunned.\n"
        "; Belle's card: Turn. Belle stands up.\n"
        "; Doc's card: Floor. Doc climbs to the roof of car 1.\n"
        "; Tuco's card: Floor. Tuco climbs to the roof of car 3.\n"
        "; Belle's card: Floor. Belle climbs to the roof of car 1.\n"
        "; Doc's card: Move. Doc moves to the roof of car 2.\n"
        "; Tuco's card: Move. Tuco moves to the roof of car 2.\n"
        "; Belle's card: Fire. Belle: Fire has no effect, no bandit in sight.\n"
        "; Doc's card: Fire. Doc hits Tuco. Tuco is thrown to the roof of car 3 and lies stunned.\n"
        "; Car 4 is unhooked and rolls away. Tuco takes the loot of car 4: $301.\n"
        "\n"
        "Round 2, Belle begins\n"
        "\n"
        "Result: unfinished\n"
    )


def test_every_event_is_told_or_said_by_another_line() -> None:
    begin, add = SuperForm().remarks(played())
    said = {"chose", "changed", "round began", "first passed"}  # a plan, and the line of a round
    said |= {"won", "shared first", "game ended"}  # the result
    said |= {"fired"}  # what the shot did
    assert {*begin, *add} | said == {kind.name for kind in EVENTS}
    assert not {*begin, *add} & said


def test_a_game_that_nobody_wins_says_so_and_the_first_place_is_shared() -> None:  # S4.1c, S5.3
    game = played(*TO_NOBODY)
    assert game.record().endswith(
        "; Car 3 is unhooked and rolls away. Belle is left behind in car 3, and is out."
        " Doc is left behind in car 3, and is out.\n"
        "\n"
        "; Nobody wins: Belle and Doc fell last, and share the first place.\n"
        "Result: 1. Belle, 1. Doc, 3. Tuco\n"
    )
    assert_round_trip(game)


def test_the_last_on_the_train_is_first_in_the_result() -> None:  # S5.1, S5.4
    game = played(TO_NOBODY[0], ("Belle: Move, Floor, Turn", "Doc: Turn, Move, Floor"))
    assert game.record().endswith(
        "; Belle's card: Move. Belle falls off the train at the rear, and is out.\n"
        "\n"
        "; Doc wins, the last on the train.\n"
        "Result: 1. Doc, 2. Belle, 3. Tuco\n"
    )
    assert_round_trip(game)


# --- plans that are edited -------------------------------------------------------------------


@pytest.mark.parametrize("words", ["turn, move, FLOOR", "Turn Move Floor", "Turn,Move,Floor", " turn ,move  floor. "])
def test_a_plan_may_be_written_otherwise(words: str) -> None:
    text = played(*TO_NOBODY).record()
    changed = re.sub("Doc: Turn, Move, Floor$", f"Doc:{words}", text, flags=re.MULTILINE)
    assert changed != text
    assert read(changed).record() == text


def test_a_plan_may_be_edited_and_the_round_is_played_again() -> None:
    edited = played(TO_NOBODY[0]).record().replace("1. Tuco: Turn, Move, Floor", "1. Tuco: Floor, Fire, Turn")
    tuco_stays = ("Tuco: Floor, Fire, Turn", *TO_NOBODY[0][1:])
    assert read(edited).save() == played(tuco_stays).save() != played(TO_NOBODY[0]).save()


def test_plans_may_stand_in_another_order_and_are_other_choices_of_the_same_game() -> None:  # S3.1
    tuco, belle, doc = TO_NOBODY[0]
    text = played((tuco, belle, doc)).record()
    swapped = text.replace(f"1. {tuco}\n2. {belle}\n", f"1. {belle}\n2. {tuco}\n")
    game = read(swapped)
    assert game.position.state == played((tuco, belle, doc)).position.state
    assert game.record() == played((belle, tuco, doc)).record() == swapped


def test_what_stands_behind_an_edited_plan_must_still_be_possible() -> None:
    text = played(*TO_NOBODY).record()
    doc_shoots_belle_into_the_caboose = text.replace("3. Doc: Move, Floor, Turn", "3. Doc: Move, Fire, Turn")
    error = refused(doc_shoots_belle_into_the_caboose)
    assert (error.line, error.column) == (text.splitlines().index("Round 2, Belle begins") + 1, 1)
    assert (error.reason, error.allowed) == ("no round begins here", ("Result: 1. Doc, 2. Tuco, 2. Belle",))
