"""Whatever is written is read as the same game."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

import folsom
from folsom import GAMES, Express, Super
from folsom.express.table import OPTIONS
from folsom.notation import replay
from folsom.notation.forms import RecordForm, form_of
from tests.notation.example import assert_round_trip
from tests.support.random_games import AnyGame, play_on, played_out, random_games, secret_numbered

by_game = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))


def play(game: Express, choices: int) -> Express:
    """So many random choices."""
    for _ in islice(play_on(game, random.Random(0)), choices):
        pass
    return game


TABLES: dict[str, tuple[type[AnyGame], dict[str, Any]]] = {
    "teams": (Express, {"players": 2}),
    "experts": (Express, {"players": 3, "expert": True}),
    "three": (Super, {"players": 3}),
    "seven with all cards": (Super, {"players": 7, "reflex": True, "horse": True}),
}


@pytest.mark.parametrize(("kind", "table"), TABLES.values(), ids=list(TABLES))
def test_a_record_round_trips_at_every_decision(kind: type[AnyGame], table: dict[str, Any]) -> None:
    game = kind.of(kind.make_table(**table), 7)
    for _ in play_on(game, random.Random(0)):
        assert_round_trip(game)
    assert_round_trip(game)


@by_game
def test_games_of_all_tables_round_trip_finished_or_not(kind: type[AnyGame]) -> None:
    for game, rng in random_games(kind, 15):
        stop = rng.randrange(30)
        for _ in islice(play_on(game, rng), stop):
            pass
        assert_round_trip(game)
        assert_round_trip(played_out(game, rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_a_record_round_trips_with_every_option(players: int, option: Any) -> None:
    for value in option.values:
        chosen = {} if (players, option.name) == (2, "expert") else {option.name: value}
        assert_round_trip(play(Express(players, seed=players, **chosen), choices=90))


@by_game
def test_the_longest_seed_round_trips(kind: type[AnyGame]) -> None:
    assert_round_trip(kind.of(kind.make_table(), 2**256 - 1))


@by_game
def test_a_record_of_a_game_from_a_secret_round_trips_at_every_decision(kind: type[AnyGame]) -> None:
    game = kind.of(kind.make_table(), secret=secret_numbered(7))
    for _ in play_on(game, random.Random(0)):
        assert_round_trip(game)
    assert_round_trip(game)


@by_game
def test_the_secret_and_its_commitment_stand_in_the_place_of_the_seed(kind: type[AnyGame]) -> None:
    secret = secret_numbered(7)
    game = kind.of(kind.make_table(), secret=secret)
    lines = game.record().splitlines()
    assert lines[3:5] == [f"Secret: {secret.hex()}", f"Commitment: {game.commitment}"]
    assert not any(line.startswith("Seed:") for line in lines)


@by_game
def test_a_replay_of_a_game_from_a_secret_ends_as_the_game_did(kind: type[AnyGame]) -> None:
    game = played_out(kind.of(kind.make_table(), secret=secret_numbered(12)), random.Random(12))
    *_, last = replay(game)
    assert last.save() == game.save()


def test_every_game_has_a_form_for_its_records() -> None:
    for kind in GAMES.values():
        assert type(form_of(kind.of(kind.make_table(), 1))) is not RecordForm, kind


def test_a_record_of_a_loaded_or_copied_game_is_the_same() -> None:
    game = play(Express(4, seed=3), choices=40)
    assert folsom.load(game.save()).record() == game.copy().record() == game.record()


def test_a_choice_that_was_taken_back_is_not_in_the_record() -> None:
    game = Express(3, seed=2)
    text = game.record()
    seat = game.to_act[0]
    game.play(seat, next(choice for choice in game.choices(seat) if str(choice).startswith("play")))
    assert game.record() != text
    game.undo(seat)
    assert game.record() == text


@by_game
def test_a_replay_is_the_same_game_from_its_start(kind: type[AnyGame]) -> None:
    game = played_out(kind.of(kind.make_table(), 11), random.Random(11))
    steps = [(len(again.moves), again.over) for again in replay(game)]
    assert steps[0] == (0, False)
    assert steps == sorted(set(steps))
    assert steps[-1] == (len(game.moves), True)


@by_game
def test_a_replay_ends_as_the_game_did(kind: type[AnyGame]) -> None:
    game = played_out(kind.of(kind.make_table(), 12), random.Random(12))
    *_, last = replay(game)
    assert last.save() == game.save()


@by_game
def test_a_game_from_a_position_has_no_record(kind: type[AnyGame]) -> None:
    game = folsom.imagine(kind.of(kind.make_table(), 1).view(0), 5)
    with pytest.raises(ValueError, match="has no seed and no past"):
        game.record()


# --- Express ---------------------------------------------------------------------------------


def test_what_was_chosen_and_what_was_left_to_chance_are_told_apart() -> None:
    by_chance = Express(characters=[None, "Tuco", None], cars=["Mail", None, None], seed=5)
    lines = by_chance.record().splitlines()
    names = [by_chance.seat_name(seat) for seat in range(3)]
    assert {"Characters: ?, Tuco, ?", "Cars: Mail, ?, ?", "First player: ?"} < set(lines)
    assert f"Seats: {', '.join(names)}" in lines
    chosen = Express(characters=names, first_player=1, seed=5).record().splitlines()
    assert {f"Characters: {', '.join(names)}", "Cars: ?, ?, ?", "First player: seat 2"} < set(chosen)


def test_only_options_that_are_not_the_default_are_written() -> None:
    lines = Express(3, seed=1, expert=True, neutral_shortage="deal_until_empty", known_purses="on").record().split("\n")
    assert lines[7:9] == ["Expert: on", "Neutral shortage: deal until empty"]
    assert lines[9].startswith("Seats: ")


def test_a_team_is_named_by_both_bandits() -> None:  # X11.1
    game = Express(characters=["Tuco", "Cheyenne", None, None], players=2, seed=4)
    game.play(0, "place Cheyenne in the caboose")
    text = game.record()
    assert "\nCharacters: Tuco & Cheyenne, ? & ?\n" in text
    assert "\n1. Tuco & Cheyenne: place Cheyenne in the caboose\n" in text
    assert_round_trip(game)


def test_seats_that_choose_at_once_are_written_in_their_order() -> None:  # X11.2
    texts = []
    for order in ((0, 1), (1, 0)):
        game = Express(2, seed=4)
        for seat in order:
            game.play(seat, game.choices(seat)[0])
        assert_round_trip(game)
        texts.append(game.record())
    assert texts[0] != texts[1]
