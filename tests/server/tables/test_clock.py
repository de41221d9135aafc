"""How long a seat may think."""

from __future__ import annotations

from folsom.server.tables.clock import OVERTIME_SECONDS, Clocks, full_clocks
from folsom.server.wire.bodies import ClockSpec
from folsom.server.wire.messages import ClockFace

START = 1000.0


def choice(seconds: int = 30) -> Clocks:
    """Two clocks with a time for each choice."""
    return full_clocks(ClockSpec("choice", seconds), 2)


def total(seconds: int = 100) -> Clocks:
    """Two clocks with a time for the whole game."""
    return full_clocks(ClockSpec("total", seconds), 2)


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clocks = choice().let_run(START, [0], [0])
    assert clocks.faces([0, 1], START + 10) == (ClockFace(0, 20_000, True), ClockFace(1, 30_000, False))  # noqa: FBT003
    assert clocks.deadline == START + 30


def test_each_choice_has_its_own_time() -> None:
    clocks = choice().let_run(START, [0], [0]).let_run(START + 29, [0], [0])
    assert clocks.deadline == START + 59


def test_what_others_do_does_not_change_a_running_clock() -> None:
    clocks = choice().let_run(START, [0, 1], [0, 1]).let_run(START + 10, [1], [])
    assert clocks.deadline == START + 30


def test_who_is_asked_again_without_a_new_choice_has_what_was_left() -> None:
    clocks = choice().let_run(START, [0], [0]).let_run(START + 10, [1], [1]).let_run(START + 12, [0], [])
    assert clocks.deadline == START + 12 + 20


def test_the_time_of_a_game_is_used_up_bit_by_bit_and_then_there_is_some_for_each_choice() -> None:
    clocks = total().let_run(START, [0], [0]).let_run(START + 60, [1], [1]).let_run(START + 70, [0], [0])
    assert clocks.deadline == START + 70 + 40
    clocks = clocks.let_run(START + 105, [1], [1]).let_run(START + 110, [0], [0])
    assert clocks.deadline == START + 110 + OVERTIME_SECONDS


def test_a_clock_that_has_run_out_is_found_and_shows_nothing_left() -> None:
    clocks = choice().let_run(START, [0, 1], [0, 1]).let_run(START + 10, [0, 1], [1])
    assert (clocks.run_out(START + 29.9), clocks.run_out(START + 30), clocks.run_out(START + 40)) == ([], [0], [0, 1])
    assert clocks.faces([0], START + 99)[0].left == 0


def test_without_a_clock_nothing_runs() -> None:
    clocks = full_clocks(ClockSpec(), 2).let_run(START, [0, 1], [0])
    assert (clocks.deadline, clocks.faces([0, 1], START), clocks.run_out(START + 10**9)) == (None, (), [])


def test_clocks_are_put_off_and_never_brought_forward() -> None:
    clocks = choice().let_run(START, [0], [0])
    assert clocks.put_off(START + 50).deadline == START + 50
    assert clocks.put_off(START + 20) == clocks.put_off(None) == clocks
