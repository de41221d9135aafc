"""A world imagined from a view is one that the view allows: it looks the same, is whole, and can be played on."""

from __future__ import annotations

import numpy as np
import pytest

import folsom
from folsom import Express
from folsom.express import doors
from folsom.express.choices import CHOICES
from folsom.express.components import FIRE, MOVE, SOLO_DECK
from folsom.express.house import Position
from folsom.express.state import OVER, STEALING, State
from folsom.express.view import View
from folsom.kernel import many, read
from folsom.kernel.truth import SPECTATOR
from tests.conserved import broken
from tests.random_games import Herd, a_small_herd, as_array, count, dice_of, play_on, random_games


class Beliefs:
    """For every game of a herd, what one eye sees, and a world that it may think of."""

    def __init__(self, herd: Herd, place: int) -> None:
        self.eyes = [_eye(herd, index, place) for index in range(herd.size)]
        self.views, self.worlds = many(View, herd.size), many(State, herd.size)
        dice = dice_of(place)
        for index, eye in enumerate(self.eyes):
            doors.see(herd.states, index, eye, self.views, index)
            doors.dream(self.views, index, self.worlds, index, dice)

    def seen_again(self) -> list[View]:
        """What the same eyes see in the imagined worlds."""
        views = many(View, len(self.eyes))
        for index, eye in enumerate(self.eyes):
            doors.see(self.worlds, index, eye, views, index)
        return views


def _eye(herd: Herd, index: int, place: int) -> int:
    """At each place another eye: the seats in turn, then a spectator."""
    return (place + index) % (int(read(herd.states, index, "players")) + 1) + SPECTATOR


def test_an_imagined_world_has_the_view_it_was_imagined_from() -> None:
    herd, place = a_small_herd(), 0
    while herd.step():
        place += 1
        beliefs = Beliefs(herd, place)
        seen, again = as_array(beliefs.views, View), as_array(beliefs.seen_again(), View)
        assert [name for name in seen.dtype.names if not np.array_equal(seen[name], again[name])] == []


def test_an_imagined_world_is_whole_now_and_when_it_is_played_to_its_end() -> None:
    herd, place = a_small_herd(), 0
    while herd.step():
        place += 1
        worlds = Beliefs(herd, place).worlds
        assert broken(as_array(worlds, State)) == {}
        if place % count(1, 20) == 0:
            doors.playout_many(worlds, herd.logs, dice_of(place))
            ended = as_array(worlds, State)
            assert (ended["phase"] == OVER).all()
            assert broken(ended) == {}


def test_in_an_imagined_world_whoever_is_to_act_has_a_choice() -> None:
    herd, place = a_small_herd(), 0
    while herd.step():
        place += 1
        worlds = as_array(Beliefs(herd, place).worlds, State)
        assert ((worlds["legal"] != 0) == (worlds["phase"] != OVER)).all()
        assert (worlds["legal"] >> CHOICES == 0).all()


def test_an_imagined_world_has_a_chance_of_its_own() -> None:
    """Nobody who imagines learns what the game's own chance will bring."""
    game = Express(players=4, seed=1899)
    worlds = [folsom.imagine(game.view(0), seed).position.state for seed in range(20)]
    chances = {state.chance.pack() for state in (game.position.state, *worlds)}
    assert len(chances) == 21


def test_the_same_view_and_seed_imagine_the_same_world() -> None:
    game = Express(players=4, seed=1899)
    one, same, other = (folsom.imagine(game.view(0), seed).position.pack() for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("seat", [0, None])
def test_an_imagined_game_is_played_like_any_other(seat: int | None) -> None:
    for game, rng in random_games(count(20, 5)):
        world = folsom.imagine(game.view(seat), rng)
        for _ in play_on(world, rng):
            pass
        assert world.result.winners


def test_a_resolved_card_that_is_no_longer_shown_can_be_any_of_its_seat() -> None:  # plan_memory off, X10.4
    """Also where all the seat's cards lie open in its discard."""
    state = Express(3, seed=1899, expert=True, plan_memory="off").position.state
    state.hand[1], state.deck[1] = 0, 0
    state.discard[1] = state.shown[1] = SOLO_DECK
    state.pile[:3] = [1 | MOVE << 3, 1 | FIRE << 3, 0 | MOVE << 3]
    state.phase, state.pile_size, state.resolved, state.seat, state.waiting = STEALING, 3, 3, 0, 1
    world = folsom.imagine(Position(state).view(0), 7).position.state
    assert [entry & 7 for entry in world.pile[:3]] == [1, 1, 0]
    assert all(SOLO_DECK >> (entry >> 3) & 1 for entry in world.pile[:3])
