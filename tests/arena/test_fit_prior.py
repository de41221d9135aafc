"""Fitting the policy prior of Express."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from folsom.arena.express.fit_prior import Turn, fitted_prior, likelihood, turns
from folsom.arena.express.fit_value import TABLES
from folsom.bots import player_named
from folsom.bots.express.lookahead import SITUATIONS
from folsom.bots.express.policy_prior import FILE, NEUTRAL, flat, shipped, to_json, to_rows

RANDOM = player_named("random", "express")
TRUTH = np.exp(np.linspace(-2, 2, 10))  # the prior in the first situations


def drawn(times: int, seed: int = 1) -> list[Turn]:
    """Turns of four choices each, which were made as the true prior says."""
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
        assert all(0 <= situation < SITUATIONS for situation in turn.situations)


def test_a_game_can_be_watched_again() -> None:
    assert turns("base", 3, RANDOM, seed=5) == turns("base", 3, RANDOM, seed=5) != turns("base", 3, RANDOM, seed=6)


def test_a_turn_comes_back_from_a_file_as_it_was() -> None:
    for turn in turns("teams", 2, RANDOM, seed=1):
        assert Turn.from_dict(turn.as_dict()) == turn


# --- learning ----------------------------------------------------------------------------------------


def test_the_prior_that_drew_the_choices_is_found_again() -> None:
    found = np.array(flat(fitted_prior(drawn(6000)))[: len(TRUTH)], dtype=float)
    assert np.log(found / found.mean()) == pytest.approx(np.log(TRUTH / TRUTH.mean()), abs=0.2)


def test_what_was_never_seen_is_wished_for_as_usual() -> None:
    found = list(flat(fitted_prior(drawn(50))))
    assert found[len(TRUTH) :] == [NEUTRAL] * (SITUATIONS - len(TRUTH))


def test_choices_were_likelier_by_what_was_learnt_than_by_chance_also_where_it_wasnt_learnt() -> None:
    unseen, chance = drawn(500, seed=9), to_rows([NEUTRAL] * SITUATIONS)
    learned, by_chance = (likelihood(unseen, rows) for rows in (fitted_prior(drawn(2000)), chance))
    assert by_chance is not None
    assert by_chance == pytest.approx(1 / 4)
    assert learned is not None
    assert learned > 1.3 * by_chance


def test_without_turns_nothing_is_likely() -> None:
    assert likelihood([], shipped()) is None


# --- the file ----------------------------------------------------------------------------------------


def test_a_prior_survives_being_put_in_rows() -> None:
    every = list(range(1, SITUATIONS + 1))
    assert list(flat(to_rows(every))) == every


def test_the_file_in_use_is_as_the_command_writes_it() -> None:
    assert files("folsom.bots.express").joinpath(FILE).read_text(encoding="utf-8") == to_json(shipped())
