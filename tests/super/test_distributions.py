"""What chance brings in Super, against exact expectations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from folsom import Super, SuperView
from folsom.kernel import many, read, seed_chance, words, write
from folsom.kernel.log import Log
from folsom.super import entry_points
from folsom.super.components import ALL_CAR_CARDS, BASE_CARDS, CAR_CARDS, CHARACTER_NAMES, SEATS, legal_plans
from folsom.super.events import EVENTS
from folsom.super.state import OVER, State
from folsom.super.statistics import (
    BY_LAST_STANDING,
    BY_LOCOMOTIVE,
    BY_NOBODY,
    FIRST_ROW,
    GAMES,
    O_RANKS,
    O_WINS,
    ROUNDS,
    ROW,
    SUMS,
)
from folsom.super.view_record import SuperViewRecord
from tests.super.extensions import options_of, with_all_extensions
from tests.support.chi_square import alike, fits
from tests.support.random_games import Array, as_array, begun, dice_of

pytestmark = pytest.mark.compiled_only  # interpreted rules draw the same, only slowly: the digests prove it


def _begun(games: int, **table: Any) -> Array:
    """That many games of one table at their first plans."""
    return as_array(begun(Super, games, **table), State)


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 8))
def test_every_seat_is_as_likely_to_be_first(players: int) -> None:  # S1.3
    fits(_begun(4000, players=players)["first"].tolist(), alike(range(players)))


def test_every_seating_of_characters_is_as_likely() -> None:  # S1.1
    seatings = _begun(9000, players=3)["character"][:, :3]
    fits(map(tuple, seatings.tolist()), alike(permutations(range(len(CHARACTER_NAMES)), 3)))


def test_a_character_that_is_named_stays_and_the_others_are_left_to_chance() -> None:  # S1.1
    seatings = _begun(4000, characters=[None, "Doc", None])["character"][:, :3]
    doc = CHARACTER_NAMES.index("Doc")
    assert (seatings[:, 1] == doc).all()
    others = [character for character in range(len(CHARACTER_NAMES)) if character != doc]
    fits(map(tuple, seatings[:, [0, 2]].tolist()), alike(permutations(others, 2)))


def test_who_is_first_has_nothing_to_do_with_who_plays_whom() -> None:  # S1.1, S1.3
    games = _begun(9000, players=3)
    pairs = zip(games["first"].tolist(), games["character"][:, 0].tolist(), strict=True)
    fits(pairs, alike(product(range(3), range(len(CHARACTER_NAMES)))))


# --- loot --------------------------------------------------------------------------------------


def _unseen_after(rounds: int, games: int) -> Array:
    """The car cards that are unseen after some rounds of games of seven, played alike but each with its own chance."""
    states, plans = begun(Super, games, players=SEATS, first_player=0), words(games * SEATS)
    for _ in range(rounds):
        entry_points.step_many(states, plans, many(Log, 1))
    return as_array(states, State)["unseen"]


def test_every_car_card_is_as_likely_to_be_won_first() -> None:  # S1.2, S4.1
    won = ALL_CAR_CARDS & ~_unseen_after(1, games=9000)
    fits(won.tolist(), alike(1 << card for card in range(CAR_CARDS)))


def test_every_two_car_cards_are_as_likely_to_be_won_one_after_the_other() -> None:  # S1.2, S4.1
    then, after_that = (_unseen_after(rounds, games=20_000) for rounds in (1, 2))
    pairs = zip((ALL_CAR_CARDS & ~then).tolist(), (then & ~after_that).tolist(), strict=True)
    fits(pairs, alike(permutations((1 << card for card in range(CAR_CARDS)), 2)))


# --- play --------------------------------------------------------------------------------------


@with_all_extensions
def test_random_play_takes_each_plan_as_often(extensions: int) -> None:  # S3.1, S6.3
    states = begun(Super, 3000, players=3, **options_of(extensions))
    chosen = words(len(states) * SEATS)
    entry_points.choose_many(states, chosen, dice_of(5))
    plans = np.asarray(chosen).reshape(len(states), SEATS)
    fits(plans[:, :3].ravel().tolist(), alike(legal_plans(extensions)))


def test_the_random_plans_of_two_seats_have_nothing_to_do_with_each_other() -> None:  # S3.1
    states = begun(Super, 20_000, players=3)
    chosen = words(len(states) * SEATS)
    entry_points.choose_many(states, chosen, dice_of(5))
    plans = np.asarray(chosen).reshape(len(states), SEATS)
    fits(map(tuple, plans[:, :2].tolist()), alike(product(legal_plans(0), repeat=2)))


def _first_cards(games: int) -> Iterator[list[int]]:
    """The first card of each of three seats in games that are played out: nobody can fall before it is turned up."""
    dice = dice_of(3)
    for _ in range(games):
        states, logs = begun(Super, 1, players=3), many(Log, 1)
        write(logs, 0, "on", 1)
        entry_points.playout_many(states, logs, dice)
        entries = EVENTS.entries_in([int(word) for word in read(logs, 0, "words")[: read(logs, 0, "end")]])
        revealed = [EVENTS.facts(entry) for _, entry in entries if EVENTS.kind_of(entry).name == "revealed"]
        yield [facts["card"] for facts in revealed[:3]]


def test_playouts_play_each_card_as_often_whoever_s_it_is() -> None:
    fits(map(tuple, _first_cards(2000)), alike(product(range(BASE_CARDS), repeat=3)))


def _imagined(view: SuperView, worlds: int) -> Array:
    views, states, dice = many(SuperViewRecord, 1), many(State, worlds), dice_of(11)
    view.record.write(views, 0)
    for index in range(worlds):
        entry_points.dream(views, 0, states, index, dice)
    return as_array(states, State)


@with_all_extensions
def test_every_plan_that_another_can_have_made_is_imagined_as_often(extensions: int) -> None:  # S3.1
    game = Super(4, seed=1899, **options_of(extensions))
    mine = game.choices(1)[3]
    for choice in (mine, game.choices(2)[0], game.choices(3)[0]):
        game.play(choice.seat, choice)
    plans = _imagined(game.view(1), 9000)["plan"]
    for other in (2, 3):
        fits(plans[:, other].tolist(), alike(choice.code for choice in game.choices(other)))
    assert set(plans[:, 1].tolist()) == {mine.code}
    assert set(plans[:, 0].tolist()) == {0}


def test_the_plans_of_two_others_are_imagined_apart() -> None:  # S3.1
    game = Super(3, seed=1899)
    game.play(1, 7)
    game.play(2, 7)
    plans = _imagined(game.view(0), 20_000)["plan"][:, 1:3]
    fits(map(tuple, plans.tolist()), alike(product(legal_plans(0), repeat=2)))


# --- what simulations add up ---------------------------------------------------------------------


def _simulated(games: int, players: int, **options: Any) -> list[int]:
    template, sums = many(State, 1), words(SUMS)
    Super.make_table(players, **options).template(seed_chance(0)).write(template, 0)
    entry_points.simulate_many(many(State, 1), template, games, many(Log, 1), dice_of(players), sums)
    return [int(number) for number in sums]


@with_all_extensions
@pytest.mark.parametrize("players", range(3, 8))
def test_the_sums_of_many_games_add_up(players: int, extensions: int) -> None:  # S4.1, S5
    games = 2000
    sums = _simulated(games, players, **options_of(extensions))
    rows = [sums[FIRST_ROW + ROW * place :][:ROW] for place in range(SEATS)]
    assert sums[GAMES] == games
    assert sums[BY_LAST_STANDING] + sums[BY_LOCOMOTIVE] + sums[BY_NOBODY] == games
    assert sum(row[O_WINS] for row in rows) + sums[BY_NOBODY] == games
    assert games <= sums[ROUNDS] <= games * (players + 1)
    assert all(games <= row[O_RANKS] <= games * players for row in rows[:players])
    assert sum(row[O_RANKS] for row in rows[:players]) <= games * players * (players + 1) // 2
    assert not any(any(row) for row in rows[players:])


@pytest.mark.parametrize("players", [3, 7])
def test_a_simulated_game_is_a_game_played_out(players: int) -> None:
    """One by one, from the same dice: its rounds, its end, and the place of each from the first player on."""
    template, states, logs = many(State, 1), many(State, 1), many(Log, 1)
    Super.make_table(players, horse=True).template(seed_chance(0)).write(template, 0)
    for seed in range(200):
        sums, dice = words(SUMS), dice_of(seed)
        entry_points.simulate_many(states, template, 1, logs, dice_of(seed), sums)
        entry_points.new_many(states, template, logs, dice)
        first = int(as_array(states, State)["first"][0])
        entry_points.playout_many(states, logs, dice)
        _assert_sums_of(states, first, [int(number) for number in sums])


def _assert_sums_of(states: list[State], first: int, sums: list[int]) -> None:
    position = Super.position_type(State.twin(states[0]))
    result, state = position.result(), position.state
    assert state.phase == OVER
    assert sums[ROUNDS] == state.round_number + 1
    ends = {"last_standing": BY_LAST_STANDING, "locomotive": BY_LOCOMOTIVE, "nobody": BY_NOBODY}
    assert [place for place in ends.values() if sums[place]] == [ends[result.ended_by]]
    for place in range(state.players):
        seat, row = (first + place) % state.players, FIRST_ROW + ROW * place
        assert sums[row + O_RANKS] == result.ranks[seat]
        assert sums[row + O_WINS] == (seat in result.winners)
