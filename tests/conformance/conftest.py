"""Every game that there is, found by its name: what these tests say holds for each."""

import pytest

from folsom import GAMES
from tests.support.game_kit import Kit, kit_of


@pytest.fixture(params=list(GAMES), scope="session")
def kit(request: pytest.FixtureRequest) -> Kit:
    """One game after the other."""
    return kit_of(request.param)
