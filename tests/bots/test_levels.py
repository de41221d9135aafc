"""The levels: six for each game, quick enough for a person, and told apart by what they may spend."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from folsom.bots import DEFAULT_LEVEL, LEVELS, Budget, Player
from folsom.bots.super.levels import ByTable
from folsom.games import GAMES, Choice, Super
from folsom.locale import LANGUAGES
from folsom.locale.speech import speech
from folsom.locale.things import level_about

EVERY_LEVEL = [(game, name) for game in GAMES for name in LEVELS[game]]
NAMES = ["greenhorn", "drifter", "rustler", "outlaw", "desperado", "legend"]
SCREEN = 60  # letters of a line of help that are left for the words


@pytest.mark.parametrize("game", GAMES)
def test_there_are_six_levels_in_the_same_order_in_every_game(game: str) -> None:
    assert list(LEVELS[game]) == NAMES
    assert [player.name for player in LEVELS[game].values()] == NAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_default_level_is_one_of_every_game(game: str) -> None:
    assert DEFAULT_LEVEL in LEVELS[game]


@pytest.mark.parametrize(("game", "name"), EVERY_LEVEL)
def test_a_level_makes_nobody_wait_and_says_what_it_is_like(game: str, name: str) -> None:
    player = LEVELS[game][name]
    assert player.budget.milliseconds is not None
    assert player.budget.milliseconds < (1000 if name == NAMES[-1] else 150)
    for language in LANGUAGES:
        assert 0 < len(level_about(speech(language), game, name)) < SCREEN, language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("table", ["of_three", "of_more"])
def test_a_level_may_spend_more_or_strays_less_than_the_one_below(game: str, table: str) -> None:
    efforts = [_effort(player, table) for player in LEVELS[game].values()]
    assert efforts == sorted(efforts)
    assert len(set(efforts)) == len(efforts)


def _effort(player: Player, table: str) -> tuple[int, float]:
    assert player.budget.iterations is not None
    bot: Any = getattr(player.bot, table, player.bot)
    return player.budget.iterations, -bot.temperature


@pytest.mark.parametrize(("players", "place"), [(3, 0), (4, -1), (7, -1)])
def test_a_table_of_three_has_a_bot_of_its_own(players: int, place: int) -> None:
    view = Super(players=players, seed=1).view(0)
    choices = Super(players=players, seed=1).choices(0)
    bot = ByTable(of_three=Always(0), of_more=Always(-1))
    assert bot.choose(view, choices, Budget(), random.Random(1)) is choices[place]


@dataclass(frozen=True)
class Always:
    """A bot that has made up its mind."""

    place: int

    def choose(self, view: object, choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
        """Always the same."""
        return choices[self.place]


@pytest.mark.parametrize(("game", "name"), EVERY_LEVEL[:5] + EVERY_LEVEL[6:11])
def test_a_level_plays_whole_games(game: str, name: str) -> None:
    player, rng = LEVELS[game][name], random.Random(1)
    table = GAMES[game].of(GAMES[game].make_table(players=3), 1)
    while not table.over:
        for seat in table.to_act:
            table.play(seat, player.choose(table.view(seat), table.choices(seat), rng))
    assert table.result.winners
