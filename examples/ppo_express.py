"""A masked PPO learns Express against bandits who play at random: `python examples/ppo_express.py --steps 1000000`.

It needs sb3-contrib beside Folsom and Gymnasium: pip install 'folsom[ppo]'. Games are played in compiled code, many
at once (`FolsomVectorEnv`); a thin adapter turns them into a Stable-Baselines3 VecEnv.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from folsom.envs.gymnasium import FolsomVectorEnv

TABLES, ROLLOUT, BATCH = 64, 64, 1024
CONFIDENCE = 1.96  # standard errors in a 95 % interval


class Tables(VecEnv):
    """Many tables, as Stable-Baselines3 wants them."""

    def __init__(self, players: int, reward: str, count: int) -> None:
        self.tables = FolsomVectorEnv("express", count, players, reward=reward, autoreset_mode="SameStep")
        super().__init__(count, self.tables.single_observation_space, self.tables.single_action_space)

    def reset(self) -> Any:
        """Begin all games, from the seed that was set last."""
        seen, _ = self.tables.reset(seed=self._seeds[0])
        self._seeds = [None] * self.num_envs
        return seen

    def step_async(self, actions: np.ndarray) -> None:
        """Keep the actions until they are waited for."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Take the actions."""
        seen, rewards, ended, _, _ = self.tables.step(self._actions)
        return seen, rewards.astype(np.float32), ended, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The one thing that is asked of single tables: their masks."""
        return list(getattr(self.tables, method_name)())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all tables."""
        return [getattr(self.tables, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set at a table."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """A table wears nothing else."""
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""


# --- how well it plays ---------------------------------------------------------------------------


class Point(NamedTuple):
    """The share of games won after a number of steps, and half of its 95 % interval."""

    steps: int
    share: float
    half: float

    def __str__(self) -> str:
        return f"{self.steps:>9,} steps: wins {self.share:6.1%} ± {self.half:.1%}"


def win_share(model: Any, players: int, games: int, seed: int, steps: int) -> Point:
    """The share of the victory in the first games that end at each of many tables."""
    tables = FolsomVectorEnv("express", games, players, reward="win", autoreset_mode="NextStep")
    seen, told = tables.reset(seed=seed)
    won, over = np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        actions, _ = model.predict(seen, action_masks=told["action_mask"])
        seen, rewards, ended, _, told = tables.step(np.where(told["action_mask"].any(axis=1), actions, 0))
        won[ended & ~over] = rewards[ended & ~over]
        over |= ended
    return Point(steps, float(won.mean()), float(CONFIDENCE * won.std() / np.sqrt(games)))


class ViewDiffer(BaseCallback):
    """Looks now and then how well the learner plays, and says so."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        super().__init__()
        self.wanted, self.curve = wanted, []

    def look(self) -> Point:
        """Play some games as they would be played now."""
        wanted = self.wanted
        point = win_share(self.model, wanted.players, wanted.games, wanted.seed + 1, self.num_timesteps)
        self.curve.append(point)
        print(point, flush=True)
        return point

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.curve) * self.wanted.every:
            self.look()

    def _on_step(self) -> bool:
        return True


# --- the curve -----------------------------------------------------------------------------------

SIZE, LEFT, BOTTOM, TOP = (640, 300), 56, 40, 20
STYLE = """<style>
text { font: 13px sans-serif; fill: #333 } .grid { stroke: #ccc } .chance { stroke: #999; stroke-dasharray: 4 4 }
.curve { stroke: #b3402e; fill: none; stroke-width: 2.5 } .doubt { fill: #b3402e; opacity: .18 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #444 } .curve { stroke: #f08a6c }
.doubt { fill: #f08a6c } }
</style>"""


def drawn(curve: Sequence[Point], players: int) -> str:
    """The curve with its intervals as an SVG, for light pages and dark ones."""
    width, height = SIZE
    most = max(point.steps for point in curve) or 1

    def at(steps: float, share: float) -> tuple[float, float]:
        return LEFT + steps / most * (width - LEFT - 20), height - BOTTOM - share * (height - BOTTOM - TOP)

    def path(points: list[tuple[float, float]]) -> str:
        return " ".join(f"{across:.1f},{down:.1f}" for across, down in points)

    upper = [at(point.steps, min(point.share + point.half, 1)) for point in curve]
    lower = [at(point.steps, max(point.share - point.half, 0)) for point in curve]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">', STYLE]
    for tenths in range(0, 11, 2):
        left, right = at(0, tenths / 10), at(most, tenths / 10)
        lines.append(f'<line class="grid" x1="{left[0]}" y1="{left[1]:.1f}" x2="{right[0]}" y2="{right[1]:.1f}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{left[1] + 4:.1f}" text-anchor="end">{tenths * 10} %</text>')
    for quarter in range(5):
        across, down = at(most * quarter / 4, 0)
        label = f"{most * quarter / 4 / 1000:,.0f}k"
        lines.append(f'<text x="{across:.1f}" y="{down + 18:.1f}" text-anchor="middle">{label}</text>')
    lines.append(f'<polyline class="chance" points="{path([at(0, 1 / players), at(most, 1 / players)])}"/>')
    lines.append(f'<polygon class="doubt" points="{path(upper + lower[::-1])}"/>')
    lines.append(f'<polyline class="curve" points="{path([at(point.steps, point.share) for point in curve])}"/>')
    lines.append(f'<text x="{width - 20}" y="{height - 4}" text-anchor="end">steps of the learner</text></svg>')
    return "\n".join(lines) + "\n"


# --- the whole -----------------------------------------------------------------------------------


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--every", type=int, default=100_000, help="steps from one look to the next")
    parser.add_argument("--games", type=int, default=1000, help="games to play at each look")
    parser.add_argument("--save", type=Path, help="write what was learned to this file")
    parser.add_argument("--plot", type=Path, help="draw the curve to this SVG")
    return parser.parse_args()


def main() -> None:
    """Learn, and say how well it went."""
    wanted = asked()
    torch.set_num_threads(1)
    tables = Tables(wanted.players, "lead", TABLES)
    ways = {"n_steps": ROLLOUT, "batch_size": BATCH, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01}
    model = MaskablePPO("MlpPolicy", tables, seed=wanted.seed, policy_kwargs={"net_arch": [128, 128]}, **ways)
    watch = ViewDiffer(wanted)
    model.learn(wanted.steps, callback=watch)
    before, after = watch.curve[0], watch.look()
    print(f"before: wins {before.share:.1%} ± {before.half:.1%}; after: wins {after.share:.1%} ± {after.half:.1%}")
    if wanted.save:
        model.save(wanted.save)
    if wanted.plot:
        wanted.plot.write_text(drawn(watch.curve, wanted.players))


if __name__ == "__main__":
    main()
