"""The rules do the same whichever way they run: compiled, built ahead of time, or as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from folsom.kernel import many, seed_chance
from folsom.kernel.aot.targets import Target, host_targets
from folsom.kernel.log import Log
from tests.support.digests import all_digests, bot_digests
from tests.support.game_kit import Kit
from tests.support.random_games import as_array, dice_of

ROOT = Path(__file__).parents[2]


Digests = dict[str, list[str]]


def _run(*words: str, **settings: str) -> str:
    command = [sys.executable, "-m", *words]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def _first_differences(ones: Digests, others: Digests) -> dict[str, int]:
    """Where two ways of running the rules begin to differ, by the name of the game."""
    assert ones.keys() == others.keys()
    return {
        name: next(step for step, pair in enumerate(zip_longest(ones[name], others[name])) if len({*pair}) > 1)
        for name in ones
        if ones[name] != others[name]
    }


@pytest.mark.compiled_only
def test_compiled_and_interpreted_rules_agree_on_every_state_event_and_view() -> None:
    interpreted: Digests = json.loads(_run("tests.support.digests", FOLSOM_RULES="interpreted"))
    assert _first_differences(all_digests(), interpreted) == {}


@pytest.mark.compiled_only
@pytest.mark.parametrize("target", host_targets(), ids=lambda target: target.name)
def test_rules_and_bots_built_ahead_of_time_do_what_compiled_ones_do(target: Target) -> None:
    _run("folsom", "build", "--target", target.name, "--without-envs")
    native = {"FOLSOM_RULES": "native", "FOLSOM_BMI2": "on" if target.has_bmi2 else "off"}
    found: Digests = json.loads(_run("tests.support.digests", "--bots", **native))
    assert _first_differences(all_digests() | bot_digests(), found) == {}


def test_games_that_are_started_together_are_games_apart(kit: Kit) -> None:
    state_type = kit.position_type.state_type
    template, states = many(state_type, 1), many(state_type, 20)
    kit.game.make_table().template(seed_chance(1899)).write(template, 0)
    before = as_array(template, state_type)
    kit.entry_points.new_many(states, template, many(Log, 1), dice_of(7))
    assert len({state.tobytes() for state in as_array(states, state_type)}) == 20
    assert as_array(template, state_type) == before
