"""OpenSpiel's IS-MCTS plays Express against two who play at random.

Run it: `python examples/openspiel_express.py [GAMES] [SIMULATIONS]`.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from folsom.envs.openspiel import Playouts

PLAYERS, GAMES, SIMULATIONS, SEED = 3, 3, 20, 1


def searcher(game: Any, simulations: int, rng: np.random.RandomState) -> ISMCTSBot:
    """Its bot, with worlds that our resampler imagines and playouts in compiled code; one seed decides all."""
    bot = ISMCTSBot(game, Playouts(seed=SEED), uct_c=1.0, max_simulations=simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


def play(game: Any, bot: ISMCTSBot, seat: int, rng: np.random.RandomState) -> list[float]:
    """One game, with the bot on this seat; what everyone gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            actions = state.legal_actions()  # at a chance node too: all deals are as likely
            state.apply_action(int(rng.choice(actions)))
    return list(state.returns())


def main(games: int, simulations: int) -> None:
    """The bot's share of the victories, on every seat in turn."""
    game, rng = pyspiel.load_game("folsom_express", {"players": PLAYERS}), np.random.RandomState(SEED)
    bot = searcher(game, simulations, rng)
    won = sum(play(game, bot, number % PLAYERS, rng)[number % PLAYERS] for number in range(games))
    print(f"IS-MCTS, {simulations} simulations a move: won {won:g} of {games} games against two at random.")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*given, *[GAMES, SIMULATIONS][len(given) :])
