"""A save that isn't whole is refused: compiled rules trust a state, so a damaged one must not reach them."""

from __future__ import annotations

import base64
import json
import random
from typing import Any

import pytest

import folsom
from folsom import BadSave
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, play_on

NO_SAVES: tuple[bytes | str, ...] = (
    b"",
    b"nonsense",
    b"\xff\xfe\x00",
    b"FOLSOM1\n",
    b"FOLSOM1\nnonsense",
    "",
    "[]",
    "null",
    "7",
    '"text"',
    "{}",
)
DAMAGE: tuple[dict[str, Any], ...] = (
    {"position": "not base64!"},
    {"position": None},
    {"seed": "many"},
    {"seed": "-1"},
    {"table": {"players": 9}},
    {"table": {"luck": "good"}},
    {"table": 4},
    {"log": [[1]]},
    {"log": "abc"},
    {"before": "AAAA"},
    {"before_log": "x"},
)


def _begun(kit: Kit) -> AnyGame:
    """A game with a past."""
    game = kit.new(seed=1899)
    for number, _ in enumerate(play_on(game, random.Random(1))):
        if number == kit.game.players_range[-1]:
            break
    return game


def _changed(game: AnyGame, /, **changes: Any) -> str:
    return json.dumps({**json.loads(game.save_json()), **changes})


@pytest.mark.parametrize("data", NO_SAVES, ids=repr)
def test_what_is_no_save_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadSave, match="this isn't a saved game, or it's damaged"):
        folsom.load(data)


def test_a_save_without_all_its_parts_is_refused(kit: Kit) -> None:
    whole = json.loads(_begun(kit).save_json())
    for part in whole:
        rest = {name: value for name, value in whole.items() if name != part}
        with pytest.raises(BadSave, match="damaged"):
            folsom.load(json.dumps(rest))


@pytest.mark.parametrize("changes", DAMAGE, ids=str)
def test_a_save_with_a_part_that_is_wrong_is_refused(kit: Kit, changes: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="damaged"):
        folsom.load(_changed(_begun(kit), **changes))


@pytest.mark.parametrize("changes", [{"game": "Poker"}, {"folsom": 2}], ids=str)
def test_a_save_of_an_unknown_game_or_format_says_so(kit: Kit, changes: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"this is a save of '\w+', format \d, which this version can't load"):
        folsom.load(_changed(_begun(kit), **changes))


def test_a_save_of_one_game_is_not_taken_for_another(kit: Kit) -> None:
    for other in folsom.GAMES.values():
        if other is not kit.game:
            with pytest.raises(BadSave, match="damaged"):
                folsom.load(_changed(_begun(kit), game=other.name))


def test_a_save_cut_short_is_refused(kit: Kit) -> None:
    data = _begun(kit).save()
    for length in range(0, len(data) - 1, 97):
        with pytest.raises(BadSave):
            folsom.load(data[:length])


def test_a_save_whose_position_was_changed_in_one_byte_is_refused(kit: Kit) -> None:
    game = _begun(kit)
    packed = game.position.pack()
    for place in range(0, len(packed), 7):
        data = bytearray(packed)
        data[place] ^= 0b1101_0000
        with pytest.raises(BadSave, match="damaged, or was changed"):
            folsom.load(_changed(game, position=base64.b64encode(bytes(data)).decode()))


def test_bytes_that_are_no_position_are_refused(kit: Kit) -> None:
    state = _begun(kit).position.copy().state
    for field, number in (("phase", 100), ("players", 100), ("players", 0)):
        wrong = type(state).twin(state)
        setattr(wrong, field, number)
        with pytest.raises(ValueError, match="no position of this game"):
            kit.position_type.unpack(wrong.pack())
    for length in (0, len(state.pack()) - 1):
        with pytest.raises(ValueError, match="bytes, not"):
            kit.position_type.unpack(state.pack()[:length])
