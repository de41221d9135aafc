"""What of the loot decides an endgame: loots follow the cards, and classes lose nothing."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from folsom.bots.super.endgames.larger_games import classes_in_larger_game
from folsom.bots.super.endgames.loot import LootState, Transition, transitions
from folsom.bots.super.endgames.loot_classes import LootClasses, chances_of, unseen

CARDS = 8


@cache
def loot_classes() -> LootClasses:
    return LootClasses()


def stock_of(hands: list[set[int]], left: set[int]) -> LootState:
    """The loot of hands of cards, a better card having a greater number."""
    owners = sorted((role for role, hand in enumerate(hands) if hand), key=lambda role: -max(hands[role]))
    better = [sum(card > max(hand, default=-1) for card in left) for hand in hands]
    return LootState(tuple(map(len, hands)), tuple(better), tuple(owners))


def deal(rng: random.Random) -> tuple[list[set[int]], set[int]]:
    """Some cards for three, the others unseen."""
    hands: list[set[int]] = [set(), set(), set()]
    left = set(range(CARDS))
    for card in rng.sample(sorted(left), rng.randrange(4)):
        left.remove(card)
        rng.choice(hands).add(card)
    return hands, left


def test_a_stock_follows_the_cards() -> None:
    rng = random.Random(1)
    for _ in range(300):
        hands, left = deal(rng)
        loot, transition = stock_of(hands, left), rng.choice(list(transitions(3)))
        drawn = rng.choice(sorted(left))
        above = sum(card > drawn for card in left)
        hands[transition[0]].add(drawn)
        assert loot.after(transition, above) == stock_of([hands[role] for role in transition], left - {drawn})


def test_most_cards_win_and_then_the_dearest() -> None:  # S5.2
    assert stock_of([{0, 1}, {7}, set()], set()).winner == 0
    assert stock_of([{0, 6}, {1, 7}, {5}], set()).winner == 1


def test_a_round_goes_on_with_two_or_three_and_one_of_them_takes_the_car() -> None:
    assert sorted(transitions(2)) == [(0, 1), (1, 0)]
    assert len(set(transitions(3))) == 3 * 2 + 3
    assert {(0, 1, 2), (1, 2, 0), (2, 0, 1)} < set(transitions(3))


@pytest.mark.parametrize(("place", "classes"), [((2, 2), 11), ((2, 3), 104), ((3, 2), 16), ((4, 3), 8), ((5, 3), 1)])
def test_there_are_few_classes(place: tuple[int, int], classes: int) -> None:
    assert loot_classes().size(place) == classes


@pytest.mark.parametrize("place", [(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (4, 3), (5, 3)])
def test_every_stock_of_a_class_has_the_chances_of_its_class(place: tuple[int, int]) -> None:
    cars, count = place
    for transition in transitions(count):
        chances = loot_classes().chances(place, transition)
        assert np.allclose(chances.sum(axis=1), 1)
        for loot, kind in loot_classes().classes[place].items():
            assert np.allclose(chances[kind], counted(cars, loot, transition, chances.shape[1]))


def counted(cars: int, loot: LootState, transition: Transition, classes: int) -> list[float]:
    """The chance of each class after a transition, card by card."""
    later = [
        loot_classes().classes[cars - 1, len(transition)][loot.after(transition, card)] for card in range(unseen(cars))
    ]
    return [later.count(kind) / len(later) for kind in range(classes)]


def test_who_takes_the_last_car_of_a_duel_wins_if_both_had_as_many() -> None:
    loot = stock_of([{0}, {7}], {1, 2, 3, 4, 5})
    kind = loot_classes().classes[2, 2][loot]
    assert loot_classes().chances((2, 2), (0, 1))[kind].tolist() == [1, 0]
    assert loot_classes().chances((2, 2), (1, 0))[kind].tolist() == [1, 0]  # by the roles after it


@pytest.mark.parametrize("players", [4, 7])
def test_a_stock_of_a_larger_game_is_of_a_class_by_what_may_come_of_it(players: int) -> None:
    classes = classes_in_larger_game(loot_classes(), players)
    for place in [(2, 2), (2, 3), (3, 2)]:
        cards = unseen(place[0], players)
        assert len(classes[place]) > 50
        for loot, kind in classes[place].items():
            for transition in transitions(place[1]):
                chances = dict(chances_of(loot, transition, cards, classes[place[0] - 1, len(transition)]))
                expected = loot_classes().chances(place, transition)[kind]
                assert [float(chances.get(column, 0)) for column in range(len(expected))] == expected.tolist()


def test_a_game_of_three_is_no_guest_of_itself() -> None:
    for place, classes in classes_in_larger_game(loot_classes(), 3).items():
        known = loot_classes().classes[place]
        assert all(classes[loot] == known[loot] for loot in known)


def test_a_tie_that_three_players_can_not_have_has_no_class() -> None:
    half = stock_of([{0, 6}, {1}], {2, 7})  # a game of six, in which half of the unseen cards are better
    assert half not in classes_in_larger_game(loot_classes(), 6)[2, 2]
    assert unseen(2, 6) == 2
