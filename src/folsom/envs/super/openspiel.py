"""Super for OpenSpiel: simultaneous, with every outcome of chance at its true probability.

Before the game chance may choose characters, one seat after the other, and the first player; at the end of a round it
turns up one of the car cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from folsom.envs.openspiel.game import FolsomGame
from folsom.envs.openspiel.node import GameNode, OutcomeNumbers
from folsom.envs.openspiel.package import pyspiel
from folsom.envs.openspiel.parameters import IN_ORDER, Parameters, defaults_of
from folsom.envs.openspiel.state import FolsomState
from folsom.envs.rewards import THOUSAND
from folsom.games import Super
from folsom.kernel.chance import loaded
from folsom.kernel.dealing import NO_CHANCE
from folsom.kernel.position import GameTable
from folsom.super import table as tables
from folsom.super.components import CAR_CARDS, CHARACTER_NAMES, LOOT_VALUES, SEATS


@dataclass(frozen=True)
class SuperNode(GameNode):
    """A node of Super: chance fills in its table before the game."""

    key = "super"
    table: tables.SuperTable

    @property
    def open_seat(self) -> int | None:
        """The first seat whose character is left to chance."""
        return next((seat for seat, character in enumerate(self.table.characters) if character is None), None)

    def set_up(self) -> Self:
        """This node, with the game begun if nothing about its table is left to chance."""
        if self.open_seat is not None or self.table.first is None:
            return self
        return self.standing(Super.dealt(self.table, NO_CHANCE))

    @property
    def outcome_numbers(self) -> OutcomeNumbers:
        """The free characters, the seats that can begin, or the car cards that nobody has seen."""
        if isinstance(self.game, Super):
            unseen = self.game.position.state.unseen
            return tuple(card for card in range(CAR_CARDS) if unseen >> card & 1)
        if self.open_seat is not None:
            return tuple(character for character in range(SEATS) if character not in self.table.characters)
        return range(self.table.players)

    def outcome_words(self, outcome: int) -> str:
        """An outcome in words."""
        if self.game is not None:
            return f"the car is worth ${LOOT_VALUES[outcome]}"
        if self.open_seat is not None:
            return f"player {self.open_seat} is {CHARACTER_NAMES[outcome]}"
        return f"player {outcome} begins"

    def _brought(self, outcome: int) -> Self:
        if self.game is not None and self.pending is not None:
            played = self.game.copy()
            played.play_dealt(*self.pending, loaded(self.outcome_numbers.index(outcome), len(self.outcome_numbers)))
            return self.standing(played)
        if self.open_seat is None:
            return replace(self, table=replace(self.table, first=outcome)).set_up()
        characters = list(self.table.characters)
        characters[self.open_seat] = outcome
        return replace(self, table=replace(self.table, characters=tuple(characters))).set_up()


class SuperState(FolsomState):
    """A state of Super: all seats in play plan at once."""

    def current_player(self) -> int:
        """All players at once, until the game is over."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.node.is_chance else pyspiel.PlayerId.SIMULTANEOUS)

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after_chance(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if len(actions) != self.node.table.players:
            raise ValueError(f"a plan for each of {self.node.table.players} players is needed, not {len(actions)}")
        self.node = self.node.after([(seat, actions[seat]) for seat in self.node.seats])


class SuperGame(FolsomGame):
    """`folsom_super`."""

    key = "super"
    defaults = defaults_of(Super, IN_ORDER)
    dynamics = pyspiel.GameType.Dynamics.SIMULTANEOUS
    state_type = SuperState
    most_money = sum(LOOT_VALUES) / THOUSAND
    always_won = False

    def _before(self, table: GameTable, given: Parameters) -> GameNode:
        assert isinstance(table, tables.SuperTable)
        return SuperNode(table).set_up()

    def _most_outcomes(self, given: Parameters) -> int:
        return CAR_CARDS

    def _longest(self, table: GameTable) -> int:
        return table.players + 1  # rounds: a car is unhooked in each

    def max_chance_nodes_in_history(self) -> int:
        """Characters and the first player, then a car card in each round."""
        return int(self.num_players()) + 1 + int(self.max_game_length())


SuperGame.register()
