"""Every game, in numbers."""

from __future__ import annotations

import pytest

from folsom.envs import ENCODINGS, Encoding
from tests.support.game_kit import Kit, kit_of


@pytest.fixture(params=list(ENCODINGS))
def kit(request: pytest.FixtureRequest) -> Kit:
    return kit_of(request.param)


@pytest.fixture
def encoding(kit: Kit) -> Encoding:
    return ENCODINGS[kit.key]
