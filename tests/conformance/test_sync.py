"""Whoever follows the events needs no other news: the view before and the seen events give the view after."""

from tests.follow import follow_to_the_end
from tests.kit import Kit
from tests.random_games import count, random_games


def test_every_eye_can_follow_a_game_by_its_events(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 6)):
        follow_to_the_end(kit.follower, game, rng)
