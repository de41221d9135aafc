"""Gymnasium, one table: its own check passes, bots play the others, and bad use changes nothing."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from folsom import GAMES, IllegalChoice, SetupError
from folsom.bots import UnknownBot
from folsom.envs import ENCODINGS
from folsom.envs.gymnasium import AgainstBots
from folsom.games import Move

either = pytest.mark.parametrize("game", list(GAMES))
IDS = {"express": "folsom/Express-v0", "super": "folsom/Super-v0"}


def made(game: str, **settings: Any) -> AgainstBots:
    """A table that is used as it is, without wrappers."""
    env = gymnasium.make(IDS[game], **settings).unwrapped
    assert isinstance(env, AgainstBots)
    return env


def played_out(env: AgainstBots, seed: int) -> tuple[float, int]:
    """The reward of a random game, and how many steps it took."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    for steps in range(1, 1000):
        _, reward, ended, _, _ = env.step(env.action_space.sample())
        if ended:
            return reward, steps
        assert reward == 0
    raise AssertionError("a game without an end")


@either
def test_gymnasiums_check_passes_with_every_number_of_players(game: str) -> None:
    for players in GAMES[game].players_range:
        check_env(made(game, players=players), skip_render_check=players != GAMES[game].usual_players)


@either
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_seen_is_what_the_encoding_says_of_the_learners_seat(game: str, players: int) -> None:
    env, encoding = made(game, players=players, seat=2), ENCODINGS[game]
    seen, told = env.reset(seed=8)
    for _ in range(20):
        assert np.array_equal(seen, encoding.observe(env.table.game, 2))
        assert np.array_equal(told["action_mask"], encoding.mask(env.table.game, 2))
        assert np.array_equal(env.action_masks(), told["action_mask"].astype(bool))
        assert told["seat"] == 2
        seen, _, ended, _, told = env.step(env.action_space.sample())
        if ended:
            seen, told = env.reset()


@either
def test_the_reward_is_that_of_the_result(game: str) -> None:
    env = made(game, players=3, seat=1, reward="rank")
    for seed in range(12):
        reward, _ = played_out(env, seed)
        if env.table.game.over:
            assert reward == (3 - env.table.game.result.ranks[1]) / 2


def test_super_ends_for_a_learner_who_falls() -> None:
    env = made("super", players=4)
    fell = 0
    for seed in range(20):
        reward, _ = played_out(env, seed)
        if not env.table.game.over:
            fell += 1
            assert env.table.game.position.is_out(0)
            assert reward == 0
            assert not env.action_masks().any()
    assert fell > 3


@either
def test_the_same_seed_gives_the_same_game_with_the_same_opponents(game: str) -> None:
    def told() -> list[Any]:
        env = made(game, players=3, opponents=["greedy", "search:20"])
        played_out(env, seed=5)
        return env.table.game.chronicle()

    assert told() == told()


@either
def test_a_seat_can_be_drawn_for_each_game(game: str) -> None:
    env = made(game, players=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == set(range(4))


def test_better_opponents_win_more() -> None:
    def wins(name: str) -> float:
        env = made("express", players=3, opponents=name)
        return sum(played_out(env, seed)[0] for seed in range(15))

    assert wins("random") > wins("greedy")


def test_what_the_learner_plans_makes_no_difference_to_what_others_plan_in_that_round() -> None:
    rounds = []
    for action in (0, 1):
        env = made("super", players=4, opponents="search:50")
        env.reset(seed=3)
        env.step(env.action_space.now.nonzero()[0][action])
        moves = [move for move in env.table.game.chronicle() if isinstance(move, Move)]
        rounds.append([(move.seat, move.code) for move in moves[:4]])
    assert rounds[0][0] != rounds[1][0]
    assert rounds[0][1:] == rounds[1][1:]


@either
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_pictures_keep_their_size(game: str, mode: str) -> None:
    env = made(game, players=4, render_mode=mode)
    env.reset(seed=1)
    first = env.render()
    played_out(env, seed=1)
    last = env.render()
    assert isinstance(first, np.ndarray | str)
    assert type(first) is type(last)
    assert mode == "ansi" or np.shape(first) == np.shape(last) == (474, 1200, 3)
    assert not np.array_equal(first, last)


# --- bad use -------------------------------------------------------------------------------------


@either
@pytest.mark.parametrize("action", [-1, 10_000, 1.5, None, "draw", np.zeros(2, np.int64)])
def test_an_action_that_is_none_raises_and_changes_nothing(game: str, action: Any) -> None:
    env = made(game)
    env.reset(seed=1)
    before = env.table.game.position.pack()
    with pytest.raises((IllegalChoice, TypeError), match="action"):
        env.step(action)
    assert env.table.game.position.pack() == before


@either
def test_an_illegal_action_raises_and_changes_nothing(game: str) -> None:
    env = made(game)
    env.reset(seed=1)
    before, mask = env.table.game.position.pack(), env.action_masks()
    with pytest.raises(IllegalChoice, match="legal now"):
        env.step(np.flatnonzero(~mask)[-5])
    assert env.table.game.position.pack() == before
    env.step(np.flatnonzero(mask)[0])


@either
def test_a_game_must_have_begun_and_not_ended(game: str) -> None:
    env = made(game)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    played_out(env, seed=1)
    before = env.table.game.position.pack()
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    assert env.table.game.position.pack() == before


def test_a_former_name_of_a_game_still_sets_its_table() -> None:
    assert AgainstBots("superexpress").table.name == "super"


def test_what_a_table_cannot_be_is_said() -> None:
    with pytest.raises(SetupError, match="there are 2 opponents at this table, not 1"):
        made("express", players=3, opponents=["random"])
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        made("express", opponents="nobody")
    with pytest.raises(SetupError, match="there is no seat 7"):
        made("express", seat=7)
    with pytest.raises(ValueError, match="there is no reward"):
        made("express", reward="fame")
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        AgainstBots("chess")
    with pytest.raises(ValueError, match="there is no render_mode 'human'"):
        AgainstBots("express", render_mode="human")
