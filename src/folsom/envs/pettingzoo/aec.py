"""A PettingZoo `AECEnv`: agents act one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from folsom.envs.pettingzoo.agents import Observation, TableAgents


class FolsomAECEnv(TableAgents, AECEnv[str, Observation, int | None]):
    """A table whose agents act one after the other; agents that choose at once don't see each other's choices.

    An agent is rewarded when the game ends for it. An illegal action raises an error and changes nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._turn()
        self._show()

    def step(self, action: int | None) -> None:
        """Take the selected agent's action, or None if the game has ended for it."""
        if not self.agents:
            raise ValueError("the game is over for all agents: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._tell()
            return
        self._answer(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self._accumulate_rewards()
        self._turn()
        self._show()

    def _answer(self, agent: str, action: int | None) -> None:
        asked = self.table.game.to_act
        self.table.play(self._seat[agent], action)
        self._cycles += len(asked) == 1  # the last of those who were asked together

    def _settle(self) -> None:
        """Reward the agents whose game has just ended."""
        cut_off = self._cut_off()
        for agent in self.agents:
            ends = self.table.ended_for(self._seat[agent])
            self.rewards[agent] = self.table.reward(self._seat[agent]) if ends else 0.0
            self.terminations[agent] = ends
            self.truncations[agent] = cut_off and not ends

    def _turn(self) -> None:
        """Select the next agent; agents whose game has ended come first."""
        waiting = self.table.game.to_act
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]
        self._deads_step_first()
        self._tell()

    def _tell(self) -> None:
        self.infos = self._ask({agent: self._mask(agent) for agent in self.agents})

    def _mask(self, agent: str) -> Any:
        """An agent's legal actions: none unless it's selected and still in the game."""
        if agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent]):
            return self.table.mask(self._seat[agent])
        return np.zeros(self.table.encoding.actions, np.int8)

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return self._seen(agent, self._actions[agent].now.copy())
