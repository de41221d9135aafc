"""A PettingZoo `ParallelEnv`: all agents act at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from folsom.envs.pettingzoo.agents import Observation, TableAgents

Infos = dict[str, dict[str, Any]]
Observations = dict[str, Observation]
Ends = dict[str, bool]


class FolsomParallelEnv(TableAgents, ParallelEnv[str, Observation, int]):
    """A table whose agents all act at once.

    An agent is rewarded when the game ends for it. An illegal action raises an error and changes nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """Begin a new game."""
        self._deal(seed)
        self._show()
        return self._observed(self.agents)

    def step(self, actions: Mapping[str, Any]) -> tuple[Observations, dict[str, float], Ends, Ends, Infos]:
        """Take every agent's action."""
        acting = self._checked(actions)
        for agent in acting:
            self.table.play(self._seat[agent], actions[agent])
        self._cycles += 1
        terminations = {agent: self.table.ended_for(self._seat[agent]) for agent in acting}
        truncations = {agent: self._cut_off() and not terminations[agent] for agent in acting}
        rewards = {agent: self.table.reward(self._seat[agent]) if terminations[agent] else 0.0 for agent in acting}
        self.agents = [agent for agent in acting if not (terminations[agent] or truncations[agent])]
        observations, infos = self._observed(acting)
        self._show()
        return observations, rewards, terminations, truncations, infos

    def _checked(self, actions: Mapping[str, Any]) -> list[str]:
        """The agents to act, after checking that each has a legal action."""
        if not self.agents:
            raise ValueError("no agent is in the game: call reset")
        if set(actions) != set(self.agents):
            raise ValueError(f"an action is needed of each of {self.agents}, not of {list(actions)}")
        for agent in self.agents:
            self.table.check(self._seat[agent], actions[agent])
        return self.agents

    def _observed(self, acting: list[str]) -> tuple[Observations, Infos]:
        """The observations and infos of the agents that acted."""
        masks = {agent: self.table.mask(self._seat[agent]) for agent in acting}
        if not self.agents:
            masks = {agent: mask * 0 for agent, mask in masks.items()}
        infos = self._ask(masks)
        return {agent: self._seen(agent, masks[agent].copy()) for agent in acting}, infos
