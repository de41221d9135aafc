from __future__ import annotations

import gzip

import pytest

from tests.web.recording import SETUPS, STREAMS, stream


@pytest.mark.parametrize("name", list(SETUPS))
def test_the_recorded_streams_are_what_the_games_say_today(name: str) -> None:
    kept = gzip.decompress((STREAMS / f"{name}.ndjson.gz").read_bytes())
    assert kept == stream(name), "run `python -m tests.web.recording` and look at what has changed"
