"""PettingZoo's agents get what they should and when, and bad use changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from folsom import GAMES, IllegalChoice, SetupError
from folsom.envs import ENCODINGS
from folsom.envs.pettingzoo import express_v0, super_v0
from tests.support.game_kit import kit_of
from tests.support.sibling_worlds import sibling

either = pytest.mark.parametrize("module", [express_v0, super_v0])


# --- what agents get -----------------------------------------------------------------------------


def steps(env: Any, seed: int) -> Iterator[tuple[str, Any]]:
    """A random game: each agent that is asked, and what `last` tells it."""
    env.reset(seed=seed)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + place)
    for agent in env.agent_iter():
        told = env.last()
        yield agent, told
        env.step(None if told[2] else env.action_space(agent).sample())


@either
def test_the_game_is_the_one_that_the_seed_deals(module: Any) -> None:
    make: Any = GAMES[module.raw_env.game_name]
    for players in make.players_range:
        env = module.raw_env(players=players)
        env.reset(seed=41)
        assert env.table.game.position.pack() == make(players, seed=41).position.pack()


@either
def test_after_one_seed_all_games_that_follow_are_the_same(module: Any) -> None:
    def three_games() -> list[bytes]:
        env, games = module.raw_env(), []
        for seed in (5, None, None):
            env.reset(seed=seed)
            games.append(env.table.game.position.pack())
        return games

    assert three_games() == three_games()
    assert len(set(three_games())) == 3


@either
def test_observations_masks_and_history_are_those_of_the_encoding(module: Any) -> None:
    env, encoding = module.raw_env(history=5), ENCODINGS[module.raw_env.game_name]
    for agent, (seen, _, ended, _, info) in steps(env, seed=3):
        seat, game = env.possible_agents.index(agent), env.table.game
        assert np.array_equal(seen["observation"], encoding.observe(game, seat))
        assert np.array_equal(seen["history"], encoding.history.rows(game, seat, 5))
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert ended or np.array_equal(seen["action_mask"], encoding.mask(game, seat))


@either
def test_agents_that_are_not_selected_can_do_nothing(module: Any) -> None:
    env = module.raw_env(players=4)
    for agent, _ in steps(env, seed=4):
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)


@either
@pytest.mark.parametrize("reward", ["win", "rank"])
def test_everyone_is_rewarded_once_when_the_game_ends_for_them(module: Any, reward: str) -> None:
    env = module.raw_env(players=4, reward=reward)
    for seed in range(5):
        got = {agent: told[1] for agent, told in steps(env, seed) if told[2]}
        result = env.table.game.result
        assert set(got) == set(env.possible_agents)
        for seat, agent in enumerate(env.possible_agents):
            assert got[agent] == EXPECTED[reward](result, seat)


def win_share(result: Any, seat: int) -> float:
    return seat in result.winners and 1 / len(result.winners)


def relative_rank(result: Any, seat: int) -> float:
    return float(4 - result.ranks[seat]) / 3


EXPECTED: dict[str, Callable[[Any, int], float]] = {"win": win_share, "rank": relative_rank}


def test_who_falls_in_super_is_rewarded_then_and_leaves() -> None:
    env = super_v0.parallel_env(players=5, reward="rank")
    fallen = 0
    for seed in range(8):
        env.reset(seed=seed)
        for place, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed + place)
        while env.agents:
            acting = env.agents
            _, rewards, ended, _, _ = env.step({agent: env.action_space(agent).sample() for agent in acting})
            gone = [agent for agent in acting if env.table.game.position.is_out(int(agent[-1]))]
            if not env.table.game.over:
                fallen += len(gone)
                assert env.agents == [agent for agent in acting if agent not in gone]
                assert [agent for agent in acting if ended[agent]] == gone
            assert all(rewards[agent] == 0 for agent in acting if not ended[agent])
    assert fallen > 5


def test_who_acts_in_turn_in_super_plays_the_same_game_as_those_who_act_at_once() -> None:
    in_turn, at_once = super_v0.raw_env(), super_v0.parallel_env()
    at_once.reset(seed=9)
    plans: dict[str, Any] = {}
    for agent, (_, _, ended, _, _) in steps(in_turn, seed=9):
        if not plans:
            assert at_once.agents == in_turn.agents or ended
        if not ended:
            plans[agent] = in_turn.action_space(agent).sample()
            in_turn.action_space(agent).now = np.eye(ENCODINGS["super"].actions, dtype=np.int8)[plans[agent]]
            if set(plans) == set(at_once.agents):
                at_once.step(plans)
                plans = {}
    assert at_once.table.game.position.pack() == in_turn.table.game.position.pack()
    assert at_once.table.game.over


def test_a_game_that_is_cut_off_gives_no_reward() -> None:
    env = express_v0.raw_env(players=3, max_cycles=10, reward="money")
    last = [told for _, told in steps_cut_off(env)]
    assert [told[3] for told in last[-3:]] == [True, True, True]
    assert {told[1] for told in last} == {0}


def steps_cut_off(env: Any) -> Iterator[tuple[str, Any]]:
    env.reset(seed=1)
    for agent in env.agent_iter():
        told = env.last()
        yield agent, told
        env.step(None if told[2] or told[3] else env.action_space(agent).sample())


# --- hidden things -------------------------------------------------------------------------------


@either
def test_worlds_that_differ_in_hidden_things_give_agents_and_spectators_the_same(module: Any) -> None:
    kit, rng, differ = kit_of(module.raw_env.game_name), random.Random(5), 0
    env = module.raw_env(players=4, render_mode="ansi")
    for agent, _ in steps(env, seed=6):
        viewer = rng.choice([*range(4), None])
        here = what_is_shown(env, viewer)
        game, env.table._game = env.table.game, sibling(kit, env.table.game, viewer, rng)
        differ += env.table.game.position.pack() != game.position.pack()
        assert what_is_shown(env, viewer) == here, agent
        env.table._game = game
        env._tell()
    assert differ > 5


def what_is_shown(env: Any, viewer: int | None) -> Any:
    """All that an agent gets, or a spectator."""
    env._tell()
    if viewer is None:
        return env.render()
    agent = env.possible_agents[viewer]
    told = env.infos.get(agent, {"action_mask": np.zeros(0)})
    return [part.tolist() for part in (*env.observe(agent).values(), *told.values())]


# --- bad use -------------------------------------------------------------------------------------


@either
@pytest.mark.parametrize("action", [-1, 10_000, 1.5, "draw", None, True, np.zeros(2, np.int64)])
def test_an_action_that_is_none_raises_and_changes_nothing(module: Any, action: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    before, asked = env.unwrapped.table.game.position.pack(), env.agent_selection
    with pytest.raises((IllegalChoice, TypeError), match="action"):
        env.step(action)
    assert env.unwrapped.table.game.position.pack() == before
    assert env.agent_selection == asked


def test_an_illegal_action_says_what_is_legal_and_changes_nothing() -> None:
    env = express_v0.env()
    env.reset(seed=1)
    before, mask = env.unwrapped.table.game.position.pack(), env.last()[0]["action_mask"]
    with pytest.raises(IllegalChoice, match="legal now"):
        env.step(int(np.flatnonzero(mask == 0)[5]))
    assert env.unwrapped.table.game.position.pack() == before


@pytest.mark.parametrize("wrong", [{"seat_2": 10_000}, {"seat_2": None}, {"seat_2": 119}, {"seat_9": 0}])
def test_no_plan_is_made_if_one_of_them_cannot_be(wrong: dict[str, Any]) -> None:
    env = super_v0.parallel_env(players=3)
    env.reset(seed=1)
    before = env.table.game.position.pack()
    plans = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises((ValueError, TypeError), match=r"action|a plan is 3 different cards"):
        env.step(plans | wrong)
    assert env.table.game.position.pack() == before


def test_a_finished_game_cannot_be_stepped() -> None:
    env = super_v0.parallel_env(players=3, max_cycles=1)
    env.reset(seed=1)
    env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    with pytest.raises(ValueError, match="reset"):
        env.step({})
    alone = super_v0.raw_env(players=3)
    for _ in steps(alone, seed=1):
        pass
    with pytest.raises(ValueError, match="reset"):
        alone.step(0)


@either
def test_what_a_table_cannot_be_is_said(module: Any) -> None:
    with pytest.raises(SetupError, match="players"):
        module.env(players=1)
    with pytest.raises(ValueError, match="there is no reward 'fame'"):
        module.env(reward="fame")
    with pytest.raises(ValueError, match="there is no render_mode 'film'"):
        module.env(render_mode="film")
    with pytest.raises(ValueError, match="history"):
        module.env(history=-1)
