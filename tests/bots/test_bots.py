"""Every bot: it plays whole games by the rules, and chooses by what its seat may know alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import folsom
from folsom import GAMES
from folsom.bots import BOTS, Bot, Budget
from folsom.bots.express.search import SearchBot
from folsom.bots.random_bot import RandomBot
from folsom.games import Choice
from tests.support.random_games import AnyGame, choosers, count, every_table, play_on, played_out, random_games

TINY = Budget(iterations=count(8, 2))
NESTED = "search, nested"
EVERY_KIND: dict[str, dict[str, Callable[[], Bot]]] = {
    "express": {
        **BOTS["express"],
        NESTED: lambda: SearchBot(outer_iterations=count(4, 1), nested_iterations=2, rollout="heuristic"),
    },
    "super": {**BOTS["super"]},
}
EVERY_BOT = [(game, name) for game, bots in EVERY_KIND.items() for name in bots]
OTHER_GAMES = {"expert", "reflex", "horse"}  # options that ask other questions
APART = {"express": 12, "super": 4}  # decisions from one that is looked at to the next

of_every_bot = pytest.mark.parametrize(("game", "name"), EVERY_BOT)


def tables(game: str) -> Iterator[AnyGame]:
    """A table of each number of players, with each set of the options that ask other questions."""
    kind = GAMES[game]
    usual = {option.name: option.values[0] for option in kind.options if option.name not in OTHER_GAMES}
    for table in every_table(kind):
        if usual.items() <= table.items():
            yield kind.of(kind.make_table(**table), table["players"])


def moments(game: str, games: int) -> Iterator[tuple[AnyGame, int]]:
    """Decisions of random games of every kind, each with a seat that has a choice, even one who may think again."""
    for played, rng in random_games(GAMES[game], games):
        for number, _ in enumerate(play_on(played, rng)):
            if number % APART[game] == 0:
                yield from ((played, seat) for seat in choosers(played.position))


def chosen(bot: Bot, world: AnyGame, seat: int, dice: int) -> Choice:
    """What a bot chooses at a seat, with these dice and next to no time."""
    return bot.choose(world.view(seat), world.choices(seat), TINY, random.Random(dice))


def played(game: AnyGame, bot: Bot) -> AnyGame:
    """The same game, played to its end by one bot at every seat."""
    for dice in range(10**6):
        if game.over:
            break
        seat = game.to_act[0]
        game.play(seat, chosen(bot, game, seat, dice))
    return game


def hidden(world: AnyGame) -> Any:
    """What there is to be hidden, and all the rest, but not what chance will bring."""
    state = world.position.copy().state
    state.chance = type(state.chance)()
    return state.pack()


@of_every_bot
def test_a_bot_plays_every_game_to_its_end(game: str, name: str) -> None:
    for table in tables(game):
        assert played(table, EVERY_KIND[game][name]()).over


def test_every_number_of_players_and_every_extension_is_among_them() -> None:
    assert [len(list(tables(game))) for game in ("express", "super")] == [1 + 4 * 2, 5 * 4]


@of_every_bot
def test_a_choice_follows_from_view_choices_iterations_and_dice(game: str, name: str) -> None:
    for number, (world, seat) in enumerate(moments(game, count(5, 1))):
        choice, same = (chosen(EVERY_KIND[game][name](), world, seat, number) for _ in range(2))
        assert choice == same
        assert choice in world.choices(seat)


@of_every_bot
def test_what_is_hidden_changes_no_choice(game: str, name: str) -> None:
    differed = 0
    for number, (world, seat) in enumerate(moments(game, count(8, 2))):
        other = folsom.imagine(world.view(seat), number)
        differed += hidden(other) != hidden(world)
        choice, same = (chosen(EVERY_KIND[game][name](), either, seat, number) for either in (world, other))
        assert choice == same
    assert differed > 10


@of_every_bot
def test_a_bot_changes_nothing_that_it_is_shown(game: str, name: str) -> None:
    for world, seat in moments(game, count(2, 1)):
        view, choices, saved = world.view(seat), world.choices(seat), world.save()
        EVERY_KIND[game][name]().choose(view, choices, TINY, random.Random(1))
        assert (view, choices, world.save()) == (world.view(seat), world.choices(seat), saved)


@pytest.mark.parametrize("game", BOTS)
def test_the_random_bot_takes_every_choice_now_and_then(game: str) -> None:
    world = GAMES[game].of(GAMES[game].make_table(), 1)
    seat = world.to_act[0]
    assert {chosen(RandomBot(), world, seat, dice) for dice in range(500)} == set(world.choices(seat))


# --- playouts --------------------------------------------------------------------------------


def test_playouts_are_as_many_as_asked_for_and_change_nothing() -> None:
    game = folsom.Express(players=5, seed=4)
    saved = game.save()
    moneys = game.playouts(7, seed=1)
    assert [len(row) for row in moneys] == [5] * 7
    assert game.save() == saved
    assert moneys == game.playouts(7, seed=1) != game.playouts(7, seed=2)
    assert len({tuple(row) for row in moneys}) > 1


def test_playouts_of_a_finished_game_are_its_result() -> None:
    game = played_out(folsom.Express(players=2, seed=4), random.Random(1))
    assert game.playouts(2, seed=1) == [game.result.money] * 2


def test_playouts_refuse_a_bad_seed() -> None:
    with pytest.raises(folsom.SetupError, match="a seed is"):
        folsom.Express(players=3, seed=1).playouts(1, seed=-1)
