"""Every bot: it plays whole games by the rules, and chooses by what its seat may know alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import folsom
from folsom.bots import BOTS, Bot, GreedyBot, RandomBot
from folsom.games import Choice, Express
from tests.random_games import count

QUICK: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(worlds=1, playouts=1)}
KEEN = GreedyBot(worlds=3, playouts=6)


def tables() -> Iterator[Express]:
    """A table of each number of players, base and expert."""
    for players in range(2, 7):
        for expert in (False, True):
            if players > 2 or expert:  # two are always experts
                yield folsom.Express(players=players, seed=players, expert=expert)


def moments(players: int) -> Iterator[tuple[Express, int]]:
    """Decisions of a random game, each with the seat to act."""
    game, rng = folsom.Express(players=players, seed=players, expert=True), random.Random(players)
    while not game.over:
        seat = game.to_act[0]
        yield game, seat
        game.play(seat, rng.choice(game.choices(seat)))


def played(game: Express, bots: list[Bot], seed: int) -> Express:
    rng = random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.choices(seat), rng))
    return game


def test_the_quick_bots_of_these_tests_are_all_there_are() -> None:
    assert QUICK.keys() == BOTS.keys()
    assert all(type(QUICK[name]) is type(BOTS[name]) for name in BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_every_game_to_its_end(name: str) -> None:
    for game in tables():
        assert played(game, [QUICK[name]] * game.players, seed=1).over


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_choice_follows_from_view_choices_and_dice(name: str, players: int) -> None:
    for number, (game, seat) in enumerate(moments(players)):
        if number % 10 == 0:
            view, choices = game.view(seat), game.choices(seat)
            chosen = [QUICK[name].choose(view, choices, random.Random(number)) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in choices


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_changes_no_choice(name: str, players: int) -> None:
    differed = 0
    for number, (game, seat) in enumerate(moments(players)):
        if number % 10 == 0:
            other = folsom.imagine(game.view(seat), number)
            differed += other.position.state.hand != game.position.state.hand
            choice, same = (_chosen(QUICK[name], world, seat, number) for world in (game, other))
            assert choice == same
    assert differed > 0


def _chosen(bot: Bot, world: Express, seat: int, seed: int) -> Choice:
    return bot.choose(world.view(seat), world.choices(seat), random.Random(seed))


def test_a_bot_changes_nothing_that_it_is_shown() -> None:
    game = folsom.Express(players=3, seed=1)
    seat = game.to_act[0]
    view, choices, saved = game.view(seat), game.choices(seat), game.save()
    for bot in QUICK.values():
        bot.choose(view, choices, random.Random(1))
    assert (view, choices, game.save()) == (game.view(seat), game.choices(seat), saved)


def test_the_random_bot_takes_every_choice_now_and_then() -> None:
    game = folsom.Express(players=3, seed=1)
    seat, rng = game.to_act[0], random.Random(1)
    chosen = {RandomBot().choose(game.view(seat), game.choices(seat), rng) for _ in range(200)}
    assert chosen == set(game.choices(seat))


# --- the greedy bot --------------------------------------------------------------------------


def test_the_greedy_bot_takes_the_most_money() -> None:
    game = _robbing_strongbox()
    seat = game.to_act[0]
    assert str(KEEN.choose(game.view(seat), game.choices(seat), random.Random(1))) == "rob a strongbox"


def _robbing_strongbox() -> Express:
    """The first choice between a strongbox and other loot that comes up in random games."""
    for seed in range(500):
        game, rng = folsom.Express(players=4, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            choices = game.choices(seat)
            if len(choices) > 1 and "rob a strongbox" in map(str, choices):
                return game
            game.play(seat, rng.choice(choices))
    raise AssertionError("no such choice came up")


def test_the_greedy_bot_beats_random_ones() -> None:
    mine = others = 0
    for number in range(count(9, 3)):
        me, bots = number % 3, [RandomBot(), RandomBot(), RandomBot()]
        table: list[Bot] = [*bots[:me], KEEN, *bots[me + 1 :]]
        moneys = played(folsom.Express(players=3, seed=number), table, seed=number).result.money
        mine += moneys.pop(me)
        others += sum(moneys)
    assert mine > others


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
    game = played(folsom.Express(players=2, seed=4), [RandomBot()] * 2, seed=1)
    assert game.playouts(2, seed=1) == [game.result.money] * 2


def test_playouts_refuse_a_bad_seed() -> None:
    with pytest.raises(folsom.SetupError, match="a seed is"):
        folsom.Express(players=3, seed=1).playouts(1, seed=-1)
