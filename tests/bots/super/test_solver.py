"""Rounds solved: duels exactly, rounds of three so that little is left to gain; and the certificate."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import linprog

from folsom.bots.super.endgames import entry_points
from folsom.bots.super.endgames.certificate import certificate_of
from folsom.bots.super.endgames.loot_classes import Matrix
from folsom.bots.super.endgames.position import MOST_BANDITS
from folsom.bots.super.endgames.solver import Solved, start_number
from folsom.bots.super.endgames.solver_workspace import ALL_PLANS, BASE_PLANS, BLOCK_SIZE, SolverWorkspace
from folsom.kernel import Chance, floats, many, seed_chance, write
from folsom.kernel.batch import as_words

SMALL = 4  # plans each


def value(payoffs: Matrix) -> float:
    """What the row player can be sure of, by linear programming."""
    rows, columns = payoffs.shape
    solved = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.column_stack([-payoffs.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(solved.x[-1])


def solved_round(shares: Matrix, count: int) -> tuple[Matrix, float, Matrix]:
    """Strategies, what is left to gain, and what each gets, in a round with these shares by joint plan and place."""
    workspaces, dice = many(SolverWorkspace, 1), many(Chance, 2)
    seed_chance(0).write(dice, 0)
    write(workspaces, 0, "players", count)
    write(workspaces, 0, "plans", list(shares.shape[:MOST_BANDITS]))
    cells = as_words(np.arange(shares[..., 0].size))
    outcome_values = floats(shares.reshape(-1))
    strategies, gains = floats([0.0] * ALL_PLANS), floats([0.0])
    entry_points.solve_rounds(workspaces, cells, outcome_values, dice, strategies, gains)
    values, best_responses = floats([0.0] * MOST_BANDITS), floats([0.0] * MOST_BANDITS)
    entry_points.evaluate_rounds(workspaces, cells, outcome_values, strategies, values, best_responses)
    assert max(np.subtract(best_responses, values)) == pytest.approx(gains[0], abs=1e-12)
    return np.reshape(strategies, (MOST_BANDITS, BASE_PLANS)), float(gains[0]), np.asarray(values)


def duel(payoffs: Matrix) -> Matrix:
    """A duel as a round of three, the third of whom does nothing and gets nothing."""
    return np.stack([payoffs, 1 - payoffs, 0 * payoffs], axis=-1)[:, :, None, :]


@pytest.mark.parametrize("seed", range(12))
def test_the_value_of_a_duel_is_what_linear_programming_says(seed: int) -> None:
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, BASE_PLANS + 1, 2)) if seed else (BASE_PLANS, BASE_PLANS)
    payoffs = rng.integers(0, 3, shape) / 2 if seed % 2 else rng.random(shape)  # many ties, or none
    strategies, gain, values = solved_round(duel(payoffs), 2)
    assert gain < 1e-9
    assert values[0] == pytest.approx(value(payoffs), abs=1e-7)
    assert np.allclose(strategies.sum(axis=1), 1)
    assert (strategies >= -1e-12).all()


@pytest.mark.parametrize("seed", range(3))
def test_three_find_strategies_that_leave_little_to_gain(seed: int) -> None:
    rng = np.random.default_rng(seed)
    raw = rng.random((SMALL, SMALL, SMALL, MOST_BANDITS))
    strategies, gain, values = solved_round(raw / raw.sum(axis=-1, keepdims=True), MOST_BANDITS)
    assert gain < 5e-3
    assert values.sum() == pytest.approx(1)
    assert np.allclose(strategies.sum(axis=1), 1)


def test_three_find_the_one_equilibrium_of_a_round_in_which_each_has_a_best_plan() -> None:
    shares = np.zeros((2, 2, 2, MOST_BANDITS))
    for plans in np.ndindex(2, 2, 2):
        shares[plans] = [(1 + plan) / (3 + sum(plans)) for plan in plans]
    strategies, gain, _ = solved_round(shares, MOST_BANDITS)
    assert gain < 1e-3
    assert (strategies[:, 1] > 0.99).all()


def test_payoffs_are_read_by_the_plans_of_the_others_and_ones_own() -> None:
    shares = np.zeros((2, 3, 4, MOST_BANDITS))
    shares[1, 2, 3] = (0.5, 0.25, 0.125)
    workspaces = many(SolverWorkspace, 1)
    write(workspaces, 0, "plans", [2, 3, 4])
    assert BLOCK_SIZE == BASE_PLANS**3
    strategies = floats([0.0] * ALL_PLANS)
    for place, plan in enumerate((1, 2, 3)):
        strategies[place * BASE_PLANS + plan] = 1.0
    values, best_responses = floats([0.0] * MOST_BANDITS), floats([0.0] * MOST_BANDITS)
    cells = as_words(np.arange(2 * 3 * 4))
    entry_points.evaluate_rounds(workspaces, cells, floats(shares.reshape(-1)), strategies, values, best_responses)
    assert list(values) == list(best_responses) == [0.5, 0.25, 0.125]


def test_a_certificate_says_what_a_best_response_gains() -> None:
    start = Solved(np.array([[0.3, 0.3, 0.4]]), np.array([[0.31, 0.3, 0.42]]), np.array([0.01]))
    other = Solved(np.array([[0.2, 0.3, 0.5]] * 2), np.array([[0.25, 0.3, 0.5]] * 2), np.array([0.05] * 2))
    two = Solved(np.array([[0.4, 0.6]]), np.array([[0.4, 0.7]]), np.array([0.1]))
    number = start_number()
    certificate = certificate_of({number: start, number - 1: other, number - (1 << 24): two})
    assert certificate.start_gains == pytest.approx([0.01, 0, 0.02])
    assert certificate.largest_gains == pytest.approx([0.05, 0, 0.02])
    assert certificate.mean_gain == pytest.approx((0.02 + 0.05 + 0.05) / 3)
    assert certificate.duel_gap == pytest.approx(0.1)
    assert (certificate.duels, certificate.three_player) == (1, 3)
