"""Scenes of Express for minds: what a bot chooses in them, and what it has thought."""

from __future__ import annotations

import random
from collections.abc import Iterator

from folsom.bots import player_named
from folsom.bots.desk import Desk
from folsom.bots.express import entry_points
from folsom.bots.express.policy import RANDOM
from folsom.bots.express.searching import PATH, Manner
from folsom.bots.express.tree import NONE, TREES, Node
from folsom.bots.express.weights import WEIGHTS
from folsom.bots.express.wishes import WISHES
from folsom.bots.express.worlds import WORLDS
from folsom.bots.express.worth import MARKS
from folsom.express.choice_codes import CHOICES
from folsom.express.components import SEATS
from folsom.games import Express, ExpressView
from folsom.kernel import floats, many, read, words, write
from tests.support.random_games import count
from tests.support.scenes.express.scene import Scene

DICE = count(5, 2)  # with which a bot is asked, where it must choose the same with all of them


def chosen(scene: Scene, who: str, bot: str, dice: int = DICE) -> set[str]:
    """What a bot chooses for a bandit's player, in words, with these dice and with those."""
    player, choices = player_named(bot, "express"), scene.game.choices(scene.seat(who))
    return {player.choose(scene.view(who), choices, random.Random(number)).text for number in range(dice)}


def codes(game: Express, seat: int) -> set[int]:
    """The numbers of what a seat may choose."""
    return {choice.code for choice in game.choices(seat)}


class Thought:
    """What a search has thought after so many iterations: its trees, and the shares of its last world."""

    def __init__(
        self,
        view: ExpressView,
        iterations: int,
        *,
        tree: str = "single",
        rounds: int = 1,
        weights: list[float] = WEIGHTS,
        dice: int = 0,
        policy: int = RANDOM,
        guide: float = 0.0,
    ) -> None:
        desk, manners = Desk(Express, WORLDS, view, random.Random(dice)), many(Manner, 1)
        for name, value in {
            "curiosity": 0.25,
            "rounds": rounds,
            "policy": policy,
            "guide": guide,
            "trees": TREES.index(tree),
        }.items():
            write(manners, 0, name, value)
        self.nodes, shares = many(Node, SEATS * (1 + iterations)), floats([0.0] * SEATS)
        workings = (words(PATH + 1), words(SEATS), floats([0.0] * MARKS), shares, WISHES, words(CHOICES))
        self.used = entry_points.search(
            desk.views, desk.states, self.nodes, 0, iterations, manners, weights, desk.logs, desk.dice, *workings
        )
        self.shares = [float(share) for share in shares[: view.players]]

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
        """Who chooses what a node stands for."""
        return int(read(self.nodes, place, "seat"))

    def visits(self, place: int) -> int:
        """How often a node was visited."""
        return int(read(self.nodes, place, "visits"))


def promised(view: ExpressView, weights: list[float] = WEIGHTS) -> list[float]:
    """Each seat's share as things stand: a search of no round looks no farther."""
    return Thought(view, 1, rounds=0, weights=weights).shares
