"""What is drawn in the rules of Super, played: what is drawn below cards is what they lead to.

Rules play whole rounds; the train after a single card is that of a follower, who knows it from events and is held
to the rules by the conformance tests.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folsom import SuperView
from tests.support.scenes.super.scene import Scene
from tests.support.scenes.super.train import looks_like
from tools.rules_page import SUPER

TRAIN = r"roof +\|.*\ninside +\|.*\n"
STUNNED = re.compile(r"(◄?)~(\w)~(►?)")
DRAWN = re.compile(rf"(?P<before>{TRAIN})(?P<cards>(?:\w+: .+\n)+)(?P<after>{TRAIN})(?P<told>.*)")


class Drawn(NamedTuple):
    """A train, the cards that are played by name of bandit, the train after them, and a sentence about it, if any."""

    before: str
    cards: dict[str, str]
    after: str
    told: str

    @property
    def is_whole_round(self) -> bool:
        """Whether everyone's plan is there, and not a single card."""
        return all("," in plan for plan in self.cards.values())


def drawn_rules() -> list[Drawn]:
    """Every pair of trains on the page, with the cards between them."""
    return [drawn(found) for found in DRAWN.finditer(SUPER.page.read_text())]


def drawn(found: re.Match[str]) -> Drawn:
    """What stands in one drawing."""
    cards = dict(line.split(": ") for line in found["cards"].splitlines())
    return Drawn(starred(found["before"]), cards, starred(found["after"]), found["told"].strip("`"))


def starred(train: str) -> str:
    """A train as scenes draw it: ◄~T~ and ~T~►, as the terminal shows them, with a star at the back."""
    return STUNNED.sub(lambda one: f"◄{one[2]}*" if one[1] else f"*{one[2]}►", train)


def is_as_drawn(rule: Drawn) -> bool:
    """Whether the cards lead from the one train to the other; if not, both are told."""
    return looks_like(after_round(rule) if rule.is_whole_round else after_card(rule), rule.after)


def after_round(rule: Drawn) -> SuperView:
    """What all see when everyone's plan is played, and the car unhooked."""
    scene = Scene(rule.before, seats=" ".join(rule.cards))
    scene.play(**rule.cards)
    assert any(rule.told in event.text for event in scene.game.events())
    return scene.view()


def after_card(rule: Drawn) -> SuperView:
    """What all see when one card is played, first of all in a round."""
    [(bandit, card)] = rule.cards.items()
    scene = Scene(rule.before, first=bandit, reflex=True, horse=True)
    for name in scene.to_act:
        before, plans = scene.game.copy(), scene.game.choices(scene.seat(name))
        plan = next(plan for plan in plans if plan.text.startswith(card))
        scene.choose(name, plan.text)
    events = scene.game.news(None, before.entries)
    second = [number for number, event in enumerate(events) if event.name == "revealed"][1]
    return before.position.frames(plan.seat, plan.code)[second - 1].view(None)
