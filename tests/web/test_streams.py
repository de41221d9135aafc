from __future__ import annotations

import gzip

import pytest

from tools.page_replays import FED, REPLAYS, replay_text
from tools.page_streams import SETUPS, STREAMS, stream


@pytest.mark.parametrize("name", list(SETUPS))
def test_the_recorded_streams_are_what_the_games_say_today(name: str) -> None:
    kept = gzip.decompress((STREAMS / f"{name}.ndjson.gz").read_bytes())
    assert kept == stream(name), "run `python -m tools.page_streams` and look at what has changed"


@pytest.mark.parametrize("name", FED)
def test_the_recorded_replays_are_what_the_games_say_today(name: str) -> None:
    kept = gzip.decompress((REPLAYS / f"{name}.ndjson.gz").read_bytes())
    assert kept == replay_text(name), "run `python -m tools.page_replays` and look at what has changed"


# The bytes of the same games when every message had the whole view, and every plan its words
WITH_WHOLE_VIEWS = {
    "express-2": 356_339,
    "express-4": 530_146,
    "express-6": 784_474,
    "express-expert": 1_115_090,
    "express-shared": 613_976,
    "express-watched": 291_388,
    "super-4": 55_057,
    "super-7": 149_523,
    "super-extended": 173_089,
    "super-shared": 56_075,
}
AT_MOST = 0.4  # of those


@pytest.mark.parametrize("name", list(WITH_WHOLE_VIEWS))
def test_a_stream_takes_far_fewer_bytes_than_whole_views_would(name: str) -> None:
    assert len(stream(name)) <= AT_MOST * WITH_WHOLE_VIEWS[name]
