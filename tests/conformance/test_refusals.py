"""Whatever can't be done is refused with a reason, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import folsom
from folsom import Choice, SetupError
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, choosers, count, play_on, played_out, random_games
from tests.support.refused_choices import refused

NO_CODE = 1 << 20
MEANINGLESS: tuple[Any, ...] = ("", "7", "jump off the train", -1, NO_CODE, True, 1.0, None, b"draw", [0], {})
NO_SEATS: tuple[Any, ...] = (-1, 1000, "0", True, 1.0)


def _bad_choices(game: AnyGame, seat: int) -> list[Any]:
    """What is no choice of a seat: nonsense, others' choices, and choices of another moment."""
    legal = game.choices(seat)
    code = next(code for code in range(NO_CODE) if code not in {choice.code for choice in legal})
    others = [choice for other in choosers(game.position) if other != seat for choice in game.choices(other)[:1]]
    return [*MEANINGLESS, code, *others, Choice(seat, code, legal[0].text), Choice(seat, legal[0].code, "climb")]


def test_what_is_not_possible_is_refused_with_what_is(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(6, 3)):
        for number, choice in enumerate(play_on(game, rng)):
            if number % 10 == 0:
                _assert_refusals(game, choice.seat)


def _assert_refusals(game: AnyGame, seat: int) -> None:
    for choice in _bad_choices(game, seat):
        error = refused(game, seat, choice)
        assert error.reason == f"for {game.seat_name(seat)}, '{choice}' isn't possible now{game.position.hint}"
        assert list(error.legal) == game.choices(seat)
        assert error.rule == game.position.rule
        assert str(error).startswith(f"{error.reason} ({error.rule}); legal now: {error.legal[0]}")


def test_whoever_is_not_to_act_is_told_who_is(kit: Kit) -> None:
    told = 0
    for game, rng in random_games(kit.game, count(8, 4)):
        for choice in play_on(game, rng):
            for seat in set(range(game.players)) - set(choosers(game.position)):
                error = refused(game, seat, choice.text)
                names = " and ".join(game.seat_name(other) for other in game.to_act)
                out = game.position.is_out(seat)
                why = "is out of the game" if out else f"isn't to act now; {names} "
                assert error.reason.startswith(f"{game.seat_name(seat)} {why}")
                assert error.legal == ()
                told += 1
    assert told


def test_a_game_that_is_over_takes_no_choice(kit: Kit) -> None:
    game = kit.new(seed=7)
    choice = game.choices(game.to_act[0])[0]
    played_out(game, random.Random(7))
    for seat in range(game.players):
        for said in (choice, choice.code, choice.text, *MEANINGLESS):
            assert refused(game, seat, said).reason == "the game is over"


def test_a_missing_seat_is_refused_by_every_method(kit: Kit) -> None:
    game = kit.new(seed=1899)
    before = game.save()
    choice = game.choices(game.to_act[0])[0]
    entry_points: list[Callable[..., Any]] = [
        game.choices,
        game.seat_name,
        game.undo,
        lambda seat: game.play(seat, choice),
    ]
    for seat in (*NO_SEATS, game.players):
        for entry_point in (*entry_points, game.view, game.events):
            with pytest.raises(ValueError, match=f"there is no seat {seat!r}; seats are 0 to {game.players - 1}"):
                entry_point(seat)
    for entry_point in entry_points:
        with pytest.raises(ValueError, match="there is no seat None"):
            entry_point(None)
    assert game.save() == before


def test_a_result_is_for_games_that_are_over(kit: Kit) -> None:
    for game, rng in random_games(kit.game, 3):
        for _ in play_on(game, rng):
            with pytest.raises(ValueError, match="isn't over yet"):
                _ = game.result


def test_what_is_imagined_or_played_out_needs_a_seed_that_can_be(kit: Kit) -> None:
    game = kit.new(seed=1899)
    before = game.save()
    for seed in (-1, 1 << 256, "1899", 1.5, True, None):
        bad_seed: Any = seed
        with pytest.raises(SetupError, match="a seed is a whole number"):
            folsom.imagine(game.view(0), bad_seed)
        with pytest.raises(SetupError, match="a seed is a whole number"):
            game.playouts(1, bad_seed)
    assert game.save() == before
