"""Frames: the position after every event of a step, as each viewer would see it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from folsom.kernel.dealing import deal_chance
from folsom.kernel.events import LogEntry
from folsom.super.view_updater import rows_of
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, AnyPosition, count, play_on, random_games, viewers

Step = tuple[AnyPosition, list[AnyPosition], list[LogEntry], AnyPosition]  # before, frames, what happened, after

ASKED = {"acting", "bandit", "turn", "waiting", "phase", "legal"}  # who is asked next: settled after the last event
CARD_GIVEN_BACK = {"deck_size", "discard_size", "discard", "shown"}  # rules: after its action; followers: at the next
HAND_SEEN = {"bullets_drawn", "drawn"}  # that a hand holds no bullet: rules and followers say it at different events
FELL_TOGETHER = {"falls"}  # followers count those who fall together when the car is unhooked, rules after the last one
ROWS = {"stand"}  # followers number the places of a row anew each time
FOLLOWED_OTHERWISE = ASKED | CARD_GIVEN_BACK | HAND_SEEN | FELL_TOGETHER | ROWS


def _steps(kit: Kit, games: int) -> Iterator[tuple[AnyGame, Step]]:
    for game, rng in random_games(kit.game, games):
        for choice in play_on(game, rng):
            before, after = game.position.copy(), game.position.copy()
            chance = None if game.secret is None else deal_chance(game.secret, game.deals)
            frames = before.frames(choice.seat, choice.code, chance)
            assert before.pack() == after.pack()
            if chance is None:
                happened = after.apply(choice.seat, choice.code)
            else:
                happened, _ = after.apply_dealt(choice.seat, choice.code, chance)
            yield game, (before, frames, happened, after)


def test_there_is_a_frame_for_every_event_and_the_last_is_the_position_after_the_step(kit: Kit) -> None:
    for _, (_, frames, happened, after) in _steps(kit, count(20, 6)):
        assert len(frames) == len(happened)
        assert frames[-1].pack() == after.pack()


def test_the_view_of_a_frame_is_what_a_viewer_can_follow_by_events(kit: Kit) -> None:
    for game, (before, frames, happened, _) in _steps(kit, count(40, 5)):
        for viewer in viewers(game):
            updater: Any = game.updater_type(before.view(viewer))
            for frame, entry in list(zip(frames, happened, strict=True))[:-1]:
                if frame.is_told(viewer, entry):
                    name, facts, _ = frame.event(viewer, entry)
                    updater.see(name, facts)
                    _assert_alike(updater.v, frame.view(viewer).record, name)


def _assert_alike(followed: Any, shown: Any, event: str) -> None:
    for name in vars(shown).keys() - FOLLOWED_OTHERWISE:
        assert getattr(followed, name) == getattr(shown, name), f"{name} after {event}"
    if "stand" in vars(shown):
        assert rows_of(followed) == rows_of(shown), f"rows after {event}"
