"""A moment of Super, drawn in text and played on by plans, so that a test reads like the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import folsom
from folsom.kernel import seed_chance
from folsom.super.components import CARD_NAMES, CHARACTER_NAMES, LOOT_VALUES
from folsom.super.events import REASONS
from folsom.super.position import Position
from folsom.super.state import CAR_BITS, MIDDLE, OFF_TRAIN, ROW, State
from folsom.super.table import make_table
from folsom.super.words import ENDED_BY_NAMES, WAY_NAMES
from tests.support.scenes.events import SceneEvents
from tests.support.scenes.rows import LEVELS
from tests.support.scenes.super.train import Train, as_drawn, looks_like, read_train, upside_down

REST = "Turn, Reflex, Move"  # of one who lies stunned: up, down and up again
CARS_MORE_THAN_PLAYERS = 2  # the locomotive and one more (S1.2)

Floors = Callable[[str], str]  # a drawing as it is, or upside down
both_levels = pytest.mark.parametrize("floors", [as_drawn, upside_down], ids=["as drawn", "upside down"])


class Scene(SceneEvents):
    """A game at the plans of a round, its train as `tests.support.scenes.super.train` says.

    `seats` names the bandits in seat order (by default that of the alphabet), `first` is the first player (by
    default the first of the seats), and `out` those who fell before: `out="Doc Mei, Ghost"` says that Doc and Mei
    fell together, and Ghost later. A capitalised keyword is a bandit's loot (`Belle="301 345"`), any other an
    extension (`reflex=True`); all other car cards are unseen.
    """

    def __init__(
        self,
        drawing: str,
        *,
        seats: str | None = None,
        first: str | None = None,
        out: str = "",
        seed: int = 0,
        **loot_and_options: Any,
    ) -> None:
        loot = {name: words for name, words in loot_and_options.items() if name in CHARACTER_NAMES}
        options = {name: value for name, value in loot_and_options.items() if name not in loot}
        train = read_train(drawing)
        self.characters = seats.split() if seats else sorted([*_on_train(train), *out.replace(",", "").split()])
        table = make_table(characters=self.characters, first_player=self.seat(first) if first else 0, **options)
        state = table.template(seed_chance(seed))
        self._lay_train(state, train)
        self._drop(state, out)
        self._give_loot(state, loot)
        self._game = folsom.Super.at(Position(state))

    def _lay_train(self, s: State, train: Train) -> None:
        """Cars and bandits as drawn; a train that is shorter than at the start has lost a car each round."""
        s.cars = len(train[0])
        s.round_number = s.players + CARS_MORE_THAN_PLAYERS - s.cars
        if s.round_number < 0:
            raise ValueError(f"a train of {s.players} players has at most {s.players + CARS_MORE_THAN_PLAYERS} cars")
        s.stand = [OFF_TRAIN for _ in s.stand]
        for level, row in enumerate(train):
            for car, figures in enumerate(row):
                for place, figure in enumerate(figures):
                    seat = self.seat(figure.name)
                    s.stand[seat] = (car | level << CAR_BITS) * ROW + MIDDLE + place
                    s.aboard |= 1 << seat
                    s.backward |= (not figure.faces_locomotive) << seat
                    s.stunned |= figure.stunned << seat

    def _drop(self, s: State, out: str) -> None:
        """Who fell, one group after the other."""
        for names in filter(None, out.split(",")):
            s.falls += 1
            for name in names.split():
                s.fell[self.seat(name)] = s.falls

    def _give_loot(self, s: State, loot: Mapping[str, str]) -> None:
        """The car cards won so far, at most one a round."""
        if sum(len(values.split()) for values in loot.values()) > s.round_number:
            raise ValueError(f"in {s.round_number} rounds nobody can have won so many cards: {loot}")
        s.unseen = (1 << len(LOOT_VALUES)) - 1
        for name, values in loot.items():
            for value in map(int, values.split()):
                s.loot[self.seat(name)] |= 1 << LOOT_VALUES.index(value)
                s.unseen ^= 1 << LOOT_VALUES.index(value)

    # --- playing -----------------------------------------------------------------------------

    def play(self, **plans: str) -> None:
        """Play a round by everyone's plans, `Tuco="Move, Fire, Turn"`."""
        if not set(plans) >= set(self.to_act):
            raise AssertionError(f"plans are needed of {self.to_act}, not of {list(plans)}")
        for name, plan in plans.items():
            self.choose(name, plan)

    def rest(self) -> None:
        """A round that only its end changes: whoever lies stunned stands up, lies down and stands up."""
        assert all(bandit.stunned for car in self.view().cars for bandit in (*car.inside, *car.roof))
        self.play(**dict.fromkeys(self.to_act, REST))

    def choose(self, name: str, plan: str) -> None:
        """A bandit's player makes a plan, or another one."""
        self.game.play(self.seat(name), plan)

    # --- what is -----------------------------------------------------------------------------

    @property
    def game(self) -> folsom.Super:
        """The game of the scene."""
        return self._game

    def seat(self, name: str) -> int:
        """The seat that plays a bandit."""
        return self.characters.index(name)

    @property
    def to_act(self) -> list[str]:
        """The bandits whose players have no plan yet, in seat order."""
        return [self.characters[seat] for seat in self.game.to_act]

    @property
    def first(self) -> str:
        """The first player of this round."""
        return self.characters[self.view().first]

    def view(self, name: str | None = None) -> folsom.SuperView:
        """What a bandit's player sees, or a spectator."""
        return self.game.view(self.viewer(name))

    def shows(self, drawing: str) -> bool:
        """Whether the whole train is as drawn; if not, both are told."""
        return looks_like(self.view(), drawing)

    def loot(self, name: str) -> tuple[int, ...]:
        """The values of a bandit's car cards, in order."""
        return self.view().seats[self.seat(name)].loot

    @property
    def fallen(self) -> list[str]:
        """Who is out, in the order in which they fell; those who fell together in one string."""
        fell = {seat.name: seat.fell for seat in self.view().seats if seat.fell}
        return [" ".join(name for name in fell if fell[name] == time) for time in sorted(set(fell.values()))]

    # --- what has happened -------------------------------------------------------------------

    @property
    def names(self) -> Mapping[str, Any]:
        """For each fact that is a number of something, the names of these things."""
        return {
            **dict.fromkeys(("bandit", "target", "seat", "first"), self.characters),
            **dict.fromkeys(("card", "action"), CARD_NAMES),
            "level": LEVELS,
            "way": WAY_NAMES,
            "reason": REASONS,
            "ended_by": ENDED_BY_NAMES,
        }

    @property
    def cards_played(self) -> list[tuple[str, str]]:
        """Who revealed which card, in order."""
        return [(event["bandit"], event["card"]) for event in self.events("revealed")]

    @property
    def places(self) -> dict[str, int]:
        """Everyone's place in the finished game."""
        return {account.name: account.rank for account in self.game.result.accounts}


def _on_train(train: Train) -> list[str]:
    """The bandits that a drawing shows."""
    return [figure.name for row in train for cell in row for figure in cell]
