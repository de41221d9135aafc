"""What Express adds to the contract of every game: its words, its reasons, and what can be taken back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from folsom import Choice, Express, SetupError
from folsom.express.components import ACTION_NAMES, MOVE
from folsom.express.position import Position
from folsom.express.state import State
from tests.support.random_games import after, count, play_on, played_out, random_games
from tests.support.refused_choices import assert_no_undo, refused

CREW = ("Tuco", "Belle", "Django", "Ghost")


def _game(**options: Any) -> Express:
    return Express(seed=1899, characters=CREW, first_player=0, **options)


def _texts(game: Express, seat: int) -> list[str]:
    return [str(choice) for choice in game.choices(seat)]


def _played_until(game: Express, wanted: Callable[[Express], bool], seed: int = 7) -> Express:
    """The same game, played at random until something holds."""
    rng = random.Random(seed)
    for _ in play_on(game, rng):
        if wanted(game):
            return game
    raise AssertionError("it never held")


def _is_in(phase: str) -> Callable[[Express], bool]:
    return lambda game: game.view().phase == phase


# --- illegal choices ---------------------------------------------------------------------------


def test_a_refusal_names_its_rule_and_all_that_is_legal() -> None:
    game = _game()
    legal = "; ".join(_texts(game, 0))
    assert str(refused(game, 0, "climb")) == f"for Tuco, 'climb' isn't possible now (X4.2); legal now: {legal}"
    assert str(refused(game, 2, "draw")) == "Django isn't to act now; Tuco is (X4.2)"
    assert str(refused(played_out(game, random.Random(7)), 0, "draw")) == "the game is over (X9.1)"


def test_where_several_are_to_act_all_are_named() -> None:
    game = Express(players=2, seed=1899, characters=CREW)
    game.play(1, game.choices(1)[0])
    assert "Tuco & Belle" in str(refused(game, 1, "draw"))
    keeping = _played_until(_game(expert=True), lambda game: len(game.to_act) in (2, 3))
    out = next(seat for seat in range(4) if seat not in keeping.to_act)
    names = " and ".join(keeping.seat_name(seat) for seat in keeping.to_act)
    assert str(refused(keeping, out, "draw")).endswith(f"isn't to act now; {names} are (X10.3)")


# --- bad set-ups -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"players": 2, "characters": ["Tuco", "Belle"]}, "4 characters are needed, not 2"),
        ({"players": 3, "cars": ["Mail", "Mail", "Saloon"]}, "Mail is chosen twice"),
        ({"players": 3, "cars": ["Locomotive", None, None]}, "there is no car 'Locomotive'"),
        ({"players": 3, "cars": ["Mail"]}, "3 cars are needed, not 1"),
        ({"players": 2, "expert": False}, "always play the expert variant"),
    ],
)
def test_a_train_or_teams_that_can_not_be_are_refused_with_the_reason(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Express(**table)


# --- choices in words --------------------------------------------------------------------------


def test_articles_can_be_left_out() -> None:
    game = _played_until(_game(), lambda game: "rob a purse" in _texts(game, game.to_act[0]))
    seat = game.to_act[0]
    assert after(game, seat, "rob purse") == after(game, seat, "rob a purse")


def test_a_card_is_played_by_its_name_alone() -> None:
    game = _game()
    assert after(game, 0, "marshal") == after(game, 0, "play Marshal")


def test_ways_can_be_said_instead_of_cars() -> None:
    def moves_on_a_roof(game: Express) -> bool:
        return sum(text.startswith("move to") for text in _texts(game, game.to_act[0])) > 2

    game = _played_until(_game(), moves_on_a_roof)
    seat = game.to_act[0]
    view = game.view(seat)
    here = next(n for n, car in enumerate(view.cars) if view.seats[seat].name in car.roof.bandits)
    for text in _texts(game, seat):
        there = next(n for n, car in enumerate(view.cars) if text == f"move to {car.name}")
        way = f"{'forward' if there < here else 'back'} {abs(there - here)}"
        assert after(game, seat, way) == after(game, seat, text)
        if abs(there - here) == 1:
            assert after(game, seat, way.removesuffix(" 1")) == after(game, seat, text)


# --- undo --------------------------------------------------------------------------------------


def test_a_card_played_can_be_taken_back() -> None:
    game = _game()
    before, events = game.position.pack(), game.events()
    game.play(0, game.choices(0)[-1])
    assert game.may_undo(0)
    game.undo(0)
    assert (game.position.pack(), game.events()) == (before, events)
    assert game.to_act == [0]


def test_drawn_cards_stay_drawn() -> None:
    game = _game()
    game.play(0, "draw")
    assert_no_undo(game, 0)


def test_only_the_last_choice_and_only_one_s_own_is_taken_back() -> None:
    game = _game()
    game.play(0, game.choices(0)[-1])
    game.play(1, game.choices(1)[-1])
    assert_no_undo(game, 0)
    assert game.may_undo(1)


def test_a_choice_that_turned_up_a_hidden_card_stays() -> None:
    for game, rng in random_games(Express, count(20, 8)):
        for choice in play_on(game, rng):
            other = Express.at(game.position.copy())
            other.play(choice.seat, choice)
            if any(event.name == "revealed" and event.facts["was_face_down"] for event in other.events()):
                assert_no_undo(other, choice.seat)


def test_a_choice_after_which_others_shed_bullets_stays() -> None:  # X10.3
    """How many they held comes to light."""
    game = _played_until(_game(expert=True, expert_start_discard="off"), _sheds_anothers_bullet_without_chance, seed=1)
    choice = _choice_that_ends_scheming(game)
    game.play(choice.seat, choice)
    assert_no_undo(game, choice.seat)


def _choice_that_ends_scheming(game: Express) -> Choice:
    return next(choice for choice in game.choices(game.to_act[0]) if choice.text.startswith("play"))


def _sheds_anothers_bullet_without_chance(game: Express) -> bool:
    playable = [choice for choice in game.choices(game.to_act[0]) if choice.text.startswith("play")]
    if game.view().phase != "scheming" or not playable:
        return False
    other = Express.at(game.position.copy())
    other.play(playable[0].seat, playable[0])
    shed = any(event.name == "shed" and event.facts["seat"] != playable[0].seat for event in other.events())
    return shed and other.position.state.chance == game.position.state.chance


def test_a_choice_after_which_another_had_but_one_card_to_play_stays() -> None:
    """Which card it was comes to light."""
    state = State.twin(_game().position.state)
    state.hand[1], state.deck[1] = 1 << MOVE, 0
    game = Express.at(Position(state))
    game.play(0, game.choices(0)[-1])
    assert [move.text for move in game.moves] == ["play Marshal", "play Move"]
    assert_no_undo(game, 0)


# --- several seats to act, and those who only look ----------------------------------------------


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_teams_take_their_places_in_any_order_and_unseen(order: tuple[int, int]) -> None:  # X11.2
    game = Express(players=2, seed=1899, characters=CREW)
    first, second = order
    assert game.to_act == [0, 1]
    before = game.view(second)
    game.play(first, game.choices(first)[1])
    assert game.to_act == [second]
    assert game.choices(first) == []
    waiting = game.view(second)
    waiting.record.waiting, waiting.record.acting = before.record.waiting, before.record.acting
    assert waiting == before
    game.play(second, game.choices(second)[0])
    assert game.view().phase == "scheming"


def test_the_order_in_which_teams_take_their_places_does_not_matter() -> None:  # X11.2
    games = [Express(players=2, seed=1899) for _ in range(2)]
    for game, order in zip(games, [(0, 1), (1, 0)], strict=True):
        for seat in order:
            game.play(seat, game.choices(seat)[seat])
    assert games[0].position.pack() == games[1].position.pack()


def test_experts_choose_what_to_keep_in_any_order() -> None:  # X10.3
    game = _played_until(_game(expert=True), _is_in("keeping"))
    other = game.copy()
    assert game.to_act == [0, 1, 2, 3]
    for seat in (3, 1, 0, 2):
        game.play(seat, "keep the rest")
    for seat in range(4):
        other.play(seat, "keep the rest")
    assert game.position.pack() == other.position.pack()


def test_one_who_keeps_may_take_it_back_until_another_chooses() -> None:  # X10.3
    game = _played_until(_game(expert=True), _is_in("keeping"))
    game.play(2, "keep the rest")
    assert game.to_act == [0, 1, 3]
    game.undo(2)
    game.play(2, game.choices(2)[0])
    game.play(1, "keep the rest")
    assert_no_undo(game, 2)


def test_moves_are_told_in_all_five_rounds_forced_ones_too() -> None:  # X3.1
    moves = played_out(_game(), random.Random(7)).moves
    assert {move.round_number for move in moves} == {1, 2, 3, 4, 5}
    assert {move.forced for move in moves} == {False, True}


@pytest.mark.parametrize(
    ("action", "rule"),
    [("Move", "X5.3"), ("Fire", "X5.5"), ("Rob", "X5.7"), ("Punch", "X5.8"), ("Marshal", "X5.9")],
)
def test_a_refusal_in_stealing_names_the_rule_of_the_card(action: str, rule: str) -> None:
    asked = ACTION_NAMES.index(action)
    game = _played_until(
        Express(4, seed=1), lambda game: game.view().phase == "stealing" and game.position.state.action == asked
    )
    assert refused(game, game.to_act[0], "jump off the train").rule == rule
