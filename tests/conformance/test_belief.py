"""A world imagined from a view is one that the view allows: it looks the same, is whole, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count as count_up
from typing import Any

import numpy as np

import folsom
from folsom.kernel import many, read
from folsom.kernel.state import SPECTATOR
from tests.support.game_kit import Kit
from tests.support.many_games import Herd
from tests.support.random_games import as_array, count, dice_of, played_out, random_games, viewers


class Beliefs:
    """For every game of a herd, what one eye sees, and a world that it may think of."""

    def __init__(self, kit: Kit, herd: Herd, place: int) -> None:
        self.kit, self.view_type = kit, kit.position_type.view_record
        self.viewers = [_viewer(herd, index, place) for index in range(herd.size)]
        self.views, self.worlds = many(self.view_type, herd.size), many(herd.state_type, herd.size)
        dice = dice_of(place)
        for index, viewer in enumerate(self.viewers):
            kit.see(herd.states, index, viewer, self.views)
            kit.entry_points.dream(self.views, index, self.worlds, index, dice)

    def seen_again(self) -> list[Any]:
        """What the same eyes see in the imagined worlds."""
        views = many(self.view_type, len(self.viewers))
        for index, viewer in enumerate(self.viewers):
            self.kit.see(self.worlds, index, viewer, views)
        return views


def _viewer(herd: Herd, index: int, place: int) -> int:
    """At each place another eye: the seats in turn, then a spectator."""
    return (place + index) % (int(read(herd.states, index, "players")) + 1) + SPECTATOR


def _beliefs(kit: Kit) -> Iterator[Beliefs]:
    """What is believed at every decision of a small herd."""
    herd = kit.a_small_herd()
    for place in count_up():
        yield Beliefs(kit, herd, place)
        if not herd.step():
            return


def test_an_imagined_world_has_the_view_it_was_imagined_from(kit: Kit) -> None:
    for beliefs in _beliefs(kit):
        seen, again = (as_array(views, beliefs.view_type) for views in (beliefs.views, beliefs.seen_again()))
        assert [name for name in seen.dtype.names if not np.array_equal(seen[name], again[name])] == []


def test_an_imagined_world_is_whole_now_and_when_it_is_played_to_its_end(kit: Kit) -> None:
    logs, state_type = kit.a_small_herd().logs, kit.position_type.state_type
    for place, beliefs in enumerate(_beliefs(kit)):
        assert kit.broken(as_array(beliefs.worlds, state_type)) == {}
        if place % count(1, 20) == 0:
            kit.entry_points.playout_many(beliefs.worlds, logs, dice_of(place))
            ended = as_array(beliefs.worlds, state_type)
            assert (ended["phase"] == kit.position_type.over_phase).all()
            assert kit.broken(ended) == {}


def test_an_imagined_world_has_a_chance_of_its_own(kit: Kit) -> None:
    """Nobody who imagines learns what the game's own chance will bring."""
    game = kit.new(seed=1899)
    worlds = [folsom.imagine(game.view(0), seed).position.state for seed in range(20)]
    chances = {state.chance.pack() for state in (game.position.state, *worlds)}
    assert len(chances) == 21


def test_the_same_view_and_seed_imagine_the_same_world(kit: Kit) -> None:
    game = kit.new(seed=1899)
    one, same, other = (folsom.imagine(game.view(0), seed).position.pack() for seed in (1, 1, 2))
    assert one == same != other


def test_an_imagined_game_is_played_like_any_other(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 3)):
        for viewer in viewers(game):
            world = played_out(folsom.imagine(game.view(viewer), rng), rng)
            assert 1 in world.result.ranks
