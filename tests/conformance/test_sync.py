"""Whoever patches the view before with what each event changes has the view after."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from folsom.games.events import ToldStep
from folsom.kernel.records import packed
from folsom.kernel.view import View as AnyView
from folsom.kernel.view import ViewPart, ViewRows
from folsom.kernel.view_diff import PartMaker
from tests.support.game_kit import Kit
from tests.support.patched_views import patched
from tests.support.random_games import AnyGame, choosers, count, random_games, viewers


def test_what_each_event_changes_leads_from_a_view_to_the_next(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            before = game.copy()
            _play_any(game, rng)
            all_told = before.told_to(game, viewers(game))
            for viewer, told in zip(viewers(game), all_told, strict=True):
                assert _patched(_as_sent(before.view(viewer)), told) == _as_sent(game.view(viewer))


def test_each_viewer_is_told_the_same_alone_as_together_with_others(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            before = game.copy()
            _play_any(game, rng)
            everyone = rng.sample(viewers(game), len(viewers(game)))
            assert before.told_to(game, everyone) == [before.told_to(game, [viewer])[0] for viewer in everyone]


def _play_any(game: AnyGame, rng: random.Random) -> None:
    seat = rng.choice(game.to_act)
    game.play(seat, rng.choice(game.choices(seat)))


def _patched(view: Any, told: ToldStep) -> Any:
    for change in told.changes:
        view = patched(view, _as_sent(change))
    return view


def _as_sent(what: Any) -> Any:
    return json.loads(msgspec.json.encode(what))


def test_nothing_changes_for_a_viewer_who_is_told_nothing(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 3)):
        while not game.over:
            before, seat = game.copy(), rng.choice(choosers(game.position))
            game.play(seat, rng.choice(game.choices(seat)))
            for viewer, told in zip(viewers(game), before.told_to(game, viewers(game)), strict=True):
                assert told.events or before.view(viewer) == game.view(viewer)


def test_the_events_of_a_step_are_those_that_the_viewer_is_told_of(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            before = game.copy()
            _play_any(game, rng)
            for viewer, told in zip(viewers(game), before.told_to(game, viewers(game)), strict=True):
                assert told.events == [(event.name, event.facts) for event in game.news(viewer, before.entries)]
                assert len(told.changes) == len(told.events)


def test_every_part_of_a_view_is_made_of_nothing_but_the_fields_that_it_names(kit: Kit) -> None:
    parts = [part for part in _parts_and_columns(kit.game.view_type) if part.made_of]
    makers = [PartMaker(part, kit.game.position_type.view_record.layout()) for part in parts]
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            _play_any(game, rng)
            for viewer in viewers(game):
                data = packed(game.position.view_record_of(viewer))
                for part, maker in zip(parts, makers, strict=True):
                    made = maker.made(bytes(data[place] for place in maker.places))
                    assert _as_sent(made) == _as_sent(part.make(game.position.record(viewer)))


def _parts_and_columns(view: type[AnyView[Any]]) -> Iterator[ViewPart]:
    for part in view.parts:
        yield from part.columns if isinstance(part, ViewRows) else (part,)


def test_what_a_seat_may_not_choose_is_told_without_the_rest_of_its_view(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(10, 2)):
        while not game.over:
            _play_any(game, rng)
            for seat in range(game.players):
                assert game.why_not(seat) == game.view(seat).why_not
