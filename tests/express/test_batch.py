"""Many games of Express at once: what is legal in each, and what each seat has."""

import numpy as np
import pytest

import folsom
from folsom import Express
from tests.support.random_games import count

GAMES = count(200, 8)


def test_a_batch_says_who_is_asked_and_what_is_legal() -> None:
    batch = folsom.batch(GAMES, 4, seed=5)
    seats, legal = batch.legal()
    for index in range(GAMES):
        game = Express.at(batch.position(index))
        assert game.to_act == [seats[index]]
        assert [choice.code for choice in game.choices(int(seats[index]))] == _members(int(legal[index]))


def _members(bits: int) -> list[int]:
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def test_a_batch_played_out_has_the_money_of_its_games() -> None:
    batch = folsom.batch(GAMES, 4, seed=7, expert=True)
    assert batch.playout() > 50 * GAMES
    money, _ = batch.outcome()
    for index in range(GAMES):
        assert list(money[index]) == Express.at(batch.position(index)).result.money


def test_an_illegal_choice_is_named() -> None:
    batch = folsom.batch(GAMES, 4, seed=11)
    chosen = batch.random_choices()
    chosen[2] = 61
    with pytest.raises(ValueError, match=r"choice 61 isn't legal in game 2"):
        batch.step(chosen)
    with pytest.raises(ValueError, match=rf"{GAMES} choices are needed, one a game, not an array of shape \(3,\)"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="choices are whole numbers, not float64"):
        batch.step(np.zeros(GAMES))


def test_games_that_are_over_pay_no_heed() -> None:
    batch = folsom.batch(GAMES, 4, seed=11)
    batch.playout()
    before = [batch.position(index).pack() for index in range(GAMES)]
    batch.step(np.full(GAMES, 61))
    assert [batch.position(index).pack() for index in range(GAMES)] == before
