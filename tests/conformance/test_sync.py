"""Whoever patches the view before with what each event changes has the view after."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from tests.support.game_kit import Kit
from tests.support.patched_views import patched
from tests.support.random_games import AnyGame, View, choosers, count, random_games, viewers


def test_what_each_event_changes_leads_from_a_view_to_the_next(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            before = game.copy()
            _play_any(game, rng)
            for viewer in viewers(game):
                _lead_to_the_next(before, game, viewer)


def _play_any(game: AnyGame, rng: random.Random) -> None:
    seat = rng.choice(game.to_act)
    game.play(seat, rng.choice(game.choices(seat)))


def _lead_to_the_next(before: AnyGame, after: AnyGame, viewer: View) -> None:
    view, goal = _as_sent(before.view(viewer)), _as_sent(after.view(viewer))
    for _, change in before.step_to(after, viewer):
        view = patched(view, _as_sent(change))
    assert view == goal


def _as_sent(what: Any) -> Any:
    return json.loads(msgspec.json.encode(what))


def test_nothing_changes_for_a_viewer_who_is_told_nothing(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 3)):
        while not game.over:
            before, seat = game.copy(), rng.choice(choosers(game.position))
            game.play(seat, rng.choice(game.choices(seat)))
            for viewer in viewers(game):
                assert before.step_to(game, viewer) or before.view(viewer) == game.view(viewer)
