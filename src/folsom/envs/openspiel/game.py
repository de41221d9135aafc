"""What both games have in common as games of OpenSpiel."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from folsom.envs.encodings import ENCODINGS
from folsom.envs.openspiel.node import GameNode
from folsom.envs.openspiel.observer import Observer
from folsom.envs.openspiel.package import pyspiel
from folsom.envs.openspiel.parameters import FROM_THE_START, Parameters, counted, table_of
from folsom.envs.openspiel.starting import SHORT_NAMES, position_in
from folsom.envs.openspiel.state import FolsomState
from folsom.envs.rewards import LEAD, MONEY, WIN, reward_named
from folsom.games import GAMES, SetupError
from folsom.kernel.position import GameTable

LONGEST_HISTORY = 1 << 16


class FolsomGame(pyspiel.Game):
    """A table, and the node that all its states start from."""

    key: ClassVar[str]  # among `GAMES`
    defaults: ClassVar[Parameters]
    dynamics: ClassVar[Any]
    state_type: ClassVar[type[FolsomState]]
    most_money: ClassVar[float]  # that a seat can have, in thousands
    always_won: ClassVar[bool]  # whether the shares of the victory add up to 1

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = {**self.defaults, **(parameters or {})}
        table = table_of(GAMES[self.key], given)
        self.kind = _reward(given)
        self._history = counted(given, "history", 0, LONGEST_HISTORY)
        self.opening = self._opening(table, given)
        shared_out = self.kind == WIN and self.always_won
        super().__init__(self._type(self._history > 0, shared_out), self._info(table, given, shared_out), given)
        self._encoding = ENCODINGS[self.key]

    @classmethod
    def register(cls) -> None:
        """Let OpenSpiel load this game by its name."""
        pyspiel.register_game(cls._type(tells_history=False, shared_out=False), cls)

    @classmethod
    def _type(cls, tells_history: bool, shared_out: bool) -> Any:
        game, utility = GAMES[cls.key], pyspiel.GameType.Utility
        return pyspiel.GameType(
            short_name=SHORT_NAMES[cls.key],
            long_name=f"Folsom {game.name}",
            dynamics=cls.dynamics,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=utility.CONSTANT_SUM if shared_out else utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players_range[-1],
            min_num_players=game.players_range[0],
            provides_information_state_string=True,
            provides_information_state_tensor=tells_history,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=dict(cls.defaults),
        )

    def _info(self, table: GameTable, given: Parameters, shared_out: bool) -> Any:
        least, most = self._worth()
        return pyspiel.GameInfo(
            num_distinct_actions=ENCODINGS[self.key].actions,
            max_chance_outcomes=self._most_outcomes(given),
            num_players=table.players,
            min_utility=least,
            max_utility=most,
            utility_sum=1.0 if shared_out else None,
            max_game_length=self._longest(table),
        )

    def _worth(self) -> tuple[float, float]:
        """The lowest and highest reward in a game."""
        if self.kind in (MONEY, LEAD):
            return -self.most_money if self.kind == LEAD else 0.0, self.most_money
        return 0.0, 1.0

    def _opening(self, table: GameTable, given: Parameters) -> GameNode:
        """The node that all states start from."""
        if given["start"] == FROM_THE_START:
            return self._before(table, given)
        game = GAMES[self.key]
        position = position_in(game, given["start"], table.players)
        return self._before(table, given).standing(game.at(position))

    @abstractmethod
    def _before(self, table: GameTable, given: Parameters) -> GameNode:
        """The node before anything is dealt."""

    @abstractmethod
    def _most_outcomes(self, given: Parameters) -> int:
        """The largest number of outcomes at a chance node."""

    @abstractmethod
    def _longest(self, table: GameTable) -> int:
        """An upper bound on the number of moves."""

    # --- what OpenSpiel asks -----------------------------------------------------------------

    def new_initial_state(self) -> FolsomState:
        """A state at the start of the game."""
        return self.state_type(self)

    def make_py_observer(self, wanted: Any = None, parameters: Parameters | None = None) -> Observer:
        """An observer of what one player sees, with or without the past, or of what everyone sees."""
        if parameters:
            raise ValueError(f"observers of this game have no parameters, not {dict(parameters)}")
        return Observer(self._encoding, wanted or pyspiel.IIGObservationType(perfect_recall=False), self._history)


def _reward(given: Parameters) -> int:
    try:
        return reward_named(given["reward"])
    except ValueError as error:
        raise SetupError(str(error)) from None
