"""What one eye can't see of a game of Super: the others' plans."""

from __future__ import annotations

import random

from folsom import Event, Super
from folsom.super.components import legal_plans
from folsom.super.state import State
from tests.support.random_games import View

AT_THE_EDGE = {"fell off", "left train"}  # whose next card is Horse comes to light there (S6.2)


def exchange(state: State, viewer: View, rng: random.Random) -> None:
    """Every other seat that has a plan has any other (S3.1)."""
    for seat in range(state.players):
        if seat != viewer and state.planned >> seat & 1:
            state.plan[seat] = rng.choice(legal_plans(state.extensions))


def comes_to_light(one: Event | None, other: Event | None, game: Super, viewer: View) -> bool:
    """Whether two worlds may differ for the first time in these events: another's card is turned up (S3.2)."""
    if one is None or other is None:
        return False
    if one.name != other.name:
        return {one.name, other.name} == AT_THE_EDGE and one.facts == other.facts
    differ = {fact for fact in one.facts if one.facts[fact] != other.facts[fact]}
    return one.name == "revealed" and differ == {"card"} and one.facts["bandit"] != viewer
