"""The table of Super in text: every row in its order, in the columns that there are."""

from __future__ import annotations

import io
import re
from functools import cache
from itertools import pairwise

import pytest

import folsom
from folsom.cli.displays import display_of
from folsom.cli.styled_text import BANDIT_STYLES, all_painted, fit_for, painted, width_of
from folsom.cli.super import board
from folsom.super.components import CHARACTER_NAMES
from folsom.super.view_data import BanditView
from tests.support.random_games import count
from tests.support.random_views import random_views
from tests.support.scenes.super.scene import Scene
from tests.support.terminal import ESCAPES

WIDTHS = [40, 57, 80, 110]
PAWN = re.compile(r"◄~?\w+~?|~?\w+~?►")


def scene() -> Scene:
    return Scene(
        """
        roof   |    | ◄T     |    |          |
        inside | M► |        | C► | *D► ◄G B► |
        """
    )


def crowd(row: str) -> Scene:
    """Seven bandits on one roof of the longest train."""
    roofs = ["", row, *[""] * 7]
    return Scene(f"roof | {' | '.join(roofs)}\ninside | {' | '.join([''] * len(roofs))}")


def stripped(lines: list[list[tuple[str, str]]]) -> list[str]:
    return all_painted(lines, colour=False).splitlines()


@cache
def positions() -> list[folsom.SuperView]:
    """Views of random games of every kind, at random moments, and crowds."""
    crowds = [crowd("◄B C► ◄J D► ◄G ◄M T►").view("Mei"), crowd("◄B* *C► ◄J* *D► ◄G* *M► *T►").view()]
    return [*crowds, *random_views(folsom.Super, games=count(100, 12), choices=30)]


def table(view: folsom.SuperView, width: int) -> list[list[tuple[str, str]]]:
    """Everything that one can be shown, but the story."""
    display = display_of(folsom.Super())
    shown = display.table(view, width, ["greedy"] * view.players)
    return shown if view.seat is None else [*shown, *display.question(view, [], str, width), *display.hand(view, width)]


# --- the train -------------------------------------------------------------------------------


def test_the_train_is_drawn_with_the_locomotive_left_and_every_row_in_order() -> None:
    assert board.draw(scene().view("Ghost"), 80, colour=False).splitlines() == [
        "┌┐                  ◄Tuco",
        "│└╭───────────╮ ╭───────────╮ ╭───────────╮ ╭────────────────────╮ ╭───────────╮",
        "│█│   Mei►    │═│           │═│ Cheyenne► │═│~Doc~► ◄GHOST Belle►│═│           │",
        "◢◉╰─◎───────◎─╯ ╰─◎───────◎─╯ ╰─◎───────◎─╯ ╰─◎────────────────◎─╯ ╰─◎───────◎─╯",
        "   Locomotive       Car 1         Car 2             Car 3              Car 4",
    ]


def test_a_crowd_is_shown_by_letters_and_its_car_is_wider() -> None:
    assert board.draw(crowd("◄B C► ◄J D► ◄G ◄M T►").view(), 80, colour=False).splitlines() == [
        "┌┐        ◄B C► ◄J D► ◄G ◄M T►",
        "│└╭────╮ ╭────────────────────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮",
        "│█│    │═│                    │═│    │═│    │═│    │═│    │═│    │═│    │═│    │",
        "◢◉╰─◎◎─╯ ╰─◎────────────────◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯",
        "   Loco          Car 1          Car 2  Car 3  Car 4  Car 5  Car 6  Car 7  Car 8",
    ]


def test_a_crowd_that_lies_about_takes_a_second_strip() -> None:
    assert board.draw(crowd("◄B *C► ◄J D► ◄G ◄M* T►").view(), 80, colour=False).splitlines() == [
        "┌┐        ◄B ~C~► ◄J D► ◄G ◄~M~ T►",
        "│└╭────╮ ╭────────────────────────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮",
        "│█│    │═│                        │═│    │═│    │═│    │═│    │═│    │═│    │",
        "◢◉╰─◎◎─╯ ╰─◎────────────────────◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯",
        "   Loco            Car 1            Car 2  Car 3  Car 4  Car 5  Car 6  Car 7",
        "",
        "  ╭────╮",
        " ═│    │",
        "  ╰─◎◎─╯",
        "  Car 8",
    ]


def test_on_a_narrow_screen_the_train_is_drawn_in_strips() -> None:
    assert board.draw(scene().view(), 40, colour=False).splitlines() == [
        "┌┐         ◄T",
        "│└╭────╮ ╭────╮ ╭────╮ ╭──────────╮",
        "│█│ M► │═│    │═│ C► │═│~D~► ◄G B►│",
        "◢◉╰─◎◎─╯ ╰─◎◎─╯ ╰─◎◎─╯ ╰─◎──────◎─╯",
        "   Loco  Car 1  Car 2     Car 3",
        "",
        "  ╭────╮",
        " ═│    │",
        "  ╰─◎◎─╯",
        "  Car 4",
    ]


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    for view in positions():
        for line in table(view, width):
            assert width_of(line) <= width, painted(line, colour=False)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_bandit_is_on_the_train_once_with_its_facing_and_its_place(width: int) -> None:
    for view in positions():
        lines = board.draw(view, width, colour=False).splitlines()
        roofs = [line for line, below in pairwise(lines) if "╭" in below]
        insides = [line for above, line in pairwise(lines) if "╭" in above]
        for drawn, rows in (roofs, [car.roof for car in view.cars]), (insides, [car.inside for car in view.cars]):
            found = PAWN.findall(" ".join(drawn).replace("│", " ").replace("═", " "))
            expected = [bandit for row in rows for bandit in row]
            assert [word[0] == "◄" for word in found] == [bandit.faces_locomotive for bandit in expected]
            assert ["~" in word for word in found] == [bandit.stunned for bandit in expected]
            assert [_name(word.strip("◄~►")) for word in found] == [bandit.name for bandit in expected]


def _name(word: str) -> str:
    return next(name for name, look in BANDIT_STYLES.items() if word.capitalize() in {name, look.letter})


def test_whoever_lies_stunned_is_drawn_hollow() -> None:
    standing, lying = (board.pawn(bandit, "T") for bandit in (_tuco("◄T"), _tuco("◄T*")))
    assert (standing, lying) == (("◄T", "pawn Tuco"), ("◄~T~", "name Tuco"))


def _tuco(drawn: str) -> BanditView:
    (tuco,) = Scene(f"roof | | {drawn} | |\ninside | | ◄B ◄D | |").view().cars[1].roof
    return tuco


def test_colour_changes_no_letter_and_each_bandit_has_one() -> None:
    for view in positions():
        plain, coloured = board.draw(view, 80, colour=False), board.draw(view, 80, colour=True)
        assert [line.rstrip() for line in ESCAPES.sub("", coloured).splitlines()] == plain.splitlines()
    assert (
        len({BANDIT_STYLES[name] for name in CHARACTER_NAMES})
        == len({BANDIT_STYLES[name].letter for name in CHARACTER_NAMES})
        == 7
    )


def test_a_screen_that_knows_ascii_only_gets_plainer_signs_of_the_same_width() -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    for view in positions():
        drawn = all_painted(table(view, 80), colour=False)
        shown = fit_for(screen, drawn)
        assert shown.isascii()
        assert shown.count("?") == drawn.count("?")
        assert list(map(len, shown.splitlines())) == list(map(len, drawn.splitlines()))


# --- the seats -------------------------------------------------------------------------------


def test_the_seats_tell_who_acts_when_who_has_planned_the_loot_and_who_is_out() -> None:
    scene = Scene(
        """
        roof   |    |        |
        inside | ◄T | ◄B D►  |
        """,
        seats="Belle Doc Ghost Mei Tuco",
        first="Doc",
        out="Mei, Ghost",
        Belle="345 301",
        Mei="389",
    )
    scene.choose("Tuco", "Move, Fire, Turn")
    players = ["you", "greedy", "random", "human", "greedy"]
    assert stripped(board.seats(scene.view("Belle"), 80, players)) == [
        "             player  acts  plan      loot",
        " B BELLE     you     3rd   not yet   $301 $345",
        " D Doc       greedy  1st   not yet",
        " G Ghost     random        out, 4th",
        " M Mei       human         out, 5th  $389",
        " T Tuco      greedy  2nd   ready",
    ]


def test_those_who_fell_together_share_their_place() -> None:
    scene = Scene("roof | | ◄B |\ninside | | ◄C |", seats="Belle Cheyenne Doc Ghost Mei", out="Mei, Doc Ghost")
    places = [line.split()[-1] for line in stripped(board.seats(scene.view(), 80, ["bot"] * 5))[3:]]
    assert places == ["3rd", "3rd", "5th"]


def test_at_the_end_nobody_acts_or_plans() -> None:
    scene = Scene("roof | |\ninside | | ◄D B► T►")
    scene.play(Belle="Move, Turn, Fire", Doc="Floor, Turn, Move", Tuco="Move, Turn, Fire")
    assert scene.game.over
    assert [line.split()[3:] for line in stripped(board.seats(scene.view(), 80, ["bot"] * 3))[1:]] == [
        ["out,", "3rd"],
        ["on", "board"],
        ["out,", "2nd"],
    ]
    assert board.round_lines(scene.view(), 80) == []


def test_the_round_tells_which_car_goes_and_who_only_watches() -> None:
    scene = Scene("roof | | |\ninside | | ◄D B► |", seats="Belle Doc Tuco", out="Tuco")
    goes = "Round 3 of at most 4: Car 2 is unhooked at the end, with everyone in or on it."
    assert stripped(board.round_lines(scene.view("Doc"), 110)) == [goes]
    assert stripped(board.round_lines(scene.view("Tuco"), 110)) == [f"{goes} You're out, and watch."]
