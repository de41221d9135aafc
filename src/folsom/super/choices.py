"""Choices as data: the cards of a plan, named as views name them."""

from typing import Annotated, Literal, TypedDict, cast

from folsom.kernel.choices import Sentence
from folsom.kernel.events import Facts
from folsom.super.choice_codes import cards_of


class Plan(TypedDict):
    """The cards of a plan, in order."""

    act: Annotated[Literal["plan"], Sentence("choice-plan")]
    cards: list[str]


CHOICE_KINDS: tuple[type, ...] = (Plan,)


def choice_facts(plan: int) -> Facts:
    """A plan as data: its cards in order identify it."""
    return cast("Facts", Plan(act="plan", cards=list(cards_of(plan))))
