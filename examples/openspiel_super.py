"""OpenSpiel's external-sampling CFR on the last round of a game of Super for three players.

Run it: `python examples/openspiel_super.py [ITERATIONS] [BANDITS]`, with 2 or 3 bandits still in play.
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr
from open_spiel.python.algorithms.exploitability import nash_conv

import folsom
from folsom.envs.openspiel import starting_at

PLAYERS, LAST_CAR = 3, 2  # the locomotive counted
ITERATIONS, BANDITS, SEED = 300, 2, 1


def last_round(bandits: int, seed: int) -> folsom.Super:
    """The first game, from this seed on, that random plans bring to its last round with that many in play."""
    game, rng = folsom.Super(PLAYERS, seed=seed), random.Random(seed)
    while game.to_act and len(game.view().cars) > LAST_CAR:
        for seat in game.to_act:
            game.play(seat, rng.choice(game.choices(seat)))
    return game if len(game.to_act) == bandits else last_round(bandits, seed + 1)


def main(iterations: int, bandits: int) -> None:
    """What all players together can gain by changing their ways alone, before and after."""
    at = last_round(bandits, SEED)
    game = pyspiel.convert_to_turn_based(starting_at(at))
    names = [at.seat_name(seat) for seat in at.to_act]
    print(f"The last round of {' and '.join(names)}: {len(at.choices(at.to_act[0])) ** bandits} joint plans.")
    print(f"NashConv of random plans: {nash_conv(game, policy.UniformRandomPolicy(game)):.4f}")
    np.random.seed(SEED)  # which its solver draws from
    solver = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    for _ in range(iterations):
        solver.iteration()
    learned = solver.average_policy()
    print(f"NashConv after {iterations} iterations: {nash_conv(game, learned):.4f}")
    state = game.new_initial_state()
    best, share = max(learned.action_probabilities(state).items(), key=lambda plan: plan[1])
    print(f"{names[0]} plans {state.action_to_string(best)} in {share:.0%} of the games.")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*given, *[ITERATIONS, BANDITS][len(given) :])
