"""Games of a contest: the same whoever plays them, timed, and stopped where a bot fails."""

from __future__ import annotations

import pytest

from folsom.arena import ContestStopped, played
from folsom.arena.contest import Fixture
from folsom.arena.playing import play
from folsom.games import GAMES, SuperResult
from folsom.super.result import Account
from tests.arena.bots import bot_name
from tests.arena.contests import blocks_of, match

of_every_game = pytest.mark.parametrize("game", GAMES)


@of_every_game
def test_a_game_ends_as_the_rules_say(game: str) -> None:
    """Played again through the public contract, choice by choice, it has the same result."""
    contest = match("random", bot_name("First"), bot_name("Last"), game=game)
    fixture = Fixture(3, 1, (2, 0, 1))
    done = play(contest, contest.players, fixture)
    again, dice = contest.new_game(3), [contest.dice(fixture, seat) for seat in range(3)]
    while not again.over:
        for seat in again.to_act:
            player = contest.players[fixture.seats[seat]]
            again.play(seat, player.choose(again.view(seat), again.choices(seat), dice[seat]))
    assert list(done.ranks) == again.result.ranks
    assert list(done.winners) == again.result.winners


def test_money_is_what_each_seat_has_in_express() -> None:
    contest = match(bot_name("First"), bot_name("Last"), bot_name("Last"))
    game = blocks_of(contest, 1)[0][0]
    assert all(dollars % 50 == 0 for dollars in game.money)
    best = max(game.money)
    assert all(game.money[seat] == best for seat in game.winners)


def test_in_super_only_loot_on_the_train_counts() -> None:  # S5.2
    fallen = Account(seat=0, name="Doc", rank=2, loot=(100, 250), fell=1)
    riding = Account(seat=1, name="Belle", rank=1, loot=(300, 350), fell=None)
    assert SuperResult((fallen, riding), "last_standing").money == [0, 650]


def test_contestants_keep_their_own_time() -> None:
    contest = match(bot_name("Thinker"), bot_name("First"), bot_name("Slow"))
    game = play(contest, contest.players, Fixture(0, 0, (0, 1, 2)))
    thinker, first, slow = (game.times[number] for number in range(3))
    assert thinker.choices > 0
    assert thinker.seconds >= 0.003 * thinker.choices
    assert first.seconds / first.choices < 0.003
    assert slow.seconds / slow.choices < 0.003, "waiting isn't thinking"


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_raises_stops_the_contest(processes: int) -> None:
    contest = match(bot_name("First"), bot_name("Raises"))
    with pytest.raises(ContestStopped) as stopped:
        list(played(contest, contest.fixtures(2), processes))
    assert "bot 'tests.arena.bots:Raises' raised KeyError: 'no idea' (in block " in str(stopped.value)


def test_a_choice_that_was_not_offered_stops_the_contest() -> None:
    contest = match(bot_name("Cheat:round_number=2"), bot_name("First"), bot_name("First"))
    with pytest.raises(ContestStopped) as stopped:
        play(contest, contest.players, Fixture(4, 1, (1, 0, 1)))
    sentence = str(stopped.value)
    assert sentence.startswith(
        "bot 'tests.arena.bots:Cheat:round_number=2' returned Choice(seat=1, code=99, text='win')"
    )
    assert "which isn't one of its choices: Choice(seat=1, code=" in sentence
    assert "(in block 5, game 2, seat 2, choice " in sentence


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_leaves_the_program_is_named(processes: int) -> None:
    contest = match(bot_name("First"), bot_name("Leaves"))
    with pytest.raises(ContestStopped, match=r"bot 'tests.arena.bots:Leaves' raised SystemExit: 7"):
        list(played(contest, contest.fixtures(1), processes))


def test_a_process_that_dies_stops_the_contest() -> None:
    contest = match(bot_name("First"), bot_name("Dies"))
    with pytest.raises(ContestStopped, match=r"a process died in block 1, game [12], with exit code 7"):
        list(played(contest, contest.fixtures(1), 2))
