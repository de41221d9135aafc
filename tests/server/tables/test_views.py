"""What viewers are told of an act: the actor always gets news of it."""

from __future__ import annotations

import pytest

from folsom.server.tables.views import happened
from tests.support.game_kit import Kit, kit_of
from tests.support.random_games import choosers, random_games

GAMES_PLAYED = 3


@pytest.mark.parametrize("kit", [kit_of(name) for name in ("express", "super")], ids=str)
def test_the_actor_is_told_something_of_every_choice_and_undo(kit: Kit) -> None:
    taken_back = 0
    for game, rng in random_games(kit.game, GAMES_PLAYED):
        while not game.over:
            before, actor = game.copy(), rng.choice(choosers(game.position))
            game.play(actor, rng.choice(game.choices(actor)))
            assert happened(before, game, actor, [actor])[0].events
            if game.may_undo(actor):
                before, taken_back = game.copy(), taken_back + 1
                game.undo(actor)
                assert happened(before, game, actor, [actor])[0].events
                game.play(actor, rng.choice(game.choices(actor)))
    assert taken_back > GAMES_PLAYED
