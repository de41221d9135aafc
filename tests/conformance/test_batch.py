"""Many games at once say the same as one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import folsom
from folsom import GAMES as GAMES_BY_NAME
from folsom import Batch, SetupError
from tests.support.game_kit import Kit
from tests.support.random_games import count, every_table

GAMES = count(200, 8)
SINGLE_GAMES = 3
STEPS = 40


def _batch(kit: Kit, games: Any = GAMES, **table: Any) -> Any:
    make: Any = folsom.batch
    return make(games, game=kit.key, **table)


def _packed(batch: Batch[Any], games: int = GAMES) -> list[bytes]:
    return [batch.position(index).pack() for index in range(games)]


def test_a_batch_steps_as_single_games_do(kit: Kit) -> None:
    for players in kit.game.players_range:
        batch = _batch(kit, players=players, seed=5)
        games = [kit.game.at(batch.position(index)) for index in range(SINGLE_GAMES)]
        for _ in range(STEPS):
            chosen = batch.random_choices()
            for game, choices in zip(games, chosen, strict=False):
                if not game.over:
                    kit.step_alone(game, choices)
            batch.step(chosen)
            assert _packed(batch, SINGLE_GAMES) == [game.position.pack() for game in games]
        assert list(batch.over[:SINGLE_GAMES]) == [game.over for game in games]


def test_a_batch_played_out_has_the_ranks_of_its_games(kit: Kit) -> None:
    batch = _batch(kit, seed=7)
    assert not batch.over.any()
    assert batch.playout() > GAMES
    assert batch.over.all()
    worths, ranks = batch.outcome()
    assert worths.shape == ranks.shape == (GAMES, kit.game.usual_players)
    for index in range(GAMES):
        assert list(ranks[index]) == kit.game.at(batch.position(index)).result.ranks


def test_playouts_tell_each_seat_s_worth_as_a_batch_does(kit: Kit) -> None:
    batch = _batch(kit, seed=7)
    one, same, other = (kit.new(seed=1).playouts(GAMES, seed) for seed in (1, 1, 2))
    assert one == same != other
    batch.playout()
    for index in range(SINGLE_GAMES):
        ended = kit.game.at(batch.position(index))
        assert ended.playouts(1, seed=1) == [batch.outcome()[0][index].tolist()]


def test_the_same_seed_gives_the_same_games_and_a_copy_goes_its_own_way(kit: Kit) -> None:
    one, other = _batch(kit, seed=9), _batch(kit, seed=9)
    copied = one.copy()
    one.playout()
    other.playout()
    assert _packed(one) == _packed(other)
    assert not set(_packed(copied)) & set(_packed(one))
    copied.playout()
    assert _packed(copied) == _packed(one)


def test_choices_that_are_not_legal_or_not_enough_change_nothing(kit: Kit) -> None:
    batch = _batch(kit, seed=11)
    before = _packed(batch)
    legal = batch.random_choices()
    too_few: tuple[Any, ...] = (legal[:-1], [], 0)
    for wrong in (np.full_like(legal, 1 << 40), np.full_like(legal, -1), *too_few):
        with pytest.raises(ValueError, match=r"isn't legal|needed"):
            batch.step(wrong)
    assert _packed(batch) == before


def test_a_position_of_another_table_is_refused(kit: Kit) -> None:
    batch = _batch(kit, games=2)
    before = _packed(batch, 2)
    others: list[dict[str, Any]] = [{"players": players} for players in kit.game.players_range[-1:]]
    others += [{option.name: option.values[-1]} for option in kit.game.options[:1]]
    for other in others if len(every_table(kit.game)) > 1 else []:
        with pytest.raises(ValueError, match="one number of players and one set of options"):
            batch.put(0, kit.new(seed=1, **other).position)
    assert _packed(batch, 2) == before


def test_a_position_can_be_put_into_a_batch_which_can_be_restarted(kit: Kit) -> None:
    game = kit.new(seed=3)
    batch = _batch(kit, games=4)
    batch.put(1, game.position)
    assert batch.position(1).pack() == game.position.pack()
    assert isinstance(batch.position(1), kit.position_type)
    batch.restart()
    assert batch.position(1).pack() != game.position.pack()


def test_a_former_name_of_a_game_still_makes_its_batch() -> None:
    former = folsom.batch(1, game="superexpress")  # type: ignore[call-overload]
    assert isinstance(former, folsom.SuperBatch)


def test_a_batch_needs_a_game_and_a_table_that_exists(kit: Kit) -> None:
    for games in (0, -1, 1.5, True):
        with pytest.raises(SetupError, match="at least one game"):
            _batch(kit, games=games)
    most = kit.game.players_range[-1]
    with pytest.raises(SetupError, match=f"to {most} players, not {most + 1}"):
        _batch(kit, players=most + 1)
    with pytest.raises(SetupError, match=f"there is no game 'poker'; there are {', '.join(GAMES_BY_NAME)}"):
        folsom.batch(1, game="poker")  # type: ignore[call-overload]
