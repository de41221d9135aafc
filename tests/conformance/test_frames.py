"""Frames: the position after every event of a step."""

from __future__ import annotations

from collections.abc import Iterator

from folsom.kernel.dealing import deal_chance
from folsom.kernel.events import LogEntry
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, AnyPosition, count, play_on, random_games

Step = tuple[AnyPosition, list[AnyPosition], list[LogEntry], AnyPosition]  # before, frames, what happened, after


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
