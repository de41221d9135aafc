"""Learning which cards strong players play in Express."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from folsom.arena.fitting import TABLES
from folsom.arena.wishing import Turn, learnt, likelihood, turns
from folsom.bots import player_named
from folsom.bots.express.wishes import EVERY, USUAL, as_rows, as_text, laid_out, shipped

RANDOM = player_named("random", "express")
TRUTH = np.exp(np.linspace(-2, 2, 10))  # the wishes in the first situations


def drawn(times: int, seed: int = 1) -> list[Turn]:
    """Turns of four choices each, which were made as the true wishes say."""
    dice = np.random.default_rng(seed)
    found = []
    for _ in range(times):
        situations = dice.choice(len(TRUTH), size=4, replace=False)
        odds = TRUTH[situations]
        found.append(Turn(situations.tolist(), int(dice.choice(4, p=odds / odds.sum()))))
    return found


# --- turns -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("table", "players"), dict.fromkeys(TABLES))
def test_a_game_shows_turns_with_a_situation_for_each_choice(table: str, players: int) -> None:
    found = turns(table, players, RANDOM, seed=players)
    assert len(found) > 10 * players
    for turn in found:
        assert len(turn.situations) > 1
        assert 0 <= turn.chosen < len(turn.situations)
        assert all(0 <= situation < EVERY for situation in turn.situations)


def test_a_game_can_be_watched_again() -> None:
    assert turns("base", 3, RANDOM, seed=5) == turns("base", 3, RANDOM, seed=5) != turns("base", 3, RANDOM, seed=6)


def test_a_turn_comes_back_from_a_file_as_it_was() -> None:
    for turn in turns("teams", 2, RANDOM, seed=1):
        assert Turn.from_dict(turn.as_dict()) == turn


# --- learning ----------------------------------------------------------------------------------------


def test_the_wishes_that_drew_the_choices_are_found_again() -> None:
    found = np.array(laid_out(learnt(drawn(6000)))[: len(TRUTH)], dtype=float)
    assert np.log(found / found.mean()) == pytest.approx(np.log(TRUTH / TRUTH.mean()), abs=0.2)


def test_what_was_never_seen_is_wished_for_as_usual() -> None:
    found = list(laid_out(learnt(drawn(50))))
    assert found[len(TRUTH) :] == [USUAL] * (EVERY - len(TRUTH))


def test_choices_were_likelier_by_what_was_learnt_than_by_chance_also_where_it_wasnt_learnt() -> None:
    unseen, chance = drawn(500, seed=9), as_rows([USUAL] * EVERY)
    learned, by_chance = (likelihood(unseen, rows) for rows in (learnt(drawn(2000)), chance))
    assert by_chance is not None
    assert by_chance == pytest.approx(1 / 4)
    assert learned is not None
    assert learned > 1.3 * by_chance


def test_without_turns_nothing_is_likely() -> None:
    assert likelihood([], shipped()) is None


# --- the file ----------------------------------------------------------------------------------------


def test_wishes_come_back_as_they_were_put_in_rows() -> None:
    every = list(range(1, EVERY + 1))
    assert list(laid_out(as_rows(every))) == every


def test_the_file_in_use_is_as_the_command_writes_it() -> None:
    assert files("folsom.bots.express").joinpath("wishes.json").read_text(encoding="utf-8") == as_text(shipped())
