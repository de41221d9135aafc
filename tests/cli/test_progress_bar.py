"""The sign that a long command is at work."""

from __future__ import annotations

import io

import pytest

from folsom.cli.progress_bar import PATIENCE, ProgressBar, in_words


class Screen(io.StringIO):
    """A terminal that remembers all that was written."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_terminal_sees_a_bar_that_vanishes() -> None:
    screen, clock = Screen(), Clock()
    with ProgressBar(screen, 200, "playing", clock) as bar:
        clock.now = 10.0
        bar.show(50, f"50 games, {bar.time_left(50)}")
        drawn = screen.getvalue()
        bar.show(200, "all")
    assert drawn == "\r[######..................]  25 %  50 games, 30 s left"
    shown, blank, end = screen.getvalue().split("\r")[-3:]
    assert shown.rstrip() == "[########################] 100 %  all"
    assert (blank.strip(), end) == ("", "")
    assert len(blank) >= len(shown.rstrip())


def test_a_shorter_line_covers_a_longer_one() -> None:
    screen = Screen()
    with ProgressBar(screen, 2, "measuring") as bar:
        bar.show(0, "a long note")
        bar.show(1, "short")
    long, short, _, _ = screen.getvalue().split("\r")[1:]
    assert len(short) == len(long)


def test_the_bar_stays_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen = Screen()
    with ProgressBar(screen, 2, "measuring") as bar:
        bar.show(1, "a note that is far too long for so narrow a terminal")
    assert max(map(len, screen.getvalue().split("\r"))) == 39


def test_elsewhere_a_long_run_says_one_line_and_a_short_one_nothing() -> None:
    stream, clock = io.StringIO(), Clock()
    with ProgressBar(stream, 3, "playing 3 games", clock) as bar:
        bar.show(1, "one")
        assert stream.getvalue() == ""
        clock.now = PATIENCE + 1
        bar.show(2, "two")
        bar.show(3, "three")
    assert stream.getvalue() == "folsom: playing 3 games …\n"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "1 s"), (45, "45 s"), (100, "2 min"), (3600, "60 min"), (7000, "2 h")]
)
def test_time_is_told_as_people_do(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
