"""A state from outside that rules can't be given is refused: compiled code trusts every number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from folsom import Super
from folsom.super.position import Position
from folsom.super.state import LAST_STANDING, OVER, State
from tests.support.random_games import count, play_on, random_games

WRONGS: dict[str, Callable[[State], None]] = {
    "riders above the players": lambda s: setattr(s, "aboard", 0b1110000),
    "a negative set of riders": lambda s: setattr(s, "aboard", -1),
    "nobody on the train": lambda s: setattr(s, "aboard", 0),
    "all plans in, and no round played": lambda s: setattr(s, "planned", s.aboard),
    "someone away between rounds": lambda s: setattr(s, "away", 1),
    "a first player who isn't there": lambda s: setattr(s, "first", 200),
    "an extension that isn't there": lambda s: setattr(s, "extensions", 4),
    "a train too long": lambda s: setattr(s, "cars", s.players + 3),
    "no train": lambda s: setattr(s, "cars", -5),
    "a plan that isn't there": lambda s: s.plan.__setitem__(2, 255),
    "a plan of an extension that is off": lambda s: s.plan.__setitem__(2, 100),
    "a character who isn't there": lambda s: s.character.__setitem__(0, 255),
    "a character twice": lambda s: s.character.__setitem__(0, s.character[1]),
    "two on one place": lambda s: s.stand.__setitem__(0, s.stand[1]),
    "a place off the train": lambda s: s.stand.__setitem__(0, 15 * 512 + 256),
    "a place on a third level": lambda s: s.stand.__setitem__(0, 1 << 14),
    "a row that isn't straight": lambda s: s.stand.__setitem__(0, s.stand[0] + 100),
    "entries that are forgotten at a round's end": lambda s: setattr(s, "entered", 1),
    "a rider who stands nowhere": lambda s: s.stand.__setitem__(0, -1),
    "a rider who fell": lambda s: s.fell.__setitem__(0, 1),
    "a card won twice": lambda s: s.loot.__setitem__(0, 1),
    "a card that is nowhere": lambda s: setattr(s, "unseen", 0b1111110),
    "an end of a game that goes on": lambda s: setattr(s, "ended_by", LAST_STANDING),
    "the end of a game that doesn't say why": lambda s: setattr(s, "phase", OVER),
    "a phase that isn't there": lambda s: setattr(s, "phase", 9),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_is_wrong_is_refused(wrong: str) -> None:
    game = Super(4, seed=1)
    game.play(2, 5)
    state = State.twin(game.position.state)
    assert Position.unpack(state.pack()).pack() == game.position.pack()
    WRONGS[wrong](state)
    with pytest.raises(ValueError, match="these bytes are no position of this game"):
        Position.unpack(state.pack())


def test_every_position_of_a_game_is_sound() -> None:
    for game, rng in random_games(Super, count(30, 8)):
        for _ in play_on(game, rng):
            assert Position.unpack(game.position.pack()).pack() == game.position.pack()
        assert Position.unpack(game.position.pack()).over
