"""Games of Express told: the train with its loot, the bandits and their bullets."""

from __future__ import annotations

from collections.abc import Iterator

from folsom import Event, Express
from folsom.express.components import (
    ALL_JEWELS,
    ALL_STRONGBOXES,
    CAR_NAMES,
    CARD_SYMBOLS,
    CARS,
    INSIDE,
    PURSE_VALUES,
    ROOF,
)
from folsom.express.state import State
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import bandit_name, whereabouts
from tools.golden_text import INDENT, Broadcaster, indented, train_lines

WIDEST_CAR = max(map(len, CAR_NAMES))


class ExpressTelling(Broadcaster):
    """A game of Express."""

    legend = "> is a choice, = the only one there was; | inside | roof"

    def picture(self) -> Iterator[str]:
        """The train, and each bandit's card."""
        assert isinstance(self.game, Express)
        s, v = self.game.position.state, self.game.view().record
        cars = range(s.cars)
        names = [f"{CAR_NAMES[s.car_kind[car]]:{WIDEST_CAR}}" for car in cars]
        yield from train_lines(names, *([_spot(s, v, car, level) for car in cars] for level in (INSIDE, ROOF)))
        yield ""
        yield from _bandit_cards(s, v)

    def sentences(self, event: Event) -> Iterator[str]:
        """What happened, with room around what begins something."""
        if event.name == "round began":
            yield from ("", f"{event.text} Symbols: {' '.join(CARD_SYMBOLS[event.facts['card']])}.", "")
        elif event.name == "scheming ended":
            yield from ("", *indented(event), "")
        else:
            yield from indented(event)


def _loot(tokens: int) -> list[str]:
    purses = [f"${value}" for token, value in enumerate(PURSE_VALUES) if tokens >> token & 1]
    jewels = ["jewel"] * (tokens & ALL_JEWELS).bit_count()
    return purses + jewels + ["strongbox"] * (tokens & ALL_STRONGBOXES).bit_count()


def _spot(s: State, v: ExpressViewRecord, car: int, level: int) -> str:
    marshal = ["Marshal"] if (car, level) == (s.marshal, INSIDE) else []
    here = [bandit_name(v, bandit) for bandit in range(s.bandits) if whereabouts(v, bandit) == (car, level)]
    return ", ".join(marshal + here + _loot(s.loot[car + level * CARS])) or "-"


def _bandit_cards(s: State, v: ExpressViewRecord) -> Iterator[str]:
    """Each bandit's loot and bullets."""
    for bandit in range(s.bandits):
        received = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
        loot = ", ".join(_loot(s.held[bandit])) or "nothing"
        yield f"{INDENT}{bandit_name(v, bandit)} has {loot}; {s.bullets[bandit]} bullets left, {received} received"
    yield f"{INDENT}{s.neutral} neutral bullets left"
