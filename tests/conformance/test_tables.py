"""A table that can't be set up is refused with the reason and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from folsom import SetupError
from folsom.games import SEED_BITS
from tests.support.game_kit import Kit

BadTable = tuple[dict[str, Any], str]


def _bad_players(kit: Kit) -> Iterator[BadTable]:
    least, most = kit.game.players_range[0], kit.game.players_range[-1]
    for players in (least - 1, most + 1, float(most), True, "4"):
        yield {"players": players}, f"{kit.name} is for {least} to {most} players, not {players!r}"
    for first in (most, -1, "Tuco", True):
        reason = f"first_player is a seat from 0 to {most - 1}, or None for chance, not {first!r}"
        nobody = f"in {kit.name} nobody is first, so first_player can't be {first!r}"
        yield {"players": most, "first_player": first}, reason if kit.game.has_first_player else nobody


def _bad_characters(kit: Kit) -> Iterator[BadTable]:
    players = {"players": kit.game.usual_players}
    if not kit.game.character_names:
        yield {**players, "characters": ["Zorro"]}, "0 characters are needed, not 1"
        return
    one, *others = kit.game.character_names[: kit.game.usual_players]
    yield {**players, "characters": [one, *others[:-1], one]}, f"{one} is chosen twice; each character is used once"
    there_are = ", ".join(kit.game.character_names)
    yield {**players, "characters": [*others, "Zorro"]}, f"there is no character 'Zorro'; there are {there_are}"
    yield {**players, "characters": [one]}, f"{kit.game.usual_players} characters are needed, not 1"
    yield {**players, "characters": one}, f"characters are a list of names, not {one!r}"


def _bad_options(kit: Kit) -> Iterator[BadTable]:
    there_are = ", ".join(option.name for option in kit.game.options)
    yield {"luck": "good"}, f"there is no option 'luck'; there are {there_are}"
    for option in kit.game.options:
        wrong: tuple[Any, ...] = ("never", 1, [], None)
        for value in wrong:
            yield {option.name: value}, f"{option.name} can be {' or '.join(option.values)}, not {value!r}"


def _bad_seeds(kit: Kit) -> Iterator[BadTable]:
    for seed in (-1, 1 << SEED_BITS, "1899", 18.99, True):
        yield {"seed": seed}, f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}"


@pytest.mark.parametrize("bad_tables", [_bad_players, _bad_characters, _bad_options, _bad_seeds])
def test_a_table_that_can_not_be_set_up_is_refused_with_the_reason(kit: Kit, bad_tables: Any) -> None:
    for table, reason in bad_tables(kit):
        with pytest.raises(SetupError, match=re.escape(reason)):
            kit.new(**table)


@pytest.mark.parametrize("seed", [0, (1 << SEED_BITS) - 1])
def test_seeds_have_up_to_256_bits(kit: Kit, seed: int) -> None:
    assert kit.new(seed=seed).seed == seed


def test_a_game_without_a_seed_gets_one_that_makes_it_again(kit: Kit) -> None:
    game, other = kit.new(), kit.new()
    assert game.seed != other.seed
    assert kit.new(seed=game.seed).save() == game.save()


def test_without_players_there_are_as_many_as_usual_or_as_there_are_characters(kit: Kit) -> None:
    assert kit.new().players == kit.game.usual_players
    if kit.game.character_names:
        names = kit.game.character_names[: kit.game.usual_players - 2]
        assert kit.new(characters=[*names, None]).players == len(names) + 1


def test_what_is_chosen_is_so(kit: Kit) -> None:
    names = kit.game.character_names[: kit.game.usual_players]
    for first in range(kit.game.usual_players) if kit.game.has_first_player else [None]:
        game = kit.new(characters=names, first_player=first)
        assert [game.seat_name(seat) for seat in range(game.players)] == list(names) or not names
        assert [begun.first for begun in game.rounds] == [first]


def test_options_take_their_words_and_on_and_off_as_true_and_false(kit: Kit) -> None:
    for option in kit.game.options:
        for value in option.values:
            assert kit.new(**{option.name: value}).view().options[option.name] == value
        if set(option.values) == {"on", "off"}:
            assert kit.new(**{option.name: True}).view().options[option.name] == "on"
            assert kit.new(**{option.name: False}).view().options[option.name] == "off"
