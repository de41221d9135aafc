"""A state from outside that rules can't be given is refused: compiled code trusts every number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from folsom import Express
from folsom.express.components import POWER_OF, PURSES, SPOTS
from folsom.express.position import Position
from folsom.express.state import State
from tests.support.random_games import count, play_on, random_games


def _trace(s: State, place: int, *, most: int = 1, tracing: int = 1) -> None:
    """A seat was told of a purse that may be at a place now."""
    s.traces[place] = 1 | most << PURSES
    s.tracing[place] = tracing


WRONGS: dict[str, Callable[[State], None]] = {
    "another number of bandits": lambda s: setattr(s, "bandits", 6),
    "teams where there are none": lambda s: setattr(s, "team", 1),
    "a train too long": lambda s: setattr(s, "cars", 7),
    "an option that isn't there": lambda s: setattr(s, "options", 1 << 10),
    "a Marshal off the train": lambda s: setattr(s, "marshal", 5),
    "a character who isn't there": lambda s: s.character.__setitem__(0, 6),
    "a trace off the train": lambda s: _trace(s, SPOTS + 4),
    "a trace that leads where none does": lambda s: _trace(s, 0, tracing=0),
    "more traced purses than traces": lambda s: _trace(s, 0, most=2),
    "a character twice": lambda s: s.character.__setitem__(0, s.character[1]),
    "a bandit with the power of another": lambda s: s.having.__setitem__(int(POWER_OF[s.character[0]]), 2),
    "a car that isn't there": lambda s: s.car_kind.__setitem__(1, 7),
    "a first player who isn't there": lambda s: setattr(s, "first", 4),
    "a seat that isn't there": lambda s: setattr(s, "seat", 4),
    "nobody to act": lambda s: setattr(s, "waiting", 0),
    "nothing to choose": lambda s: setattr(s, "legal", 0),
    "a round too many": lambda s: setattr(s, "round_number", 5),
    "a round card that isn't there": lambda s: s.round_cards.__setitem__(0, 200),
    "an action that isn't there": lambda s: setattr(s, "action", 6),
    "a target who isn't there": lambda s: setattr(s, "target", 6),
    "a pile too high": lambda s: setattr(s, "pile_size", 200),
    "more turns than a round has": lambda s: setattr(s, "draws", (1 << 24) - 1),
    "a draw in a turn that isn't there": lambda s: setattr(s, "draws", 1 << 24),
    "more resolved than played": lambda s: setattr(s, "resolved", s.pile_size + 1),
    "a card of a seat that isn't there": lambda s: s.pile.__setitem__(0, 7),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_is_wrong_is_refused(wrong: str) -> None:
    game = Express(4, seed=1)
    game.play(game.to_act[0], game.choices(game.to_act[0])[-1])
    state = State.twin(game.position.state)
    assert Position.unpack(state.pack()).pack() == game.position.pack()
    WRONGS[wrong](state)
    with pytest.raises(ValueError, match="these bytes are no position of this game"):
        Position.unpack(state.pack())


def test_every_position_of_a_game_is_sound() -> None:
    for game, rng in random_games(Express, count(20, 6)):
        for _ in play_on(game, rng):
            assert Position.unpack(game.position.pack()).pack() == game.position.pack()
        assert Position.unpack(game.position.pack()).over
