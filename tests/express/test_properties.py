"""What holds in every game, over random games of every table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import Choice, Express
from folsom.express import doors
from folsom.express.components import FACES, ROUNDS, SEATS, TURNS_MAX
from folsom.express.house import Position
from folsom.express.log import KINDS
from folsom.express.state import OVER, State
from folsom.express.table import make_table
from folsom.express.view import View
from folsom.kernel import many, words
from folsom.kernel.events import LogEntry, kind_of
from folsom.kernel.log import LOG_WORDS
from folsom.kernel.truth import SPECTATOR
from tests.conserved import broken
from tests.random_games import (
    Array,
    Herd,
    a_herd,
    a_small_herd,
    as_array,
    count,
    dice_of,
    eyes,
    play_on,
    random_games,
    random_table,
)

CHOICES_A_CARD = 4  # whom to punch, which loot, Cheyenne's take, which way
LONGEST_ROUND = TURNS_MAX + SEATS * FACES + TURNS_MAX * CHOICES_A_CARD + SEATS
LONGEST_GAME = 1 + SEATS + ROUNDS * LONGEST_ROUND


# --- conservation and progress ----------------------------------------------------------------


def test_everything_is_somewhere_once_at_every_decision() -> None:
    herd = a_herd()
    assert broken(herd.array()) == {}
    while herd.step():
        assert broken(herd.array()) == {}
    assert broken(herd.array()) == {}


def test_no_token_enters_or_leaves_the_game_but_the_second_strongbox() -> None:  # X1.2, X8.4
    herd = a_herd()
    before = _tokens_and_aside(herd)
    while herd.step():
        pass
    assert np.array_equal(_tokens_and_aside(herd), before)


def _tokens_and_aside(herd: Herd) -> Array:
    s = herd.array()
    tokens = np.bitwise_or.reduce(np.concatenate([s["loot"], s["held"]], axis=1), axis=1)
    second_box = 1 << 25
    return np.where(s["second_box_aside"] == 1, tokens | second_box, tokens)


def test_whoever_is_to_act_has_two_choices_or_more() -> None:  # X4.3
    herd = a_herd()
    while herd.step():
        s = herd.array()
        going_on = s[s["phase"] != OVER]
        assert (np.bitwise_count(going_on["legal"]) >= 2).all()
        assert (going_on["waiting"] >> going_on["seat"] & 1 == 1).all()


def test_a_game_that_is_over_asks_nothing() -> None:
    herd = a_herd()
    while herd.step():
        s = herd.array()
        ended = s[s["phase"] == OVER]
        assert not ended["legal"].any()
        assert not ended["waiting"].any()


def test_a_game_ends_in_bounded_steps_after_five_rounds() -> None:  # X3.1
    herd = a_herd()
    steps = sum(1 for _ in takewhile(bool, (herd.step() for _ in range(LONGEST_GAME))))
    s = herd.array()
    assert steps < LONGEST_GAME
    assert (s["phase"] == OVER).all()
    assert (s["round_number"] == ROUNDS - 1).all()


# --- the log -----------------------------------------------------------------------------------

ONE_GAME_IN_THOUSANDS = {"neutrals gone"}


def _steps(games: int) -> Iterator[list[LogEntry]]:
    """What the log holds of each step of random games."""
    for seed in range(games):
        rng = random.Random(seed)
        position, log = Position.start(make_table(**random_table(rng)), seed)
        yield log
        while not position.over:
            seat = rng.choice(position.to_act)
            yield position.apply(seat, rng.choice(position.legal(seat)))


def test_the_events_of_a_step_fill_less_than_half_of_the_log() -> None:
    words_an_event = 2
    assert max(words_an_event * len(log) for log in _steps(count(100, 30))) < LOG_WORDS / 2


def test_random_games_see_every_kind_of_event() -> None:
    """So that what holds in random games isn't shown by games in which too little happens."""
    seen = {KINDS[kind_of(entry)].name for log in _steps(count(60, 30)) for entry in log}
    assert seen | ONE_GAME_IN_THOUSANDS == {kind.name for kind in KINDS}


# --- purity ------------------------------------------------------------------------------------


def test_questions_to_the_rules_change_no_state() -> None:
    herd = a_small_herd()
    going_on = True
    while going_on:
        before = herd.array()
        _ask_everything(herd)
        assert np.array_equal(herd.array(), before)
        going_on = herd.step()


def _ask_everything(herd: Herd) -> None:
    views, worlds, dice = many(View, herd.size), many(State, herd.size), dice_of(5)
    moneys, ranks = words(SEATS * herd.size), words(SEATS * herd.size)
    for index, acting in enumerate(herd.seats_and_choices()[0]):
        doors.legal(herd.states, index, int(acting))
        doors.see(herd.states, index, int(acting) if index % SEATS else SPECTATOR, views, index)
        doors.reckon(herd.states, index, words(2 * SEATS + 1))
    seen = as_array(views, View)
    for index in range(herd.size):
        doors.dream(views, index, worlds, index, dice)
    doors.outcome_many(herd.states, moneys, ranks)
    doors.choose_many(herd.states, words(herd.size), dice)
    assert np.array_equal(as_array(views, View), seen)


def test_a_game_that_is_asked_everything_goes_on_like_one_that_is_not() -> None:
    for (asked, rng), (quiet, _) in zip(random_games(count(12, 3)), random_games(count(12, 3)), strict=True):
        for number, choice in enumerate(play_on(asked, rng)):
            _ask_game(asked, eyes(asked)[number % (asked.players + 1)])
            assert asked.position.pack() == quiet.position.pack()
            quiet.play(choice.seat, choice)
        assert asked.result == quiet.result
        assert asked.save() == quiet.save()


def _ask_game(game: Express, eye: int | None) -> None:
    folsom.imagine(game.view(eye), 7)
    game.events(eye)
    for seat in range(game.players):
        game.choices(seat)
        game.may_undo(seat)
    game.copy()
    game.save()


# --- replay, copies and saves ------------------------------------------------------------------


def _play_and_note(game: Express, rng: random.Random) -> list[tuple[Choice, bytes]]:
    """Each choice of a random game, and the state that it was made in."""
    return [(choice, game.position.pack()) for choice in play_on(game, rng)]


def test_the_same_seed_and_moves_give_the_same_states_byte_for_byte() -> None:
    for (game, rng), (again, _) in zip(random_games(count(60, 10)), random_games(count(60, 10)), strict=True):
        for choice, state in _play_and_note(game, rng):
            assert again.position.pack() == state
            again.play(choice.seat, choice.code)
        assert again.position.pack() == game.position.pack()
        assert again.events() == game.events()
        assert again.moves == game.moves


def test_the_moves_of_a_game_replay_it() -> None:
    for (game, rng), (again, _) in zip(random_games(count(40, 8)), random_games(count(40, 8)), strict=True):
        for _ in play_on(game, rng):
            pass
        for move in game.moves:
            if not move.forced:
                again.play(move.seat, move.text)
        assert again.save() == game.save()


@pytest.mark.parametrize("how", ["save", "save_json", "copy"])
def test_a_game_goes_on_from_a_save_or_a_copy_made_at_any_decision(how: str) -> None:
    for (game, rng), (other, _) in zip(random_games(count(12, 3)), random_games(count(12, 3)), strict=True):
        for choice, state in _play_and_note(game, rng):
            again: Any = other.copy() if how == "copy" else folsom.load(getattr(other, how)())
            assert again.position.pack() == state
            again.play(choice.seat, choice.text)
            assert other.position.pack() == state
            other = again  # noqa: PLW2901  # the one that was loaded goes on
        assert other.save() == game.save()
        assert other.result == game.result
