"""Many games at once: the buffers say what single games would say."""

from __future__ import annotations

import tracemalloc
from typing import Any

import numpy as np
import pytest

from folsom import GAMES, SetupError
from folsom.envs import ENCODINGS, REWARDS, EnvBatch, SuperEnvBatch, batch
from folsom.envs.rewards import reward_named

GAMES_AT_ONCE = 6
TABLES: list[dict[str, Any]] = [
    *({"game": "express", "players": players} for players in range(2, 7)),
    {"game": "express", "players": 4, "expert": True},
    *({"game": "super", "players": players} for players in range(3, 8)),
    {"game": "super", "players": 4, "reflex": True, "horse": True},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join(map(str, table.values())))
every_game = pytest.mark.parametrize("game", list(ENCODINGS))


def made(table: dict[str, Any], **settings: Any) -> EnvBatch:
    games: EnvBatch = batch(**{"count": GAMES_AT_ONCE, "seed": 7, **table, **settings})
    return games


def alone(games: EnvBatch, index: int) -> Any:
    return GAMES[games.table.as_dict().get("game", _key(games))].at(games.position(index))


def _key(games: EnvBatch) -> str:
    return next(name for name, encoding in ENCODINGS.items() if encoding.layout is games.layout)


def asked(games: EnvBatch) -> list[tuple[tuple[int, ...], int]]:
    """Where in the buffers each one who is asked stands, and its seat."""
    if hasattr(games, "seats"):
        return [((index,), int(seat)) for index, seat in enumerate(games.seats) if seat >= 0]
    return [((int(index), int(seat)), int(seat)) for index, seat in np.argwhere(games.asked)]  # type: ignore[attr-defined]  # Super's


@every_table
def test_whoever_is_asked_sees_and_may_do_what_it_would_in_a_game_alone(table: dict[str, Any]) -> None:
    games = made(table)
    encoding = ENCODINGS[_key(games)]
    for _ in range(12):
        for place, seat in asked(games):
            game = alone(games, place[0])
            assert games.observations is not None
            assert seat in game.to_act
            assert (games.observations[place] == encoding.observe(game, seat)).all()
            assert (games.masks[place] == encoding.mask(game, seat)).all()
        games.step(games.sample())


@every_table
def test_a_step_does_what_the_same_actions_do_in_a_game_alone(table: dict[str, Any]) -> None:
    games = made(table, auto_reset=False, observe=False)
    encoding = ENCODINGS[_key(games)]
    for _ in range(12):
        actions, played = games.sample().copy(), [alone(games, index) for index in range(games.count)]
        for place, seat in asked(games):
            encoding.play(played[place[0]], seat, int(actions[place]))
        games.step(actions)
        assert [games.position(index).state for index in range(games.count)] == [game.position.state for game in played]


@every_game
@pytest.mark.parametrize("reward", REWARDS)
def test_when_a_game_ends_everyone_has_been_given_their_reward_once(game: str, reward: str) -> None:
    games = batch(game, GAMES_AT_ONCE, reward=reward, auto_reset=False, observe=False, seed=3)
    given = np.zeros_like(games.rewards)
    while not games.dones.all():
        games.step(games.sample())
        given += games.rewards
    for index in range(games.count):
        ended = alone(games, index)
        due = [ENCODINGS[game].reward(ended, seat, reward_named(reward)) for seat in range(games.players)]
        if (game, reward) != ("super", "lead"):
            assert given[index] == pytest.approx(due)
    before = [games.position(index).state for index in range(games.count)]
    games.step(games.sample())
    assert not games.rewards.any()
    assert games.dones.all()
    assert [games.position(index).state for index in range(games.count)] == before


def test_who_falls_in_super_is_rewarded_at_once_and_not_asked_again() -> None:
    games = batch("super", 20, 5, reward="rank", auto_reset=False, seed=4)
    ends = np.zeros_like(games.fallen)
    while not games.dones.all():
        before = games.asked.copy()
        games.step(games.sample())
        ends += games.fallen
        assert (games.asked <= before).all()
        assert (games.rewards[games.fallen == 0] == 0).all()
        assert not (games.asked & games.fallen).any()
    assert (ends == 1).all()


@every_game
def test_a_game_that_has_ended_starts_again_by_itself(game: str) -> None:
    games, ended = batch(game, GAMES_AT_ONCE, seed=5), 0
    for _ in range(300 if game == "express" else 30):
        games.step(games.sample())
        ended += int(games.dones.sum())
        for index in np.flatnonzero(games.dones):
            assert games.rewards[index].sum() == pytest.approx(1) or game == "super"
            assert games.position(int(index)).round_number == 1
        assert not any(games.position(index).over for index in range(games.count))
    assert ended > GAMES_AT_ONCE


@every_game
def test_the_same_seed_gives_the_same_games_however_many_threads_play_them(game: str) -> None:
    runs = [batch(game, 7, seed=9, threads=threads) for threads in (1, 3)]
    for _ in range(40):
        actions = runs[0].sample()
        for games in runs:
            games.step(actions)
        for name in ("observations", "masks", "rewards", "dones"):
            assert (getattr(runs[0], name) == getattr(runs[1], name)).all()


@every_game
def test_a_reset_starts_again_from_its_seed(game: str) -> None:
    games = batch(game, 5, seed=9)
    first = games.masks.copy(), np.array(games.observations)
    games.step(games.sample())
    games.reset(10)
    assert (np.array(games.observations) != first[1]).any()
    games.reset(9)
    assert (games.masks == first[0]).all()
    assert (np.array(games.observations) == first[1]).all()
    assert not games.rewards.any()


@every_game
def test_an_action_that_cant_be_taken_is_named_and_nothing_changes(game: str) -> None:
    games = batch(game, 4, seed=2)
    for wrong in (-1, games.actions, int(np.flatnonzero(games.masks.reshape(-1, games.actions)[-1] == 0)[0])):
        actions = games.sample().copy()
        actions.reshape(-1)[-1] = wrong
        before = [games.position(index).state for index in range(4)]
        with pytest.raises(ValueError, match=rf"action {wrong} can't be taken .*game 3"):
            games.step(actions)
        assert [games.position(index).state for index in range(4)] == before


@every_game
def test_a_wrong_shape_or_type_is_refused(game: str) -> None:
    games = batch(game, 4, seed=2)
    with pytest.raises(ValueError, match="shape"):
        games.step(games.sample()[:2])
    with pytest.raises(ValueError, match="whole numbers"):
        games.step(games.sample() + 0.5)


@pytest.mark.parametrize("name", ["superexpress", "SuperExpress", "Super"])
def test_a_former_name_of_a_game_still_makes_its_batch(name: str) -> None:
    assert isinstance(batch(name, 4), SuperEnvBatch)


def test_what_there_isnt_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match=r"no game 'poker'.*express, super"):
        batch("poker", 4)
    with pytest.raises(SetupError, match="at least one game, not 0"):
        batch("express", 0)
    with pytest.raises(SetupError, match="at least one thread"):
        batch("express", 4, threads=0)
    with pytest.raises(ValueError, match="no reward 'fame'"):
        batch("express", 4, reward="fame")
    with pytest.raises(SetupError, match="2 to 6 players"):
        batch("express", 4, 9)


def _buffers(games: EnvBatch) -> list[Any]:
    return [games.observations, games.masks, games.rewards, games.dones]


@every_game
@pytest.mark.compiled_only
def test_a_step_fills_the_same_buffers_and_keeps_no_memory(game: str) -> None:
    games = batch(game, 256, seed=2)
    held = _buffers(games)
    games.step(games.sample())
    tracemalloc.start()
    for _ in range(50):
        games.step(games.sample())
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert all(now is then for now, then in zip(held, _buffers(games), strict=True))
    assert kept < 20_000
    assert most < 20_000
