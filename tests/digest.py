"""Digests of whole games, state by state and event by event, to compare one way of running the rules with another.

`python -m tests.digest` prints them as JSON, for the way that `FOLSOM_RULES` names.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from itertools import count

from folsom.express import doors
from folsom.express.components import SEATS
from folsom.express.house import Position
from folsom.express.state import State
from folsom.express.table import make_table
from folsom.express.tally import SUMS
from folsom.kernel import many, seed_chance, words
from folsom.kernel.events import LogEntry
from folsom.kernel.log import Log
from tests.random_games import as_array, dice_of, every_table, random_table

GAMES = 40
GAMES_OF_A_TABLE = 3


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def _step(position: Position, log: list[LogEntry], number: int) -> str:
    """The state, what was logged on the way to it, and what one eye, each in turn, sees and imagines there."""
    eye = (*range(position.players), None)[number % (position.players + 1)]
    view = position.view(eye)
    world = Position.imagine(view.record, number)
    return _digest(position.pack(), repr(log).encode(), view.record.pack(), world.pack())


def game_digests(seed: int) -> Iterator[str]:
    """One random game, step by step."""
    rng = random.Random(seed)
    position, log = Position.start(make_table(**random_table(rng)), seed)
    for number in count():
        yield _step(position, log, number)
        if position.over:
            break
        seat = rng.choice(position.to_act)
        log = position.apply(seat, rng.choice(position.legal(seat)))
    yield _digest(repr(position.result()).encode())


def herd_digests(number: int) -> Iterator[str]:
    """Some games of one table, by the doors for many games: stepped twice, played to the end, and simulated."""
    template, states = many(State, 1), many(State, GAMES_OF_A_TABLE)
    logs, dice = many(Log, 1), dice_of(number)
    make_table(**every_table()[number]).template(seed_chance(number)).write(template, 0)
    doors.new_many(states, template, logs, dice)
    yield _herd(states)
    for _ in range(2):
        chosen = words(GAMES_OF_A_TABLE)
        doors.choose_many(states, chosen, dice)
        doors.step_many(states, chosen, logs)
        yield _herd(states)
    yield str(doors.playout_many(states, logs, dice))
    yield _herd(states)
    yield from _sums(states, template)


def _herd(states: list[State]) -> str:
    return _digest(as_array(states, State).tobytes())


def _sums(states: list[State], template: list[State]) -> Iterator[str]:
    moneys, ranks, sums = words(SEATS * len(states)), words(SEATS * len(states)), words(SUMS)
    doors.outcome_many(states, moneys, ranks)
    doors.simulate_many(states, template, GAMES_OF_A_TABLE, many(Log, 1), dice_of(1), sums)
    for numbers in (moneys, ranks, sums):
        yield str([int(number) for number in numbers])


def all_digests() -> dict[str, list[str]]:
    """By the name of each game, or of each herd."""
    games = {f"game {seed}": list(game_digests(seed)) for seed in range(GAMES)}
    herds = {f"herd {number}": list(herd_digests(number)) for number in range(0, len(every_table()), 17)}
    return games | herds


if __name__ == "__main__":
    print(json.dumps(all_digests()))
