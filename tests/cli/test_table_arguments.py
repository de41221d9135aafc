"""The table that a command line asks for, and the sentences where there is no such table."""

from __future__ import annotations

import argparse
from typing import Any

import pytest

from folsom import GAMES, Express, Super
from folsom.cli.failure import Failure
from folsom.cli.game_names import game_named, key_of
from folsom.cli.table_arguments import add_table_arguments, table_from


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)
    return parser.parse_args(words)


def table(game: str, *words: str) -> dict[str, Any]:
    return table_from(parsed(*words), game_named(game)).as_dict()


def complaint(capsys: pytest.CaptureFixture[str], game: str, *words: str) -> str:
    """What is said about a table that can't be."""
    with pytest.raises((Failure, SystemExit)) as refused:
        table_from(parsed(*words), game_named(game))
    assert isinstance(refused.value, Failure | SystemExit)
    assert refused.value.code == 2
    return f"{refused.value}{capsys.readouterr().err}"


# --- games by name ---------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["express", "Express", "EXPRESS"])
def test_express_is_named_in_any_case(word: str) -> None:
    assert game_named(word) is Express


@pytest.mark.parametrize("word", ["super", "superexpress", "Super", "SuperExpress"])
def test_super_is_named_by_its_key_its_name_and_its_former_key(word: str) -> None:
    assert game_named(word) is Super


@pytest.mark.parametrize("word", ["", "chess", "expres", "super express"])
def test_other_words_are_answered_with_the_games_there_are(word: str) -> None:
    with pytest.raises(Failure, match=f"there is no game '{word}'; there are express, super"):
        game_named(word)


def test_each_game_has_its_key() -> None:
    assert {key_of(game): game for game in GAMES.values()} == GAMES


# --- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values())
def test_a_table_of_which_nothing_is_said_is_the_usual_one(game: type[Any]) -> None:
    assert table_from(parsed(), game) == game.make_table(game.usual_players)


def test_names_after_those_given_are_left_to_chance() -> None:
    chosen = table("express", "--players", "3", "--characters", "belle, ? ,Tuco", "--cars", "Mail")
    assert chosen["characters"] == ["Belle", None, "Tuco"]
    assert chosen["cars"] == ["Mail", None, None]


def test_two_players_of_express_name_two_bandits_each() -> None:
    assert table("express", "--players", "2", "--characters", "Doc,,,Belle")["characters"] == [
        "Doc",
        None,
        None,
        "Belle",
    ]


def test_more_characters_than_usual_players_make_a_larger_table() -> None:
    assert table("super", "--characters", "Mei,?,?,?,?,?")["players"] == 6
    assert table("super", "--characters", "Mei")["players"] == 4


def test_people_count_seats_from_1_and_tables_from_0() -> None:
    assert table("super", "--first-player", "4")["first_player"] == 3


def test_options_are_those_of_the_game() -> None:
    chosen = table("super", "--option", "reflex=on")
    assert (chosen["reflex"], chosen["horse"]) == ("on", "off")
    assert table("express", "--option", "expert=on", "--option", "ghost = always")["ghost"] == "always"


@pytest.mark.parametrize(
    ("game", "words", "sentence"),
    [
        ("express", ["--players", "7"], "Express is for 2 to 6 players, not 7"),
        ("express", ["--players", "0"], "Express is for 2 to 6 players, not 0"),
        ("super", ["--players", "2"], "Super is for 3 to 7 players, not 2"),
        ("express", ["--players", "1_000_000_000", "--cars", "Mail"], "Express is for 2 to 6 players"),
        ("express", ["--players", "four"], "'four' isn't a whole number"),
        ("express", ["--option", "expert"], "'expert' isn't NAME=VALUE, such as expert=on"),
        ("express", ["--option", "expert=perhaps"], "in Express expert can be off or on, not 'perhaps'"),
        ("express", ["--option", "reflex=on"], "in Express there is no option 'reflex'; there are expert, "),
        ("super", ["--option", "expert=on"], "in Super there is no option 'expert'; there are reflex, horse"),
        ("super", ["--option", "players=5"], "in Super there is no option 'players'"),
        ("express", ["--players", "2", "--option", "expert=off"], "two players always play the expert variant"),
        ("express", ["--characters", "Zorro"], "there is no character 'Zorro'; there are Ghost"),
        ("express", ["--characters", "Mei"], "there is no character 'Mei'"),
        ("super", ["--characters", "Doc,Doc"], "Doc is chosen twice"),
        ("super", ["--players", "4", "--characters", "Doc,?,?,?,?"], "4 characters are needed, not 5"),
        ("express", ["--cars", "Locomotive"], "there is no car 'Locomotive'"),
        ("super", ["--cars", "Mail"], "Super has no cars to choose from: leave --cars out"),
        ("express", ["--first-player", "0"], "--first-player is a seat from 1 to 4, not 0"),
        ("super", ["--first-player", "5"], "--first-player is a seat from 1 to 4, not 5"),
        ("express", ["--players", "2", "--first-player", "3"], "--first-player is a seat from 1 to 2, not 3"),
    ],
)
def test_what_cannot_be_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], game: str, words: list[str], sentence: str
) -> None:
    assert sentence in complaint(capsys, game, *words)
