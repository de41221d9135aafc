"""Whoever follows the events needs no other news: the view before and the seen events give the view after."""

from __future__ import annotations

from random import Random

from folsom import Express
from tests.follow import Follower
from tests.random_games import count, eyes, play_on, random_games, short_of_neutrals


def _follow_step(game: Express, followers: dict[int | None, Follower], since: int) -> int:
    """Every eye follows the events of one step; how many there have been now."""
    for eye, follower in followers.items():
        events = game.events(eye, since)
        follower.follow(events)
        assert follower.differences(game.view(eye)) == {}
    return since + len(events)


def _follow_to_the_end(game: Express, rng: Random) -> None:
    followers = {eye: Follower(game.view(eye)) for eye in eyes(game)}
    seen = len(game.events())
    before_choice = play_on(game, rng)
    next(before_choice)
    for _ in before_choice:
        seen = _follow_step(game, followers, seen)
    _follow_step(game, followers, seen)


def test_every_eye_can_follow_a_game_by_its_events() -> None:
    for game, rng in random_games(count(30, 6)):
        _follow_to_the_end(game, rng)


def test_every_eye_can_follow_neutral_bullets_out_of_the_game() -> None:  # X9.4
    for game, rng in random_games(count(10, 3)):
        _follow_to_the_end(short_of_neutrals(game), rng)
