"""What is imagined of a game of Express where it could easily be imagined wrongly."""

from __future__ import annotations

import folsom
from folsom import Express
from folsom.express.components import FIRE, MOVE, SOLO_DECK
from folsom.express.position import Position
from folsom.express.state import STEALING


def test_a_resolved_card_that_is_no_longer_shown_can_be_any_of_its_seat() -> None:  # plan_memory off, X10.4
    """Also where all the seat's cards lie open in its discard."""
    state = Express(3, seed=1899, expert=True, plan_memory="off").position.state
    state.hand[1], state.deck[1] = 0, 0
    state.discard[1] = state.shown[1] = SOLO_DECK
    state.pile[:3] = [1 | MOVE << 3, 1 | FIRE << 3, 0 | MOVE << 3]
    state.phase, state.pile_size, state.resolved, state.seat, state.waiting = STEALING, 3, 3, 0, 1
    world = folsom.imagine(Position(state).view(0), 7).position.state
    assert [entry & 7 for entry in world.pile[:3]] == [1, 1, 0]
    assert all(SOLO_DECK >> (entry >> 3) & 1 for entry in world.pile[:3])
