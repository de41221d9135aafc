"""How fast bots search."""

from __future__ import annotations

import random
from functools import partial

from folsom.bots import player_named
from folsom.cli.game_names import AnyGame, key_of
from folsom.cli.measures.measure import BENCH_SEED, Effort, cpu_seconds


def search_iterations(effort: Effort, game: type[AnyGame], players: int, bot: str) -> list[float]:
    """Iterations per CPU second of a bot that makes the first choice of a game, after a warm-up run."""
    player = player_named(f"{bot}:{effort.iterations}", key_of(game))
    table = game.of(game.make_table(players=players), BENCH_SEED)
    seat = table.to_act[0]
    think = partial(player.choose, table.view(seat), table.choices(seat))
    seconds = [cpu_seconds(partial(think, random.Random(BENCH_SEED))) for _ in range(effort.runs + 1)]
    return [effort.iterations / each for each in seconds[1:]]
