"""Every choice says as data what it is, so that a page can put it on the thing itself."""

from __future__ import annotations

import json

from tests.support.game_kit import Kit
from tests.support.random_games import count, play_on, random_games, viewers


def test_the_facts_of_choices_are_data_that_tell_them_apart(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(20, 4)):
        for choice in play_on(game, rng):
            facts = [option.facts for option in game.choices(choice.seat)]
            assert all("act" in each for each in facts)
            told = [json.dumps(each, sort_keys=True) for each in facts]
            assert len(set(told)) == len(told)
            assert [json.loads(each) for each in told] == facts


def test_a_choice_is_the_same_with_or_without_its_facts(kit: Kit) -> None:
    game = kit.new(seed=1899)
    choice = game.choices(game.to_act[0])[0]
    plain = type(choice)(choice.seat, choice.code, choice.text)
    assert (plain, repr(plain), hash(plain)) == (choice, repr(choice), hash(choice))
    game.play(plain.seat, plain)
    assert game.moves[0].code == choice.code


def test_nothing_that_is_barred_can_be_chosen_and_only_who_is_to_choose_is_told(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(30, 6)):
        for choice in play_on(game, rng):
            bars = game.view(choice.seat).why_not
            for bar in bars:
                assert not any(bar.facts.items() <= option.facts.items() for option in game.choices(choice.seat))
            told = [json.dumps(bar.facts, sort_keys=True) for bar in bars]
            assert len(set(told)) == len(told)
            idle = [viewer for viewer in viewers(game) if viewer is None or not game.choices(viewer)]
            assert all(game.view(viewer).why_not == () for viewer in idle)
