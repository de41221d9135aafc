"""The rules do the same whichever way they run: compiled, or as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from folsom.kernel import many, seed_chance
from folsom.kernel.log import Log
from tests.support.digests import all_digests
from tests.support.game_kit import Kit
from tests.support.random_games import as_array, dice_of

ROOT = Path(__file__).parents[2]


def _digests_interpreted() -> dict[str, list[str]]:
    environment = {**os.environ, "FOLSOM_RULES": "interpreted"}
    command = [sys.executable, "-m", "tests.support.digests"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    digests: dict[str, list[str]] = json.loads(run.stdout)
    return digests


@pytest.mark.compiled_only
def test_compiled_and_interpreted_rules_agree_on_every_state_event_and_view() -> None:
    compiled, interpreted = all_digests(), _digests_interpreted()
    assert compiled.keys() == interpreted.keys()
    first_differences = {
        name: next(
            step for step, pair in enumerate(zip(compiled[name], interpreted[name], strict=False)) if len({*pair}) > 1
        )
        for name in compiled
        if compiled[name] != interpreted[name]
    }
    assert first_differences == {}


def test_games_that_are_started_together_are_games_apart(kit: Kit) -> None:
    state_type = kit.position_type.state_type
    template, states = many(state_type, 1), many(state_type, 20)
    kit.game.make_table().template(seed_chance(1899)).write(template, 0)
    before = as_array(template, state_type)
    kit.entry_points.new_many(states, template, many(Log, 1), dice_of(7))
    assert len({state.tobytes() for state in as_array(states, state_type)}) == 20
    assert as_array(template, state_type) == before
