"""Express for OpenSpiel: sequential, and with a sample of the deals that chance can make.

A deal draws dozens of cards at once, too many to list all outcomes. So a chance node offers a number of deals, all
equally likely, each with its own chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from folsom.envs.openspiel.game import FolsomGame
from folsom.envs.openspiel.node import GameNode, OutcomeNumbers
from folsom.envs.openspiel.package import pyspiel
from folsom.envs.openspiel.parameters import CHANCE, Parameters, counted, defaults_of
from folsom.envs.openspiel.state import FolsomState
from folsom.envs.rewards import THOUSAND
from folsom.express.components import BANDITS, FACES, LOOT_VALUE, ROUNDS, TEAM_PLAYERS, TURNS_MAX
from folsom.express.scoring import GUNSLINGER_PRIZE, RANSOM
from folsom.games import Express
from folsom.kernel import seed_chance
from folsom.kernel.position import GameTable

USUAL_DEALS, MOST_DEALS = 1 << 10, 1 << 20
ASKED_BY_A_CARD = 4  # the most choices that a card of the pile leads to: target, loot, whether to pocket it, direction
MOVES_OF_A_ROUND = TURNS_MAX * (1 + ASKED_BY_A_CARD) + BANDITS  # then each bandit may pick a pocket
KEPT_BY_A_SEAT = FACES + 1  # an expert discards one card after the other, then keeps the rest


@dataclass(frozen=True)
class ExpressNode(GameNode):
    """A node of Express: each chance node has its own deals, the same in every game that reaches it."""

    key = "express"
    deals: int = USUAL_DEALS

    @property
    def outcome_numbers(self) -> OutcomeNumbers:
        """Deals, by their numbers."""
        return range(self.deals)

    def outcome_words(self, outcome: int) -> str:
        """A deal by its number."""
        return f"deal {outcome}"

    def _brought(self, outcome: int) -> Self:
        if self.game is None:
            return self.standing(Express.dealt(self.table, seed_chance(outcome)))
        assert self.pending is not None
        played = self.game.copy()
        played.play_dealt(*self.pending, seed_chance(played.deals * self.deals + outcome))
        return self.standing(played)


class ExpressState(FolsomState):
    """A state of Express. Seats that choose at once are asked in order, without seeing each other's choices."""

    def current_player(self) -> int:
        """The seat to act."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.is_chance else self.node.seats[0]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.after_chance(action) if node.is_chance else node.after([(self.current_player(), action)])


class ExpressGame(FolsomGame):
    """`folsom_express`."""

    key = "express"
    defaults: ClassVar[Parameters] = {**defaults_of(Express, CHANCE), "deals": USUAL_DEALS}
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    state_type = ExpressState
    most_money = (sum(LOOT_VALUE) + GUNSLINGER_PRIZE + TEAM_PLAYERS * RANSOM) / THOUSAND
    always_won = True

    def _before(self, table: GameTable, given: Parameters) -> GameNode:
        return ExpressNode(table, deals=self._most_outcomes(given))

    def _most_outcomes(self, given: Parameters) -> int:
        return counted(given, "deals", 1, MOST_DEALS)

    def _longest(self, table: GameTable) -> int:
        return table.players + ROUNDS * (MOVES_OF_A_ROUND + table.players * KEPT_BY_A_SEAT)

    def max_chance_nodes_in_history(self) -> int:
        """One at the start, and at most one after each move."""
        return 1 + int(self.max_game_length())


ExpressGame.register()
