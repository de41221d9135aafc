"""Whole games go on as they did when people last looked at them."""

import pytest

from folsom import Super
from folsom.super.events import EVENTS
from folsom.super.words import ENDED_BY_NAMES
from tools.golden_games import SUPER


@pytest.mark.parametrize("name", SUPER.tables)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    """After a wanted change: `python -m tools.golden_games`, and review the diff."""
    assert SUPER.told(name)[0].splitlines() == SUPER.path(name).read_text().splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in SUPER.folder.iterdir()} == set(SUPER.tables)


def test_golden_games_are_of_every_size_with_every_extension_and_end_in_every_way() -> None:  # S1.1, S4.1c, S5, S6
    games = [SUPER.told(name)[1] for name in SUPER.tables]
    assert {game.players for game in games} == set(Super.players_range)
    assert {game.result.ended_by for game in games} == set(ENDED_BY_NAMES[1:])
    extensions = {tuple(option for option, value in game.view().options.items() if value == "on") for game in games}
    assert extensions == {(), ("reflex",), ("horse",), ("reflex", "horse")}


def test_every_event_happens_in_a_golden_game() -> None:
    games = [SUPER.told(name)[1] for name in SUPER.tables]
    happened = {event.name for game in games for seat in range(game.players) for event in game.events(seat)}
    assert happened == {kind.name for kind in EVENTS}
