"""Choices as data: the cards of a plan, named as views name them."""

from folsom.kernel.events import Facts
from folsom.super.choice_codes import cards_of


def choice_facts(plan: int) -> Facts:
    """What a plan is: no other has the same cards in the same order."""
    return {"act": "plan", "cards": list(cards_of(plan))}
