"""What both PettingZoo environments share: names, spaces, observations and rendering of the agents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium.utils import seeding

from folsom.envs.rendering import HUMAN, RENDER_MODES, Picture, checked_mode, render
from folsom.envs.spaces import Actions, masked
from folsom.envs.table import EnvTable
from folsom.games.checks import checked_count

AGENT = "seat_{}"
HIGHEST_SEED = 1 << 63

Observation = dict[str, Any]


class TableAgents:
    """The agents of a table."""

    metadata: ClassVar[dict[str, Any]]
    game_name: ClassVar[str]

    def __init__(
        self,
        players: int | None = None,
        *,
        reward: str = "win",
        history: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.table = EnvTable(self.game_name, players, reward, table)
        self.render_mode, self.max_cycles = checked_mode(render_mode, RENDER_MODES), max_cycles
        self.possible_agents = [AGENT.format(seat) for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._history = checked_count(history, "history")
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: masked(self.table.encoding, history) for agent in self.possible_agents}
        self._actions = {agent: Actions(self.table.encoding.actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """An agent's observation space; every call returns the same object."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """An agent's action space; every call returns the same object."""
        return self._actions[agent]

    def _deal(self, seed: int | None) -> None:
        """Begin a new game with all agents; without a seed, it's drawn from the previous seed."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.deal(int(self._chance.integers(HIGHEST_SEED)) if seed is None else seed)
        self.agents, self._cycles = list(self.possible_agents), 0

    def _seen(self, agent: str, mask: Any) -> Observation:
        """What an agent observes."""
        seat = self._seat[agent]
        seen: Observation = {"observation": self.table.observe(seat), "action_mask": mask}
        if self._history:
            seen["history"] = self.table.past(seat, self._history)
        return seen

    def _ask(self, masks: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Tell the action spaces what is legal; return the info of each agent."""
        for agent, mask in masks.items():
            self._actions[agent].now = mask
        return {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def _cut_off(self) -> bool:
        """Whether the game is truncated here."""
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def _show(self) -> None:
        """Print the table if the render mode is 'human'."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Picture:
        """The table as a spectator sees it."""
        return render(self.table.game.view(), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
