"""A game can be played again, copied, saved, forked, undone and written down at every decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import folsom
from folsom import Choice
from folsom.games import choices_before_last, choices_made, entries_before_round, rewound
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, choosers, count, play_on, played_out, random_games, viewers
from tests.support.refused_choices import assert_no_undo

Again = Callable[[AnyGame], AnyGame]
WAYS: dict[str, Again] = {
    "copy": lambda game: game.copy(),
    "save": lambda game: folsom.load(game.save()),
    "save_json": lambda game: folsom.load(game.save_json()),
}
by_every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def _pairs(kit: Kit, games: int) -> Iterator[tuple[AnyGame, random.Random, AnyGame]]:
    """Each random game, and the same once more."""
    for (game, rng), (again, _) in zip(random_games(kit.game, games), random_games(kit.game, games), strict=True):
        yield game, rng, again


# --- again -------------------------------------------------------------------------------------


def test_the_same_seed_and_moves_give_the_same_states_byte_for_byte(kit: Kit) -> None:
    for game, rng, again in _pairs(kit, count(30, 8)):
        for choice in play_on(game, rng):
            assert again.position.pack() == game.position.pack()
            again.play(choice.seat, choice.code)
        assert again.position.pack() == game.position.pack()
        assert again.moves == game.moves
        assert all(again.events(viewer) == game.events(viewer) for viewer in viewers(game))


def test_another_seed_gives_another_game(kit: Kit) -> None:
    games = [kit.new(seed=seed) for seed in range(20)]
    assert len({game.position.pack() for game in games}) == len(games)


def test_the_moves_of_a_game_replay_it(kit: Kit) -> None:
    for game, rng, again in _pairs(kit, count(20, 6)):
        for move in played_out(game, rng).moves:
            if not move.forced:
                again.play(move.seat, move.text)
        assert again.save() == game.save()


def test_moves_say_what_was_chosen_and_in_which_round(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 5)):
        made = [(choice.seat, choice.code, choice.text) for choice in play_on(game, rng)]
        chosen = [move for move in game.moves if not move.forced]
        assert [(move.seat, move.code, move.text) for move in chosen] == made
        rounds = [move.round_number for move in game.moves]
        assert rounds == sorted(rounds)
        assert set(rounds) <= {begun.number for begun in game.rounds}


def test_each_round_is_found_in_the_log(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(8, 2)):
        for _ in play_on(game, rng):
            begun = len(game.rounds)
            found = [game.news(None, entries_before_round(game, ago)) for ago in range(begun)]
            assert [[event.name for event in news].count("round began") for news in found] == list(range(1, begun + 1))
            assert all(news[0].name == "round began" for news in found)
            assert entries_before_round(game, begun) == 0


def test_a_game_goes_back_to_any_of_its_choices(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(4, 2)):
        saves = [*(game.save() for _ in play_on(game, rng)), game.save()]
        assert len(choices_made(game)) == len(saves) - 1
        for keeps in range(0, len(saves), 3):
            assert rewound(game, keeps).save() == saves[keeps]


def test_a_seat_s_last_choice_is_found_with_an_alternative(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(4, 2)):
        last: dict[int, int] = {}
        for place, choice in enumerate(play_on(game, rng)):
            for seat in range(game.players) if place % 8 == 0 else ():
                assert choices_before_last(game, seat) == last.get(seat)
            if len(game.choices(choice.seat)) > 1:
                last[choice.seat] = place


# --- copies and saves --------------------------------------------------------------------------


@by_every_way
def test_a_game_goes_on_from_a_save_or_a_copy_made_at_any_decision(kit: Kit, way: Again) -> None:
    for game, rng, other in _pairs(kit, count(8, 2)):
        going_on = other
        for choice in play_on(game, rng):
            going_on = way(going_on)
            assert going_on.position.pack() == game.position.pack()
            going_on.play(choice.seat, choice.text)
        assert going_on.save() == game.save()
        assert going_on.result == game.result


@by_every_way
def test_a_fork_goes_its_own_way(kit: Kit, way: Again) -> None:
    for game, rng in random_games(kit.game, count(4, 2)):
        for _ in play_on(game, rng):
            before, fork = game.save(), way(game)
            seat = rng.choice(choosers(fork.position))
            fork.play(seat, rng.choice(fork.choices(seat)))
            assert fork.save() != before
            assert game.save() == before


@by_every_way
def test_a_copy_or_a_loaded_game_has_table_seed_events_and_moves(kit: Kit, way: Again) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        again = way(played_out(game, rng))
        assert (again.table, again.seed, again.moves, again.rounds) == (game.table, game.seed, game.moves, game.rounds)
        assert all(again.events(viewer) == game.events(viewer) for viewer in viewers(game))
        assert again.save_json() == game.save_json()


@by_every_way
def test_a_game_with_no_past_is_kept_too(kit: Kit, way: Again) -> None:
    world = folsom.imagine(kit.new(seed=1899).view(0), 7)
    again = way(world)
    assert (again.seed, again.table, again.position.pack()) == (None, None, world.position.pack())


# --- undo --------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_whole_or_not_at_all(kit: Kit) -> None:
    undone, games = 0, count(4, 2)
    for game, rng in random_games(kit.game, games):
        for choice in play_on(game, rng):
            undone += _undo(game, choice)
    assert undone > games


def _undo(game: AnyGame, choice: Choice) -> bool:
    """Make a choice in a copy and take it back, if it may be; nobody else may who couldn't before."""
    after = game.copy()
    after.play(choice.seat, choice)
    for seat in range(game.players):
        assert after.may_undo(seat) <= (seat == choice.seat or game.may_undo(seat))
        if not after.may_undo(seat):
            assert_no_undo(after, seat)
    if not after.may_undo(choice.seat):
        return False
    past = game.chronicle()
    for way in WAYS.values():
        again = way(after)
        again.undo(choice.seat)
        assert again.position.pack() == game.position.pack()
        assert again.chronicle() == past
        assert again.may_undo(choice.seat) <= game.may_undo(choice.seat)
    return True


def test_copies_stay_apart_after_something_is_taken_back(kit: Kit) -> None:
    game = kit.new(seed=1899)
    seat = game.to_act[0]
    *_, one, another = game.choices(seat)
    game.play(seat, one)
    other = game.copy()
    before = other.save()
    game.undo(seat)
    game.play(seat, another)
    assert other.save() == before
    other.undo(seat)
    assert other.save() == kit.new(seed=1899).save()


def test_games_that_go_on_from_one_position_stay_apart(kit: Kit) -> None:
    game = kit.new(seed=1899)
    seat = game.to_act[0]
    before = game.save()
    kit.game.at(game.position).play(seat, game.choices(seat)[0].code)
    assert game.save() == before


def test_nothing_is_taken_back_at_the_start_or_at_the_end(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(12, 4)):
        for when in (game, played_out(game.copy(), rng)):
            for seat in range(game.players):
                assert_no_undo(when, seat)


# --- records -----------------------------------------------------------------------------------


def test_a_record_is_the_game_in_words(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        for number, _ in enumerate(play_on(game, rng)):
            if number % 10 == 0:
                _assert_read_again(game)
        _assert_read_again(game)


def _assert_read_again(game: AnyGame) -> None:
    text = game.record()
    again = folsom.read(text)
    assert again.record() == text
    assert again.position.pack() == game.position.pack()
