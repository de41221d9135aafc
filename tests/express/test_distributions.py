"""What chance brings, against exact expectations: a chi-square at a fixed seed, so that the verdict is steady."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy import stats

from folsom import Express, ExpressView
from folsom.express import entry_points
from folsom.express.choice_codes import DRAW, TAKE
from folsom.express.components import (
    ALL_PURSES,
    CAR_NAMES,
    CARD_KINDS,
    CHARACTER_NAMES,
    FIRST_STATION,
    INSIDE,
    PURSES,
    ROB,
    ROUND_CARDS,
    ROUNDS,
    STARTING_PURSES,
    UNKNOWN_PURSE,
)
from folsom.express.position import Position
from folsom.express.state import COLUMN, PUNCHING_LOOT, STEALING, State
from folsom.express.view_record import ExpressViewRecord
from folsom.kernel import many, seed_chance, words
from folsom.kernel.log import Log
from tests.support.chi_square import alike, fits, sets_of
from tests.support.random_games import Array, as_array, begun, dice_of

pytestmark = pytest.mark.compiled_only  # interpreted rules draw the same, only slowly: `test_modes` proves it

TRAIN = ("Mail", "Baggage", "First class", "Saloon")
CREW = ("Doc", "Tuco", "Belle", "Django")


def _begun(games: int, **table: Any) -> Array:
    """That many games of one table at their first choice."""
    return as_array(begun(Express, games, **table), State)


# --- set-up ------------------------------------------------------------------------------------


def test_every_train_is_as_likely() -> None:  # X2.1
    trains = _begun(9000, players=4)["car_kind"][:, 1:5]
    fits(map(tuple, trains.tolist()), alike(permutations(range(1, 7), 4)))


def test_a_car_that_is_named_stays_and_the_others_are_left_to_chance() -> None:  # X2.1
    games = _begun(4000, players=3, cars=[None, "Mail", None])
    mail = CAR_NAMES.index("Mail")
    assert (games["car_kind"][:, 2] == mail).all()
    trains = games["car_kind"][:, [1, 3]]
    fits(map(tuple, trains.tolist()), alike(permutations(range(1, mail), 2)))


def test_every_seating_of_characters_is_as_likely() -> None:  # X2.2
    seatings = _begun(9000, players=4)["character"][:, :4]
    fits(map(tuple, seatings.tolist()), alike(permutations(range(len(CHARACTER_NAMES)), 4)))


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seat_is_as_likely_to_be_first(players: int) -> None:  # X2.6
    fits(_begun(4000, players=players)["first"].tolist(), alike(range(players)))


@pytest.mark.parametrize("players", [3, 6])
def test_a_car_s_purse_is_any_that_the_bandits_left(players: int) -> None:  # X2.3
    cars = ("Mail", "Baggage", "Second class", "First class", "Dining", "Saloon")[:players]
    baggage = _begun(9000, players=players, cars=cars)["loot"][:, 2]
    fits(baggage.tolist(), sets_of(range(players, PURSES), 1))


def test_a_car_s_purses_are_any_part_of_what_the_bandits_left() -> None:  # X2.3
    mail = _begun(20_000, players=4, cars=TRAIN)["loot"][:, 1]
    fits((mail & ALL_PURSES).tolist(), sets_of(range(4, PURSES), 4))


def test_a_car_has_as_many_purses_of_least_value_as_chance_gives() -> None:  # X1.1, X1.2, X2.3
    mail = _begun(9000, players=4, cars=TRAIN)["loot"][:, 1]
    chance = stats.hypergeom(14, 4, 4)
    fits(np.bitwise_count(mail & STARTING_PURSES).tolist(), {n: chance.pmf(n) for n in range(5)})


# --- round cards -------------------------------------------------------------------------------


def _round_cards(games: int, players: int) -> list[tuple[int, ...]]:
    """The five cards of whole games."""
    states = begun(Express, games, players=players)
    entry_points.playout_many(states, many(Log, 1), dice_of(7))
    return [tuple(cards) for cards in as_array(states, State)["round_cards"].tolist()]


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_the_round_deck_is_four_random_cards_for_the_table_and_a_station(players: int) -> None:  # X1.5, X2.5
    decks = _round_cards(9000, players)
    first = 0 if players <= 4 else CARD_KINDS
    for number in range(ROUNDS - 1):
        fits((deck[number] for deck in decks), alike(range(first, first + CARD_KINDS)))
    fits((deck[-1] for deck in decks), alike(range(FIRST_STATION, ROUND_CARDS)))
    assert all(len(set(deck)) == ROUNDS for deck in decks)


def test_every_order_of_round_cards_is_as_likely() -> None:  # X2.5
    decks = _round_cards(20_000, 3)
    fits((deck[:-1] for deck in decks), alike(permutations(range(CARD_KINDS), 4)))


# --- hands -------------------------------------------------------------------------------------


@pytest.mark.parametrize("expert", [False, True])
def test_every_hand_of_six_is_as_likely(expert: bool) -> None:  # X3.2, X10.2
    games = _begun(9000, players=4, characters=CREW, expert=expert)
    fits(games["hand"][:, 1].tolist(), sets_of(range(10), 6))


def test_every_hand_of_seven_is_as_likely_for_doc() -> None:  # X7.2
    games = _begun(9000, players=4, characters=CREW)
    fits(games["hand"][:, 0].tolist(), sets_of(range(10), 7))


def test_every_hand_of_a_team_is_as_likely() -> None:  # X11.3, X11.6
    states = begun(Express, 9000, players=2, characters=["Ghost", "Tuco", "Belle", "Doc"])
    for _ in range(2):  # both teams take their places
        chosen = words(len(states))
        entry_points.choose_many(states, chosen, dice_of(3))
        entry_points.step_many(states, chosen, many(Log, 1))
    hands = as_array(states, State)["hand"]
    fits(hands[:, 0].tolist(), sets_of(range(11), 6))
    fits(hands[:, 1].tolist(), sets_of(range(11), 7))


def test_hands_of_two_seats_have_nothing_to_do_with_each_other() -> None:
    hands = _begun(9000, players=4, characters=CREW)["hand"][:, 1:3]
    both_hold = [(int(one) & 1, int(other) & 1) for one, other in hands.tolist()]
    fits(both_hold, {(1, 1): 0.36, (1, 0): 0.24, (0, 1): 0.24, (0, 0): 0.16})


@pytest.mark.parametrize("expert", [False, True])
def test_every_card_of_the_deck_is_as_likely_to_be_drawn(expert: bool) -> None:  # X4.2
    states = begun(Express, 9000, players=4, characters=CREW, first_player=1, expert=expert)
    chosen = words(len(states))
    for index in range(len(states)):
        chosen[index] = DRAW
    entry_points.step_many(states, chosen, many(Log, 1))
    fits(as_array(states, State)["deck"][:, 1].tolist(), sets_of(range(10), 1))


# --- loot --------------------------------------------------------------------------------------


def _worlds(prepared: State, games: int) -> list[State]:
    """The same state that many times, each with its own chance."""
    states = many(State, games)
    for index in range(games):
        prepared.chance = seed_chance(index)
        prepared.write(states, index)
    return states


def _asked(phase: int, **choices: Any) -> State:
    """A state of four bandits in which the first one is asked in Stealin', with no card after this one."""
    state = Express(seed=1899, characters=CREW, cars=TRAIN, first_player=0).position.state
    state.phase, state.action, state.pile_size, state.resolved = phase, ROB, 1, 1
    state.seat, state.bandit, state.waiting = 0, 0, 1
    for name, value in choices.items():
        setattr(state, name, value)
    return state


def _first_bandit_holds(prepared: State, games: int) -> Array:
    states = _worlds(prepared, games)
    for index in range(games):
        entry_points.apply(states, index, 0, TAKE + UNKNOWN_PURSE, many(Log, 1))
    return as_array(states, State)["held"][:, 0]


def test_whoever_robs_a_purse_takes_each_that_they_don_t_know_as_often() -> None:  # X5.7, X5.10
    state = _asked(STEALING, legal=1 << TAKE | 1 << TAKE + 1)
    state.floor[INSIDE] = state.floor[INSIDE] & ~COLUMN | 1 << 8
    state.loot[1] = 0b1111 << 8
    state.known[0] = 1 << 9
    state.held[0] = 0
    fits(_first_bandit_holds(state, 3000).tolist(), alike([1 << 8, 1 << 10, 1 << 11]))


def test_a_punch_makes_each_purse_of_its_target_fall_as_often() -> None:  # X5.8
    state = _asked(PUNCHING_LOOT, legal=1 << TAKE, target=1)
    state.held[1] = 0b111 << 10
    states = _worlds(state, 3000)
    for index in range(len(states)):
        entry_points.apply(states, index, 0, TAKE + UNKNOWN_PURSE, many(Log, 1))
    fits(as_array(states, State)["held"][:, 1].tolist(), sets_of((10, 11, 12), 2))


# --- play and belief ---------------------------------------------------------------------------


def test_random_play_takes_each_distinct_choice_as_often() -> None:
    state = Express(seed=1899, characters=["Ghost", "Tuco", "Belle"], first_player=0).position.state
    states = _worlds(state, 6000)
    chosen = words(len(states))
    entry_points.choose_many(states, chosen, dice_of(5))
    fits(map(int, chosen), alike(code for code in range(64) if state.legal >> code & 1))


def _imagined(view: ExpressView, worlds: int) -> Array:
    views, states, dice = many(ExpressViewRecord, 1), many(State, worlds), dice_of(11)
    view.record.write(views, 0)
    for index in range(worlds):
        entry_points.dream(views, 0, states, index, dice)
    return as_array(states, State)


@pytest.mark.parametrize("expert", [False, True])
def test_every_hand_that_another_can_have_is_imagined_as_often(expert: bool) -> None:
    game = Express(seed=1899, characters=CREW, expert=expert)
    worlds = _imagined(game.view(1), 9000)
    fits(worlds["hand"][:, 2].tolist(), sets_of(range(10), 6))
    fits(worlds["hand"][:, 0].tolist(), sets_of(range(10), 7))
    assert set(worlds["hand"][:, 1].tolist()) == {_lowest_copies(game.position.state.hand[1])}


def _lowest_copies(cards: int) -> int:
    """The same faces with first copies where there are two to choose from, as imagined cards are made."""
    firsts = cards & 0b111111
    seconds = cards >> 6
    return firsts | seconds & ~firsts | (seconds & firsts) << 6


def _after_a_reshuffle(**changes: Any) -> Position:
    """Tuco, third of three experts, holds six cards of ten and three bullets that lay in any order."""
    state = Express(seed=1899, characters=CREW[1:], expert=True, expert_start_discard="off").position.state
    state.shots_taken[2] = 3
    state.hand[2], state.deck[2] = 0b111 << 11 | 0b111, 0b1111111000
    state.drawn[2] = 6
    for name, value in changes.items():
        getattr(state, name)[2] = value
    return Position(state)


def test_bullets_are_imagined_in_a_hand_as_often_as_they_are_drawn() -> None:  # X10.5
    hands = _imagined(_after_a_reshuffle().view(0), 6000)["hand"][:, 2]
    drawn = stats.hypergeom(13, 3, 6)
    fits(np.bitwise_count(hands >> 11).tolist(), {n: drawn.pmf(n) for n in range(4)})


def test_bullets_on_top_of_a_deck_are_imagined_in_no_hand() -> None:  # X10.4
    position = _after_a_reshuffle(top=2, hand=0b111111, deck=0b111 << 11 | 0b1111000000)
    hands = _imagined(position.view(0), 6000)["hand"][:, 2]
    fits(np.bitwise_count(hands >> 11).tolist(), {0: 5 / 11, 1: 6 / 11})


def test_what_was_discarded_unseen_is_imagined_as_any_action_cards() -> None:  # X10.3
    position = _after_a_reshuffle(hand=0b11, drawn=0, discard=0b1100, deck=0b111 << 11 | 0b1111110000)
    discards = _imagined(position.view(0), 6000)["discard"][:, 2]
    fits(discards.tolist(), sets_of(range(10), 2))


def test_a_card_played_face_down_is_imagined_as_any_card_that_can_be_left() -> None:  # X4.5
    game = Express(seed=1899, characters=["Ghost", "Tuco", "Belle"], first_player=0)
    game.play(0, next(choice for choice in game.choices(0) if "face down" in choice.text))
    worlds = _imagined(game.view(1), 3000)
    fits((worlds["pile"][:, 0] >> 3).tolist(), alike(range(10)))


def test_every_purse_that_can_lie_in_a_car_is_imagined_there_as_often() -> None:  # X2.3
    view = Express(seed=1899, characters=CREW, cars=TRAIN).view(0)
    loot = _imagined(view, 9000)["loot"]
    left = range(4, PURSES)
    fits(loot[:, 2].tolist(), sets_of(left, 1))
    fits(np.bitwise_count(loot[:, 1] & 0b11110000).tolist(), {n: stats.hypergeom(14, 4, 4).pmf(n) for n in range(5)})


def test_the_starting_purses_are_imagined_as_in_the_game_wherever_they_are() -> None:  # X2.3
    """Three of $250 are always among the purses on the train; the cars' come from the other fifteen."""
    state = Express(seed=1899, characters=CREW[:3], cars=TRAIN[:3]).position.state
    state.held, state.loot[0], state.lost_purse = [0] * 6, state.loot[0] | 0b111, 0b111
    worlds = _imagined(Position(state).view(None), 9000)
    on_train = np.bitwise_or.reduce(worlds["loot"], axis=1)
    in_cars = stats.hypergeom(15, 5, 5)
    fits(np.bitwise_count(on_train & STARTING_PURSES).tolist(), {3 + n: in_cars.pmf(n) for n in range(6)})
