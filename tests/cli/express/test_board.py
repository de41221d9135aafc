"""The table in text: everything is there, once, in the columns that there are."""

from __future__ import annotations

import io
import random
import re
from functools import cache

import pytest

import folsom
from folsom.cli.express import board
from folsom.cli.express.questions import choices_lines, question
from folsom.cli.styled_text import ASCII, BANDIT_STYLES, STYLES, all_painted, fit_for, named, painted, width_of
from folsom.express.components import CHARACTER_NAMES, INSIDE, ROOF
from folsom.express.position import Position
from folsom.express.state import BYTE, State
from folsom.games import Express, ExpressView
from tests.support.random_games import count
from tests.support.random_views import random_views
from tests.support.terminal import ESCAPES

BANDITS = ["Tuco", "Belle", "Doc", "Django"]
CARS = ["Mail", "First class", "Saloon", "Baggage"]


def table() -> Express:
    return folsom.Express(characters=BANDITS, cars=CARS, first_player=0, seed=7)


def placed(game: Express, *where: tuple[int, int]) -> Express:
    """The same game, with each bandit in a car, on a level."""
    state = State.twin(game.position.state)
    state.floor = [0, 0]
    for bandit, (car, level) in enumerate(where):
        state.floor[level] |= 1 << BYTE * car + bandit
    return Express.at(Position(state))


def stripped(lines: list[list[tuple[str, str]]]) -> str:
    return all_painted(lines, colour=False)


@cache
def positions() -> list[ExpressView]:
    """Views of random games of every kind, at random moments."""
    return random_views(Express, games=count(60, 10), choices=90)


def tables(view: ExpressView, width: int) -> list[list[tuple[str, str]]]:
    return [
        *board.train(view, width),
        *board.seats(view, width, ["greedy"] * view.players),
        *board.round_lines(view, width),
        *board.pile(view, width),
        *([] if view.seat is None else [*board.hand(view, width), *board.discard(view, width)]),
    ]


def test_the_train_is_drawn_with_the_locomotive_left() -> None:
    assert board.draw(table().view(0), 80, colour=False).splitlines() == [
        " °  o O  °   o",
        "┌┐",
        "│└╭────────────╮ ╭────────────╮ ╭────────────╮ ╭────────────╮ ╭────────────╮",
        "│█│  ★Marshal  │ │            │ │            │ │Belle Django│ │  TUCO Doc  │",
        "│█│     ▣      │═│   $$$$ ♦   │═│    ♦♦♦     │═│   $$$ ♦    │═│     $      │",
        "◢◉╰─◎────────◎─╯ ╰─◎────────◎─╯ ╰─◎────────◎─╯ ╰─◎────────◎─╯ ╰─◎────────◎─╯",
        "    Locomotive        Mail       First class       Saloon        Baggage",
    ]


def test_bandits_on_roofs_stand_above_their_cars() -> None:
    game = placed(table(), (1, ROOF), (1, ROOF), (4, ROOF), (2, INSIDE))
    assert board.draw(game.view(2), 80, colour=False).splitlines()[1:5] == [
        "┌┐                 Tuco Belle                                      DOC",
        "│└╭────────────╮ ╭────────────╮ ╭────────────╮ ╭────────────╮ ╭────────────╮",
        "│█│  ★Marshal  │ │            │ │   Django   │ │            │ │            │",
        "│█│     ▣      │═│   $$$$ ♦   │═│    ♦♦♦     │═│   $$$ ♦    │═│     $      │",
    ]


def test_a_crowd_is_shown_by_letters() -> None:
    game = folsom.Express(players=6, characters=CHARACTER_NAMES, seed=1)
    crowd = placed(game, *[(6, ROOF)] * 6)
    above, below, *_ = board.draw(crowd.view(0), 80, colour=False).splitlines()
    assert (above.split(), below.split()) == (["G", "D", "T", "C"], ["┌┐", "B", "J"])


@pytest.mark.parametrize("width", [40, 57, 66, 80, 100])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    for view in positions():
        for line in tables(view, width):
            assert width_of(line) <= width, painted(line, colour=False)


def test_on_a_narrow_screen_the_train_is_drawn_in_strips_and_columns_are_spared() -> None:
    shown = stripped([*board.train(table().view(0), 44), *board.seats(table().view(0), 44, ["you"] * 4)])
    assert shown.splitlines() == [
        " °  o O  °   o",
        "┌┐",
        "│└╭───────────╮ ╭───────────╮ ╭───────────╮",
        "│█│ ★Marshal  │ │           │ │           │",
        "│█│     ▣     │═│  $$$$ ♦   │═│    ♦♦♦    │",
        "◢◉╰─◎───────◎─╯ ╰─◎───────◎─╯ ╰─◎───────◎─╯",
        "   Locomotive       Mail       First class",
        "",
        "  ╭───────────╮ ╭───────────╮",
        "  │   Belle   │ │ TUCO Doc  │",
        "  │  Django   │ │           │",
        " ═│   $$$ ♦   │═│     $     │",
        "  ╰─◎───────◎─╯ ╰─◎───────◎─╯",
        "     Saloon        Baggage",
        "             loot            bullets  hand",
        " T TUCO      $250 = $250     ••••••   6",
        " B Belle     $               ••••••   6",
        " D Doc       $               ••••••   7",
        " J Django    $               ••••••   6",
    ]


def test_every_bandit_is_on_the_train_once() -> None:
    for view in positions():
        drawn = board.draw(view, 80, colour=False)
        on_board = [bandit for car in view.cars for spot in (car.inside, car.roof) for bandit in spot.bandits]
        by_name = re.findall("|".join(CHARACTER_NAMES), drawn, re.IGNORECASE)
        by_letter = re.findall(r"(?<!\w)[GDTCBJ](?!\w)", drawn)
        assert sorted([name.capitalize() for name in by_name] + [_name(x) for x in by_letter]) == sorted(on_board)


def _name(letter: str) -> str:
    return next(name for name, look in BANDIT_STYLES.items() if look.letter == letter)


def test_all_loot_of_the_train_is_drawn() -> None:
    for view in positions():
        drawn = board.draw(view, 100, colour=False)
        jewels = sum(spot.loot.jewels for car in view.cars for spot in (car.inside, car.roof))
        assert drawn.count("♦") == jewels or f"♦{board.TIMES}" in drawn


def test_colour_changes_no_letter() -> None:
    for view in positions():
        plain, coloured = board.draw(view, 80, colour=False), board.draw(view, 80, colour=True)
        assert "\x1b" not in plain
        assert [line.rstrip() for line in ESCAPES.sub("", coloured).splitlines()] == plain.splitlines()


def test_each_bandit_has_a_colour_of_its_own() -> None:
    assert len({STYLES[f"pawn {name}"] for name in CHARACTER_NAMES}) == len(CHARACTER_NAMES)


def test_a_screen_without_the_signs_gets_plainer_ones_of_the_same_width() -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    for view in positions():
        drawn = stripped(tables(view, 80))
        shown = fit_for(screen, drawn)
        assert shown.isascii()
        assert "?" not in shown.translate({ord(ASCII[ord("▒")]): None})
        assert list(map(len, shown.splitlines())) == list(map(len, drawn.splitlines()))


def test_a_screen_with_the_signs_gets_them() -> None:
    assert fit_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), "★ ♦") == "★ ♦"


def test_one_knows_the_value_of_ones_own_purses_only() -> None:
    seats = stripped(board.seats(table().view(1), 80, ["greedy", "you", "random", "human"])).splitlines()
    assert [line.split()[:5] for line in seats[1:]] == [
        ["T", "Tuco", "greedy", "$", "••••••"],
        ["B", "BELLE", "you", "$250", "="],
        ["D", "Doc", "random", "$", "••••••"],
        ["J", "Django", "human", "$", "••••••"],
    ]


def test_a_card_face_down_is_seen_by_its_player_alone() -> None:
    game = folsom.Express(characters=["Ghost", "Doc", "Tuco"], first_player=0, seed=1)
    choice = next(choice for choice in game.choices(0) if choice.text.endswith("face down"))
    game.play(0, choice)
    card = choice.text.split()[1]
    assert stripped(board.pile(game.view(0), 80)) == f"Pile  Ghost ▒{card}"
    assert stripped(board.pile(game.view(1), 80)) == stripped(board.pile(game.view(), 80)) == "Pile  Ghost ▒▒"


def test_in_stealing_only_the_cards_to_come_are_listed() -> None:
    for view in positions():
        if view.pile and view.phase == "stealing":
            to_come = [card for card in view.pile if not card.resolved]
            shown = stripped(board.pile(view, 80)).removeprefix("To come").split("\n")
            cards = [card for line in shown for card in line.strip().split("   ") if card]
            assert len(cards) == len(to_come)


def test_the_current_symbol_of_the_round_card_is_marked() -> None:
    game = table()
    card = game.view().round_card
    assert card is not None
    for place in range(len(card.symbols)):
        head = stripped(board.round_lines(game.view(), 200))
        assert head.startswith(f"Round 1 of 5: {card.name}  ")
        marked = [f"[{x}]" if n == place else x for n, x in enumerate(card.symbols)]
        assert f"  {' '.join(marked)}" in head
        for _ in range(game.players * (2 if card.symbols[place] == "D" else 1)):
            seat = game.to_act[0]
            game.play(seat, game.choices(seat)[-1])


def test_cards_of_one_bandit_stand_together_in_a_team() -> None:
    game = folsom.Express(players=2, characters=["Tuco", "Belle", "Doc", "Django"], first_player=0, seed=3)
    for seat in (0, 1):
        game.play(seat, game.choices(seat)[0])
    hand = game.view(0).hand
    shown = stripped(board.hand(game.view(0), 80))
    for bandit in ("Tuco", "Belle"):
        own = [card.removeprefix(f"{bandit}'s ") for card in hand if card.startswith(bandit)]
        assert f"{bandit}: {', '.join(own)}" in shown


def test_every_question_is_asked_in_words() -> None:
    asked = set()
    for seed in range(count(15, 5)):
        game, rng = folsom.Express(players=2 + seed % 5, seed=seed, expert=True), random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            view = game.view(seat)
            asked.add(view.phase)
            said = question(view, game.choices(seat))
            assert said
            assert "{" not in said
            game.play(seat, rng.choice(game.choices(seat)))
    assert asked >= {"placing", "scheming", "keeping", "stealing", "punching: way"}


def test_choices_are_numbered_from_one_in_columns() -> None:
    game = table()
    choices = game.choices(0)
    shown = stripped(choices_lines(choices, game.said, 80))
    assert re.findall(r"(\d+) ((?:draw|play \w+))", shown) == [(str(n), str(c)) for n, c in enumerate(choices, 1)]


def test_names_are_found_in_sentences_whatever_their_case() -> None:
    assert named("BELLE robs Docking") == [("BELLE", "name Belle"), (" robs Docking", "")]
