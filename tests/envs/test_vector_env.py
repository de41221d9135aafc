"""Gymnasium, many tables: games follow the rules, and reset at their end as the mode says."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from folsom import GAMES, SetupError
from folsom.envs import ENCODINGS
from folsom.envs.gymnasium import FolsomVectorEnv
from folsom.envs.gymnasium.autoreset import AutoresetMode
from folsom.envs.rewards import LEAD

either = pytest.mark.parametrize("game", list(GAMES))
IDS = {"express": "folsom/Express-v0", "super": "folsom/Super-v0"}
NEXT, SAME, DISABLED = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED
TABLES = 12


def made(game: str, mode: AutoresetMode = SAME, **settings: Any) -> FolsomVectorEnv:
    """Tables, made as Gymnasium makes them."""
    ways: Any = {"vectorization_mode": "vector_entry_point", "autoreset_mode": mode}
    env = gymnasium.make_vec(IDS[game], num_envs=TABLES, **ways, **settings)
    assert isinstance(env, FolsomVectorEnv)
    return env


def decided(seen: Any, masks: Any) -> Any:
    """Actions that depend on all that is seen: a policy without chance."""
    legal = np.asarray(masks)
    wanted = (np.asarray(seen) @ np.arange(seen.shape[-1]) * 8).astype(np.int64) % np.maximum(legal.sum(-1), 1)
    return (np.cumsum(legal, axis=-1) > wanted[..., None]).argmax(axis=-1)


def lowest_illegal(seen: Any, masks: Any) -> Any:
    """Actions that can't be taken."""
    return masks.argmin(axis=1)


# --- the games -----------------------------------------------------------------------------------


@either
@pytest.mark.parametrize(("mode", "seat"), [(NEXT, 0), (SAME, 2), (DISABLED, 1)])
def test_games_follow_the_rules_through_every_reset(game: str, mode: AutoresetMode, seat: int) -> None:
    env, encoding = made(game, mode, players=3, seat=seat, policy=decided, reward="lead"), ENCODINGS[game]
    assert env.metadata["autoreset_mode"] is mode
    seen, told = env.reset(seed=4)
    alone, over, games = [at(env, table) for table in range(TABLES)], np.zeros(TABLES, bool), 0
    for _ in range(60):
        actions, playing = decided(seen, told["action_mask"]), np.flatnonzero(~over)
        seen, rewards, ended, _, told = env.step(actions)
        for table in playing:
            reward, ends = step_alone(encoding, alone[table], seat, int(actions[table]))
            assert (rewards[table], ended[table]) == (np.float32(reward), ends)
            last = told["final_obs"] if ends and mode is SAME else seen
            assert np.array_equal(last[table], encoding.observe(alone[table], seat))
        games += ended.sum()
        if mode is DISABLED and ended.any():
            seen, told = env.reset(options={"reset_mask": ended})
        for table in np.flatnonzero(over if mode is NEXT else ended):
            assert not rewards[table] or mode is not NEXT
            alone[table] = at(env, table)
        over = ended & (mode is NEXT)
        for table in np.flatnonzero(~over):
            assert np.array_equal(seen[table], encoding.observe(alone[table], seat))
            assert np.array_equal(told["action_mask"][table], encoding.mask(alone[table], seat))
    assert games > TABLES


def at(env: FolsomVectorEnv, table: Any) -> Any:
    """The game at a table, in Python's hands."""
    position = env._games.position(table)
    return next(game for game in GAMES.values() if game.position_type is type(position)).at(position)


def step_alone(encoding: Any, game: Any, seat: int, action: int) -> tuple[float, bool]:
    """The same step in one game in Python's hands: the reward, and whether the game has ended for the seat."""
    before = {other: encoding.observe(game, other) for other in game.to_act}  # all who plan together see the same table
    encoding.play(game, seat, action)
    while not game.over and seat not in game.to_act and not game.position.is_out(seat):
        other = game.to_act[0]
        seen = before.pop(other) if other in before else encoding.observe(game, other)
        encoding.play(game, other, int(decided(seen[None], encoding.mask(game, other)[None])[0]))
    over = game.over or game.position.is_out(seat)
    return encoding.reward(game, seat, LEAD) if over else 0.0, over


@either
def test_chance_plays_the_others_evenly(game: str) -> None:
    env = made(game, players=4, reward="win")
    env.reset(seed=1)
    env.action_space.seed(1)
    won = ended = 0
    for _ in range(400):
        _, rewards, over, _, _ = env.step(env.action_space.sample())
        won, ended = won + rewards.sum(), ended + over.sum()
    assert ended > 100
    assert 0.1 < won / ended < 0.4


@either
def test_threads_make_no_difference(game: str) -> None:
    def last(threads: int) -> Any:
        env = made(game, players=4, threads=threads)
        seen, told = env.reset(seed=5)
        for _ in range(40):
            seen, *_, told = env.step(decided(seen, told["action_mask"]))
        return seen

    assert np.array_equal(last(1), last(3))


@either
def test_a_seed_settles_all_games(game: str) -> None:
    env = made(game)
    first, again, other = (env.reset(seed=seed)[0] for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert not np.array_equal(env.reset()[0], other)


# --- when games are dealt anew -------------------------------------------------------------------


@either
def test_the_step_after_the_last_resets_whatever_the_action(game: str) -> None:
    env = made(game, NEXT, players=3)
    _, told = env.reset(seed=3)
    for _ in range(100):
        _, _, ended, _, told = env.step(env.action_space.sample())
        if ended.any():
            break
    assert not told["action_mask"][ended].any()
    _, rewards, ended_again, _, told = env.step(np.where(ended, 0, env.action_space.sample()))
    assert not rewards[ended].any()
    assert not ended_again[ended].any()
    assert told["action_mask"][ended].any(axis=1).all()


@either
def test_what_was_seen_last_is_told_as_gymnasium_tells_it(game: str) -> None:
    env = made(game, SAME, players=3)
    env.reset(seed=3)
    for _ in range(60):
        seen, _, ended, _, told = env.step(env.action_space.sample())
        assert ("final_obs" in told) == bool(ended.any())
        assert told["action_mask"].any(axis=1).all()
        if ended.any():
            assert np.array_equal(told["_final_obs"], ended)
            assert [row is not None for row in told["final_obs"]] == ended.tolist()
            assert not any(np.array_equal(told["final_obs"][table], seen[table]) for table in np.flatnonzero(ended))
            assert not told["final_info"]["action_mask"].any()


@either
@pytest.mark.parametrize("mode", [NEXT, SAME])
def test_gymnasiums_own_counts_agree(game: str, mode: AutoresetMode) -> None:
    env = RecordEpisodeStatistics(made(game, mode, players=3, reward="rank", policy=decided))
    seen, told = env.reset(seed=2)
    length, lengths, total = np.zeros(TABLES, int), [], []
    for _ in range(80):
        asked = told["action_mask"].any(axis=1)
        seen, rewards, ended, _, told = env.step(decided(seen, told["action_mask"]))
        length += asked
        if ended.any():
            lengths += (told["episode"]["l"][ended] - length[ended]).tolist()
            total += (told["episode"]["r"][ended] - rewards[ended]).tolist()
        length[ended] = 0
    assert len(lengths) > TABLES
    assert set(lengths) == {0}
    assert set(total) == {0}


# --- bad use -------------------------------------------------------------------------------------


@either
@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (lambda legal: np.where(np.arange(TABLES) == 7, 10_000, legal), "action 10000 can't be taken in game 7"),
        (lambda legal: np.where(np.arange(TABLES) == 5, -1, legal), "action -1 can't be taken in game 5"),
        (lambda legal: np.where(np.arange(TABLES) == 3, 59, legal), "action 59 can't be taken in game 3"),
        (lambda legal: legal[1:], r"shape \(12,\)"),
        (lambda legal: legal * 1.0, "whole"),
    ],
    ids=["too high", "too low", "illegal", "too few", "floats"],
)
def test_actions_that_cannot_be_taken_raise_and_change_nothing(game: str, actions: Any, says: str) -> None:
    env = made(game)
    seen, _ = env.reset(seed=1)
    with pytest.raises((ValueError, TypeError), match=says):
        env.step(actions(env.action_space.sample()))
    assert np.array_equal(env._games.observe_learner(), seen)


@either
@pytest.mark.parametrize("policy", [lowest_illegal, lambda seen, masks: 0])
def test_a_policy_that_cheats_is_told_so(game: str, policy: Any) -> None:
    with pytest.raises(ValueError, match="policy"):
        steps_with(game, policy)


def steps_with(game: str, policy: Any) -> None:
    env = made(game, players=3, policy=policy)
    env.reset(seed=1)
    env.step(env.action_space.sample())


@either
def test_games_must_have_begun_and_not_ended(game: str) -> None:
    env = made(game, DISABLED, players=3)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(np.zeros(TABLES, np.int64))
    env.reset(seed=1)
    ended = np.zeros(TABLES, bool)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.action_space.sample())
    with pytest.raises(ResetNeeded, match=str(np.flatnonzero(ended).tolist()[0])):
        env.step(env.action_space.sample())


def test_a_former_name_of_a_game_still_sets_its_tables() -> None:
    assert (
        FolsomVectorEnv("superexpress", 2).single_observation_space
        == FolsomVectorEnv("super", 2).single_observation_space
    )


def test_what_tables_cannot_be_is_said() -> None:
    with pytest.raises(SetupError, match="there is no seat 5"):
        made("express", players=3, seat=5)
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        FolsomVectorEnv("chess", 2)
    with pytest.raises(ValueError, match="sometime"):
        FolsomVectorEnv("express", 2, autoreset_mode="sometime")
    env = made("express")
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": [1, 2]})
    with pytest.raises(ValueError, match="a seed resets all games"):
        env.reset(seed=1, options={"reset_mask": np.ones(TABLES, bool)})


def test_each_table_has_its_picture() -> None:
    env = made("express", render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    assert len(pictures) == TABLES
    assert len(set(pictures)) > 1
