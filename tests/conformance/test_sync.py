"""Whoever follows the events needs no other news: the view before and the seen events give the view after."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from tests.support.following import follow_to_the_end
from tests.support.game_kit import Kit
from tests.support.patched_views import patched
from tests.support.random_games import AnyGame, View, count, random_games, viewers


def test_every_eye_can_follow_a_game_by_its_events(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 6)):
        follow_to_the_end(kit.updater, game, rng)


def test_what_each_event_changes_leads_from_a_view_to_the_next(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(40, 3)):
        while not game.over:
            before = game.copy()
            _play_any(game, rng)
            _lead_to_the_next(before, game, rng.choice(viewers(game)))


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
