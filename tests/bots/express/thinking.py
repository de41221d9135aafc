"""Scenes of Express for bots: what a bot chooses in them, and the trees of a search."""

from __future__ import annotations

import random
from collections.abc import Iterator

from folsom.bots import player_named
from folsom.bots.express.rollout import RANDOM
from folsom.bots.express.searcher import Searcher
from folsom.bots.express.tree import NONE, TREES
from folsom.bots.express.value_weights import WEIGHTS
from folsom.bots.express.workspace import SearchConfig
from folsom.express.components import SEATS
from folsom.games import Express, ExpressView
from folsom.kernel import read
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

SEEDS = count(5, 2)  # of the random numbers of a bot that must choose the same with all of them


def chosen(scene: Scene, who: str, bot: str, seeds: int = SEEDS) -> set[str]:
    """What a bot chooses for a bandit's player with each of these seeds, in words."""
    player, choices = player_named(bot, "express"), scene.game.choices(scene.seat(who))
    return {player.choose(scene.view(who), choices, random.Random(seed)).text for seed in range(seeds)}


def codes(game: Express, seat: int) -> set[int]:
    """The codes of what a seat may choose."""
    return {choice.code for choice in game.choices(seat)}


class Thought:
    """A search after some iterations: its trees, and the values of its last world."""

    def __init__(
        self,
        view: ExpressView,
        iterations: int,
        *,
        tree: str = "single",
        rounds: int = 1,
        weights: list[float] = WEIGHTS,
        seed: int = 0,
        rollout: int = RANDOM,
        prior_weight: float = 0.0,
    ) -> None:
        config = SearchConfig()
        config.exploration, config.rounds, config.rollout = 0.25, rounds, rollout
        config.prior_weight, config.trees = prior_weight, TREES.index(tree)
        searcher = Searcher(view, random.Random(seed), config, SEATS * (1 + iterations), weights=weights)
        searcher.search(iterations)
        self.nodes, workspaces = searcher.nodes, searcher.buffers.workspaces
        self.used = int(read(workspaces, 0, "nodes_used"))
        self.values = [float(value) for value in read(workspaces, 0, "seat_values")[: view.players]]

    def below(self, place: int) -> dict[int, int]:
        """The nodes below another one, by label."""
        return {self.label(node): node for node in self.children(place)}

    def children(self, place: int) -> Iterator[int]:
        """The nodes below another one."""
        child = int(read(self.nodes, place, "child"))
        while child != NONE:
            yield child
            child = int(read(self.nodes, child, "sibling"))

    def label(self, place: int) -> int:
        """What a node stands for, as its tree's seat sees it."""
        return int(read(self.nodes, place, "label"))

    def seat(self, place: int) -> int:
        """The seat whose choice a node is."""
        return int(read(self.nodes, place, "seat"))

    def visits(self, place: int) -> int:
        """How often a node was visited."""
        return int(read(self.nodes, place, "visits"))


def estimated(view: ExpressView, weights: list[float] = WEIGHTS) -> list[float]:
    """Each seat's value as things stand: a search of no rounds looks no farther."""
    return Thought(view, 1, rounds=0, weights=weights).values
