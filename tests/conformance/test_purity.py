"""Asking changes nothing."""

from __future__ import annotations

from itertools import count as count_up

import numpy as np

import folsom
from folsom.kernel import many, read
from folsom.kernel.state import SPECTATOR
from tests.support.game_kit import Kit
from tests.support.many_games import Herd
from tests.support.random_games import AnyGame, View, as_array, count, dice_of, play_on, random_games, viewers_in_turn


def test_questions_to_the_rules_change_no_state(kit: Kit) -> None:
    herd = kit.a_small_herd()
    for number in count_up():
        before = herd.array()
        _ask_everything(kit, herd, number)
        assert np.array_equal(herd.array(), before)
        if not herd.step():
            break


def _ask_everything(kit: Kit, herd: Herd, number: int) -> None:
    view_type = kit.position_type.view_record
    views, worlds, dice = many(view_type, herd.size), many(herd.state_type, herd.size), dice_of(5)
    for index in range(herd.size):
        viewer = (index + number) % (int(read(herd.states, index, "players")) + 1) + SPECTATOR
        kit.entry_points.legal(herd.states, index, max(viewer, 0))
        kit.see(herd.states, index, viewer, views)
        kit.entry_points.score_game(herd.states, index, herd.row_for_seats())
    seen = as_array(views, view_type)
    for index in range(herd.size):
        kit.entry_points.dream(views, index, worlds, index, dice)
    assert np.array_equal(as_array(views, view_type), seen)
    kit.entry_points.outcome_many(herd.states, herd.row_for_seats(), herd.row_for_seats())
    kit.entry_points.choose_many(herd.states, herd.row_for_seats(), dice)


def test_a_game_that_is_asked_everything_goes_on_like_one_that_is_not(kit: Kit) -> None:
    twice = zip(random_games(kit.game, count(6, 2)), random_games(kit.game, count(6, 2)), strict=True)
    for (asked, rng), (quiet, _) in twice:
        for choice, viewer in zip(play_on(asked, rng), viewers_in_turn(asked), strict=False):
            _ask_game(asked, viewer)
            assert asked.position.pack() == quiet.position.pack()
            quiet.play(choice.seat, choice)
        assert asked.result == quiet.result
        assert asked.save() == quiet.save()


def _ask_game(game: AnyGame, viewer: View) -> None:
    folsom.imagine(game.view(viewer), 7).playouts(1, seed=1)
    game.playouts(1, seed=1)
    game.events(viewer)
    for seat in range(game.players):
        game.choices(seat)
        game.may_undo(seat)
        game.seat_name(seat)
    for ask in (game.copy, game.save, lambda: game.moves, lambda: game.rounds):
        ask()
