"""A small learner on Super: a linear policy over the observation, taught by who won (REINFORCE), in numpy alone.

Run it: `python examples/learn_super.py [--generations N] [--players N] [--seed N]`. It plays one seat against others
who plan at random, thousands of games at once, and prints how often it wins as it learns.
"""

import argparse
import math

import numpy as np
import numpy.typing as npt

from folsom.envs import SuperEnvBatch, batch

GAMES = 2048
PACE, MOMENTUM, STEADY = 0.01, 0.9, 0.999  # of Adam
Floats = npt.NDArray[np.float32]


class Learner:
    """A weight for each number of the observation and each plan."""

    def __init__(self, games: SuperEnvBatch, seed: int) -> None:
        self.games, self.rng = games, np.random.default_rng(seed)
        self.weights = np.zeros((games.layout.size, games.actions), np.float32)
        self.mean, self.square, self.updates = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def play(self, seed: int) -> tuple[float, Floats]:
        """A generation of games, the learner in the first seat: how often it won, and where that points."""
        self.games.reset(seed)
        steps, won = [], np.zeros(GAMES, np.float32)
        while not self.games.dones.all():
            actions, asked = self.games.sample(), self.games.asked[:, 0].astype(bool)
            seen = self.seen[asked].copy()
            chosen, shares = self.plan(seen, self.games.masks[asked, 0])
            actions[asked, 0] = chosen
            shares[np.arange(len(chosen)), chosen] -= 1
            steps.append((asked, seen, shares))
            self.games.step(actions)
            won += self.games.rewards[:, 0]
        gain = won - won.mean()
        slope = sum(seen.T @ (-shares * gain[asked, None]) for asked, seen, shares in steps) / np.float32(GAMES)
        return float(won.mean()), np.asarray(slope, np.float32)

    @property
    def seen(self) -> Floats:
        """What the learner's seat sees in every game."""
        assert self.games.observations is not None
        return self.games.observations[:, 0]

    def plan(self, seen: Floats, masks: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[np.int64], Floats]:
        """A plan drawn for each game, and how likely each plan was."""
        hopes = np.where(masks, seen @ self.weights, -np.inf)
        shares = np.exp(hopes - hopes.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        drawn = (shares.cumsum(axis=1) > self.rng.random((len(shares), 1))).argmax(axis=1)
        return drawn, shares.astype(np.float32)

    def learn(self, slope: Floats) -> None:
        """One step of Adam up the slope."""
        self.updates += 1
        self.mean = MOMENTUM * self.mean + (1 - MOMENTUM) * slope
        self.square = STEADY * self.square + (1 - STEADY) * slope**2
        mean, square = self.mean / (1 - MOMENTUM**self.updates), self.square / (1 - STEADY**self.updates)
        self.weights += PACE * mean / (np.sqrt(square) + 1e-8)


def main() -> None:
    """Learn, and say how it goes."""
    parser = argparse.ArgumentParser(description="Learn to win Super against players who plan at random.")
    parser.add_argument("--generations", type=int, default=300, help=f"of {GAMES:,} games each (default 300)")
    parser.add_argument("--players", type=int, default=3, help="3 to 7 (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same (default 1)")
    args = parser.parse_args()
    learner = Learner(batch("super", GAMES, args.players, reward="win", auto_reset=False), args.seed)
    print(f"Chance is {1 / args.players:.1%}. Games played, and the learner's share of wins:")
    for generation in range(args.generations + 1):
        share, slope = learner.play(args.seed * 1_000_000 + generation)
        if generation % 25 == 0 or generation == args.generations:
            doubt = 1.96 * math.sqrt(share * (1 - share) / GAMES)
            print(f"{generation * GAMES:>9,}  {share:.1%} ± {doubt:.1%}", flush=True)
        learner.learn(slope)


if __name__ == "__main__":
    main()
