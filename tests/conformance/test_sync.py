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

SHOWN_TO_THE_END = {"cars", "gone", "seats", "plan"}  # in Super a loose car rolls on, and plans lie open
SETTLED_LAST = {"to_act", "turn", "phase", "action"}  # who is asked next and what: no event tells it


def test_every_viewer_can_follow_a_game_by_its_events(kit: Kit) -> None:
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
    sight, goal = _as_sent(before.view(viewer).sight), _as_sent(after.view(viewer).sight)
    for change in before.changes(viewer, after.news(viewer, before.entries)):
        sight = patched(sight, _as_sent(change))
    last = SETTLED_LAST | (SHOWN_TO_THE_END if after.over else set())
    assert {name: sight[name] for name in goal if name not in last} == {
        name: part for name, part in goal.items() if name not in last
    }


def _as_sent(what: Any) -> Any:
    return json.loads(msgspec.json.encode(what))
