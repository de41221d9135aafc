"""What a table can choose: checked, with a sentence that says what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from folsom.kernel.drawing import CHANCE
from folsom.kernel.options import (
    Option,
    SetupError,
    checked_first,
    checked_names,
    checked_options,
    checked_players,
    filled,
    flags,
    named,
    values_of,
)

OPTIONS = (
    Option("dark", ("off", "on"), 2, "on", "whether it is night"),
    Option("ties", ("shared", "broken"), 0, "shared", "what a tie is"),
)
NAMES = ("", "Belle", "Doc", "Tuco")


def test_options_have_their_defaults_and_make_a_set_that_gives_them_back() -> None:
    assert checked_options(OPTIONS, {}) == {"dark": "off", "ties": "shared"}
    for chosen in ({}, {"dark": True}, {"ties": "broken"}, {"dark": "on", "ties": "broken"}):
        values = checked_options(OPTIONS, chosen)
        assert values_of(OPTIONS, flags(OPTIONS, values)) == values
    assert flags(OPTIONS, {"dark": "on", "ties": "shared"}) == 0b101


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"night": "on"}, "there is no option 'night'; there are dark, ties"),
        ({"dark": "maybe"}, "dark can be off or on, not 'maybe'"),
        ({"ties": True}, "ties can be shared or broken, not True"),
    ],
)
def test_a_wrong_option_is_refused(chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        checked_options(OPTIONS, chosen)
    assert str(refused.value) == sentence


def test_names_are_numbered_whatever_their_case_and_chance_stays_open() -> None:
    assert checked_names("bandit", ["tuco", None, " BELLE "], NAMES, 3, "X") == (3, None, 1)
    assert checked_names("bandit", None, NAMES, 2, "X") == (None, None)
    assert named((3, None, 1), NAMES) == ["Tuco", None, "Belle"]
    assert filled((3, None), 4) == [3, CHANCE, CHANCE, CHANCE]


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ("Doc", "bandits are a list of names, not 'Doc'"),
        (["Doc"], "2 bandits are needed, not 1"),
        (["Doc", "Zed"], "there is no bandit 'Zed'; there are Belle, Doc, Tuco"),
        (["Doc", ""], "there is no bandit ''; there are Belle, Doc, Tuco"),
        (["Doc", "doc"], "Doc is chosen twice; each bandit is used once (X9)"),
    ],
)
def test_wrong_names_are_refused(chosen: Any, sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        checked_names("bandit", chosen, NAMES, 2, "X9")
    assert str(refused.value) == sentence


def test_the_number_of_players_is_said_or_counted_or_usual() -> None:
    assert checked_players("Chess", 3, None, 4, range(2, 7)) == 3
    assert checked_players("Chess", None, ["a", "b"], 4, range(2, 7)) == 2
    assert checked_players("Chess", None, None, 4, range(2, 7)) == 4


@pytest.mark.parametrize("players", [1, 7, True, 3.0, "3"])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(SetupError, match=r"Chess is for 2 to 6 players, not "):
        checked_players("Chess", players, None, 4, range(2, 7))


@pytest.mark.parametrize("first", [-1, 3, True, "0"])
def test_a_wrong_first_player_is_refused(first: Any) -> None:
    with pytest.raises(SetupError, match="first_player is a seat from 0 to 2, or None for chance"):
        checked_first(first, 3)
    assert checked_first(None, 3) is None
    assert checked_first(2, 3) == 2
