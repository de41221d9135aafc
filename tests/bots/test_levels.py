"""The levels: six for each game, quick enough for a person, and told apart by what they may spend."""

from __future__ import annotations

import random

import pytest

from folsom.bots import LEVELS, Player
from folsom.games import GAMES
from folsom.locale import text_of

EVERY_LEVEL = [(game, name) for game in GAMES for name in LEVELS[game]]
NAMES = ["greenhorn", "drifter", "rustler", "outlaw", "desperado", "legend"]
SCREEN = 60  # letters of a line of help that are left for the words


@pytest.mark.parametrize("game", GAMES)
def test_there_are_six_levels_in_the_same_order_in_every_game(game: str) -> None:
    assert list(LEVELS[game]) == NAMES
    assert [player.name for player in LEVELS[game].values()] == NAMES


@pytest.mark.parametrize(("game", "name"), EVERY_LEVEL)
def test_a_level_makes_nobody_wait_and_says_what_it_is_like(game: str, name: str) -> None:
    player = LEVELS[game][name]
    assert player.budget.milliseconds is not None
    assert player.budget.milliseconds < (1000 if name == NAMES[-1] else 150)
    assert 0 < len(player.words) < SCREEN
    assert f"feel-{game}-{name} = {player.words}\n" in text_of("en", "page.ftl")  # the page says the same


@pytest.mark.parametrize("game", GAMES)
def test_a_level_may_spend_more_or_strays_less_than_the_one_below(game: str) -> None:
    efforts = [_effort(player) for player in LEVELS[game].values()]
    assert efforts == sorted(efforts)
    assert len(set(efforts)) == len(efforts)


def _effort(player: Player) -> tuple[int, float]:
    assert player.budget.iterations is not None
    return player.budget.iterations, -player.bot.temperature  # type: ignore[attr-defined]  # a search has one


@pytest.mark.parametrize(("game", "name"), EVERY_LEVEL[:5] + EVERY_LEVEL[6:11])
def test_a_level_plays_whole_games(game: str, name: str) -> None:
    player, rng = LEVELS[game][name], random.Random(1)
    table = GAMES[game].of(GAMES[game].make_table(players=3), 1)
    while not table.over:
        for seat in table.to_act:
            table.play(seat, player.choose(table.view(seat), table.choices(seat), rng))
    assert table.result.winners
