"""Games of OpenSpiel for tests: loaded by their parameters, and played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import folsom.envs.openspiel  # noqa: F401  # registers the games
from folsom.envs.openspiel.starting import SHORT_NAMES
from tests.support.game_kit import Kit

State = Any


def load(kit: Kit, **parameters: Any) -> Any:
    """The kit's game with these parameters."""
    return pyspiel.load_game(SHORT_NAMES[kit.key], parameters)


def step(state: State, rng: random.Random) -> None:
    """Whatever comes next, at random."""
    if state.is_simultaneous_node():
        plans = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([rng.choice(legal) if legal else 0 for legal in plans])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any, seed: int) -> Iterator[tuple[State, random.Random]]:
    """A random game: every state of it, the last one too."""
    return walk_from(game.new_initial_state(), random.Random(seed))


def walk_from(state: State, rng: random.Random) -> Iterator[tuple[State, random.Random]]:
    """The same from any state on, which moves."""
    while True:
        yield state, rng
        if state.is_terminal():
            return
        step(state, rng)


def decisions(game: Any, seed: int) -> Iterator[tuple[State, random.Random]]:
    """Those states of a random game in which players choose."""
    return ((state, rng) for state, rng in walk(game, seed) if not (state.is_chance_node() or state.is_terminal()))


def choosers(state: State) -> list[int]:
    """The players who choose; at a chance node nobody does."""
    seats = [] if state.is_chance_node() else range(state.num_players())
    return [seat for seat in seats if state.legal_actions(seat)]
