"""Express, as the tests that hold for every game take it."""

from __future__ import annotations

from typing import SupportsInt

from folsom import Express
from folsom.express.components import FACES, NEUTRAL_BULLETS, ROUNDS, SEATS, TURNS_MAX
from folsom.express.position import Position
from folsom.express.statistics import SUMS
from folsom.kernel import write
from tests.express.conserved import CHECKS
from tests.express.siblings import comes_to_light, exchange
from tests.support.game_kit import Kit, Secret
from tests.support.many_games import Herd

FEW_NEUTRALS = 3
CHOICES_A_CARD = 4  # whom to punch, which loot, Cheyenne's take, which way
LONGEST_ROUND = TURNS_MAX + SEATS * FACES + TURNS_MAX * CHOICES_A_CARD + SEATS

OWN_CARDS = Secret(frozenset({"cards"}), frozenset({"seat"}))
OWN_PURSE = Secret(frozenset({"value"}), frozenset({"seat"}))
PURSE_ONCE_HELD = Secret(frozenset({"value"}), frozenset({"seat", "holder"}))


class ExpressHerd(Herd):
    """In every other game most neutral bullets are gone, so that they run out in many (X9.4)."""

    game = Express

    def prepare(self, index: int) -> None:
        """Take neutral bullets away."""
        if index % 2:
            write(self.states, index, "neutral", FEW_NEUTRALS)
            write(self.states, index, "neutral_removed", NEUTRAL_BULLETS - FEW_NEUTRALS)


def short_of_neutrals(game: Express) -> Express:
    """The same game with most neutral bullets gone, so that they soon run out (X9.4)."""
    state = game.position.copy().state
    state.neutral, state.neutral_removed = FEW_NEUTRALS, NEUTRAL_BULLETS - FEW_NEUTRALS
    return Express.at(Position(state))


def step_alone(game: Express, chosen: SupportsInt) -> None:
    """One choice, of the seat that is asked first."""
    game.play(game.position.state.seat, int(chosen))


KIT = Kit(
    game=Express,
    herd=ExpressHerd,
    checks=CHECKS,
    longest_game=1 + SEATS + ROUNDS * LONGEST_ROUND,
    sums=SUMS,
    step_alone=step_alone,
    exchange=exchange,
    comes_to_light=comes_to_light,
    open_facts=frozenset(
        (
            *("seat", "bandit", "target", "round", "number", "first", "count", "bullets", "face_down", "card"),
            *("was_face_down", "action", "reason", "from_car", "to_car", "car", "level", "spot", "source", "event"),
            *("money", "loot"),
        )
    ),
    secrets={
        "chose": Secret(frozenset({"choice", "forced"}), frozenset({"seat"})),
        "dealt": OWN_CARDS,
        "drew": OWN_CARDS,
        "discarded": OWN_CARDS,
        "played": Secret(frozenset({"card"}), frozenset({"seat"})),
        "dropped": OWN_PURSE,
        "lost purse": OWN_PURSE,
        "robbed": PURSE_ONCE_HELD,
        "pickpocketed": PURSE_ONCE_HELD,
        "pocketed": PURSE_ONCE_HELD,
    },
    rare=frozenset({"neutrals gone"}),
)
