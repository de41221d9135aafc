"""Digests of whole games, state by state and event by event, to compare one way of running the rules with another.

`python -m tests.support.digests` prints them as JSON, for the way that `FOLSOM_RULES` names; `--bots` adds what bots
choose.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from folsom import GAMES
from folsom.bots import BOTS, Budget
from folsom.kernel import many, seed_chance, words
from folsom.kernel.events import LogEntry
from folsom.kernel.log import Log
from tests.support.game_kit import Kit, kit_of
from tests.support.random_games import AnyPosition, as_array, dice_of, every_table, random_steps

RANDOM_GAMES = 24
GAMES_OF_A_TABLE = 3
TABLES_OF_A_GAME = 34
BOT_BUDGET = Budget(iterations=200)
BOT_DECISIONS = 24


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def _step(position: AnyPosition, log: list[LogEntry], number: int) -> str:
    """The state, what was logged on the way to it, and what one eye, each in turn, sees and imagines there."""
    viewer = (*range(position.players), None)[number % (position.players + 1)]
    view = position.view(viewer)
    world = position.imagine(view.record, number)
    return _digest(position.pack(), repr(log).encode(), view.record.pack(), world.pack())


def game_digests(kit: Kit, seed: int) -> Iterator[str]:
    """One random game, step by step."""
    for number, (position, log) in enumerate(random_steps(kit.game, seed)):
        yield _step(position, log, number)
    yield _digest(repr(position.result()).encode())


def herd_digests(kit: Kit, number: int) -> Iterator[str]:
    """Some games of one table, by the doors for many games: stepped twice, played to the end, and simulated."""
    state_type = kit.position_type.state_type
    template, states = many(state_type, 1), many(state_type, GAMES_OF_A_TABLE)
    logs, dice = many(Log, 1), dice_of(number)
    kit.game.make_table(**every_table(kit.game)[number]).template(seed_chance(number)).write(template, 0)
    kit.entry_points.new_many(states, template, logs, dice)
    yield _herd(states, state_type)
    for _ in range(2):
        chosen = _row_for_seats(kit)
        kit.entry_points.choose_many(states, chosen, dice)
        kit.entry_points.step_many(states, chosen, logs)
        yield _herd(states, state_type)
    yield str(kit.entry_points.playout_many(states, logs, dice))
    yield _herd(states, state_type)
    yield from _sums(kit, states, template)


def _row_for_seats(kit: Kit) -> list[int]:
    return words(GAMES_OF_A_TABLE * kit.position_type.seats)


def _herd(states: list[Any], state_type: Any) -> str:
    return _digest(as_array(states, state_type).tobytes())


def _sums(kit: Kit, states: list[Any], template: list[Any]) -> Iterator[str]:
    worths, ranks, sums = _row_for_seats(kit), _row_for_seats(kit), words(kit.sums)
    kit.entry_points.outcome_many(states, worths, ranks)
    kit.entry_points.simulate_many(states, template, GAMES_OF_A_TABLE, many(Log, 1), dice_of(1), sums)
    for numbers in (worths, ranks, sums):
        yield str([int(number) for number in numbers])


def _digests_of(kit: Kit) -> Iterator[tuple[str, list[str]]]:
    for seed in range(RANDOM_GAMES):
        yield f"{kit.name}: game {seed}", list(game_digests(kit, seed))
    tables = len(every_table(kit.game))
    for number in range(0, tables, max(1, tables // TABLES_OF_A_GAME)):
        yield f"{kit.name}: herd {number}", list(herd_digests(kit, number))


def all_digests() -> dict[str, list[str]]:
    """By the name of each random game, or of each herd, of every game."""
    return {name: digests for game in GAMES for name, digests in _digests_of(kit_of(game))}


def bot_digests() -> dict[str, list[str]]:
    """What each bot chooses in one game of every kind, by game and bot."""
    return {f"{key}: {name}": _choices(key, name) for key, bots in BOTS.items() for name in bots}


def _choices(key: str, name: str) -> list[str]:
    """The choices of a bot at every seat of one game."""
    game, bot, made = GAMES[key](seed=1899), BOTS[key][name](), list[str]()
    while not game.over and len(made) < BOT_DECISIONS:
        seat = game.to_act[0]
        choice = bot.choose(game.view(seat), game.choices(seat), BOT_BUDGET, random.Random(len(made)))
        made.append(str(choice))
        game.play(seat, choice)
    return made


if __name__ == "__main__":
    print(json.dumps(all_digests() | (bot_digests() if "--bots" in sys.argv else {})))
