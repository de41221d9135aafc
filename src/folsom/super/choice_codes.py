"""A choice of Super is a plan: its number is its place in `PLANS_IN_ORDER`.

The numbers are part of saved games; add at the end, never renumber.
"""

from folsom.super.components import CARD_NAMES, PLANS_IN_ORDER


def cards_of(plan: int) -> tuple[str, ...]:
    """The names of a plan's cards, in order (S3.1)."""
    return tuple(CARD_NAMES[card] for card in PLANS_IN_ORDER[plan])
