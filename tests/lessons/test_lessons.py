from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest

from folsom.lessons.deals import first_deal
from folsom.lessons.express import EXPRESS
from folsom.lessons.files import FILES, file_of
from folsom.lessons.recording import Recorder, ScriptError
from folsom.lessons.script import LEARNER, Beat, LessonScene, Script, ScriptLine, Stop
from folsom.lessons.super import MEI, SUPER

ROOT = Path(__file__).parents[2]
MOST_BYTES = 40_000


@pytest.mark.parametrize("name", FILES)
def test_the_recorded_lessons_are_what_the_rules_say_today(name: str) -> None:
    kept = (ROOT / name).read_bytes()
    assert kept == file_of(FILES[name]), "run `python -m folsom.lessons` and look at what has changed"
    assert len(gzip.compress(kept)) < MOST_BYTES


@pytest.mark.parametrize("script", [EXPRESS, SUPER])
def test_the_learner_acts_in_every_third_scene_at_least(script: Script) -> None:
    asks = [any(way.code is not None for way in scene.ways) for scene in Recorder(script).lesson().scenes]
    assert all(any(asks[start : start + 3]) for start in range(len(asks) - 2))


def test_the_lesson_of_express_is_won_by_the_learner_who_is_the_only_gunslinger() -> None:
    outcome = Recorder(EXPRESS).lesson().outcome
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    assert [standing.seat for standing in outcome.standings if standing.facts["gunslinger"]] == [LEARNER]


def test_every_plan_of_the_free_round_is_recorded_with_what_comes_of_it() -> None:
    ways = Recorder(SUPER).lesson().scenes[-1].ways
    said = [way.last.words for way in ways if way.last is not None]
    assert len(ways) == 24
    assert {word: said.count(word) for word in said} == {"super-safe": 6, "super-won": 2, "super-out": 16}
    assert [way.back for way in ways] == [word == "super-out" for word in said]


def test_a_deal_that_does_not_fit_the_script_is_passed_over() -> None:
    assert first_deal(EXPRESS, range(EXPRESS.seed - 3, EXPRESS.seed + 3)) == EXPRESS.seed
    assert first_deal(EXPRESS, range(3)) is None


def test_a_stop_at_something_that_never_happens_is_an_error() -> None:
    scene = LessonScene(
        (), (ScriptLine(MEI, "Fire, Move, Floor"),), (Stop("Nobody does anything.", Beat("x", "train")),)
    )
    with pytest.raises(ScriptError, match="nothing stops at"):
        Recorder(replace(SUPER, scenes=(scene,))).lesson()
