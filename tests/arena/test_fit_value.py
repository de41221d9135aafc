"""Fitting what a round's start is worth in Express."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from folsom.arena.express.fit_value import TABLES, Sample, fitted_weights, likelihood, samples
from folsom.bots import player_named
from folsom.bots.express.feature_names import FEATURE_NAMES
from folsom.bots.express.value_weights import Rows, flat
from folsom.bots.express.workspace import TABLE_NAMES
from folsom.express.components import ROUNDS

RANDOM = player_named("random", "express")
FEATURES = len(FEATURE_NAMES)
TRUTH = np.linspace(-1.4, 1.4, FEATURES)
LATER_ROUNDS = range(2, ROUNDS + 1)


def drawn(kind: str, number: int, players: int, times: int, seed: int = 1) -> list[Sample]:
    """Samples of seats with any features, whose winners are drawn as the true weights say."""
    dice = np.random.default_rng(seed)
    found = []
    for _ in range(times):
        features = dice.normal(size=(players, FEATURES))
        odds = np.exp(features @ TRUTH)
        winner = dice.choice(players, p=odds / odds.sum())
        found.append(Sample(kind, number, features.tolist(), [float(seat == winner) for seat in range(players)]))
    return found


def nothing() -> Rows:
    """Weights that know nothing."""
    return {table: [[0.0] * FEATURES] * len(LATER_ROUNDS) for table in TABLE_NAMES}


# --- samples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "players"), dict.fromkeys(TABLES))
def test_a_game_gives_a_sample_of_every_round_after_the_first(kind: str, players: int) -> None:
    found = samples(kind, players, RANDOM, seed=players)
    table = f"{kind} {players}"
    assert [(sample.table, sample.round_number) for sample in found] == [(table, number) for number in LATER_ROUNDS]
    assert table in TABLE_NAMES
    for sample in found:
        assert [len(row) for row in sample.features] == [FEATURES] * players
        assert sum(sample.shares) == pytest.approx(1)
        assert set(sample.shares) <= {0.0, 1 / sample.shares.count(max(sample.shares))}


def test_the_shares_of_a_game_are_the_same_in_all_its_rounds_and_the_marks_arent() -> None:
    found = samples("base", 4, RANDOM, seed=3)
    assert len({tuple(sample.shares) for sample in found}) == 1
    assert len({tuple(map(tuple, sample.features)) for sample in found}) == len(found)


def test_marks_are_those_of_the_game_at_that_round() -> None:
    """Bullets are spent and never come back, and the first player passes to the left."""
    spent, order = FEATURE_NAMES.index("bullets spent"), FEATURE_NAMES.index("turn order")
    found = samples("expert", 5, RANDOM, seed=2)
    for before, after in pairwise(found):
        assert all(row[spent] <= later[spent] for row, later in zip(before.features, after.features, strict=True))
        first, next_first = ([row[order] for row in sample.features].index(0) for sample in (before, after))
        assert next_first == (first + 1) % 5


def test_a_game_can_be_sampled_again() -> None:
    assert (
        samples("base", 3, RANDOM, seed=5) == samples("base", 3, RANDOM, seed=5) != samples("base", 3, RANDOM, seed=6)
    )


def test_a_sample_comes_back_from_a_file_as_it_was() -> None:
    for sample in samples("teams", 2, RANDOM, seed=1):
        assert Sample.from_dict(sample.as_dict()) == sample


# --- fitting -----------------------------------------------------------------------------------------


def test_the_weights_that_drew_the_winners_are_found_again() -> None:
    found = fitted_weights(
        drawn("expert", 4, players=3, times=3000) + drawn("expert", 4, players=5, times=3000, seed=2)
    )
    for table in ("expert 3", "expert 5"):
        assert found[table][2] == pytest.approx(TRUTH.tolist(), abs=0.15)


def test_a_table_that_was_never_seen_has_the_weights_of_its_kind_and_a_kind_that_wasnt_has_none() -> None:
    found = fitted_weights(drawn("base", 2, players=4, times=200))
    assert any(found["base 4"][0])
    assert found["base 3"][0] == found["base 5"][0] == found["base 6"][0] == pytest.approx(found["base 4"][0], abs=0.3)
    for players in range(3, 7):
        found[f"base {players}"][0] = [0.0] * FEATURES
    assert found == nothing()


def test_tables_of_one_kind_may_differ_and_the_more_the_more_games_there_are() -> None:
    few, many = (apart(times) for times in (20, 2000))
    assert 0.1 < few < many
    assert many > 1.5


def apart(times: int) -> float:
    """How far apart the weights of a mark are that wins at tables of three and loses at tables of six."""
    features = {players: [[1.0] + [0.0] * (FEATURES - 1), *[[0.0] * FEATURES] * (players - 1)] for players in (3, 6)}
    wins = [1.0, 0.0, 0.0], [0.0, 0.2, 0.2, 0.2, 0.2, 0.2]
    found = fitted_weights([Sample("base", 3, features[len(shares)], shares) for shares in wins] * times)
    return found["base 3"][1][0] - found["base 6"][1][0]


def test_a_mark_that_always_wins_gets_a_weight_that_is_large_and_not_endless() -> None:
    features = [[1.0] + [0.0] * (FEATURES - 1), [0.0] * FEATURES]
    weight = fitted_weights([Sample("teams", 5, features, [1.0, 0.0])] * 100)["teams 2"][3][0]
    assert 2 < weight < 20


def test_fitted_weights_are_as_compiled_minds_take_them() -> None:
    assert len(flat(fitted_weights(drawn("base", 2, players=3, times=10)))) == FEATURES * ROUNDS * len(TABLE_NAMES)


# --- how likely the winners were -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 6])
def test_by_chance_every_seat_is_as_likely_to_win(players: int) -> None:
    likely = likelihood(drawn("base", 3, players, times=20), nothing())
    assert likely["base"][1] == pytest.approx(1 / players)


def test_a_geometric_mean_is_taken_over_samples_of_all_numbers_of_players() -> None:
    found = drawn("base", 2, players=3, times=3) + drawn("base", 2, players=6, times=1)
    assert likelihood(found, nothing())["base"][0] == pytest.approx((1 / 3) ** (3 / 4) * (1 / 6) ** (1 / 4))


def test_winners_were_likelier_by_fitted_weights_than_by_chance_also_where_they_werent_fitted() -> None:
    rows = fitted_weights(drawn("base", 5, players=4, times=2000))
    unseen = drawn("base", 5, players=4, times=500, seed=9)
    by_weights, by_chance = (likelihood(unseen, weights)["base"][3] for weights in (rows, nothing()))
    assert by_weights is not None
    assert by_chance is not None
    assert by_weights > 1.5 * by_chance
