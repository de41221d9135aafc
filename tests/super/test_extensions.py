"""The extensions as options, and the plans that they allow (S6)."""

from itertools import permutations
from typing import Any

import pytest

import folsom
from folsom.super.choice_codes import cards_of

CARDS = ("Turn", "Floor", "Move", "Fire")


def test_the_extensions_are_off_by_default() -> None:  # S6.1, S6.2
    game = folsom.Super(3, seed=1)
    assert game.view().options == {"reflex": "off", "horse": "off"}
    assert game.view().cards == CARDS


@pytest.mark.parametrize(
    ("options", "more", "count"),
    [
        ({}, (), 24),
        ({"reflex": True}, ("Reflex",), 60),
        ({"horse": True}, ("Horse",), 60),
        ({"reflex": "on", "horse": "off"}, ("Reflex",), 60),
        ({"reflex": True, "horse": True}, ("Reflex", "Horse"), 120),
    ],
    ids=["base", "Reflex", "Horse", "in words", "both"],
)
def test_with_them_one_still_plans_three_different_cards(
    options: dict[str, Any], more: tuple[str, ...], count: int
) -> None:  # S6.3, S3.1
    game = folsom.Super(3, seed=1, **options)
    assert game.view().cards == (*CARDS, *more)
    for seat in range(3):
        plans = [str(choice) for choice in game.choices(seat)]
        assert len(plans) == count
        assert set(plans) == {", ".join(cards) for cards in permutations((*CARDS, *more), 3)}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"reflex": True}, "Move, Fire, Horse"),
        ({"horse": True}, "Reflex, Fire, Move"),
        ({"reflex": True, "horse": True}, "Reflex, Reflex, Horse"),
        ({"reflex": True, "horse": True}, "Reflex, Horse"),
        ({"reflex": True, "horse": True}, "Reflex, Horse, Move, Fire"),
    ],
)
def test_no_other_card_and_none_twice(options: dict[str, Any], words: str) -> None:  # S6.3
    game = folsom.Super(3, seed=1, **options)
    with pytest.raises(folsom.IllegalChoice, match=r"a plan is 3 different cards of .*, in order \(S3.1\)"):
        game.play(0, words)


def test_a_plan_has_the_same_number_whatever_the_options() -> None:  # S6.3
    everything = {str(c): c.code for c in folsom.Super(3, seed=1, reflex=True, horse=True).choices(0)}
    for game in (folsom.Super(3, seed=1), folsom.Super(3, seed=1, reflex=True), folsom.Super(3, seed=1, horse=True)):
        assert all(everything[str(choice)] == choice.code for choice in game.choices(0))


@pytest.mark.parametrize(
    ("number", "plan"),
    [
        (0, "Turn, Floor, Move"),
        (23, "Fire, Move, Floor"),
        (24, "Turn, Floor, Reflex"),
        (59, "Reflex, Fire, Move"),
        (60, "Turn, Floor, Horse"),
        (119, "Horse, Reflex, Fire"),
    ],
)
def test_plans_of_saved_games_keep_their_numbers(number: int, plan: str) -> None:  # S6.3
    plans = folsom.Super(3, seed=1, reflex=True, horse=True).choices(0)
    assert {choice.code: str(choice) for choice in plans}[number] == plan
    assert ", ".join(cards_of(number)) == plan
    assert sorted(choice.code for choice in plans) == list(range(120))
    assert len({tuple(cards_of(code)) for code in range(120)}) == 120
