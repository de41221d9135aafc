"""Observations, actions and rewards of single games."""

from __future__ import annotations

import random

import numpy as np
import pytest

from folsom import IllegalChoice
from folsom.envs import ENCODINGS, REWARDS, Encoding
from folsom.envs.rewards import LEAD, MONEY, RANK, WIN, reward_named
from folsom.express.choice_codes import AIM
from tests.support.game_kit import Kit
from tests.support.random_games import count, play_on, played_out, random_games, viewers
from tests.support.sibling_worlds import imagined, sibling


def test_no_number_is_below_nought_or_above_the_highest(kit: Kit, encoding: Encoding) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        for _ in play_on(game, rng):
            vector = encoding.observe(game, rng.choice(viewers(game)))
            assert vector.dtype == np.float32
            assert vector.shape == (encoding.layout.size,)
            assert (vector >= 0).all()
            assert (vector <= encoding.layout.highest).all()


@pytest.mark.parametrize("make", [sibling, imagined])
def test_worlds_that_differ_in_hidden_things_are_the_same_numbers(kit: Kit, encoding: Encoding, make: object) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        for _ in play_on(game, rng):
            viewer = rng.choice(viewers(game))
            other = make(kit, game, viewer, rng)  # type: ignore[operator]  # as the others have it
            assert (encoding.observe(other, viewer) == encoding.observe(game, viewer)).all()
            assert viewer is None or (encoding.mask(other, viewer) == encoding.mask(game, viewer)).all()


def test_views_that_differ_are_different_numbers(kit: Kit, encoding: Encoding) -> None:
    """A seat that has chosen sees another table than before."""
    for game, rng in random_games(kit.game, count(6, 2)):
        before = encoding.observe(game, None)
        for _ in play_on(game, rng):
            pass
        assert (encoding.observe(game, None) != before).any()


# --- actions -----------------------------------------------------------------------------------


def test_actions_and_choices_go_both_ways(kit: Kit, encoding: Encoding) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        for _ in play_on(game, rng):
            for seat in game.to_act:
                legal = encoding.legal(game, seat)
                codes = [encoding.choice(game, seat, action) for action in legal]
                assert sorted(codes) == [choice.code for choice in game.choices(seat)]
                assert [encoding.action(game, seat, code) for code in codes] == legal
                assert np.flatnonzero(encoding.mask(game, seat)).tolist() == legal


def test_who_isnt_asked_has_no_action(kit: Kit, encoding: Encoding) -> None:
    for game, rng in random_games(kit.game, count(6, 2)):
        for _ in play_on(game, rng):
            for seat in set(range(game.players)) - set(game.to_act):
                assert not encoding.mask(game, seat).any()
        assert not any(encoding.mask(game, seat).any() for seat in range(game.players))


def test_every_action_has_a_name_of_its_own(encoding: Encoding) -> None:
    assert len(set(encoding.action_names)) == encoding.actions


def test_an_action_that_cant_be_taken_says_why_and_changes_nothing(kit: Kit, encoding: Encoding) -> None:
    game = kit.game.of(kit.game.make_table(), seed=1)
    seat, before = game.to_act[0], game.save()
    wrong = next(iter(set(range(encoding.actions)) - set(encoding.legal(game, seat))))
    for action in (wrong, -1, encoding.actions):
        with pytest.raises(IllegalChoice):
            encoding.play(game, seat, action)
    assert game.save() == before


def test_a_bandit_is_aimed_at_by_its_place_after_ones_own() -> None:
    """The same action means the next bandit clockwise, whoever acts."""
    express, aimed = ENCODINGS["express"], set()
    for game, rng in random_games(ENCODINGS["express"].game, count(30, 8)):
        for _ in play_on(game, rng):
            seat = game.to_act[0]
            bandits, crew = game.players * (2 if game.players == 2 else 1), 2 if game.players == 2 else 1
            for action in express.legal(game, seat):
                if AIM <= action < AIM + 6:
                    target = express.choice(game, seat, action) - AIM
                    assert (action - AIM) == (target - seat * crew) % bandits
                    aimed.add((seat, action))
    assert len(aimed) > 5


# --- rewards -----------------------------------------------------------------------------------


def test_rewards_are_what_the_result_says(kit: Kit, encoding: Encoding) -> None:
    for game, rng in random_games(kit.game, count(12, 4)):
        played_out(game, rng)
        result = game.result
        for seat, standing in enumerate(result.standings):
            share = 1 / len(result.winners) if seat in result.winners else 0
            assert encoding.reward(game, seat, WIN) == pytest.approx(share)
            assert encoding.reward(game, seat, RANK) == pytest.approx(
                (game.players - standing.rank) / (game.players - 1)
            )
            money = _money(standing)
            others = [_money(other) for other in result.standings if other is not standing]
            assert encoding.reward(game, seat, MONEY) == pytest.approx(money / 1000)
            assert encoding.reward(game, seat, LEAD) == pytest.approx((money - max(others)) / 1000)


def _money(standing: object) -> int:
    if hasattr(standing, "money"):
        return int(standing.money)
    return 0 if standing.fell else sum(standing.loot)  # type: ignore[attr-defined]  # Super's account


def test_an_unknown_reward_names_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=f"'fame'.*{', '.join(REWARDS)}"):
        reward_named("fame")


# --- history -----------------------------------------------------------------------------------


def test_the_past_is_a_row_for_each_event_that_the_viewer_was_told(kit: Kit, encoding: Encoding) -> None:
    history = encoding.history
    for game, rng in random_games(kit.game, count(6, 2)):
        played_out(game, rng)
        for viewer in viewers(game):
            events = game.events(viewer)
            rows = history.rows(game, viewer, len(events) + 2)
            assert not rows[:2].any()
            assert [history.events[row[0]] for row in rows[2:]] == [event.name for event in events]
            assert (history.rows(game, viewer, 3) == rows[-3:]).all()


def test_a_fact_that_a_viewer_may_not_see_is_unseen(kit: Kit, encoding: Encoding) -> None:
    history, rng = encoding.history, random.Random(5)
    game = kit.game.of(kit.game.make_table(), seed=2)
    played_out(game, rng)
    for viewer in viewers(game):
        events = game.events(viewer)
        rows = history.rows(game, viewer, len(events))
        for event, row in zip(events, rows, strict=True):
            told = {name for name, number in zip(history.columns, row, strict=True) if number != -1} - {"what"}
            assert told == {name for name, fact in event.facts.items() if fact is not None}


def test_seats_of_the_past_are_counted_from_the_one_who_looks(kit: Kit, encoding: Encoding) -> None:
    history, column = encoding.history, encoding.history.columns.index("seat")
    game = kit.game.of(kit.game.make_table(), seed=2)
    played_out(game, random.Random(5))
    for seat in range(game.players):
        own = [row for row in history.rows(game, seat, 999) if history.events[row[0]] == "chose" and row[column] == 0]
        assert len(own) == sum(event.name == "chose" and event.facts["seat"] == seat for event in game.events(seat))
        assert own
