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
