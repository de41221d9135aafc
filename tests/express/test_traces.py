"""What a seat was told of a purse is never forgotten, and nothing is known that it wasn't told (X5.7, X5.10)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import folsom
from folsom import Express
from folsom.express.choice_codes import TAKE
from folsom.express.components import JEWEL, PLACES, PURSE_VALUES
from tests.express.memory import Memory
from tests.support.random_games import count

GREEDY = 0.7  # how often who may take a purse takes it, so that purses change hands
GAMES = count(24, 8)


def _games() -> Iterator[tuple[Express, list[Memory]]]:
    """Games at every decision, in which purses often change hands, and what their seats remember."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = Express(2 + seed % 5, seed=seed, known_purses="off" if seed % 4 == 0 else "on")
        memories = [Memory(game, seat) for seat in range(game.players)]
        while not game.over:
            _play_any(game, rng)
            for memory in memories:
                memory.hear(game.events(memory.seat, memory.heard))
            yield game, memories


def _play_any(game: Express, rng: random.Random) -> None:
    seat = rng.choice(game.to_act)
    choices = game.choices(seat)
    purses = [choice for choice in choices if TAKE <= choice.code < TAKE + JEWEL]
    game.play(seat, rng.choice(purses if purses and rng.random() < GREEDY else choices))


def test_every_fact_in_a_seats_events_holds_in_every_world_imagined_from_its_view() -> None:
    told = 0
    for number, (game, memories) in enumerate(_games()):
        for memory in memories:
            assert memory.allows(game.position.state)
            if game.view(memory.seat).traced_purses:
                world = folsom.imagine(game.view(memory.seat), number)
                assert memory.allows(world.position.state), game.view(memory.seat).traced_purses
                told += 1
    assert told > 20 * GAMES


def test_a_trace_leads_nowhere_that_events_rule_out_and_wherever_they_allow() -> None:
    """A seat knows neither less of one purse than its events tell, nor more."""
    for game, memories in _games():
        for memory in memories:
            for value, places in _traces(game, memory.seat):
                where = [{place for place, purses in enumerate(case) if value in purses} for case in memory.cases]
                assert places <= set().union(*where)
                assert all(places & in_case for in_case in where)


def _traces(game: Express, seat: int) -> list[tuple[int, set[int]]]:
    """By value, the set of places that each trace leads to."""
    traces = zip(PURSE_VALUES, game.view(seat).record.traces, strict=True)
    return [(value, {place for place in range(PLACES) if trace >> place & 1}) for value, trace in traces if trace]
