"""Many games at once say the same as one game at a time."""

import numpy as np
import pytest

import folsom
from folsom.express.house import Position
from folsom.kernel import MODE, Mode

GAMES = 8 if MODE is Mode.INTERPRETED else 200


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_batch_steps_as_single_games_do(players: int) -> None:
    batch = folsom.batch(GAMES, players, seed=5)
    games = [folsom.Express.at(batch.position(index)) for index in range(3)]
    for _ in range(40):
        seats, _ = batch.legal()
        chosen = batch.random_choices()
        for index, game in enumerate(games):
            if not game.over:
                game.play(int(seats[index]), int(chosen[index]))
        batch.step(chosen)
    for index, game in enumerate(games):
        assert batch.position(index).pack() == game.position.pack()


def test_a_batch_played_out_has_the_results_of_its_games() -> None:
    batch = folsom.batch(GAMES, 4, seed=7, expert=True)
    assert not batch.over.any()
    decisions = batch.playout()
    assert batch.over.all()
    assert decisions > 50 * GAMES
    money, ranks = batch.outcome()
    assert money.shape == ranks.shape == (GAMES, 4)
    for index in range(3):
        result = folsom.Express.at(batch.position(index)).result
        assert list(money[index]) == result.money
        assert list(ranks[index]) == result.ranks


def test_the_same_seed_gives_the_same_games_and_a_copy_goes_its_own_way() -> None:
    one, other = folsom.batch(GAMES, 3, seed=9), folsom.batch(GAMES, 3, seed=9)
    copied = one.copy()
    one.playout()
    other.playout()
    assert one.position(0).pack() == other.position(0).pack()
    assert copied.position(0).pack() != one.position(0).pack()
    copied.playout()
    assert copied.position(GAMES - 1).pack() == one.position(GAMES - 1).pack()


def test_an_illegal_choice_is_named_and_changes_nothing() -> None:
    batch = folsom.batch(GAMES, 4, seed=11)
    before = [batch.position(index).pack() for index in range(GAMES)]
    chosen = batch.random_choices()
    chosen[2] = 61
    with pytest.raises(ValueError, match=r"choice 61 isn't legal in game 2"):
        batch.step(chosen)
    with pytest.raises(ValueError, match=r"one a game"):
        batch.step(np.zeros(3))
    with pytest.raises(ValueError, match=r"isn't legal in game 0"):
        batch.step(np.full(GAMES, 99))
    assert [batch.position(index).pack() for index in range(GAMES)] == before


def test_a_batch_needs_a_game_and_a_table_that_exists() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        folsom.batch(0, 4)
    with pytest.raises(folsom.SetupError, match="2 to 6 players"):
        folsom.batch(1, 7)


def test_a_position_can_be_put_into_a_batch() -> None:
    game = folsom.Express(players=5, seed=3)
    batch = folsom.batch(4, 5)
    batch.put(1, game.position)
    assert batch.position(1).pack() == game.position.pack()
    assert isinstance(batch.position(1), Position)
    batch.restart()
    assert batch.position(1).pack() != game.position.pack()
