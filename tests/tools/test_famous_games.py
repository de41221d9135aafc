"""The games that the page offers to watch can be read, are over, and are as the page says."""

from __future__ import annotations

import pytest

from folsom.notation import read
from tools.famous_games import DRAMA, FAMOUS, path_of


@pytest.mark.parametrize("key", list(FAMOUS))
def test_a_famous_game_is_a_whole_record_with_drama(key: str) -> None:
    game = read(path_of(key).read_text(encoding="utf-8"))
    assert game.over
    assert game.players == FAMOUS[key].players
    assert DRAMA[key](game) >= 20


def test_the_famous_games_are_as_they_are_announced() -> None:
    express, race = (read(path_of(key).read_text(encoding="utf-8")) for key in ("express", "super"))
    first, second, *_ = sorted(express.result.money, reverse=True)
    assert (first - second, express.players) == (150, 4)
    assert (race.result.facts["ended_by"], race.players, len(race.rounds)) == ("last_standing", 5, 6)
